/** Public or private, as people say it of institutions: the phrases, in the shape of `Phrases` (said.ts), and where a word that means other things as well means that. */
import { toWords } from '../text/tokenizer.js';

type Ownership = 'PUBLIC' | 'PRIVATE';

export const OWNERSHIPS: readonly (readonly [Ownership, string])[] = [
  [
    'PUBLIC',
    'trường công lập | công lập | trường công | công | state owned | state run | state funded | publicly funded | government funded | government university | government universities | trường nhà nước | public | state university | state',
  ],
  [
    'PRIVATE',
    'trường tư thục | tư thục | trường dân lập | dân lập | ngoài công lập | trường tư nhân | trường tư | tư nhân | tư | privately run | private',
  ],
];

const wordsOf = (line: string): ReadonlySet<string> => new Set(line.split(' '));
const ENGLISH = wordsOf('public private state');
const SCHOOLS = wordsOf('university universities uni unis college colleges school schools institution institutions');
const LIST_SIGNS = wordsOf(', ; / |');
const OR = wordsOf('or and hay hoac va');
/** What may stand before `state university`, which ends the names of many. */
const ARTICLES = wordsOf('a an the any good best cheap cheapest top some which');
/** What `công` and `tư` begin: công nghệ, công an, tư vấn, tư tưởng. */
const AFTER_CONG = wordsOf(
  'nghe nghiep an giao doan nhan dan trinh tac chung chinh ty vu dong ich so thuc huan bo bang cu khai nhat uoc',
);
const AFTER_TU = wordsOf('van tuong duy phap lieu cach ban gia thuc do the thong tin vong');

/** What may not stand between a word for a school and its owner: `trường nào ở Úc ...`, `học viện dạy ...`. */
const NOT_BETWEEN = wordsOf('o tai trong co nao day de muon cho va ve la hay hoac thi gan den tu');
const LEADING_TO_PLACE = wordsOf('o tai');
/** What ends with `công` or `tư`: phi công, thi công, luật công, hành chính công, đầu tư, vật tư. */
const BEFORE_CONG = wordsOf('phi thi thu gia dinh nhan lao ban ky chinh ly tri vu sach luat an te tich');
const BEFORE_TU = wordsOf('dau vat thu rieng vo');

const OWN = toWords('tư')[0]?.exact;

/** What counts of a token (tokens.ts). */
type NamedToken = { readonly folded: string; readonly exact: string; readonly isMarked: boolean };
type Token = NamedToken & { readonly number: number | null; readonly isBreak: boolean };
type Place = { tokens: readonly Token[]; from: number; end: number };

const wordAt = (tokens: readonly NamedToken[], place: number): string => tokens[place]?.folded ?? '';

/** What a subject that begins with `public` or `private` goes on with. */
const OF_SUBJECTS = wordsOf(
  'health policy law relations administration affairs sector service services management history equity international',
);

/** Between signs of a list, or at an end, in a text that has a word for schools: `colleges in Vancouver, public, with culinary arts`. */
function isSetOff({ tokens, from, end }: Place): boolean {
  const isEnd = (place: number): boolean => {
    const token = tokens[place];
    return token === undefined || LIST_SIGNS.has(token.folded);
  };
  const isBetween = isEnd(from - 1) && isEnd(end) && (from > 0 || end < tokens.length);
  return isBetween && tokens.some(({ folded }) => SCHOOLS.has(folded));
}

/** `private business school`, `public art schools`; not `public health school`. */
function isOfKind({ tokens, end }: Place): boolean {
  const [kind, next] = [wordAt(tokens, end), wordAt(tokens, end + 1)];
  const isAhead = (place: number): boolean => SCHOOLS.has(wordAt(tokens, place)) && !tokens[place - 1]?.isBreak;
  if (OF_SUBJECTS.has(kind) || OR.has(kind) || tokens[end]?.isBreak) return kind === 'law' && isAhead(end + 1);
  return isAhead(end + 1) || (isAhead(end + 2) && !OR.has(next) && next !== 'in');
}

