/** What the words of a search say about the kind that is looked for. */

const word = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u');

const SCHOLARSHIP = word('hoc bong|hb|scholarships?|bursar(?:y|ies)');

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a text names scholarships as such, with or without diacritics: `hoc bong thac si Duc`. */
export const namesScholarship = (text: string): boolean => SCHOLARSHIP.test(folded(text));

/** A wish beside another one: `có học bổng càng tốt`. */
const SIDE_WISH = word(
  '(?:co |with )?(?:a )?(?:hoc bong|hb|scholarships?)(?: toan phan| ban phan| (?:khoang |tam |tu )?\\d+ ?%)?(?: thi)? (?:cang tot|tot|if possible|would be (?:nice|great|a plus)|is a plus)',
);
/** Who pays for all of it, or for some: no program does. Not `self-funded`, nor `without funding`. */
const FUNDED = word(
  'ful+y[ -]funded|full(?:y)? funding|full ride|toan phan' +
    '|(?<!(?:self|state|publicly|privately|government)[ -])funded (?:phds?|doctorates?|doctoral|masters?|mba|msc|bachelors?|degrees?|programs?|programmes?|positions?)' +
    '|(?:with|has|have|offers?|offering|provides?|need|for) (?:(?!no )\\p{L}+ )?funding|(?:phd|doctoral|masters?|mba|msc) funding|funding (?:available|opportunit(?:y|ies)|for)' +
    '|(?<!(?:khong|ko|k|chua) )(?:co|duoc) tai tro|xin tai tro|nguon tai tro',
);
/** Scholarships that people name without a word for one, and that mean nothing else. */
const NAMED = word('chevening|ful+bright|erasmus mundus|daad|gates cambridge|rhodes|clarendon|australia awards');

/** Whether somebody who has chosen no kind looks for scholarships. */
export const asksForScholarships = (text: string): boolean => {
  const wanted = folded(text).replace(SIDE_WISH, '');
  return [SCHOLARSHIP, FUNDED, NAMED].some(words => words.test(wanted));
};
