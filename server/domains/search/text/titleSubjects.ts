/**
 * What a title is about, beyond the words it has: `Master of Science in Nursing` is about nursing and nothing else, `Nursing and Midwifery` in part,
 * `Emergency Nursing` is a kind of it, and `Veterinary Nursing` is a subject of its own, since another subject stands before it.
 */
import { meaningsOfPhrase, NEUTRAL_KEYS, PHRASES, roleOfGroup, type Phrase } from './phrases.js';
import { phraseAsWritten, phraseWrittenAt } from './writtenPhrases.js';
import { toWords, type Word } from './tokenizer.js';
import { CALLED_MEANINGS, GENERIC_MEANINGS, isNarrowerThan } from './concepts.js';
import { CALLED_SUBJECTS } from './vocabulary/broaderSubjects.js';
import { DEGREE_WORDS, FILLER_WORDS, MODEST_SUBJECTS, WORLDWIDE_WORDS } from './vocabulary/titles.js';

/** The first is the best: the whole subject, one of a few, or one that no other subject narrows or takes over. */
export const SUBJECT_GRADES = ['WHOLE', 'PART', 'FREE'] as const;
export type SubjectGrade = (typeof SUBJECT_GRADES)[number];

/** A phrase of the vocabulary or a word, with what it means, as meanings of terms are written (text/queryText.ts). */
type Item = { from: number; to: number; meanings: readonly string[]; phrase: Phrase | null };
type Segment = {
  items: Item[];
  words: readonly Word[];
  /** `Bachelor of Science` in `Bachelor of Science in Nursing`: its one item is not what is taught. */
  isDegree: boolean;
  /** Whether it says that its subject is taught for the whole world. */
  isWorldwide: boolean;
};

/** Titles with more subjects than this are about none of them in particular. */
const MAX_PARTS = 3;

const SEPARATOR = /([,;:/()|+[\]–—·&]+|\s-\s|\s(?:and|or|und|et|with|in)\s)/i;
/** Leads from a degree to what it is in. */
const IN = /^\s*in\s*$/i;
/** What is joined by these has the same rank. */
const JOINS = /[/&+]|and|or|und|et|with/i;

const isSubjectPhrase = ({ groups }: Phrase): boolean => groups.some(group => roleOfGroup(group) === 'SUBJECT');
const isSubject = ({ phrase }: Item): boolean => phrase !== null && isSubjectPhrase(phrase);

/** Whether it only says how far the subject behind it reaches. */
const isReach = (item: Item, next: Item | undefined, words: readonly Word[]): boolean =>
  item.to - item.from === 1 &&
  WORLDWIDE_WORDS.has(words[item.from]?.folded ?? '') &&
  next !== undefined &&
  isSubject(next);

/** What the name of a degree is in: a `Master of Business Administration` studies business administration. */
function meaningsWithin(words: readonly Word[]): string[] {
  const isDegree = words.length > 2 && DEGREE_WORDS.has(words[0]?.folded ?? '');
  const inner = isDegree ? phraseAsWritten(words.slice(2)) : undefined;
  return inner ? meaningsOfPhrase(inner) : [];
}

/** By what a degree means, what it is in: so does an `MBA`. */
const WITHIN_DEGREES: ReadonlyMap<string, readonly string[]> = new Map(
  PHRASES.flatMap(phrase => {
    const within = meaningsWithin(phrase.words);
    return within.length > 0 ? meaningsOfPhrase(phrase).map(meaning => [meaning, within] as const) : [];
  }),
);

function meaningsIn(phrase: Phrase): string[] {
  const own = meaningsOfPhrase(phrase);
  return [...new Set([...own, ...own.flatMap(meaning => WITHIN_DEGREES.get(meaning) ?? [])])];
}

