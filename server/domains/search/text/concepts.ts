/** How subjects are akin to each other, by the meanings of terms (queryText.ts): what is broader, what is next to one, what is meant with it. */
import { ENGLISH_NAMES, groupOf, keyOfText, PHRASE_OF_KEY, synonymsOf, type Phrase } from './phrases.js';
import {
  BROADER_SUBJECTS,
  CALLED_SUBJECTS,
  FIELDS_OF_SUBJECTS,
  HOME_FIELDS,
  NAMES_OF_DEGREES,
  ON_THE_WAY,
  OTHER_TRADES,
  PARTS_OF_FIELDS,
  WAYS_OF_WORKING,
  WHOLE_DEGREES,
  WIDE_SUBJECTS,
} from './vocabulary/broaderSubjects.js';
import { CLOSE_KIN, FAR_KINDS, KIN_NEARBY, KINDRED } from './vocabulary/kindred.js';
import { LICENSED_PROFESSIONS, NEIGHBOURS } from './vocabulary/neighbours.js';
import { CRAFTS, NAMED_TRADES, TRADES } from './vocabulary/trades.js';

const meaningOf = (subject: string): string => `#${groupOf(subject)}`;
const byMeaning = <Value>(pairs: readonly (readonly [subject: string, value: Value])[]): ReadonlyMap<string, Value> =>
  new Map(pairs.map(([subject, value]) => [meaningOf(subject), value]));
const meaningsOf = (
  pairs: readonly (readonly [subject: string, others: readonly string[]])[],
): ReadonlyMap<string, readonly string[]> =>
  byMeaning(pairs.map(([subject, others]) => [subject, others.map(meaningOf)] as const));

/** Meanings of words that say little of a name that they are a part of: management, engineering, technology, science. `quản lý thể thao` and `sports management` are about sport. */
export const GENERIC_MEANINGS: ReadonlySet<string> = new Set(
  ['quản trị', 'kỹ thuật', 'công nghệ', 'khoa học'].map(meaningOf),
);

/** The field that is meant by the name of a whole one. */
export const WIDE_FIELDS: ReadonlyMap<string, string> = byMeaning(WIDE_SUBJECTS);

/** Subjects whose name is also that of a degree in something else: a Bachelor of Fine Arts may be one in dance. */
export const CALLED_OF_OTHERS: ReadonlySet<string> = new Set(NAMES_OF_DEGREES.map(meaningOf));

/** Subjects that share their field with another one. */
export const PARTS_OF_FIELDS_MEANT: ReadonlySet<string> = new Set(PARTS_OF_FIELDS.map(meaningOf));

/** Names of the trades that share the field of a subject and are another one. */
export const OTHER_TRADES_OF: ReadonlyMap<string, readonly string[]> = byMeaning(OTHER_TRADES);

/** The field in which a subject is at home. Titles of other fields that name it beside what they are about come last. */
export const HOME_FIELD_OF: ReadonlyMap<string, string> = byMeaning(HOME_FIELDS);

/** What a title is about that is about nothing but these: the first of them, and no other subject alone (`management` by itself). */
export const CALLED_MEANINGS: ReadonlyMap<string, readonly string[]> = meaningsOf(CALLED_SUBJECTS);

/** For a subject, the meanings of its kindred subjects: those whose titles follow the subject's own (`kindred.ts`), the nearest first and then those that are further. */
export const KINDRED_MEANINGS: ReadonlyMap<string, readonly string[]> = meaningsOf(
  KINDRED.map(([subject, nearest, further = []]) => [subject, [...nearest, ...further]] as const),
);
/** The nearest kindred alone, of subjects that have further ones as well. */
export const NEAREST_KINDRED: ReadonlyMap<string, readonly string[]> = meaningsOf(
  KINDRED.flatMap(([subject, nearest, further]) => (further ? [[subject, nearest] as const] : [])),
);

/** Meanings of what is nearly the same. */
export const CLOSE_KIN_MEANINGS: ReadonlyMap<string, readonly string[]> = meaningsOf(CLOSE_KIN);

/** Meanings of trades that are kinds of no subject. */
export const TRADE_MEANINGS: ReadonlySet<string> = new Set(TRADES.map(meaningOf));

