/** Texts with corrected words in the places of the typed ones: the one that is proposed, and those by which what is near is found again. */
import type { Understanding } from '../understanding/understand.js';
import type { Correction } from './corrections.js';

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
/** The words of a term as they may stand in a text, whatever signs are between them. */
const asTyped = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.split(' ').map(escaped).join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'u');

/** The text as typed with the corrected words in their places; null when there is nothing to correct. */
export function wholeCorrection(
  text: string,
  { decoded }: Pick<Understanding, 'decoded'>,
  corrections: readonly Correction[],
): string | null {
  if (corrections.length === 0) return decoded;
  let done = '';
  let rest = (decoded ?? text).normalize('NFKC');
  for (const { typed, corrected } of corrections) {
    const found = asTyped(typed).exec(rest);
    // Words that were written with signs inside them.
    if (!found) continue;
    done += rest.slice(0, found.index) + corrected;
    rest = rest.slice(found.index + found[0].length);
  }
  return done === '' ? decoded : (done + rest).trim();
}

/** A text that has some of the typed words, in any order, with the corrected ones in their places. */
export const withCorrections = (text: string, corrections: readonly Correction[]): string =>
  corrections.reduce((left, { typed, corrected }) => left.replace(asTyped(typed), () => corrected), text);
