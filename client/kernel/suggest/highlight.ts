/** Which letters of a label match the typed text: by beginnings of words, diacritics optional, as the search matches. */
import { fold } from '../../../schema/rules/folding.rules';

/** Folded letters with their positions in the label: one letter may fold to two, a lone diacritic to none. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const letter of text) {
    const plain = fold(letter);
    for (let i = 0; i < plain.length; i++) places.push(place);
    folded += plain;
    place += letter.length;
  }
  places.push(place);
  return { folded, places };
}

export type Piece = { readonly text: string; readonly isMatch: boolean };

/** The label in pieces. It is compared in composed form, so that no diacritic is separated from its letter. */
export function highlight(label: string, typed: string): Piece[] {
  const text = label.normalize('NFC');
  const words = foldWithPlaces(typed.normalize('NFC'))
    .folded.split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const { folded, places } = foldWithPlaces(text);
  const isFound = Array.from({ length: text.length }, () => false);
  for (const { index, 0: word } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const length = Math.max(
      0,
      ...words.filter(typedWord => word.startsWith(typedWord)).map(typedWord => typedWord.length),
    );
    if (length > 0) isFound.fill(true, places[index], places[index + length]);
  }
  const pieces: { text: string; isMatch: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const isMatch = isFound[i] === true;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += text.charAt(i);
    else pieces.push({ text: text.charAt(i), isMatch });
  }
  return pieces;
}
