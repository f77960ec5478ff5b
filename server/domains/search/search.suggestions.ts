/** Suggestions while typing: what completes a name, else what a search of the text finds, or what is near it. */
import type { SearchIndex } from './build/searchIndex.js';
import { nearSubject, findUnderstood } from './search.answers.js';
import { readSearch, type Answering, type Searched } from './search.asked.js';
import { asksForOtherSchools } from './search.otherSchools.js';
import { textToComplete } from './search.understanding.js';
import type { Meant } from './suggest/programsMeant.js';
import { suggest, type Kind, type Suggestion, type SuggestRequest } from './suggest/suggest.js';
import { lacksScholarships, suggestFound } from './suggest/suggestFound.js';
import { vocabularyOf } from './understanding/institutionNames.js';
import { understand } from './understanding/understand.js';

type Find<Result> = <Criteria extends Searched>(asked: Answering<Criteria>) => Result;
type Asked = { text: string; page: { number: number; size: number } };
/** Asks the search for the entries of a kind. */
export type AskKind = <Result>(kind: Kind, asked: Asked, find: Find<Result>) => Result;

const meantIn: Find<Meant> = answering => {
  const { understanding, query } = readSearch(answering);
  return { items: understanding.items, filters: query.filters, rest: query.text };
};

/** A text that means nothing but its words. */
const asWords = (text: string): Meant => ({ items: [], filters: [], rest: text });

export function suggestionsFor(index: SearchIndex, request: SuggestRequest, ofKind: AskKind): Suggestion[] {
  const page = { number: 1, size: request.limit };
  const isOfOthers = asksForOtherSchools(index, understand(request.text, vocabularyOf(index)));
  const completed = textToComplete(index, request.text);
  // A text without limits is its words.
  const meantBy = (text: string): Meant =>
    understand(text, vocabularyOf(index)).items.length === 0
      ? asWords(text)
      : ofKind('PROGRAM', { text, page }, meantIn);
  const completing = (meant: (text: string) => Meant): Suggestion[] =>
    suggest(index, { ...request, completed, meantBy: meant }).filter(({ kind }) => kind !== 'PROGRAM' || !isOfOthers);
  const completions = completing(meantBy);
  if (completions.length > 0 && !lacksScholarships(index, request, completions)) return completions;
  // What is completed stays; scholarships that are asked for come before it.
  const wanted = completions.length === 0 ? request : { ...request, kinds: ['SCHOLARSHIP' as const] };
  const found = suggestFound(index, wanted, {
    found: (kind, text) => ofKind(kind, { text, page }, findUnderstood),
    nearPrograms: text => ofKind('PROGRAM', { text, page }, nearSubject),
  });
  const all = [...found, ...completions].slice(0, request.limit);
  return all.length > 0 ? all : completing(asWords);
}