function segmentOf(text: string): Segment {
  const words = toWords(text);
  const items: Item[] = [];
  let isDegree = false;
  for (let from = 0; from < words.length;) {
    const word = words[from] as Word;
    const phrase = phraseWrittenAt(words, from) ?? null;
    const to = from + (phrase?.words.length ?? 1);
    const saysSubject = phrase !== null && isSubjectPhrase(phrase);
    const isDegreeWord = !saysSubject && DEGREE_WORDS.has(word.folded);
    isDegree ||= isDegreeWord;
    const isFiller = !saysSubject && (FILLER_WORDS.has(word.folded) || NEUTRAL_KEYS.has(word.exact));
    const meanings = phrase ? meaningsIn(phrase) : [word.folded];
    if (!isDegreeWord && !isFiller) items.push({ from, to, phrase, meanings });
    from = to;
  }
  const telling = items.filter((item, place) => !isReach(item, items[place + 1], words));
  const isWorldwide = telling.length < items.length;
  return { items: telling, words, isDegree: isDegree && telling.length <= 1, isWorldwide };
}

/** Without those that say nothing. `Bachelor of Business and Finance` is no degree in finance. */
function segmentsOf(title: string): Segment[] {
  const pieces = title.split(SEPARATOR);
  const segments: Segment[] = [];
  let separator = '';
  let isAwardAlone = false;
  for (let place = 0; place < pieces.length; place += 2) {
    const segment = segmentOf(pieces[place] ?? '');
    const last = segments.at(-1);
    // The arts of an `Associate in Arts in Economics` are of the degree.
    if (isAwardAlone && IN.test(separator)) segment.isDegree = segment.items.length === 1;
    isAwardAlone = segment.isDegree && segment.items.length === 0;
    if (segment.items.length > 0) {
      if (last && JOINS.test(separator)) {
        last.isDegree = false;
        segment.isDegree = false;
      }
      segments.push(segment);
      separator = '';
    }
    separator += pieces[place + 1] ?? '';
  }
  return segments;
}

/** Whether a title says of its subject how far it reaches: `Global Logistics`, not `International Relations`. */
export const isWorldwide = (title: string): boolean => segmentsOf(title).some(segment => segment.isWorldwide);

const isRelated = (one: Item, other: Item): boolean =>
  one.meanings.some(
    meaning =>
      other.meanings.includes(meaning) ||
      other.meanings.some(second => isNarrowerThan(meaning, second) || isNarrowerThan(second, meaning)),
  );

const MODEST_MEANINGS: ReadonlySet<string> = new Set(
  MODEST_SUBJECTS.flatMap(text => {
    const phrase = phraseAsWritten(toWords(text));
    return phrase ? meaningsOfPhrase(phrase) : [];
  }),
);
const isModest = ({ meanings }: Item): boolean => meanings.some(meaning => MODEST_MEANINGS.has(meaning));

/** Whether another subject stands right beside it. */
const isTakenOver = (item: Item, { items }: Segment): boolean =>
  items.some(
    other =>
      (other.to === item.from || other.from === item.to) &&
      isSubject(other) &&
      !isModest(other) &&
      !isRelated(item, other),
  );

/** Meanings of the shorter phrases in an item that it is a kind of: engineering in mechanical engineering, not science in computer science. */
function broaderWithin({ from, to, meanings }: Item, { words }: Segment): string[] {
  const inner: string[] = [];
  for (let place = from; place < to; place++)
    for (let end = place + 1; end <= to; end++) {
      const phrase = end - place < to - from ? phraseAsWritten(words.slice(place, end)) : undefined;
      if (phrase) inner.push(...meaningsOfPhrase(phrase));
    }
  return inner.filter(broad => meanings.some(narrow => isNarrowerThan(narrow, broad)));
}

/** `Automotive Engineering` is about cars, `Business Accounting` about accounting: what is said broader right beside a subject adds nothing. */
const tellingItems = ({ items }: Segment): Item[] =>
  items.filter(
    item =>
      !items.some(
        other =>
          (other.to === item.from || other.from === item.to) &&
          other.meanings.some(narrow => item.meanings.some(broad => isNarrowerThan(narrow, broad))),
      ),
  );

