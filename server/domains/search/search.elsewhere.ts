/** What a page says of a text that another page answers, or that none does. */
import type { KindIndex, SearchIndex } from './build/searchIndex.js';
import { facetsOf } from './query/filters.js';
import { isGuess } from './query/relaxation.js';
import { countQuery, type KindQuery } from './query/runQuery.js';
import { FOUNDATIONS } from './search.precedence.js';
import { namesScholarship } from '../../../schema/rules/search.kinds.js';
import type { Term } from './text/terms.js';
import { toWords } from './text/tokenizer.js';
import { institutionsCalled } from './understanding/institutionNames.js';
import { isPreparing } from './understanding/limits.js';
import type { SearchKind } from './understanding/limitFilters.js';
import type { Understanding } from './understanding/understand.js';

/** Words of a text that nothing of a kind has, and that are no typing errors, or that no entry tells, as typed. */
export const unknownWords = (terms: readonly Term[]): string[] =>
  terms
    .filter(term => term.role === 'UNTOLD' || (isGuess({ term }) && term.correction === null))
    .map(({ text }) => text);

/** Single words beside each other in a text as one: what is left out of `đại học Hà Nội` is `Hà Nội`, not two words. */
export function joinedAsTyped(text: string, words: readonly string[]): string[] {
  const typed = ` ${text.split(/\s+/).join(' ')} `;
  const joined: string[] = [];
  for (const [place, word] of words.entries()) {
    const both = `${joined.at(-1)} ${word}`;
    const areSingle = [words[place - 1] ?? '', word].every(one => one !== '' && !one.includes(' '));
    if (areSingle && typed.includes(` ${both} `)) joined.splice(-1, 1, both);
    else joined.push(word);
  }
  return joined;
}

/** A year that is behind somebody, that a university has, or that leads to a degree asks for the degree. */
const OF_A_DEGREE = new Set([
  'co',
  'with',
  'can',
  'qua',
  'nhan',
  'after',
  'sau',
  'xong',
  'finished',
  'completed',
  'da',
]);
const WORDS_BEFORE = 3;

type Asked = { text: string; understanding: Understanding };

function foundationsIn({ text, understanding: { items } }: Asked): string[] {
  return items.flatMap(item => {
    if (!isPreparing(item.limit)) return [];
    const before = toWords(text.slice(0, item.from)).slice(-WORDS_BEFORE);
    const words = [...before, ...toWords(item.text).slice(0, 1)].map(({ folded }) => folded);
    return words.some(word => OF_A_DEGREE.has(word)) ? [] : [item.text];
  });
}

/** Foundation years that a text asks for, as typed, where what is found follows one, and nothing of it is such a year itself. */
export function unheldFoundations(index: KindIndex, query: KindQuery, asked: Asked): string[] {
  const isFiltered = query.filters.some(filter => facetsOf(filter).some(facet => facet === 'ENTRY'));
  const isHeld = (): boolean => countQuery(index, { ...query, filters: [...query.filters, FOUNDATIONS] }).total > 0;
  return isFiltered && !isHeld() ? foundationsIn(asked) : [];
}

/** Whether a text asks for what is found on another page: for scholarships, for an institution and nothing else, or among scholarships for a subject without a word for them. */
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
    institutionsCalled(institutions, text).length > 0
  );
}

/** Whether scholarships for a text that does not ask for them are those for any subject: most state no field. */
export const losesSubject = (text: string, { items }: Understanding): boolean =>
  !namesScholarship(text) && items.some(({ limit }) => limit.kind === 'FIELD');