/** Whether the first subject only says in which way somebody works at the second, a kind of it or of its broader subject: in `game developer` the text is about games, and developing is no second subject. */
export const isWayOf = (meaning: string, other: string): boolean =>
  WAY_MEANINGS.has(meaning) &&
  meaning !== other &&
  [meaning, BROADER_MEANING.get(meaning)].some(broad => broad !== undefined && isNarrowerThan(other, broad));
const WAY_MEANINGS: ReadonlySet<string> = new Set(WAYS_OF_WORKING.map(meaningOf));

/** Meanings of professions whose neighbours are no answer within limits. */
export const LICENSED_MEANINGS: ReadonlySet<string> = new Set(LICENSED_PROFESSIONS.map(meaningOf));

/** Meanings of crafts. */
export const CRAFT_MEANINGS: ReadonlySet<string> = new Set(CRAFTS.map(meaningOf));

/** Trades of the same field that a city may have where it has nothing of a subject: kitchens to hotels, and to a craft both the field and its other trades. */
export const TRADES_NEARBY: ReadonlyMap<string, readonly string[]> = new Map([
  ...CRAFTS.flatMap(craft => {
    const fields = OTHER_TRADES.filter(([, trades]) => trades.includes(craft));
    const others = fields.flatMap(([subject, trades]) => [subject, ...trades]).filter(other => other !== craft);
    return others.length > 0 ? [[meaningOf(craft), [...new Set(others)].map(meaningOf)] as const] : [];
  }),
  ...meaningsOf(OTHER_TRADES),
]);

/** Keys of phrases that name a trade, of subjects that are more than one, and the meanings of these. */
export const NAMED_TRADE_KEYS: ReadonlySet<string> = new Set(NAMED_TRADES.flatMap(([, names]) => names.map(keyOfText)));
export const NAMED_TRADE_MEANINGS: ReadonlySet<string> = new Set(NAMED_TRADES.map(([subject]) => meaningOf(subject)));

const NEIGHBOUR_MEANINGS: ReadonlyMap<string, readonly string[]> = meaningsOf(NEIGHBOURS);
const KIN_NEARBY_MEANINGS: ReadonlyMap<string, readonly string[]> = meaningsOf(KIN_NEARBY);
const FAR_KIND_MEANINGS: ReadonlySet<string> = new Set(FAR_KINDS.map(meaningOf));
const WHOLE_DEGREE_MEANINGS: ReadonlyMap<string, readonly string[]> = meaningsOf(WHOLE_DEGREES);

const BROADER_SUBJECT: ReadonlyMap<string, string> = byMeaning(BROADER_SUBJECTS);
/** The field of those that have no broader subject. */
const FIELD_OF_SUBJECT: ReadonlyMap<string, string> = byMeaning(FIELDS_OF_SUBJECTS);
/** What names a whole field: everything in the field is about it. */
export const FIELD_MEANINGS: ReadonlySet<string> = new Set(
  [...WIDE_SUBJECTS, ...FIELDS_OF_SUBJECTS.map(([, field]) => [field])].map(([name]) => meaningOf(name)),
);
const BROADER_MEANING: ReadonlyMap<string, string> = byMeaning(
  BROADER_SUBJECTS.map(([narrow, broad]) => [narrow, meaningOf(broad)] as const),
);

/** What somebody looks on in who finds nothing of a subject: the broader subjects, the nearest first, and the field of the last. */
export function widerThan(meaning: string): string[] {
  const broader = BROADER_SUBJECT.get(meaning) ?? FIELD_OF_SUBJECT.get(meaning);
  return broader === undefined ? [] : [broader, ...widerThan(meaningOf(broader))];
}

const ON_THE_WAY_TO: ReadonlyMap<string, readonly string[]> = byMeaning(ON_THE_WAY);

/** What is near where nothing of a subject is found: what is on the way to it, of which any will do, and then each broader subject. */
export const subjectsNear = (meaning: string): readonly (readonly string[])[] => {
  const before = ON_THE_WAY_TO.get(meaning);
  return [...(before ? [before] : []), ...widerThan(meaning).map(broader => [broader])];
};

/** Those that are neighbours of one of these, or have one of these as a neighbour. */
const besides = (meanings: readonly string[]): string[] => [
  ...meanings.flatMap(meaning => NEIGHBOUR_MEANINGS.get(meaning) ?? []),
  ...[...NEIGHBOUR_MEANINGS].flatMap(([one, others]) => (others.some(other => meanings.includes(other)) ? one : [])),
];

