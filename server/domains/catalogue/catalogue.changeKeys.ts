/** Under which keys a change of an entry is told: its id, its addresses, and the lists that it is in (kernel/changeLog.ts). */
import type { ItemMeta } from './catalogue.records.js';

export type CatalogueKind = 'institutions' | 'programs' | 'scholarships';

/** What is known of a changed entry. */
export type ChangedItem = Pick<ItemMeta, '_id' | 'slug' | 'formerSlugs' | 'changedAt'> & {
  /** Of programs and scholarships. */
  institutionId?: string;
  /** Of scholarships. */
  destinations?: readonly string[];
};

/** An entry is known by its id. */
export const keyOfSlug = (kind: CatalogueKind, slug: string): string => `${kind} ${slug}`;
/** All of one institution: how many there are, which come first. */
export const keyOfList = (kind: 'programs' | 'scholarships', institutionId: string): string =>
  `${kind} of ${institutionId}`;
/** Scholarships that are tied to no institution. */
export const keyOfCountry = (destination: string): string => `scholarships in ${destination}`;

export function keysOf(kind: CatalogueKind, item: ChangedItem): string[] {
  const { _id, slug, formerSlugs, institutionId, destinations = [] } = item;
  const keys = [_id, ...[slug, ...formerSlugs].map(each => keyOfSlug(kind, each))];
  if (kind !== 'institutions' && institutionId !== undefined) keys.push(keyOfList(kind, institutionId));
  if (kind === 'scholarships' && institutionId === undefined) keys.push(...destinations.map(keyOfCountry));
  return keys;
}
