/** Names of institutions that a typed word, or several, begin. */
import { roleOfGroup, wholePhrase } from '../text/phrases.js';
import { toWords } from '../text/tokenizer.js';

/** An unfinished word of a name, beside a kind of institution. */
const LEAST_BEGUN = 4;

/** `technical university` */
const MAX_OF_KIND = 4;

/** More names begin with a word that is hardly typed. */
const MAX_BEGUN = 10;

/** The names of one telling word that a word begins; the name itself is none. */
export function begunNames(single: readonly string[], word: string): string[] {
  return word.length < LEAST_BEGUN ? [] : begunFrom(single, word).filter(name => name !== word);
}

const OF = /\s(?:of|the)$/i;

/** Whether words end with one for a kind of institution, with `of` behind it or without. */
function endsWithKind(before: string): boolean {
  const words = toWords(before.trim().replace(OF, ''));
  return words.some((_, place) => {
    const phrase = place < words.length - MAX_OF_KIND ? undefined : wholePhrase(words.slice(place));
    return phrase !== undefined && phrase.group !== null && roleOfGroup(phrase.group) === 'KIND';
  });
}

/** Whether a word is the beginning of a name of one telling word, by itself or behind a word for a kind: no syllable that was typed by Telex. */
export const isBegunName = (single: readonly string[], word: string, before: string): boolean =>
  begunNames(single, word).length > 0 && (before.trim() === '' || endsWithKind(before));

/** The first of sorted names that begin so. */
export function begunFrom(names: readonly string[], start: string, most = MAX_BEGUN): string[] {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return names.slice(low, low + most).filter(name => name.startsWith(start));
}
