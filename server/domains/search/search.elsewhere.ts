/** What a page says of a text that another page answers, or that none does. */
import type { KindIndex, SearchIndex } from './build/searchIndex.js';
import { isGuess } from './query/relaxation.js';
import { readQueryText } from './query/textMatch.js';
import { understandText } from './search.understanding.js';
import { asksForScholarships, namesInstitutions, namesScholarship } from '../../../schema/rules/search.kinds.js';
import type { Term } from './text/terms.js';
import type { Limit } from './understanding/limits.js';
import { institutionsCalled } from './understanding/institutionNames.js';
import type { SearchKind } from './understanding/limitFilters.js';
import type { Understanding } from './understanding/understand.js';
import { hasSubject } from './text/subjects.js';

/** Words of a text that nothing of a kind has, and that are no typing errors, or that no entry tells, as typed. */
export const unknownWords = (terms: readonly Term[]): string[] =>
  terms
    .filter(term => term.role === 'UNANSWERABLE' || (isGuess({ term }) && term.correction === null))
    .map(({ text }) => text);

const DECIMAL = /^\d+[.,]\d+$/;

/** A text in one line, as what stands side by side in it is looked for. */
export const lineOf = (text: string): string => text.trim().split(/\s+/).join(' ');

/** Single words beside each other in a text as one: what is left out of `đại học Hà Nội` is `Hà Nội`, not two words. */
export function joinedAsTyped(text: string, words: readonly string[]): string[] {
  const typed = ` ${lineOf(text)} `;
  const joined: string[] = [];
  for (const [place, word] of words.entries()) {
    const both = `${joined.at(-1)} ${word}`;
    const number = [`${joined.at(-1)}.${word}`, `${joined.at(-1)},${word}`].find(
      one => DECIMAL.test(one) && typed.includes(` ${one} `),
    );
    const areSingle = [words[place - 1] ?? '', word].every(one => one !== '' && !one.includes(' '));
    if (number) joined.splice(-1, 1, number);
    else if (areSingle && typed.includes(` ${both} `)) joined.splice(-1, 1, both);
    else joined.push(word);
  }
  return joined;
}

/** What programs tell, and institutions only as a whole, or not at all. */
const OF_PROGRAMS: readonly Limit['kind'][] = [
  'AWARD',
  'EITHER_LEVEL',
  'ENTRY',
  'FEE',
  'APPLICATION_FEE',
  'TEST',
  'ACCEPTED_TEST',
  'INTAKE',
  'SEASON',
  'DURATION',
  'LANGUAGE',
  'OPEN_NOW',
];

/** Whether a text asks for a subject with a level, a price, a test, a month: a school that teaches the subject need not teach it so. */
export function asksOfPrograms(index: SearchIndex, text: string): boolean {
  const { items, rest } = understandText(index, { kind: 'programs', text });
  return (
    items.some(({ limit }) => OF_PROGRAMS.includes(limit.kind)) && hasSubject(readQueryText(index.programs, rest).terms)
  );
}

type Asked = { text: string; understanding: Understanding };

/** Whether a text asks for what is found on another page: for scholarships, for an institution and nothing else, for institutions as such, or among scholarships for a subject without a word for them. */
export function asksForOthers(
  { institutions }: SearchIndex,
  kind: SearchKind,
  { text, understanding: { items, rest } }: Asked,
): boolean {
  if (text.trim() === '') return false;
  if (namesScholarship(text)) return kind !== 'scholarships';
  if (kind === 'institutions') return false;
  const has = (wanted: string): boolean => items.some(({ limit }) => limit.kind === wanted);
  return (
    (kind === 'scholarships' && has('FIELD')) ||
    (has('INSTITUTION') && rest.trim() === '') ||
    institutionsCalled(institutions, text).length > 0 ||
    namesInstitutions(text)
  );
}

/** Whether scholarships for a text that does not ask for them are those for any subject: most state no field. */
export const losesSubject = (text: string, { items }: Understanding): boolean =>
  !(namesScholarship(text) || asksForScholarships(text)) && items.some(({ limit }) => limit.kind === 'FIELD');

const wordsIn = (text: string): string[] => text.split(/\s+/).filter(word => word !== '');

/** Whether words of a whole name are left out, or there are several names: nothing has the words of two. */
export function losesName(institutions: KindIndex, { items }: Understanding, droppedWords: readonly string[]): boolean {
  const names = items.filter(({ limit }) => limit.kind === 'INSTITUTION');
  const whole = names.filter(({ text }) => institutionsCalled(institutions, text).length > 0);
  const words = whole.flatMap(({ text }) => wordsIn(text));
  return names.length > 1 || droppedWords.flatMap(wordsIn).some(word => words.includes(word));
}
