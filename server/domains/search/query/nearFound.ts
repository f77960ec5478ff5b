/** What a changed text finds, the nearest first. */
import type { KindIndex } from '../build/searchIndex.js';
import { onlySubject } from '../text/subjects.js';
import type { Term } from '../text/terms.js';
import { facetsOf, type Filter } from './filters.js';
import { kinshipOf } from './nearerSubjects.js';
import { isForGraduates } from './nearLevels.js';
import { isInReach, nearnessOf, PRICES, type LetGo, type Nearness } from './nearness.js';
import { priceOf } from './nearFigures.js';
import { MAX_NEAR } from './nearShares.js';
import type { RankReason } from './ranking.js';
import { runQuery, type KindQuery } from './runQuery.js';

/** Where an order was asked for, nothing that is let go of changes it. */
export const NOTHING: LetGo = { dropped: [], countries: new Set(), cities: [], around: [] };

/** Filters of the text that a changed one has no more. */
export function droppedFrom(query: KindQuery, changed: KindQuery): Filter[] {
  const facets = new Set(changed.filters.flatMap(facetsOf));
  const isNamed = changed.filters.some(({ kind }) => kind === 'institutions');
  // What is not wanted is let go of by nothing.
  return query.filters.filter(filter =>
    filter.kind === 'institutions'
      ? !isNamed
      : filter.kind !== 'without' && !facetsOf(filter).some(facet => facets.has(facet)),
  );
}

/** What stands before the rest of an answer; nothing where words have to be left out. That somebody is called by the state is no answer: it was not typed. */
export function nearerOf(
  index: KindIndex,
  query: KindQuery,
  isOwnSubject: boolean,
): { doc: number; reasons: RankReason[] }[] {
  const page = { number: 1, size: MAX_NEAR };
  const { docs, reasons, droppedWords } = runQuery(index, {
    ...query,
    isOwnSubject,
    isPart: true,
    page,
    facets: [],
  });
  const reasonsAt = (place: number) => (reasons[place] ?? []).filter(reason => reason !== 'EXACT_NAME');
  return droppedWords.length > 0 ? [] : docs.map((doc, place) => ({ doc, reasons: reasonsAt(place) }));
}

/** Every answer of a relation, before what is known is left out of it. `isOwn`: of the subject itself. */
export function findNear(
  index: KindIndex,
  { query, nearness, isOwn, size }: { query: KindQuery; nearness: Nearness | null; isOwn: boolean; size: number },
) {
  const page = { number: 1, size };
  return runQuery(index, { ...query, nearness, isOwnSubject: isOwn, isPart: true, page, facets: [] });
}

/** Of the only subject of a text: how near to it what is related to it is. */
export function relatedTo(index: KindIndex, terms: readonly Term[]): Nearness['relatedOf'] {
  const subject = onlySubject(terms);
  return subject && index.awardOf.length > 0 ? kinshipOf(index, { term: subject, by: '' }) : null;
}

/** The nearest that a search finds, where that is out of reach, or for graduates; null where it is not, and where there is none. */
export function nearestOutOfReach(
  index: KindIndex,
  { query, asked, kin }: { query: KindQuery; asked: KindQuery; kin: Parameters<typeof nearnessOf>[2] },
): number | null {
  const nearness = nearnessOf(index, { ...NOTHING, dropped: droppedFrom(asked, query) }, kin);
  const [first] = findNear(index, { query, nearness, isOwn: false, size: 1 }).docs;
  if (first === undefined) return null;
  return isInReach(nearness, first) && !isForGraduates(index)(first) ? null : first;
}

/** What the cheapest of the subject itself costs; nothing where the price was a limit, which all of it keeps then. */
export function cheapestOf(index: KindIndex, query: KindQuery): number {
  const own = nearerOf(index, query, true);
  const isLimited = query.filters.some(filter => filter.kind === 'range' && PRICES.includes(filter.range));
  return own.length > 0 && isLimited ? 0 : Math.min(Infinity, ...own.map(({ doc }) => priceOf(index)(doc)));
}
