/**
 * Whom a text asks for, where that is a man: a son, a husband, or somebody who says so of himself (`học bổng cho con trai tôi`, `em là nam`, `scholarships for men`). Scholarships that are for women alone are left
 * out then. The other way round it takes in all: who says to be a woman may apply for what is for everybody. A bare `nam` is the south, a name, or without its mark a year; it is a man behind few words and before few.
 */
import { each, partsOf } from '../text/each.js';
import { unsaid, type Segment } from './alternatives.js';
import type { Limit } from './limits.js';
import { lengthAtStart, phrasesBeside } from './saidBeside.js';
import type { Token } from './tokens.js';

const SPEAKERS = partsOf(' | tôi | mình | em | tui | tớ | anh | chị | nhà tôi | nhà mình | nhà em');
const FOR = partsOf(' | cho | cho bé | cho cháu | dành cho | dành riêng cho | của');
const WANTING = partsOf('muốn | định | tính | cần | thích | xin | đang tìm | đang xin');
const WANTS = partsOf(
  'wants | want | needs | would like | would love | hopes | plans | is planning | is applying | applies | is looking',
);

const PHRASES = phrasesBeside(
  each(
    FOR,
    partsOf('con trai | cậu con trai | thằng con | thằng con trai | thằng bé | thằng nhóc | bé trai'),
    SPEAKERS,
  ),
  each(FOR, partsOf('em trai | cháu trai'), SPEAKERS),
  each(FOR, partsOf('đàn ông | đàn ông con trai | nam thanh niên')),
  // Who speaks of a husband or of an older brother may ask for herself.
  each(partsOf('cho | dành cho'), partsOf('chồng | bạn trai | anh trai | ông xã'), SPEAKERS),
  each(partsOf('chồng | bạn trai | anh trai | ông xã'), SPEAKERS, WANTING),
  each(
    partsOf(' | for'),
    partsOf('my | our'),
    partsOf(' | eldest | oldest | older | elder | youngest | younger | teenage | only | little'),
    partsOf('son | sons | grandson | boy | boys | nephew'),
  ),
  each(['for'], partsOf('my | our'), partsOf('husband | boyfriend | brother | younger brother | little brother')),
  each(['my'], partsOf('husband | boyfriend | brother | younger brother | little brother'), WANTS),
  each(
    partsOf('i am | im | as | he is | hes'),
    partsOf('male | a male | a man | a young man | a boy | a guy | a male student | a male applicant'),
  ),
  each(partsOf(' | for | only for'), partsOf('young men | a man | a boy | a male student | male students only')),
);

/** Behind `for` or a word for a scholarship, or before one of those below, they are who may apply. */
const MEN: ReadonlySet<string> = new Set('men mens male males boys gentlemen'.split(' '));
const BEHIND_MEN: ReadonlySet<string> = new Set(
  'scholarship scholarships bursary bursaries grant grants fellowship fellowships funding student students applicant applicants candidate candidates only'.split(
    ' ',
  ),
);

const NAM = 'nam';
/** Words before it, and of those that need one the word before that: `em là nam`, not `tên là Nam`. */
const BEFORE_NAM = phrasesBeside(
  each(
    partsOf('em | mình | tôi | tui | con | cháu | con tôi | con em | bé | tớ | e | bạn em'),
    partsOf('là | là sinh viên | là học sinh'),
  ),
  each(
    partsOf('cho | dành cho | dành riêng cho | riêng cho | chỉ cho | chỉ dành cho'),
    partsOf(' | sinh viên | học sinh | các bạn | bạn | du học sinh | sv | hs'),
  ),
  'sinh viên | học sinh | du học sinh | sv | hs | giới tính | giới tính là',
);
const BEHIND_NAM: ReadonlySet<string> = new Set(
  'muon xin co thi di duoc khong ko k nen can tim dang o tai ben sang qua du bac theo nganh thac tien ma voi nao a chua thich nha gia ngheo ielts vay'.split(
    ' ',
  ),
);
/** Only where marks are typed: without them `nam hoc` is a year (năm học), and so is `nam sinh`. */
const BEHIND_MARKED_NAM: ReadonlySet<string> = new Set('hoc lop tot vua moi cu dai trinh toan'.split(' '));

/** A name, unless all of it is in capitals. */
const isName = (token: Token, typed: string): boolean => !token.isUpper && /^\p{Lu}/u.test(typed.slice(token.from));

type Reading = { tokens: readonly Token[]; typed: string; isMarked: boolean };

