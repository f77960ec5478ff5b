/** A typing error in a word for a level is the level: `bachlor`, `masterr`, `doctorat`. Such a word is hardly ever a name, and as a limit it counts only as it was meant. */
import { toWords } from '../text/tokenizer.js';
import { editsBetween, editsForgiven, isTypo, lettersOf } from '../text/typoCorrection.js';

const LEVEL_WORDS =
  'bachelor bachelors master masters diploma diplomas doctorate doctoral undergraduate undergraduates postgraduate postgraduates degree degrees'
    .split(' ')
    .map(word => ({ word, letters: lettersOf(word) }));

/** What was meant by a word that nobody knows; null for another. `isLast`: the end of the text, which may be unfinished. */
export function levelMeant(
  typed: string,
  { isKnown, isLast }: { isKnown: (folded: string) => boolean; isLast: boolean },
): string | null {
  const [word, ...others] = toWords(typed);
  if (!word || others.length > 0 || word.exact !== word.folded) return null;
  const most = editsForgiven(word.folded.length);
  const near = most === 0 ? [] : LEVEL_WORDS.filter(level => level.word.startsWith(word.folded.charAt(0)));
  if (near.length === 0 || !isTypo(word) || isKnown(word.folded)) return null;
  const letters = lettersOf(word.folded);
  const found = near
    .map(level => ({ ...level, edits: editsBetween(letters, level.letters, { most, isPrefix: false }) }))
    .toSorted((one, other) => one.edits - other.edits)[0];
  // Spelled well it is none.
  if (!found || found.edits === 0 || found.edits > most || (isLast && found.word.startsWith(word.folded))) return null;
  return found.word;
}