/** `private university`, `public or private colleges`, `university not public`, `universities public in ...`; not `public health`, `private law`. */
function isEnglish({ tokens, from, end }: Place): boolean {
  const [own, before, next] = [wordAt(tokens, from), wordAt(tokens, from - 1), wordAt(tokens, end)];
  if (SCHOOLS.has(next) || isSetOff({ tokens, from, end })) return true;
  if (own === 'state') return false;
  if (isOfKind({ tokens, from, end })) return true;
  if (OR.has(next)) return ENGLISH.has(wordAt(tokens, end + 1)) && isEnglish({ tokens, from: end + 1, end: end + 2 });
  if (before === 'not' && SCHOOLS.has(wordAt(tokens, from - 2))) return !OF_SUBJECTS.has(next);
  return SCHOOLS.has(before) && (next === '' || next === 'in');
}

/** `trường kinh doanh tư ở Sydney`, `cao đẳng tư`, `học viện công`: a kind of school stands before its owner. */
function isBehindSchool({ tokens, from, end }: Place): boolean {
  const before = tokens.slice(Math.max(0, from - 5), from);
  const words = before.map(({ folded }) => folded);
  const school = Math.max(words.lastIndexOf('truong'), words.lastIndexOf('vien'), words.lastIndexOf('cao'));
  if (school < 0 || before.slice(school).some(({ folded, isBreak }) => isBreak || NOT_BETWEEN.has(folded)))
    return false;
  if (words[school] === 'cao' && words[school + 1] !== 'dang') return false;
  const [own, next] = [tokens[from], tokens[end]];
  const last = words.at(-1) ?? '';
  const isPlaceAhead = next !== undefined && LEADING_TO_PLACE.has(next.folded);
  if (own?.folded === 'cong') return !BEFORE_CONG.has(last) && (next === undefined || next.isBreak || isPlaceAhead);
  return !BEFORE_TU.has(last) && (own?.exact === OWN || isPlaceAhead || end - from > 1);
}

/** `đại học công`, `trường tư`, `trường công hay tư`; not `công nghệ`, `tư vấn`, nor `từ 300 triệu` without its mark. */
function isVietnamese({ tokens, from, end }: Place): boolean {
  const [last, next] = [tokens[end - 1], tokens[end]];
  const others = last?.folded === 'cong' ? AFTER_CONG : AFTER_TU;
  if (next && (others.has(next.folded) || next.number !== null)) return false;
  const isPhrase = end - from > 1 && tokens[from]?.folded !== 'tu';
  if (isPhrase || isBehindSchool({ tokens, from, end })) return true;
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ folded }) => folded);
  return before.join(' ') === 'dai hoc' || (OR.has(before[1] ?? '') && (before[0] === 'cong' || before[0] === 'tu'));
}

const AMBIGUOUS = wordsOf('cong tu');
/** Of a school alone: `kế toán tư nhân` is in private practice. */
const isOwnedByPeople = (first: string, last: string): boolean => first === 'tu' && last === 'nhan';

/** `state universities`, `a state university`; not the end of a name (`Ohio State University`) or its beginning (`State University of New York`). */
const isStateUniversity = ({ tokens, from, end }: Place): boolean =>
  (from === 0 || ARTICLES.has(wordAt(tokens, from - 1))) && wordAt(tokens, end) !== 'of';

/** Whether a phrase of the list means the owner of institutions where it stands. */
export function meansOwnership(tokens: readonly Token[], from: number, end: number): boolean {
  const [first, last] = [wordAt(tokens, from), wordAt(tokens, end - 1)];
  if (first === 'state' && last === 'university') return isStateUniversity({ tokens, from, end });
  if (end - from === 1 && ENGLISH.has(first)) return isEnglish({ tokens, from, end });
  const isAmbiguous = AMBIGUOUS.has(last) || isOwnedByPeople(first, last);
  return !isAmbiguous || isVietnamese({ tokens, from, end });
}

/** `private university Melbourne`, `trường tư Berlin`: schools of an owner in a city, not the university that is called by it, nor a TU. */
export function isOwnedSchool(
  tokens: readonly NamedToken[],
  from: number,
  end: number,
  isCity: (words: string[]) => boolean,
): boolean {
  const name = tokens.slice(from, end);
  if (name.some(({ isMarked, exact, folded }) => isMarked && folded === 'tu' && exact === OWN)) return true;
  const [before, own] = [wordAt(tokens, from - 1), wordAt(name, 0)];
  return (
    (before === 'public' || before === 'private') &&
    SCHOOLS.has(own) &&
    isCity(name.slice(1).map(({ folded }) => folded))
  );
}
