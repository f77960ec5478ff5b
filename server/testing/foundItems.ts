/** Items of the catalogue as the graph gives them, found by address or id: what tests need in order to change or save one. */
import type { Browser } from './browser.js';
import { FoundInstitutionDocument, FoundProgramDocument, FoundScholarshipDocument } from './foundItems.gql.js';
import { dataOf, type Question } from './runQuery.js';

export type FoundItem = { id: string; slug: string; updatedAt: string };
type Found = { found: FoundItem | null };

/** Each gives the item as `found`. */
const FOUND = {
  institution: FoundInstitutionDocument,
  program: FoundProgramDocument,
  scholarship: FoundScholarshipDocument,
} satisfies Record<string, Question<Found>>;
export type FoundKind = keyof typeof FOUND;

/** Null when there is none. */
export async function findItem(
  { query }: Pick<Browser, 'query'>,
  kind: FoundKind,
  by: { slug: string } | { id: string },
): Promise<FoundItem | null> {
  return dataOf(await query<Found>(FOUND[kind], by)).found;
}

export async function foundItem(
  browser: Pick<Browser, 'query'>,
  kind: FoundKind,
  by: { slug: string } | { id: string },
): Promise<FoundItem> {
  const item = await findItem(browser, kind, by);
  if (!item) throw new Error(`The catalogue has no ${kind} of ${JSON.stringify(by)}.`);
  return item;
}
