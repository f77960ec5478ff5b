/** Typo correction: one edit is forgiven in words of five letters, two in words of eight; the first letter is taken as right. */

/** Words with fewer folded letters are never corrected. */
export const TYPO_MIN_LETTERS = 5;
const TWO_EDITS_FROM = 8;

export const editsForgiven = (letters: number): number =>
  letters < TYPO_MIN_LETTERS ? 0 : letters < TWO_EDITS_FROM ? 1 : 2;

type Letters = { length: number; at: (place: number) => number };

const rows = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)];

/**
 * The least number of insertions, deletions, replacements and swaps of neighbours that turn `typed` into `word`, or with `isPrefix` into a
 * beginning of it; more than `most` is given as `most + 1`.
 */
export function editsBetween(
  typed: string,
  word: Letters,
  { most, isPrefix }: { most: number; isPrefix: boolean },
): number {
  const width = Math.min(word.length, typed.length + most);
  if (typed.length > 250 || typed.length - width > most || (!isPrefix && word.length - typed.length > most))
    return most + 1;
  let [before, last, now] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= width; j++) last[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    const letter = typed.charCodeAt(i - 1);
    now[0] = i;
    let least = i;
    for (let j = 1; j <= width; j++) {
      const other = word.at(j - 1);
      let edits = Math.min(
        (last[j - 1] as number) + (letter === other ? 0 : 1),
        (last[j] as number) + 1,
        (now[j - 1] as number) + 1,
      );
      if (i > 1 && j > 1 && letter === word.at(j - 2) && typed.charCodeAt(i - 2) === other)
        edits = Math.min(edits, (before[j - 2] as number) + 1);
      now[j] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return most + 1;
    [before, last, now] = [last, now, before];
  }
  let edits = last[width] as number;
  if (isPrefix) for (let j = 0; j < width; j++) edits = Math.min(edits, last[j] as number);
  else if (width < word.length) return most + 1;
  return Math.min(edits, most + 1);
}

export const lettersOf = (word: string): Letters => ({ length: word.length, at: place => word.charCodeAt(place) });
