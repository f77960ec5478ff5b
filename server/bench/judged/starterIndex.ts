/** The starter catalogue and the index over it, made without a database, at a fixed moment. */
import { exchangeRates } from '../../../schema/site/exchangeRates.js';
import { completenessOf } from '../../domains/catalogue/catalogue.facts.js';
import { createCatalogueFeed } from '../../domains/catalogue/catalogue.feed.js';
import { parseStarter, readStarter, type Starter } from '../../domains/catalogue/catalogue.starter.js';
import { buildSearchIndex } from '../../domains/search/build/buildSearchIndex.js';
import type { SearchIndex } from '../../domains/search/build/searchIndex.js';
import { loadFeed } from '../searchSubject.js';

export const JUDGED_AT = new Date('2026-11-22T00:00:00Z');

type FeedSource = Parameters<typeof createCatalogueFeed>[0];

/** Items as they are stored, with their slug as id. */
function storedItems<Item extends { slug: string }>(
  items: readonly Item[],
  kind: 'INSTITUTION' | 'PROGRAM' | 'SCHOLARSHIP',
) {
  return items.map(item => ({
    ...item,
    _id: item.slug,
    isRetired: false,
    completeness: completenessOf(kind, item),
    changedAt: JUDGED_AT,
  }));
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

export async function starterIndex(): Promise<{ starter: Starter; index: SearchIndex }> {
  const starter = parseStarter(await readStarter());
  const withInstitution = <Item extends { institution?: string | undefined }>(item: Item) => ({
    ...item,
    institutionId: item.institution,
  });
  const source = {
    institutions: { changedSince: () => each(storedItems(starter.institutions, 'INSTITUTION')) },
    programs: { changedSince: () => each(storedItems(starter.programs, 'PROGRAM').map(withInstitution)) },
    scholarships: { changedSince: () => each(storedItems(starter.scholarships, 'SCHOLARSHIP').map(withInstitution)) },
  };
  const rows = await loadFeed(createCatalogueFeed(source as unknown as FeedSource));
  return { starter, index: buildSearchIndex(rows, { asOf: JUDGED_AT, rates: exchangeRates.rates }) };
}
