/** Mistyped phrases that begin inside known ones. */
import { correctedPhrase, type WordState } from './phraseCorrection.js';
import type { Dictionary } from './phrases.js';
import type { Word } from './tokenizer.js';

/**
 * How many words stand before a longer mistyped phrase that begins inside a known one; null where none does. `ngành | cong nghe thogn tin` is no `ngành công nghệ` with something behind it. Asked
 * only where the word behind the known one is unknown.
 */
export function wordsBeforeSlip(
  words: readonly Word[],
  states: readonly WordState[],
  { from, length }: { from: number; length: number },
  dictionary: Dictionary,
): number | null {
  if (length < 2 || states[from + length]?.isUnknown !== true) return null;
  for (let before = 1; before < length; before++) {
    const slip = correctedPhrase(words, states, from + before, dictionary);
    if (slip && slip.length > length - before + 1 && slip.phrase.group !== null) return before;
  }
  return null;
}
