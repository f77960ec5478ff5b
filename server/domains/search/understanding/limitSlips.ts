/**
 * A typing error in a word for a limit is the limit: `bachlor`, `masterr`, `foudation`, `febuary`. Such a word is hardly ever a name, and as a limit it counts only as it was meant.
 * So it is in words of asking of which two letters were exchanged or a mark is wrong: `truogn`, `hcọ`.
 */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { isSyllable } from '../text/syllables.js';
import { toWords } from '../text/tokenizer.js';
import { editsBetween, editsForgiven, isTypo, lettersOf } from '../text/typoCorrection.js';
import { isVietnameseWord } from './vietnameseWords.js';

const LIMIT_WORDS = (
  'bachelor bachelors master masters diploma diplomas doctorate doctoral undergraduate undergraduates postgraduate postgraduates degree degrees certificate ' +
  'foundation pathway scholarship scholarships semester internship internships january february august september october november december'
)
  .split(' ')
  .map(word => ({ word, letters: lettersOf(word) }));

/** As they are right, by how they are typed without marks; none that subjects are called by (`công nghê`). */
const ASKING = new Map('học trường ngành muốn'.split(' ').map(word => [fold(word), word]));
/** Where a letter is missing as well. */
const WITHOUT_VOWEL: ReadonlyMap<string, string> = new Map([['hcj', 'hoc']]);

const swapsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, place) => word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  );

/** The word of asking that was meant, with marks where some were typed. */
function askingMeant(exact: string, folded: string, isKnown: (folded: string) => boolean): string | null {
  const isMarked = exact !== folded;
  if (isMarked && ASKING.has(folded)) return isVietnameseWord(exact) === null ? (ASKING.get(folded) ?? null) : null;
  if (isSyllable(folded) || isKnown(folded)) return null;
  const meant = WITHOUT_VOWEL.get(folded) ?? swapsOf(folded).find(word => ASKING.has(word)) ?? null;
  return meant !== null && isMarked ? (ASKING.get(meant) ?? null) : meant;
}

/** What was meant by a word that nobody knows; null for another. `isLast`: the end of the text, which may be unfinished. */
export function limitWordMeant(
  typed: string,
  { isKnown, isLast }: { isKnown: (folded: string) => boolean; isLast: boolean },
): string | null {
  const [word, ...others] = toWords(typed);
  if (!word || others.length > 0) return null;
  const asking = askingMeant(word.exact, word.folded, isKnown);
  if (asking !== null || word.exact !== word.folded) return asking;
  const most = editsForgiven(word.folded.length);
  const near = most === 0 ? [] : LIMIT_WORDS.filter(limit => limit.word.startsWith(word.folded.charAt(0)));
  if (near.length === 0 || !isTypo(word) || isKnown(word.folded)) return null;
  const letters = lettersOf(word.folded);
  const found = near
    .map(limit => ({ ...limit, edits: editsBetween(letters, limit.letters, { most, isPrefix: false }) }))
    .toSorted((one, other) => one.edits - other.edits)[0];
  // Spelled well it is none.
  if (!found || found.edits === 0 || found.edits > most || (isLast && found.word.startsWith(word.folded))) return null;
  return found.word;
}
