/**
 * Who asks which university (`trường đại học nào`, `which university`), or for the cheapest one (`university with the lowest fees`), asks of programs those of universities. `học đại học` is a level, a name is a
 * name, and `trường nào` any school. Beside a college both are meant.
 */
import type { Segment } from './alternatives.js';
import type { Limit } from './limits.js';
import { phrasesBeside, lengthAtStart } from './saidBeside.js';
import { UNIVERSITY_TYPES } from './saidLevels.js';
import type { Token } from './tokens.js';

const ASKED: Limit = { kind: 'INSTITUTION_TYPE', types: [...UNIVERSITY_TYPES], isAsked: true };

const WHICH: ReadonlySet<string> = new Set(['which', 'what']);
const UNIVERSITIES: ReadonlySet<string> = new Set(['university', 'universities', 'uni', 'unis']);
const IN_VIETNAMESE: ReadonlySet<string> = new Set(['truong dai hoc', 'truong dh', 'truong uni']);
/** A level as well, where nobody asks which. */
const LEVEL_AS_WELL: ReadonlySet<string> = new Set(['dai hoc', 'dh']);
const WHICH_BEHIND = phrasesBeside('nào', 'gì');
/** Said of what is studied there. */
const OF_STUDIES: ReadonlySet<string> = new Set(
  'degree degrees course courses program programs programme programmes level education student students entrance preparation'.split(
    ' ',
  ),
);
/** Schools of another kind, which are then meant as well. */
const OTHERS: ReadonlySet<string> = new Set(['college', 'colleges', 'institute', 'institutes', 'tafe']);

const textOf = (tokens: readonly Token[]): string => tokens.map(({ folded }) => folded).join(' ');
const isOrder = ({ limit }: Segment): boolean => limit?.kind === 'SORT';
const isOfOthers = ({ limit, tokens }: Segment): boolean =>
  limit?.kind === 'INSTITUTION' ||
  limit?.kind === 'GROUP' ||
  limit?.kind === 'INSTITUTION_TYPE' ||
  (limit?.kind === 'AWARD' && (limit.isCollege === true || textOf(tokens).startsWith('cao dang'))) ||
  (limit === null && tokens.some(({ folded }) => OTHERS.has(folded)));

/** The words that ask which, behind a place. */
function whichBehind(segments: readonly Segment[], place: number): readonly Token[] {
  const next = segments[place + 1];
  return next?.limit === null ? next.tokens.slice(0, lengthAtStart(WHICH_BEHIND, next.tokens)) : [];
}

export function withUniversitiesAsked(segments: readonly Segment[]): Segment[] {
  if (segments.some(isOfOthers)) return [...segments];
  const isOrdered = segments.some(isOrder);
  const asked = (segment: Segment, place: number): Segment | null => {
    const { limit, tokens } = segment;
    const [first, ...others] = tokens;
    if (limit !== null || !first) return null;
    const isWhich = WHICH.has(first.folded);
    const words = isWhich ? others : tokens;
    const [only, ...more] = words;
    const isEnglish = only !== undefined && more.length === 0 && UNIVERSITIES.has(only.folded);
    if (isEnglish) {
      const [next] = segments[place + 1]?.tokens ?? [];
      const isMeant = isWhich || (isOrdered && !OF_STUDIES.has(next?.folded ?? ''));
      return isMeant ? { ...segment, limit: ASKED } : null;
    }
    const text = textOf(tokens);
    const behind = whichBehind(segments, place);
    const isVietnamese = IN_VIETNAMESE.has(text);
    if (behind.length > 0 ? isVietnamese || LEVEL_AS_WELL.has(text) : isVietnamese && isOrdered)
      return { ...segment, limit: ASKED, shownTokens: [...tokens, ...behind] };
    return null;
  };
  return segments.map((segment, place) => asked(segment, place) ?? segment);
}
