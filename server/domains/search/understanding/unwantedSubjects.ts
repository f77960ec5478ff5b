/**
 * Subjects that somebody does not want: `engineering except mechanical`, `kinh doanh không phải kế toán`, `marketing, not digital`; and scholarships (`not Chevening`). What is called by one is left
 * out (query/unwanted.ts). Taken for the subject itself such words would find the very opposite.
 */
import { isNamedScholarship } from '../text/namedScholarships.js';
import { wholePhrase } from '../text/phrases.js';
import { isSubject as isAbout, type Segment } from './alternatives.js';
import { behindJoint, isAsking, isWordOfExclusion } from './exclusion.js';
import { DISLIKES, phrasesOf } from './refusals.js';
import type { Token } from './tokens.js';

/** Words, without their marks, behind which the subject begins. */
const EXCLUSIONS = phrasesOf(
  DISLIKES,
  'khong | khong phai | khong phai la | khong hoc | khong muon | khong muon hoc | khong thich hoc | khong theo | khong lam | khong co | khong lien quan den | khong lien quan toi | not | no | without',
);
/** Behind these an ordinary word of titles is meant, too: `marketing not digital`. */
const BEFORE_WORDS: ReadonlySet<string> = new Set(
  'not | no | without | except | except for | excluding | other than | tru | ngoai tru'.split(' | '),
);
/** Of schools, not of subjects (saidOwnership.ts). */
const OWNERS: ReadonlySet<string> = new Set(['public', 'private', 'state']);
/** What may stand between both. */
const BETWEEN: ReadonlySet<string> = new Set(
  'nganh hoc mon khoa ve cac lam study studying do doing for about the any a in to with'.split(' '),
);
/** What somebody lacks, or would not be asked for: no wish, and no fact tells it (`no maths background`, `không cần toán`). */
const LACKS = phrasesOf(
  'khong can | khong can gioi | khong can biet | khong yeu cau | khong doi hoi | khong gioi | khong biet | chua biet | chua hoc | chua co | not good at | bad at | weak at | weak in | poor at | no need for | dont need | do not need | does not require | doesnt require | not requiring | never studied | no prior',
);
const LACKING: ReadonlySet<string> = new Set(
  'background experience knowledge skills skill qualification qualifications basics'.split(' '),
);
/** Before the subject, too. */
const LACKING_BEFORE: readonly string[] = ['nen tang', 'kien thuc', 'kinh nghiem', ...LACKING];
const BUT: ReadonlySet<string> = new Set(['nhung', 'ma', 'but']);
/** `why not nursing`, `whether or not`; and what a `không` behind it asks. */
const NO_EXCLUSION_AFTER: ReadonlySet<string> = new Set(['why', 'or', 'if']);

export type TitleWords = {
  /** Whether a folded word stands in the title of a program. */
  isTitleWord: (folded: string) => boolean;
};

/** What it is about, or the name of a scholarship: `học bổng Anh không phải Chevening`. */
const isSubject = (segment: Segment): boolean =>
  !segment.isNeutral &&
  (isAbout(segment) || (segment.limit === null && isNamedScholarship(wholePhrase(segment.tokens))));

/** A single word that is no phrase and no figure, with which what was said ends. */
function isWordAlone(segments: readonly Segment[], place: number, { isTitleWord }: TitleWords): boolean {
  const { tokens, limit, isNeutral } = segments[place] as Segment;
  const [only, ...others] = tokens;
  if (!only || others.length > 0 || limit !== null || isNeutral || only.number !== null || only.isMarked) return false;
  const next = segments[place + 1];
  if (OWNERS.has(only.folded)) return false;
  const isEnd = !next || next.limit !== null || next.isNeutral || next.tokens[0]?.isBreak === true;
  return isEnd && wholePhrase(tokens) === undefined && isTitleWord(only.folded);
}

type Before = { count: number; said: string; isLack: boolean };

