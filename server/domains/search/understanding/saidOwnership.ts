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
    'trường tư thục | tư thục | trường dân lập | dân lập | ngoài công lập | trường tư nhân | trường tư | tư | privately run | private',
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

/** What counts of a token (tokens.ts). */
type Token = { readonly folded: string; readonly number: number | null };
type NamedToken = { readonly folded: string; readonly exact: string; readonly isMarked: boolean };
type Place = { tokens: readonly Token[]; from: number; end: number };

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

/** `private university`, `public or private colleges`, `university not public`, `universities public in ...`; not `public health`, `private law`. */
function isEnglish({ tokens, from, end }: Place): boolean {
  const wordAt = (place: number): string => tokens[place]?.folded ?? '';
  const [own, before, next] = [wordAt(from), wordAt(from - 1), wordAt(end)];
  if (SCHOOLS.has(next) || isSetOff({ tokens, from, end })) return true;
  if (own === 'state') return false;
  if (OR.has(next)) return ENGLISH.has(wordAt(end + 1)) && isEnglish({ tokens, from: end + 1, end: end + 2 });
  if (before === 'not' && SCHOOLS.has(wordAt(from - 2))) return !OF_SUBJECTS.has(next);
  return SCHOOLS.has(before) && (next === '' || next === 'in');
}

/** `đại học công`, `trường tư`, `trường công hay tư`; not `công nghệ`, `tư vấn`, nor `từ 300 triệu` without its mark. */
function isVietnamese({ tokens, from, end }: Place): boolean {
  const [last, next] = [tokens[end - 1], tokens[end]];
  const others = last?.folded === 'cong' ? AFTER_CONG : AFTER_TU;
  if (next && (others.has(next.folded) || next.number !== null)) return false;
  if (end - from > 1) return true;
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ folded }) => folded);
  return before.join(' ') === 'dai hoc' || (OR.has(before[1] ?? '') && (before[0] === 'cong' || before[0] === 'tu'));
}

const AMBIGUOUS = wordsOf('cong tu');

/** `state universities`, `a state university`; not the end of a name (`Ohio State University`) or its beginning (`State University of New York`). */
const isStateUniversity = ({ tokens, from, end }: Place): boolean =>
  (from === 0 || ARTICLES.has(tokens[from - 1]?.folded ?? '')) && tokens[end]?.folded !== 'of';

/** Whether a phrase of the list means the owner of institutions where it stands. */
export function meansOwnership(tokens: readonly Token[], from: number, end: number): boolean {
  const [first, last] = [tokens[from]?.folded ?? '', tokens[end - 1]?.folded ?? ''];
  if (first === 'state' && last === 'university') return isStateUniversity({ tokens, from, end });
  if (end - from === 1 && ENGLISH.has(first)) return isEnglish({ tokens, from, end });
  return !AMBIGUOUS.has(last) || isVietnamese({ tokens, from, end });
}

const OWN = toWords('tư')[0]?.exact;
/** `private university Melbourne`, `trường tư Berlin`: schools of an owner in a city, not the university that is called by it, nor a TU. */
export function isOwnedSchool(
  tokens: readonly NamedToken[],
  from: number,
  end: number,
  isCity: (words: string[]) => boolean,
): boolean {
  const name = tokens.slice(from, end);
  if (name.some(({ isMarked, exact, folded }) => isMarked && folded === 'tu' && exact === OWN)) return true;
  const [before, own] = [tokens[from - 1]?.folded ?? '', name[0]?.folded ?? ''];
  return (
    (before === 'public' || before === 'private') &&
    SCHOOLS.has(own) &&
    isCity(name.slice(1).map(({ folded }) => folded))
  );
}
