/** Scholarships with a name that begins with a word of asking: `GREAT scholarships` are those of the programme before all good ones. */
import { onceAnIndex } from '../build/onceAnIndex.js';
import type { KindIndex } from '../build/searchIndex.js';
import { stringAt } from '../build/stringTable.js';
import { groupOf, phraseAt } from '../text/phrases.js';
import { toWords, type Word } from '../text/tokenizer.js';
import { says } from './classPhrases.js';

type Name = { doc: number; words: readonly string[] };

const SCHOLARSHIP = groupOf('scholarship');
const isScholarship = (words: readonly Word[], place: number): boolean => {
  const phrase = phraseAt(words, place);
  return phrase !== undefined && phrase.group === SCHOLARSHIP;
};

/** The words before the one for a scholarship; empty where they are no words of asking alone. */
function askingWords(words: readonly Word[]): string[] {
  const end = words.findIndex((_, place) => isScholarship(words, place));
  const own = words.slice(0, Math.max(end, 0));
  const isAsking = own.every((_, place) => phraseAt(own, place)?.group === null);
  return isAsking ? own.map(({ folded }) => folded) : [];
}

/** What Germany calls itself begins the name of the one that it gives at its universities. */
const GERMAN_NAME = 'deutschland';

const once = onceAnIndex<KindIndex, 'names', { asking: readonly Name[]; german: readonly number[] }>();

/** Those whose name begins with words of asking, and those of Germany itself. */
const namesOf = (scholarships: KindIndex) =>
  once(scholarships, 'names', () => {
    const { size, labels, labelOf } = scholarships;
    const names = Array.from({ length: size }, (_, doc) => ({
      doc,
      words: toWords(stringAt(labels, labelOf[doc] ?? 0)),
    }));
    return {
      asking: names
        .map(({ doc, words }) => ({ doc, words: askingWords(words) }))
        .filter(({ words }) => words.length > 0),
      german: names.flatMap(({ doc, words }) => (words[0]?.folded.startsWith(GERMAN_NAME) ? [doc] : [])),
    };
  });

/** Those of a country itself, which is said in its own language or as whose they are: `học bổng deutsch`, `học bổng của Đức`. */
export const scholarshipsOfCountry = (scholarships: KindIndex, typed: string): readonly number[] =>
  says(typed, 'germanOwn') ? namesOf(scholarships).german : [];

/** Those that a text begins to call so. */
export function scholarshipsCalled(scholarships: KindIndex, text: string): readonly number[] {
  const { asking: names } = namesOf(scholarships);
  const typed = names.length > 0 ? askingWords(toWords(text)).join(' ') : '';
  return typed === '' ? [] : names.filter(({ words }) => words.join(' ') === typed).map(({ doc }) => doc);
}
