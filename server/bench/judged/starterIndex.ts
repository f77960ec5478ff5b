/** The starter catalogue and the index over it, made without a database, at a fixed moment. */
import { exchangeRates } from '../../../schema/site/exchangeRates.js';
import { completenessOf } from '../../domains/catalogue/catalogue.facts.js';
import { createCatalogueFeed } from '../../domains/catalogue/catalogue.feed.js';
import type {
  InstitutionRecord,
  ItemMeta,
  ProgramRecord,
  ScholarshipRecord,
} from '../../domains/catalogue/catalogue.records.js';
import { parseStarter, readStarter, type Starter } from '../../domains/catalogue/catalogue.starter.js';
import { buildSearchIndex } from '../../domains/search/build/buildSearchIndex.js';
import type { SearchIndex } from '../../domains/search/build/searchIndex.js';
import type { IndexHolder } from '../../domains/search/indexHolder.js';
import { loadFeed } from '../searchSubject.js';

export const JUDGED_AT = new Date('2026-11-22T00:00:00Z');

/** What the database would add; the slug stands for the id. */
const metaOf = (
  kind: 'INSTITUTION' | 'PROGRAM' | 'SCHOLARSHIP',
  item: { slug: string; formerSlugs: string[] },
): ItemMeta => ({
  _id: item.slug,
  slug: item.slug,
  formerSlugs: item.formerSlugs,
  origin: 'STARTER',
  staffFields: [],
  sourceIds: [],
  completeness: completenessOf(kind, item),
  isRetired: false,
  contentHash: '',
  changedAt: JUDGED_AT,
});

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

export async function starterIndex(): Promise<{ starter: Starter; index: SearchIndex }> {
  const starter = parseStarter(await readStarter());
  const institutions = starter.institutions.map(
    item => ({ ...item, ...metaOf('INSTITUTION', item) }) as InstitutionRecord,
  );
  const programs = starter.programs.map(
    ({ institution, ...item }) =>
      ({ ...item, institutionId: institution, ...metaOf('PROGRAM', item) }) as ProgramRecord,
  );
  const scholarships = starter.scholarships.map(
    ({ institution, ...item }) =>
      ({ ...item, institutionId: institution, ...metaOf('SCHOLARSHIP', item) }) as ScholarshipRecord,
  );
  const feed = createCatalogueFeed({
    institutions: { changedSince: () => each(institutions) },
    programs: { changedSince: () => each(programs) },
    scholarships: { changedSince: () => each(scholarships) },
  });
  const rows = await loadFeed(feed);
  return { starter, index: buildSearchIndex(rows, { asOf: JUDGED_AT, rates: exchangeRates.rates }) };
}

const STATE = { isReady: true, lastRefreshedAt: JUDGED_AT, lastBuiltAt: JUDGED_AT, lastFailure: null };

/** A holder whose index never changes. */
export const holderOf = (index: SearchIndex): Pick<IndexHolder, 'current' | 'state'> => ({
  current: () => index,
  state: () => STATE,
});
