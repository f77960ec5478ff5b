/**
 * `duoc` typed without its marks is `được` (one can, one gets) or `dược` (pharmacy). What stands beside it tells which, and it is read as that word from then on; where nothing does, it stays as it
 * was typed, which is the subject. Pharmacy is what is studied: `ngành dược`, `muốn học dược`, `dược và hóa`, and by itself beside a place or a level.
 */
import { phraseAt } from '../text/phrases.js';
import { isJoint, isSubject, type Segment } from './alternatives.js';
import { phrasesOf } from './refusals.js';
import { exactOf, type Token } from './tokens.js';

const [CAN, PHARMACY] = ['được', 'dược'];
const isWord = ({ exact }: Pick<Token, 'exact'>, word: string): boolean => exact === exactOf(word);

const wordsOf = (line: string): ReadonlySet<string> => new Set(line.split(' '));

/** Behind these stands a subject: `nganh duoc khong` asks whether there is pharmacy. */
const OF_SUBJECT = wordsOf('nganh khoa mon nghe');
/** Who wants to study names what: `muon hoc duoc o uc khong can ielts`. */
const BEFORE_STUDYING = wordsOf('muon thich dinh tinh mun me chon nen dai du theo duoc dc');
/** Behind these one can, or gets. */
const HELPED =
  'xin nhan dat lay vao dau do nop kiem san trung len chuyen de se muon mong cung van moi khong ko k chua the con da phai thi lo dong tra xet apply'.split(
    ' ',
  );
const BEFORE = new Set(HELPED);
/** Before `duoc hoc` these as well: who may study, and whether. */
const BEFORE_STUDY = new Set([
  ...HELPED,
  ...'co em con toi minh chau ban ai nao neu lieu gio tuoi sinh vien'.split(' '),
]);
/** What one gets or may do. */
const BEHIND = phrasesOf(
  'hoc bong | hb | scholarship | scholarships | mien | giam | cap | tai tro | ho tro | nhan | phep | tu van | di | vao | o lai | lam them | chap nhan | cong nhan | xet | uu tien | gia han | dinh cu | trao | tuyen',
);
/** `hoc duoc may nam` is about pharmacy. */
const HOW_MUCH = phrasesOf('bao nhieu | may');
const ASKED = phrasesOf(
  'gi | nao | nganh gi | nganh nao | truong gi | truong nao | nuoc nao | nhung nganh | nhung truong | nhung gi | cac nganh | cac truong | dai hoc nao',
);
/** Behind `duoc hoc`: how, and that something else follows. */
const BEHIND_STUDY = phrasesOf(
  'mien phi | tiep | len | thang | thu | lai | cung | nganh | mon | chuong trinh | o truong nao | o nuoc nao',
);
/** Verbs that lead to a subject as well as to `được`: beside these something else must say which. */
const DOUBTFUL = wordsOf('hoc lam theo');
const ASKING = wordsOf('khong ko k hong hok hem khum chua');
/** Small words behind a question. */
const AFTER_QUESTION = wordsOf('a ad ah vay v nhi day the ? ! .');
/** A question of its own between: `hoc duoc co kho khong`, `hoc duoc o uc duoc khong`. */
const OWN_QUESTION = wordsOf('duoc dc co can phai nen biet kho de dat re tot on hay lau cao hot met nang mac');

type Place = { tokens: readonly Token[]; at: number };

/** Neither of the two words as it is written. */
const isUnmarked = (token: Token): boolean =>
  token.folded === 'duoc' && [CAN, PHARMACY].every(word => !isWord(token, word));

const isBefore = (words: ReadonlySet<string>, { tokens, at }: Place): boolean => words.has(tokens[at]?.folded ?? '');
const isOneAt = (phrases: readonly (readonly string[])[], { tokens, at }: Place): boolean =>
  phrases.some(words => words.every((word, step) => tokens[at + step]?.folded === word));

/** A longer phrase of the vocabulary says which word it is: `duoc si`, `hoa duoc`, `duoc tai tro`. */
const MAX_BEFORE = 3;
function spelledBy({ tokens, at }: Place): string | null {
  for (let from = Math.max(0, at - MAX_BEFORE); from <= at; from++) {
    const phrase = phraseAt(tokens, from);
    const word = phrase?.words[at - from];
    const isStudy = from === at && phrase?.words.length === 2 && phrase.words[1]?.folded === 'hoc';
    if (phrase && word && phrase.group !== null && phrase.words.length > 1 && !isStudy) return word.exact;
  }
  return null;
}

/** Whether the text ends in a question that is asked of it. */
function isAskedFor({ tokens, at }: Place): boolean {
  const end = tokens.findLastIndex(({ folded }) => !AFTER_QUESTION.has(folded));
  if (end <= at || !ASKING.has(tokens[end]?.folded ?? '')) return false;
  return tokens.slice(at + 1, end).every(({ folded }) => !OWN_QUESTION.has(folded));
}

function meantAt(place: Place, segments: readonly Segment[]): string | null {
  const { tokens, at } = place;
  const own = segments.findIndex(segment => segment.tokens.includes(tokens[at] as Token));
  const [beforeSegment, afterSegment] = [segments[own - 1], segments[own + 1]];
  const before = { tokens, at: at - 1 };
  const behind = { tokens, at: at + 1 };
  const isStudy = tokens[at + 1]?.folded === 'hoc' && !isOneAt(BEHIND, behind);
  if (tokens[at]?.exact.startsWith('đ')) return CAN;
  if (isBefore(OF_SUBJECT, before)) return PHARMACY;
  const spelled = [CAN, PHARMACY].find(word => spelledBy(place) === exactOf(word));
  if (spelled) return spelled;
  if (isOneAt(BEHIND, behind) || isOneAt(ASKED, behind)) return CAN;
  if (isOneAt(HOW_MUCH, behind) && !isBefore(DOUBTFUL, before)) return CAN;
  // `cu nhan duoc` is a degree.
  const isOfLevel = beforeSegment?.limit?.kind === 'AWARD' && beforeSegment.tokens.at(-1) === tokens[at - 1];
  if (!isOfLevel && isBefore(isStudy ? BEFORE_STUDY : BEFORE, before)) return CAN;
  if (isJoint(beforeSegment) || isJoint(afterSegment)) return null;
  const hasSubject = segments.some((segment, other) => other !== own && isSubject(segment));
  if (isStudy) {
    const study = { tokens, at: at + 2 };
    const isScore = (tokens[at - 1]?.number ?? null) !== null;
    if (isScore || hasSubject || isOneAt(ASKED, study) || isOneAt(BEHIND_STUDY, study)) return CAN;
  }
  if (hasSubject && isBefore(DOUBTFUL, before)) return CAN;
  const isWish = isBefore(DOUBTFUL, before) && isBefore(BEFORE_STUDYING, { tokens, at: at - 2 });
  return !isOfLevel && !isWish && isAskedFor(place) ? CAN : null;
}

/** The tokens with what is meant; the same ones where nothing tells it. */
export function withMeantWords(tokens: readonly Token[], segmentsOf: () => readonly Segment[]): readonly Token[] {
  if (!tokens.some(isUnmarked)) return tokens;
  const segments = segmentsOf();
  return tokens.map((token, at) => {
    const word = isUnmarked(token) ? meantAt({ tokens, at }, segments) : null;
    return word === null ? token : { ...token, exact: exactOf(word), isMarked: true, decoded: word };
  });
}