const isDegreeIn = ({ meanings }: Item, subject: Item): boolean =>
  meanings.some(meaning => {
    const within = WITHIN_DEGREES.get(meaning);
    return within !== undefined && subject.meanings.every(one => within.includes(one));
  });

/** Without a subject beside the degree that is in it: `Business Administration (MBA)`. */
const saidOnce = (items: readonly Item[]): Item[] =>
  items.filter(item => !items.some(other => isDegreeIn(other, item)));

const isGeneric = ({ meanings }: Item): boolean => meanings.some(meaning => GENERIC_MEANINGS.has(meaning));

/** `Water Resources Engineering and Management` manages water: both heads are of the words before them. */
const isSecondHead = ({ items: [only, ...others] }: Segment, before: Segment | undefined): boolean => {
  const head = before?.items.at(-1);
  const isHead = only !== undefined && others.length === 0 && isGeneric(only);
  return isHead && head !== undefined && before !== undefined && before.items.length > 1 && isGeneric(head);
};

/** What all of the items mean. */
const commonTo = ([first, ...others]: readonly Item[]): string[] =>
  (first?.meanings ?? []).filter(meaning => others.every(({ meanings }) => meanings.includes(meaning)));

/** `Business and Management` is business administration. */
const calledOf = (items: readonly Item[]): string[] =>
  [...CALLED_MEANINGS].flatMap(([subject, [head = '', ...others]]) =>
    items.some(({ meanings }) => meanings.includes(head)) &&
    items.every(({ meanings }) => [subject, head, ...others].some(meaning => meanings.includes(meaning)))
      ? subject
      : [],
  );

/** What a name with an `and` in it means, beside the subjects that it joins: `Earth and Ocean Sciences`. */
function meaningsOfJoined(title: string): string[] {
  const words = toWords(title);
  return words.flatMap((_, from) => {
    const phrase = phraseWrittenAt(words, from);
    const isJoined = phrase?.words.some(({ exact }) => exact === 'and') && isSubjectPhrase(phrase);
    return phrase && isJoined ? meaningsOfPhrase(phrase) : [];
  });
}

/** The grade of each meaning in a title; meanings that only another subject has are left out, as are single words that are one among others. */
export function titleSubjects(title: string): Map<string, SubjectGrade> {
  const segments = segmentsOf(title);
  const grades = new Map<string, SubjectGrade>();
  const raise = (meanings: readonly string[], grade: SubjectGrade): void => {
    for (const meaning of meanings) {
      const known = grades.get(meaning);
      if (!known || SUBJECT_GRADES.indexOf(grade) < SUBJECT_GRADES.indexOf(known)) grades.set(meaning, grade);
    }
  };
  for (const segment of segments)
    for (const item of segment.items)
      if (item.phrase && !isTakenOver(item, segment)) {
        raise(item.meanings, 'FREE');
        if (item.to - item.from > 1) raise(broaderWithin(item, segment), 'FREE');
      }
  const own = segments.filter(({ isDegree }) => !isDegree);
  const telling = own.length > 0 ? own : segments;
  if (telling.length <= MAX_PARTS)
    for (const [place, segment] of telling.entries())
      if (!isSecondHead(segment, telling[place - 1])) raise(commonTo(tellingItems(segment)), 'PART');
  raise(meaningsOfJoined(title), 'PART');
  const items = saidOnce(telling.flatMap(tellingItems));
  raise([...commonTo(items), ...calledOf(items)], 'WHOLE');
  return grades;
}

const CALLED_NAMES: ReadonlyMap<string, string> = new Map(
  CALLED_SUBJECTS.flatMap(([subject]) => {
    const phrase = phraseAsWritten(toWords(subject));
    return phrase ? meaningsOfPhrase(phrase).map(meaning => [meaning, subject] as const) : [];
  }),
);

/** What a degree is in whose title does not say it in these words. */
export const calledSubjectsOf = (title: string): string[] =>
  [...titleSubjects(title)].flatMap(([meaning, grade]) => (grade === 'WHOLE' ? (CALLED_NAMES.get(meaning) ?? []) : []));