/**
 * Meanings of what somebody takes who finds nothing of a subject, by how near it is: its neighbours and kindred, then the broader subject and what is kindred to
 * it, then what else is a kind of it, the far ones last; of a subject that has a field alone what covers the whole field behind its neighbours. Where the broader one says as little as
 * `kỹ thuật`, what is beside the neighbours comes before it (automation is nearer to mechanical engineering than water is), and what is nearby only behind it: a degree in
 * engineering may hold the subject. Elsewhere what is nearby comes first: sport is nearer to physiotherapy than health in general.
 */
export function akinTo(meaning: string): readonly (readonly string[])[] {
  const neighbours = [...(NEIGHBOUR_MEANINGS.get(meaning) ?? []), ...(KINDRED_MEANINGS.get(meaning) ?? [])];
  const nearest = [NEAREST_KINDRED.get(meaning) ?? [], neighbours];
  const nearby = (KIN_NEARBY_MEANINGS.get(meaning) ?? []).map(one => [one]);
  const broader = BROADER_MEANING.get(meaning);
  const field = FIELD_OF_SUBJECT.get(meaning);
  if (broader === undefined && field !== undefined) {
    const whole = meaningOf(field);
    return [...nearest, ...nearby, [whole, ...(WHOLE_DEGREE_MEANINGS.get(whole) ?? [])]];
  }
  if (broader === undefined) return [...nearest, ...nearby];
  const kindred = [...KINDRED_MEANINGS].flatMap(([subject, others]) =>
    subject === broader || others.includes(broader) ? [subject, ...others] : [],
  );
  const allKinds = [...BROADER_MEANING].flatMap(([narrow, broad]) => (broad === broader ? narrow : []));
  const isFar = (kind: string): boolean => FAR_KIND_MEANINGS.has(kind);
  const kinds = [allKinds.filter(kind => !isFar(kind)), allKinds.filter(isFar)];
  return GENERIC_MEANINGS.has(broader)
    ? [...nearest, besides([meaning, ...neighbours]), [broader, ...kindred], ...nearby, ...kinds]
    : [...nearest, ...nearby, [broader, ...kindred], ...kinds];
}

/** The whole field that a subject belongs to, or is; undefined for most. */
export const wideFieldOf = (meaning: string): string | undefined =>
  [meaning, ...widerThan(meaning).map(meaningOf)].flatMap(one => WIDE_FIELDS.get(one) ?? [])[0];

/** Professions in health that begin with a first degree: near one are others of them, those for school leavers first. */
export const isClinical = (meaning: string): boolean =>
  KIN_NEARBY_MEANINGS.has(meaning) && wideFieldOf(meaning) === 'HEALTH';

/** A broader subject in the language of whoever asks. */
export const nameOfConcept = (subject: string, isVietnamese: boolean): string =>
  (isVietnamese ? null : ENGLISH_NAMES[groupOf(subject) ?? -1]) ?? subject;

/** Several of them as alternatives. */
export const nameOfConcepts = (subjects: readonly string[], isVietnamese: boolean): string =>
  subjects.map(subject => nameOfConcept(subject, isVietnamese)).join(isVietnamese ? ' hoặc ' : ' or ');

/** Whether the one meaning is a kind of the other, over as many steps as there are. */
export function isNarrowerThan(meaning: string, other: string): boolean {
  const broader = BROADER_MEANING.get(meaning);
  return broader !== undefined && (broader === other || isNarrowerThan(broader, other));
}

/** Keys of the phrases of neighbouring subjects, by the group of a phrase. */
const NEIGHBOUR_KEYS: ReadonlyMap<number | null, readonly string[]> = new Map(
  NEIGHBOURS.map(([subject, neighbours]) => {
    const phrases = neighbours.flatMap(neighbour => PHRASE_OF_KEY.get(keyOfText(neighbour)) ?? []);
    return [groupOf(subject), [...new Set(phrases.flatMap(phrase => [phrase.key, ...synonymsOf(phrase)]))]];
  }),
);

export const neighboursOf = ({ group }: Pick<Phrase, 'group'>): readonly string[] =>
  (group === null ? undefined : NEIGHBOUR_KEYS.get(group)) ?? [];
