/** `it` in an English sentence is not IT, and `my` is no Mỹ: `how much does it cost to study medicine`, `I like nursing, can I study it in Australia`. In capitals, and before what is of a subject, it is. */
import { isSubject, type Segment } from './alternatives.js';
import { isEnglish } from './places.js';

/** Behind these a sentence goes on with its pronoun. */
const BEFORE: ReadonlySet<string> = new Set(
  'does did is was isnt doesnt can could will would should has if because though although whether'.split(' '),
);
/** Not so before what belongs to a subject: `can it graduates work in canada`. */
const OF_SUBJECT: ReadonlySet<string> = new Set(
  'student students graduate graduates degree degrees course courses major majors program programs programme programmes job jobs career careers field sector industry professional professionals engineer engineers management security support diploma bachelor bachelors master masters school schools university universities college colleges and or'.split(
    ' ',
  ),
);
/** Behind these, or before those, it is what was named already. */
const BEHIND_NAMED: ReadonlySet<string> = new Set(
  'study studying learn learning do doing take taking afford teach teaches offer offers get want'.split(' '),
);
const GOES_ON: ReadonlySet<string> = new Set(
  'is was will would costs takes has should must can could needs'.split(' '),
);

function isPronoun(segments: readonly Segment[], place: number): boolean {
  const segment = segments[place] as Segment;
  const [only, ...more] = segment.tokens;
  if (only?.folded !== 'it' || more.length > 0 || segment.limit !== null || only.isMarked) return false;
  const before = segments[place - 1]?.tokens.at(-1);
  const after = segments[place + 1]?.tokens[0]?.folded ?? '';
  if (!before || (only.isUpper && !before.isUpper) || OF_SUBJECT.has(after)) return false;
  if (BEFORE.has(before.folded)) return true;
  const isNamed = segments.slice(0, place).some(isSubject);
  return isNamed && (BEHIND_NAMED.has(before.folded) || GOES_ON.has(after));
}

/** In an English text `my` is no Mỹ without its mark. */
const isOwn = ({ tokens: [only, ...more], limit }: Segment): boolean =>
  only?.folded === 'my' && more.length === 0 && limit === null && !only.isMarked;
const isMine = (segments: readonly Segment[], place: number): boolean =>
  isOwn(segments[place] as Segment) && isEnglish(segments.flatMap(({ tokens }) => tokens));

const isUnsaid = (segments: readonly Segment[], place: number): boolean =>
  isPronoun(segments, place) || isMine(segments, place);

/** What it stands for is named elsewhere: the word itself is none to look for. */
export const withoutPronoun = (segments: readonly Segment[]): readonly Segment[] =>
  segments.some((_, place) => isUnsaid(segments, place))
    ? segments.map((segment, place) =>
        isUnsaid(segments, place) ? { ...segment, tokens: [], isNeutral: true } : segment,
      )
    : segments;
