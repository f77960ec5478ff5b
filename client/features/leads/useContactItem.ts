import type { CatalogueKind } from '../../generated/types';
import { type ContactItemQuery, useContactItemQuery } from './ContactItem.gql';
import { contactItemVariables, readSubject } from './contactUrl';

export type ContactItem = {
  readonly kind: CatalogueKind;
  readonly id: string;
  readonly name: string;
  readonly path: string;
};

function itemOf({ institution, program, scholarship }: ContactItemQuery): ContactItem | null {
  if (program)
    return {
      kind: 'PROGRAM',
      id: program.id,
      name: `${program.title}, ${program.institution.name}`,
      path: `/programs/${program.slug}`,
    };
  if (institution)
    return {
      kind: 'INSTITUTION',
      id: institution.id,
      name: institution.name,
      path: `/schools/${institution.slug}`,
    };
  return scholarship
    ? { kind: 'SCHOLARSHIP', id: scholarship.id, name: scholarship.name, path: `/scholarships/${scholarship.slug}` }
    : null;
}

const NOTHING = { kind: 'PROGRAM', slug: '' } as const;

/** What the sender was looking at, when the address says so and there is such an item. */
export function useContactItem(query: URLSearchParams): ContactItem | null {
  const subject = readSubject(query);
  const { data } = useContactItemQuery({
    variables: contactItemVariables(subject ?? NOTHING),
    skip: subject === null,
  });
  return data ? itemOf(data) : null;
}
