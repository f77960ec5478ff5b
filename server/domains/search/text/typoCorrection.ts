/** Typo correction: one edit is forgiven in words that are long enough and that no indexed word starts with. */

/** Words with fewer folded letters are never corrected. */
export const TYPO_MIN_LETTERS = 5;

/**
 * Whether inserting, deleting or replacing one letter, or swapping two neighbours, turns `typed` into a prefix of `word`.
 * The edit can always be made at the first letter that differs, so four comparisons decide.
 */
export function isOneEditFromPrefix(typed: string, word: Uint16Array): boolean {
  let i = 0;
  while (i < typed.length && i < word.length && typed.charCodeAt(i) === word[i]) i++;
  if (i === typed.length) return true;
  const continues = (typedFrom: number, wordFrom: number): boolean => {
    if (word.length - wordFrom < typed.length - typedFrom) return false;
    for (let k = typedFrom; k < typed.length; k++)
      if (typed.charCodeAt(k) !== word[wordFrom + k - typedFrom]) return false;
    return true;
  };
  const isSwapped =
    typed.charCodeAt(i) === word[i + 1] && typed.charCodeAt(i + 1) === word[i] && continues(i + 2, i + 2);
  return continues(i + 1, i + 1) || continues(i + 1, i) || continues(i, i + 1) || isSwapped;
}