/** How many segments before a place say that it is not wanted, and with which words; null for none. */
function exclusionBefore(segments: readonly Segment[], place: number): Before | null {
  const tokens: { token: Token; segment: number }[] = [];
  for (let segment = place - 1; segment >= 0 && segments[segment]?.limit === null; segment--)
    tokens.unshift(...(segments[segment] as Segment).tokens.map(token => ({ token, segment })));
  let end = tokens.length;
  let isLack = false;
  const isSaidBefore = (words: readonly string[]): boolean =>
    words.length <= end &&
    words.every((word, at) => {
      const token = tokens[end - words.length + at]?.token;
      return token !== undefined && isWordOfExclusion(token, word, words.length === 1);
    });
  for (;;) {
    const lacking = LACKING_BEFORE.find(words => isSaidBefore(words.split(' ')));
    if (lacking !== undefined) {
      isLack = true;
      end -= lacking.split(' ').length;
    }
    const ofLack = LACKS.find(isSaidBefore);
    const found = ofLack ?? EXCLUSIONS.find(isSaidBefore);
    if (found) {
      isLack ||= ofLack !== undefined;
      const first = end - found.length;
      const isAfterBut = BUT.has(tokens[first - 1]?.token.folded ?? '');
      const start = isAfterBut ? first - 1 : first;
      const before = tokens[start - 1];
      const from = tokens[start]?.segment ?? place;
      // The words begin a segment of their own.
      if (before && before.segment === from && !before.token.isBreak) return null;
      if (before && NO_EXCLUSION_AFTER.has(before.token.folded)) return null;
      if (found[0] === 'ngoai' && before?.token.folded === 'nuoc') return null;
      const said = segments.slice(0, from).flatMap(segment => segment.tokens);
      const asks = found.length === 1 && found[0] === 'khong' && !isAfterBut && isAsking(said);
      return asks ? null : { count: place - from, said: found.join(' '), isLack };
    }
    const last = tokens[end - 1]?.token;
    if (!last || last.isBreak || !BETWEEN.has(last.folded)) return null;
    end--;
  }
}

/** The last place of a list that begins with one. A comma alone goes on only where something is wanted before: `not psychology, social work` wants social work. */
function endOfList(segments: readonly Segment[], first: number, hasWanted: boolean): number {
  let last = first;
  for (let place = first + 1; place < segments.length; place++) {
    const joint = place;
    place = behindJoint(segments, joint);
    const isComma = segments.slice(joint, place).every(({ tokens }) => tokens.every(({ isBreak }) => isBreak));
    const next = segments[place];
    if (place === joint || !next || !isSubject(next) || (isComma && !hasWanted)) break;
    last = place;
  }
  return last;
}

/** With what is not wanted as limits. */
export function withUnwantedSubjects(
  segments: readonly Segment[],
  { titles, typed }: { titles: TitleWords; typed: string },
): readonly Segment[] {
  const textOf = ({ tokens }: Segment): string =>
    tokens.map(({ decoded, from, to }) => decoded ?? typed.slice(from, to)).join(' ');
  const read: Segment[] = [];
  for (let place = 0; place < segments.length; place++) {
    const segment = segments[place] as Segment;
    const isOne = isSubject(segment);
    const isWord = !isOne && isWordAlone(segments, place, titles);
    const before = isOne || isWord ? exclusionBefore(segments, place) : null;
    if (!before || (isWord && !BEFORE_WORDS.has(before.said))) {
      read.push(segment);
      continue;
    }
    read.splice(read.length - before.count, before.count);
    const isLacking = ({ tokens: [only, ...others], limit }: Segment): boolean =>
      limit === null && only !== undefined && others.length === 0 && LACKING.has(only.folded);
    const isLackBehind = segments.slice(place + 1, place + 2).some(isLacking);
    const isLack = before.isLack || isLackBehind;
    const last = isLackBehind ? place + 1 : endOfList(segments, place, read.some(isSubject));
    const own = segments.slice(place - before.count, last + 1);
    const unwanted = segments.slice(place, last + 1).filter(one => one === segment || isSubject(one));
    read.push({
      tokens: own.flatMap(({ tokens }) => tokens),
      limit: isLack ? { kind: 'UNANSWERED', topic: 'BACKGROUND' } : { kind: 'EXCLUSION', words: unwanted.map(textOf) },
      isNeutral: false,
    });
    place = last;
  }
  return read;
}
