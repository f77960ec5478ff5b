/** What is left out of an answer by its subject: what the text does not want, and the trades and the law that only share a field with what it asks for. */
import type { KindIndex } from './build/searchIndex.js';
import type { Filter } from './query/filters.js';
import { readQueryText } from './query/textMatch.js';
import { LICENSED_MEANINGS, OTHER_TRADES_OF, PARTS_OF_FIELDS_MEANT, widerThan } from './text/concepts.js';
import { groupOf } from './text/phrases.js';
import { PART_MARK } from './text/queryText.js';
import { onlySubject, subjectsOf } from './text/subjects.js';
import { NO_PART_OF_FIELDS } from './text/vocabulary/broaderSubjects.js';
import { isLevel, isSingleCity, type Limit } from './understanding/limits.js';
import type { Understanding } from './understanding/understand.js';

/** What something else than a subject, a country and a level may meet by chance. */
const NARROWING: readonly Limit['kind'][] = ['INTAKE', 'SEASON', 'FEE', 'TEST', 'ACCEPTED_TEST', 'DURATION'];

/** Whether a limit is one that another trade meets by chance: of a city it may have nothing but a kitchen. */
const isNarrowing = (limit: Limit): boolean => NARROWING.includes(limit.kind) || isSingleCity(limit);

/** Levels of what is learned in a trade: whoever says one of them and none above means the trades of a field, too. */
const OF_TRADES: readonly string[] = ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'GRADUATE_CERTIFICATE'];
const NAMES_OF_TRADE_LEVELS: ReadonlySet<string> = new Set(['cao đẳng', 'chứng chỉ'].map(name => `#${groupOf(name)}`));

function meansTrades(index: KindIndex, { items, rest }: Pick<Understanding, 'items' | 'rest'>): boolean {
  if (items.some(({ limit }) => isLevel(limit) && limit.awards.every(award => OF_TRADES.includes(award)))) return true;
  return readQueryText(index, rest).terms.some(({ meaning }) => NAMES_OF_TRADE_LEVELS.has(meaning));
}

/**
 * Whoever wants hotel management in Brisbane, or from February on, wants tourism there before a kitchen, and hotels elsewhere in the country, or from March on, too. Of several
 * subjects another trade is one to all of them, and what is about what they are kinds of is none.
 */
function otherTrades(index: KindIndex, { items, rest }: Pick<Understanding, 'items' | 'rest'>): Filter[] {
  if (index.awardOf.length === 0 || !items.some(({ limit }) => isNarrowing(limit))) return [];
  const subjects = subjectsOf(readQueryText(index, rest).terms).map(({ meaning }) => meaning);
  const [first = [], ...more] = subjects.map(meaning => OTHER_TRADES_OF.get(meaning) ?? []);
  const words = first.filter(word => more.every(others => others.includes(word)));
  const wanted = [rest, ...subjects.flatMap(widerThan)].join(PART_MARK);
  return words.length > 0 ? [{ kind: 'without', words, wanted, keepsWanted: true }] : [];
}

/** What only shares a field that joins subjects with all that the text asks for, and is of another kind altogether. */
function otherFields(index: KindIndex, { rest }: Pick<Understanding, 'rest'>): Filter[] {
  if (index.awardOf.length === 0) return [];
  const subjects = subjectsOf(readQueryText(index, rest).terms);
  const isJoined = subjects.length > 0 && subjects.every(({ meaning }) => PARTS_OF_FIELDS_MEANT.has(meaning));
  return isJoined ? [{ kind: 'without', words: NO_PART_OF_FIELDS, wanted: rest, keepsWanted: true }] : [];
}

/** What leaves both out of what is near: that one lacks nothing but the subject makes it no nearer, and elsewhere the subject itself is meant. */
export function withoutOthersOfField(
  index: KindIndex,
  said: Pick<Understanding, 'items' | 'rest'>,
): { here: readonly Filter[]; elsewhere: readonly Filter[] } {
  const fields = otherFields(index, said);
  const elsewhere = [...otherTrades(index, said), ...fields];
  return { here: meansTrades(index, said) ? fields : elsewhere, elsewhere };
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
  ...withoutOthersOfField(index, said).here,
];
