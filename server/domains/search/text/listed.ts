/** Where a text lists things: `kế toán, marketing`. A stroke says `or`, and is read as one (understanding/alternatives.ts). */
import { toWords } from './tokenizer.js';

const LISTING = /[,;+]/;

/** Numbers of the words behind a sign that stands between what is listed. */
export function placesListed(parts: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  if (!parts.some(part => LISTING.test(part))) return places;
  let place = 0;
  for (const part of parts)
    for (const [number, piece] of part.split(LISTING).entries()) {
      if (number > 0) places.add(place);
      place += toWords(piece).length;
    }
  return places;
}
