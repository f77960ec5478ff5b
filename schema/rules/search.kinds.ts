/** What the words of a search say about the kind that is looked for. */
import { fold } from './folding.rules.js';

const word = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u');

/** As it is mistyped, too: `scholorship`, `schoalrship`, `hocj bong`. */
const SCHOLARSHIP = word('hocj? bong|hb|sc?h?[aeolrs]{3,6}h?ips?|bursar(?:y|ies)');

/** Whether a text names scholarships as such, with or without diacritics: `hoc bong thac si Duc`. */
export const namesScholarship = (text: string): boolean => SCHOLARSHIP.test(fold(text));

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
  const wanted = fold(text).replace(SIDE_WISH, '');
  return [SCHOLARSHIP, FUNDED, NAMED].some(words => words.test(wanted));
};

/** Institutions as such. `đại học` by itself is a level: `đại học ở Úc`. */
const OWNED = 'cong lap|tu thuc|dan lap|(?:cong|tu)(?= (?:o|tai|ben|gan|thuoc) |$)';
const SCHOOLS =
  `(?:dai hoc|dh|cao dang|cd) (?:${OWNED})|(?:truong )?(?:cao dang|college) cong dong|community colleges?|` +
  'truong(?: (?:dai hoc|cao dang|dh|cd|cong lap|cong|tu thuc|tu))*|(?:dai hoc|dh|cao dang|cd)(?= (?:nao|gi) )' +
  '|universit(?:y|ies)|unis?|colleges?|schools?|institutions?';
const BEFORE_SCHOOLS =
  'cac|nhung|danh sach|tat ca|tim|kiem|xem|co|list(?: of)?|all|the|find|any|which|what|are there|top(?: \\d+)?|best|good|cheap(?:est)?|public|private';
const AFTER_SCHOOLS = 'nao|gi|re|tot|uy tin|noi tieng|nhat';
/** What leads to more than a place: a subject, a price, a wish. */
const NO_PLACE =
  'hoc|day|dao tao|nganh|khoa|mon|ve|duoi|khong|va|voi|co|cho|for|teach\\p{L}*|offer\\p{L}*|with|without|and|stud(?:y|ies)|major|programs?|programmes?|courses?|degrees?|under|below';
const PLACE_WORD = `(?!(?:${NO_PLACE})(?![\\p{L}\\p{N}]))[\\p{L}\\p{N}]+`;
/** Where a college leads to: `can transfer to university after 2 years`. */
const GOING_ON =
  '(?:(?:that|which|and) )?(?:can )?transfer(?: to (?:a )?(?:4 year )?(?:universit(?:y|ies)|uni))?(?: after (?:2|two) years)?' +
  '|(?:co the )?(?:chuyen tiep|lien thong|chuyen)(?: len| vao)? (?:dai hoc|dh)(?: sau (?:2|hai) nam)?';
const AFTER_PLACE =
  `${GOING_ON}|cheap|gia re|` +
  'nao|re|tot|uy tin|nhat|a|vay|nhi|(?:for|cho) (?:international students?|du hoc sinh|(?:sinh vien|hoc sinh|nguoi) (?:quoc te|viet(?: nam)?))';
const SCHOOLS_OF_PLACE = new RegExp(
  `^(?:(?:${BEFORE_SCHOOLS}) )*(?:${SCHOOLS})(?: (?:${AFTER_SCHOOLS}))* (?:o|tai|ben|thuoc|in|at|near|gan|around) ` +
    `${PLACE_WORD}(?: ${PLACE_WORD}){0,3}?(?: (?:${AFTER_PLACE}))*$`,
  'u',
);

/** A list of schools is asked for, whatever else is said of them. */
const LIST_OF_SCHOOLS = new RegExp(
  `^(?:(?:${BEFORE_SCHOOLS}|a|me|give|show|full) )*(?:danh sach|list|list of) (?:(?:${BEFORE_SCHOOLS}) )*` +
    `(?:truong|(?:cao dang|college) cong dong|(?:\\p{L}+ )?(?:universities|unis|colleges|schools)|community colleges?)(?![\\p{L}\\p{N}])`,
  'u',
);

/** Whether somebody who has chosen no kind looks for the institutions of a place and says nothing else, or for a list of them: `trường đại học nào ở Toronto`, `universities in Dublin`. */
export function asksForInstitutions(text: string): boolean {
  const folded = fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return SCHOOLS_OF_PLACE.test(folded) || (LIST_OF_SCHOOLS.test(folded) && !namesScholarship(text));
}

const SEVERAL_SCHOOLS = word(
  'universities|unis|colleges|schools|(?:which|what) (?:university|uni|college|school)' +
    '|(?:cac|nhung|danh sach) truong|(?:cao dang|college) cong dong|(?:truong|truong dai hoc|truong cao dang|dai hoc|dh|cao dang) nao' +
    `|(?:dai hoc|dh|cao dang|cd) (?:${OWNED})|community college|(?:public|private) (?:university|uni|college)`,
);
/** At the beginning one school means any: `trường đại học ở Ireland có ngành kỹ thuật`, `university in Ireland with engineering`. */
const ANY_SCHOOL = new RegExp(
  `^(?:(?:${BEFORE_SCHOOLS}|a) )*(?:truong(?: (?:dai hoc|cao dang|dh|cd|${OWNED}))* (?:o|tai|ben|thuoc|gan|co|day|dao tao)|(?:university|uni|college) (?:in|near|with|that|which|offering)) `,
  'u',
);

/** Whether a text names institutions as such, whatever else it says: `universities in Boston with computer science`. */
export const namesInstitutions = (text: string): boolean => {
  const folded = fold(text).trim();
  return SEVERAL_SCHOOLS.test(folded) || ANY_SCHOOL.test(folded);
};
