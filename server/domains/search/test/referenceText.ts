/** Text matching of the reference implementation: where each term of a text stands in a document, decided word by word. For tests and the benchmark only. */
import { namedWordsOf, tellingWordsOf } from '../text/namedInstitution.js';
import { meaningOf, meaningsOfTerm, type QueryWord, type Term } from '../text/terms.js';
import { CLOSE_KIN_MEANINGS, KINDRED_MEANINGS, NEAREST_KINDRED, PARTS_OF_FIELDS_MEANT } from '../text/concepts.js';
import { hasMarks, toWords } from '../text/tokenizer.js';
import type { Bag, Bags, Part } from './referenceBags.js';

/** Optimal string alignment: inserting, deleting, replacing a letter and swapping neighbours cost one each. */
export function editDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      (table[i] ?? [])[j] = Math.min(
        replaced,
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        isSwap ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}

/** Every word with the number of documents that have it in their name, and in their other texts. */
export function createDictionary(
  bags: Bags,
  { cities = [], hasSubjects = true }: { cities?: readonly string[]; hasSubjects?: boolean } = {},
) {
  const places = new Set(cities.flatMap(toWords).map(({ folded }) => folded));
  const phrases = new Set(bags.flatMap(({ name, other }) => [...name.phrases, ...other.phrases]));
  const marked = new Set(
    bags.flatMap(({ name, other }) => [...name.words, ...other.words].filter(hasMarks).map(({ exact }) => exact)),
  );
  const frequencies = new Map<string, number>();
  for (const bag of bags)
    for (const part of [bag.name, bag.other])
      for (const form of part.forms) frequencies.set(form, (frequencies.get(form) ?? 0) + 1);
  const words = [...frequencies.keys()].sort();
  const isPrefix = (typed: string) => words.some(word => word.startsWith(typed));
  const distance = (typed: string, word: string, isWhole: boolean): number =>
    isWhole
      ? editDistance(typed, word)
      : Math.min(...[...Array(word.length + 1).keys()].map(length => editDistance(typed, word.slice(0, length))));
  const known = new Map<string, string[]>();
  const correctionsOf = (word: QueryWord): string[] => {
    const key = `${word.folded} ${word.isPrefix}`;
    const corrections = known.get(key) ?? findCorrections(word);
    known.set(key, corrections);
    return corrections;
  };
  const findCorrections = ({ folded, isPrefix: mayContinue }: QueryWord): string[] => {
    const isUnfinished = isPrefix(folded);
    const forgiven = folded.length < 5 ? 0 : folded.length < 8 ? 1 : 2;
    const most = Math.min(forgiven, isUnfinished ? 1 : 2);
    const distances = words
      .filter(word => word[0] === folded[0])
      .map(word => ({ word, edits: distance(folded, word, isUnfinished || !mayContinue || folded.length < 7) }));
    const least = Math.min(...distances.map(({ edits }) => edits));
    return least > most ? [] : distances.filter(({ edits }) => edits === least).map(({ word }) => word);
  };
  return {
    isWord: (word: string) => frequencies.has(word),
    isPrefix,
    hasPhrase: (key: string) => phrases.has(key),
    isMarkedWord: (exact: string) => marked.has(exact),
    isPlace: (word: string) => places.has(word),
    hasSubjects,
    correctionsOf,
    /** The closest, then the most frequent, then the first by code unit. */
    correctedWord(word: QueryWord): string | null {
      if (!word.mayBeTypo || isPrefix(word.folded)) return null;
      const ranked = correctionsOf(word)
        .map(candidate => ({
          candidate,
          edits: Math.min(9, editDistance(word.folded, candidate)),
          frequency: frequencies.get(candidate) ?? 0,
        }))
        .sort((a, b) => a.edits - b.edits || b.frequency - a.frequency);
      return ranked[0]?.candidate ?? null;
    },
  };
}
export type ReferenceDictionary = ReturnType<typeof createDictionary>;

const begins = (part: Part, start: string): boolean => part.forms.some(form => form.startsWith(start));
const has = (part: Part, word: string): boolean => part.forms.includes(word);

export type Placement = {
  isFound: boolean;
  isInName: boolean;
  /** In the name, corrected too. */
  isInCorrectedName: boolean;
  /** In the name, corrected too; where there are titles, a subject only of those that are about it. */
  isCalled: boolean;
  /** Anywhere, corrected too, not by a neighbouring subject alone. */
  isOwn: boolean;
  /** So, and of a subject that shares its field with others not by that field alone. */
  isItself: boolean;
  points: number;
  reason: number;
  /** Found only by another phrase of the meaning of a correction. */
  isByMeaningOfCorrection: boolean;
};

const SUBJECT_POINTS = { WHOLE: 3, PART: 2, FREE: 1, NONE: 0 };

