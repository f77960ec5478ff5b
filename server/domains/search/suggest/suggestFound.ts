/** Suggestions where no name is completed: what a search of the text finds, or what is near it. */
import { asksForScholarships } from '../../../../schema/rules/search.kinds.js';
import { findString } from '../build/stringTable.js';
import type { SearchIndex } from '../build/searchIndex.js';
import { readQueryText } from '../query/textMatch.js';
import { finishPhrase } from './begunPhrases.js';
import {
  askedFirst,
  describe,
  isForScholarships,
  kindsOf,
  type Kind,
  type Suggestion,
  type SuggestRequest,
} from './suggest.js';
import { hasSubject, subjectsOf } from '../text/subjects.js';
import { vocabularyOf } from '../understanding/institutionNames.js';
import { understand } from '../understanding/understand.js';
import { saysScholarships } from './scholarshipsMeant.js';

type Searches = {
  /** The first that a text finds, where it is understood to ask for something. */
  found: (kind: Kind, text: string) => readonly number[];
  /** The ids of programs that are near the subject of a text. */
  nearPrograms: (text: string) => readonly string[];
};

/** The meanings of the subjects in a text. */
const subjectsIn = ({ programs }: SearchIndex, text: string): string[] =>
  subjectsOf(readQueryText(programs, text).terms).map(({ meaning }) => meaning);

/** As typed, else without the last word, which may be unfinished: where that takes nothing from the subject. */
function nearOf(index: SearchIndex, text: string, nearPrograms: Searches['nearPrograms']): readonly string[] {
  const subjects = subjectsIn(index, text);
  if (subjects.length === 0) return [];
  const near = nearPrograms(text);
  if (near.length > 0) return near;
  const finished = text.trim().replace(/\S+$/, '');
  return subjectsIn(index, finished).join() === subjects.join() ? nearPrograms(finished) : [];
}

/** What is said in full begins no longer phrase: `nursing master` is on no way to a master of laws. A figure may go on. */
const endsWithLimit = (index: SearchIndex, text: string): boolean =>
  !/\d\s*$/.test(text) && understand(text, vocabularyOf(index)).items.some(({ to }) => to >= text.trimEnd().length);

/** Beside fewer programs what is near is suggested, too, as a search shows it. */
const FEW = 3;

/** Programs before schools that teach them. */
const subjectFirst = (kinds: readonly Kind[]): Kind[] =>
  kinds.toSorted((one, other) => Number(other === 'PROGRAM') - Number(one === 'PROGRAM'));

/** Whether scholarships may be suggested and the text asks for them, and none is among what is suggested. */
export const lacksScholarships = (
  index: SearchIndex,
  { text, kinds }: SuggestRequest,
  suggested: readonly Suggestion[],
): boolean =>
  kindsOf(kinds).includes('SCHOLARSHIP') &&
  suggested.every(({ kind }) => kind !== 'SCHOLARSHIP') &&
  saysScholarships(index, text);

/**
 * The first that the text finds, as it stands or its begun end finished; without any program, those that are near its subject. Scholarships only where they are asked for: what finishes a
 * subject asks for none (`khảo cổ học` is on no way to `học bổng`).
 */
export function suggestFound(
  index: SearchIndex,
  { text, kinds, limit }: SuggestRequest,
  { found, nearPrograms }: Searches,
): Suggestion[] {
  const wanted = kindsOf(kinds);
  const isAsked = isForScholarships(index, text, wanted);
  const isFinished = (finished: string): boolean =>
    subjectsIn(index, text).length === 0 && isForScholarships(index, finished, wanted);
  const ways = endsWithLimit(index, text) ? [text] : [...finishPhrase(text), text];
  const firstOf = (kind: Kind): Suggestion[] => {
    for (const finished of ways) {
      if (kind === 'SCHOLARSHIP' && !isAsked && !isFinished(finished)) continue;
      const docs = found(kind, finished);
      if (docs.length > 0) return docs.map(doc => describe(index, kind, doc));
    }
    return [];
  };
  const inOrder = hasSubject(readQueryText(index.programs, text).terms) ? subjectFirst(wanted) : wanted;
  const suggested = askedFirst(index, text, inOrder.flatMap(firstOf));
  const ofPrograms = suggested.filter(({ kind }) => kind === 'PROGRAM');
  const isWithout =
    wanted.includes('PROGRAM') && ofPrograms.length < FEW && suggested.every(({ kind }) => kind !== 'SCHOLARSHIP');
  const { ids, idOrder } = index.programs;
  const near = isWithout && !asksForScholarships(text) ? nearOf(index, text, nearPrograms) : [];
  // Whoever says a subject wants it before schools that are there.
  const nearest = near.map(id => describe(index, 'PROGRAM', findString(ids, idOrder, id)));
  const slugs = new Set(ofPrograms.map(({ slug }) => slug));
  const others = suggested.filter(({ kind }) => kind !== 'PROGRAM');
  return [...ofPrograms, ...nearest.filter(({ slug }) => !slugs.has(slug)), ...others].slice(0, limit);
}
