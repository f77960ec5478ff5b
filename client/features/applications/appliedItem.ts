/** What an application is about, in the words that its pages need. */
import type { Masked } from '../../kernel/graphql/masked';
import type { AppliedItem_ItemFragment } from './AppliedItem.gql';

export type AppliedItem = {
  readonly type: 'INSTITUTION' | 'PROGRAM';
  readonly id: string;
  readonly title: string;
  /** Of the program; null for an institution. */
  readonly institution: { readonly name: string; readonly to: string } | null;
  readonly city: string;
  readonly destination: 'AU' | 'CA' | 'DE' | 'GB' | 'IE' | 'US';
  /** Its page in the catalogue. */
  readonly to: string;
  readonly isRetired: boolean;
};

export function appliedItemOf(masked: Masked<AppliedItem_ItemFragment>): AppliedItem {
  const item = masked as AppliedItem_ItemFragment;
  switch (item.__typename) {
    case 'Institution':
      return { ...item, type: 'INSTITUTION', title: item.name, institution: null, to: `/schools/${item.slug}` };
    case 'Program':
      return {
        type: 'PROGRAM',
        id: item.id,
        title: item.title,
        institution: { name: item.institution.name, to: `/schools/${item.institution.slug}` },
        city: item.campusCity,
        destination: item.institution.destination,
        to: `/programs/${item.slug}`,
        isRetired: item.isRetired,
      };
    case 'Scholarship':
      throw new Error('Nobody applies for a scholarship here');
  }
}