/** From the first of the words before it to the end of `nam giới`; 0 for another `nam`. */
function lengthOfNam({ tokens, typed, isMarked }: Reading, from: number): number {
  const before = lengthAtStart(BEFORE_NAM, tokens.slice(from));
  const place = from + before;
  const [token, next] = [tokens[place], tokens[place + 1]];
  if (token?.exact !== NAM || (isName(token, typed) && place > 0)) return 0;
  const group = lengthOfGroup(tokens, place, isMarked || before > 0);
  // `nam giới` and `nam sinh` stand by themselves, unless years are counted: `3 nam gioi`.
  if (before === 0) return (tokens[place - 1]?.number ?? null) === null ? group : 0;
  const isNamed = tokens[from - 1]?.folded === 'ten';
  const isBehind =
    next === undefined ||
    next.isBreak ||
    BEHIND_NAM.has(next.folded) ||
    (isMarked && BEHIND_MARKED_NAM.has(next.folded));
  if (isNamed) return 0;
  return group > 0 ? before + group : isBehind ? before + 1 : 0;
}

/** `nam giới`, `nam sinh`, `nam sinh viên`; not the year of `nam sinh 2005`. */
function lengthOfGroup(tokens: readonly Token[], place: number, isSinhMeant: boolean): number {
  const [next, last] = [tokens[place + 1], tokens[place + 2]];
  if (next?.folded === 'gioi') return 2;
  if (next?.folded !== 'sinh' || !isSinhMeant || (last?.number ?? null) !== null) return 0;
  return last?.folded === 'vien' ? 3 : 2;
}

const isMen = (token: Token | undefined): boolean => token?.isMarked === false && MEN.has(token.folded);

function lengthOfMen(tokens: readonly Token[], from: number): number {
  const [before, first, next] = [tokens[from - 1], tokens[from], tokens[from + 1]];
  if (first?.folded === 'for' && isMen(next)) return 2;
  const isBeside = BEHIND_MEN.has(next?.folded ?? '') || before?.folded.startsWith('scholarship') === true;
  return isMen(first) && isBeside ? 1 : 0;
}

/** How many tokens at a place say that a man asks. */
const lengthAt = (reading: Reading, from: number): number =>
  Math.max(
    lengthAtStart(PHRASES, reading.tokens.slice(from)),
    lengthOfNam(reading, from),
    lengthOfMen(reading.tokens, from),
  );

const FOR_MEN: Limit = { kind: 'OPEN_TO_MEN', isOthers: true };
export const isForMen = ({ limit }: Segment): boolean => limit?.kind === 'OPEN_TO_MEN';
const isForWomen = ({ limit }: Segment): boolean => limit?.kind === 'AUDIENCE' && limit.audiences.includes('WOMEN');
const WOMEN = phrasesBeside(
  'con gái | bé gái | cháu gái | em gái | daughter | daughters | granddaughter | niece | girl | girls',
);

/** The words that say it become a limit; where a text asks for a woman as well, neither is one. */
export function withMenAsking(segments: readonly Segment[], typed: string): readonly Segment[] {
  const all = segments.flatMap(({ tokens }) => tokens);
  const isMarked = all.some(token => token.isMarked);
  const parts: Segment[] = [];
  for (let place = 0; place < segments.length;) {
    const end = segments.findIndex(({ limit }, at) => at >= place && limit !== null);
    const words = segments.slice(place, end < 0 ? segments.length : end);
    parts.push(...menIn(words, { tokens: words.flatMap(({ tokens }) => tokens), typed, isMarked }));
    if (end < 0) break;
    parts.push(segments[end] as Segment);
    place = end + 1;
  }
  if (!parts.some(isForMen)) return segments;
  const isOfBoth = parts.some(isForWomen) || all.some((_, place) => lengthAtStart(WOMEN, all.slice(place)) > 0);
  return isOfBoth ? parts.map(part => (isForMen(part) || isForWomen(part) ? unsaid(part) : part)) : parts;
}

/** Segments in a row that are no limits, of which words that say it are cut out. */
function menIn(segments: readonly Segment[], reading: Reading): Segment[] {
  const parts: Segment[] = [];
  let from = 0;
  let end = 0;
  for (const segment of segments) {
    let left: Token[] = [];
    for (const token of segment.tokens) {
      const length = from < end ? 0 : lengthAt(reading, from);
      if (length > 0) {
        end = from + length;
        parts.push({ ...segment, tokens: left });
        parts.push({ tokens: reading.tokens.slice(from, end), limit: FOR_MEN, isNeutral: true });
        left = [];
      }
      if (from >= end) left.push(token);
      from++;
    }
    parts.push({ ...segment, tokens: left });
  }
  return parts;
}
