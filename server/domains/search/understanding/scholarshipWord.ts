/** `hóa học bổng Úc` is chemistry and scholarships: the `học` that ends a subject begins `học bổng` as well, so that `bổng` alone behind it is the whole word. */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { wordOf } from './tokens.js';
import type { Segment } from './alternatives.js';

const SCHOLARSHIP = 'học bổng';
const [FIRST, SECOND] = [wordOf('học'), wordOf('bổng')];

const isSecondAlone = ({ tokens: [only, ...others], limit }: Segment): boolean =>
  limit === null &&
  others.length === 0 &&
  only?.folded === SECOND?.folded &&
  (only?.isMarked !== true || only.exact === SECOND?.exact);

export const withScholarshipWord = (segments: readonly Segment[]): readonly Segment[] =>
  segments.map((segment, place) => {
    const [only] = segment.tokens;
    const isLed = segments[place - 1]?.tokens.at(-1)?.folded === FIRST?.folded;
    return only && isLed && isSecondAlone(segment)
      ? { ...segment, tokens: [{ ...only, decoded: only.isMarked ? SCHOLARSHIP : fold(SCHOLARSHIP) }] }
      : segment;
  });
