/**
 * The words of `english-vocab-check`: three levels of 20 real and 10 invented words, in pages of ten. Both are a selection of our own: the real ones go from
 * everyday words to those of textbooks; the invented ones look like English and stand in none of the word lists of SCOWL 2020.12.07 (size 95, 663,473 entries)
 * nor in a second list of 274,937 words, checked on 2026-11-22.
 */
export type WordPage = { readonly level: 1 | 2 | 3; readonly words: readonly string[] };

const page = (level: WordPage['level'], words: string): WordPage => ({ level, words: words.split(' ') });

export const WORD_PAGES: readonly WordPage[] = [
  page(1, 'believe drenty language minute flimber window carry gorple station evening'),
  page(1, 'teacher forget mabber husband pindow letter enough sartle decide summer'),
  page(1, 'brennick quickly explain jorbel police choose tronish market perhaps plound'),
  page(2, 'borrow ancient comfortive journey elongic deliver habit climate fandrel warn'),
  page(2, 'mannerful generous threat norrable argue opportunity graspen familiar shelter edge'),
  page(2, 'advantage plandish reduce glimmow attitude suitable crandle persuade settlish replace'),
  page(3, 'abrevolent abandon scarce conflurate dilemma obstacle exempliant thrive eligible vague'),
  page(3, 'derive incondate reluctant deficit retinuous acknowledge subtle tendulate endure coherent'),
  page(3, 'incentive obverent compel mitulous feasible pernational adverse inherent varidence prevail'),
];

export const INVENTED_WORDS: ReadonlySet<string> = new Set(
  [
    'drenty flimber gorple mabber pindow sartle brennick jorbel tronish plound',
    'comfortive elongic fandrel mannerful norrable graspen plandish glimmow crandle settlish',
    'abrevolent conflurate exempliant incondate retinuous tendulate obverent mitulous pernational varidence',
  ].flatMap(words => words.split(' ')),
);
