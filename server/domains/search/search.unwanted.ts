/** What is left out of an answer by its subject: what the text does not want, and the trades that only share a field with what it asks for. */
import type { KindIndex } from './build/searchIndex.js';
import { hasBit } from './build/bitset.js';
import { resolveFilters, type Filter } from './query/filters.js';
import { readQueryText } from './query/textMatch.js';
import { workspaceOf } from './query/workspace.js';
import { LICENSED_MEANINGS, OTHER_TRADES_OF } from './text/concepts.js';
import { onlySubject } from './text/subjects.js';
import { isLevel, type Limit } from './understanding/limits.js';
import type { Understanding } from './understanding/understand.js';

/** What something else than a subject, a place and a level may meet by chance. */
const NARROWING: readonly Limit['kind'][] = ['INTAKE', 'SEASON', 'FEE', 'TEST', 'ACCEPTED_TEST', 'DURATION'];

/** Levels of what is learned in a trade: whoever says one of them and none above means the trades of a field, too. */
const OF_TRADES: readonly string[] = ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'GRADUATE_CERTIFICATE'];
const meansTrades = ({ items }: Pick<Understanding, 'items'>): boolean =>
  items.some(({ limit }) => isLevel(limit) && limit.awards.every(award => OF_TRADES.includes(award)));

/** Whoever wants hotel management from February on wants tourism that begins then before a kitchen, and hotels that begin in March, too. */
function otherTrades(index: KindIndex, { items, rest }: Pick<Understanding, 'items' | 'rest'>): Filter[] {
  if (index.awardOf.length === 0 || !items.some(({ limit }) => NARROWING.includes(limit.kind))) return [];
  const subject = onlySubject(readQueryText(index, rest).terms);
  const words = (subject && OTHER_TRADES_OF.get(subject.meaning)) ?? [];
  return words.length > 0 ? [{ kind: 'without', words, wanted: rest, keepsWanted: true }] : [];
}

/** Whether it is such a trade, for what is near: that it lacks nothing but the subject makes it no nearer, and elsewhere the subject itself is meant. */
export function isOtherTradeFor(
  index: KindIndex,
  said: Pick<Understanding, 'items' | 'rest'>,
): (doc: number, isElsewhere: boolean) => boolean {
  const [others] = resolveFilters(index, workspaceOf(index), otherTrades(index, said));
  const isMeantHere = meansTrades(said);
  return (doc, isElsewhere) => others !== undefined && !hasBit(others.docs, doc) && (isElsewhere || !isMeantHere);
}

/** What narrows nothing: an order, a wish, what no fact answers. */
const NO_LIMITS: readonly Limit['kind'][] = ['SORT', 'WISH', 'UNANSWERED'];

/** Whether neighbours of the subject are no answer: nobody becomes a pharmacist in Australia by a degree in biomedical science. */
export function isSubjectAlone(index: KindIndex, { items, rest }: Pick<Understanding, 'items' | 'rest'>): boolean {
  if (index.awardOf.length === 0 || items.every(({ limit }) => NO_LIMITS.includes(limit.kind))) return false;
  const subject = onlySubject(readQueryText(index, rest).terms);
  return subject !== undefined && LICENSED_MEANINGS.has(subject.meaning);
}

/** What is not wanted, each by itself. */
export const unwantedIn = (index: KindIndex, said: Pick<Understanding, 'items' | 'rest'>): Filter[] => [
  ...said.items.flatMap(({ limit }): Filter[] =>
    limit.kind === 'EXCLUSION' ? [{ kind: 'without', words: limit.words, wanted: said.rest }] : [],
  ),
  ...(meansTrades(said) ? [] : otherTrades(index, said)),
];