/** Where one term stands in a document. */
export function placementOf(
  term: Term,
  { name, other, subjects, hasTitle }: Bag,
  dictionary: ReferenceDictionary,
): Placement {
  const inPhrases = (keys: readonly string[], part: Part) => keys.some(key => part.phrases.has(key));
  const every = (holds: (word: QueryWord) => boolean) => term.words.length > 0 && term.words.every(holds);
  const isExact = ({ marked, folded }: QueryWord) =>
    marked === null ? has(name, folded) : name.words.some(word => hasMarks(word) && word.exact === marked);
  const isInName = ({ folded, isPrefix }: QueryWord) => (isPrefix ? begins(name, folded) : has(name, folded));
  const isInOther = ({ folded, isPrefix }: QueryWord) =>
    isPrefix && folded.length >= 3 ? begins(other, folded) : has(other, folded);
  const isCorrectedIn = (part: Part) => (word: QueryWord) =>
    word.mayBeTypo && dictionary.correctionsOf(word).some(candidate => has(part, candidate));

  const exactName = inPhrases(term.own, name) || every(isExact);
  const typedName = exactName || every(isInName);
  const anyName = typedName || inPhrases(term.synonyms, name);
  const correctedName =
    anyName || inPhrases(term.corrected, name) || every(word => isInName(word) || isCorrectedIn(name)(word));
  const typed = typedName || inPhrases(term.own, other) || every(word => isInName(word) || isInOther(word));
  const isMeant = typed || inPhrases(term.synonyms, name) || inPhrases(term.synonyms, other);
  const isOwn =
    isMeant ||
    correctedName ||
    inPhrases(term.corrected, other) ||
    every(word => isInName(word) || isInOther(word) || isCorrectedIn(name)(word) || isCorrectedIn(other)(word));
  const isCorrected =
    [name, other].some(part => inPhrases(term.corrected.slice(0, 1), part)) ||
    every(word => isInName(word) || isInOther(word) || isCorrectedIn(name)(word) || isCorrectedIn(other)(word));
  const isAbout = (meaning: string) => ['WHOLE', 'PART'].includes(subjects.get(meaning) ?? 'NONE');
  const meanings = meaningsOfTerm(term);
  const isKindred = meanings.some(meaning => (KINDRED_MEANINGS.get(meaning) ?? []).some(isAbout));
  const isNearest = meanings.some(meaning => (NEAREST_KINDRED.get(meaning) ?? []).some(one => subjects.has(one)));
  const ofKin = isNearest ? 2 : isKindred ? 1 : 0;
  const ofSubject = meanings.map(meaning => SUBJECT_POINTS[subjects.get(meaning) ?? 'NONE']);
  const isNeighbour =
    term.neighbours.length > 0 &&
    (isKindred || inPhrases(term.neighbours, name) || (!hasTitle && inPhrases(term.neighbours, other)));
  const isCorrectionInName =
    term.correction !== null && term.corrected.length > 1 && inPhrases(term.corrected.slice(0, 1), name);
  const isOwnSubject = !hasTitle && term.neighbours.length > 0 && isOwn;
  const isSubject = term.role === 'SUBJECT';
  const isCloseKin = meanings.some(meaning => (CLOSE_KIN_MEANINGS.get(meaning) ?? []).some(one => subjects.has(one)));
  const isOther = isSubject && hasTitle && !isCloseKin && ofSubject.every(own => own === 0);
  const isByMeaning = isOwn && !isMeant && !anyName && !isCorrected;
  const isOtherCorrected = isOther && isByMeaning && term.corrected.length > 1;
  const isShared = isSubject && hasTitle && PARTS_OF_FIELDS_MEANT.has(term.meaning);
  const isCalled =
    correctedName && (term.role !== 'SUBJECT' || !hasTitle || ofKin > 0 || ofSubject.some(own => own > 0));
  return {
    isFound: isOwn || isNeighbour,
    isInName: anyName,
    isInCorrectedName: correctedName,
    isCalled,
    isItself: isShared ? isCalled : isOwn,
    isOwn,
    points:
      [exactName, anyName, correctedName, isCorrectionInName, isOwnSubject].filter(Boolean).length +
      Math.max(ofKin, ...ofSubject),
    reason: typedName
      ? 5
      : anyName
        ? isOther
          ? 0
          : 2
        : isMeant
          ? isShared
            ? 0
            : isSubject
              ? 3
              : 4
          : isOwn
            ? isOtherCorrected
              ? 0
              : 1
            : isSubject
              ? 0
              : 2,
    isByMeaningOfCorrection: isByMeaning && !isOtherCorrected,
  };
}

export const correctionsIn = (terms: readonly Term[], dictionary: ReferenceDictionary) =>
  terms.flatMap(({ text: typed, correction, words: [only, ...others] }) => {
    const corrected = correction ?? (only && others.length === 0 ? dictionary.correctedWord(only) : null);
    return corrected === null ? [] : [{ typed, corrected }];
  });

export const isWholeName = (terms: readonly Term[], { meanings }: Bag): boolean => meanings.has(meaningOf(terms));

export const isWholeSubject = (terms: readonly Term[], { subjects }: Bag): boolean =>
  terms.every(term => meaningsOfTerm(term).some(meaning => subjects.get(meaning) === 'WHOLE'));

/** Whether the text has all telling words of one name and no others; the last may be unfinished. */
export function isNamedBy(text: string, names: readonly string[]): boolean {
  const typed = namedWordsOf(text);
  return names
    .flatMap(name => name.split('|'))
    .map(tellingWordsOf)
    .some(
      telling =>
        typed !== null &&
        (typed.begun === null
          ? telling.join() === typed.words.join()
          : telling.some(
              last =>
                last.startsWith(typed.begun ?? '') &&
                telling.filter(word => word !== last).join() === typed.words.join(),
            )),
    );
}
