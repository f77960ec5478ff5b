/** Folding of text for comparison without case and diacritics: one rule for the search index and for highlighting on pages. */

/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};
const UNDECOMPOSED_LETTER = /[đðßæœøłıþ]/g;

/** Lower case, without diacritics: `Đại học Bách khoa` -> `dai hoc bach khoa`. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(UNDECOMPOSED_LETTER, letter => UNDECOMPOSED[letter] ?? letter);
