/** What the words of a search say about the kind that is looked for. */

const SCHOLARSHIP = /(?<![\p{L}\p{N}])(?:hoc bong|hb|scholarships?|bursar(?:y|ies))(?![\p{L}\p{N}])/u;

/** Whether a text names scholarships as such, with or without diacritics: `hoc bong thac si Duc`. */
export const namesScholarship = (text: string): boolean =>
  SCHOLARSHIP.test(text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
