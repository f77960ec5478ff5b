/**
 * `PR` is public relations where it is the subject itself: alone, in a list (`marketing and PR`), behind a word for studying (`ngành PR`), beside what is akin to it (`advertising with PR`).
 * Beside another subject it is permanent residence (`nursing PR Canada`, `accounting in Melbourne with PR`), and so is what a course comes with (`degrees with PR`). Words for getting it,
 * and for a way to it, stand in unansweredTopics.ts.
 */
import { each, partsOf } from '../text/each.js';
import { akinTo } from '../text/concepts.js';
import { groupOf, wholePhrase } from '../text/phrases.js';
import { isJoint, isSubject, type Segment } from './alternatives.js';
import { lengthAtEnd, lengthAtStart, phrasesBeside, wordsBefore, wordsBehind } from './saidBeside.js';

const PUBLIC_RELATIONS = `#${groupOf('quan hệ công chúng')}`;
const AKIN: ReadonlySet<string> = new Set([PUBLIC_RELATIONS, ...akinTo(PUBLIC_RELATIONS).flat()]);

const BEFORE_SUBJECT = phrasesBeside(
  'ngành | chuyên ngành | học | môn | khoa | nghề | về | làm | theo | thích | mê | study | studying | learn | learning | do | doing | major | majoring | in | of | into | about | career | careers',
);
const BEHIND_SUBJECT = phrasesBeside(
  'management | studies | major | degree | degrees | course | courses | program | programs | programme | programmes | agency | agencies | firm | firms | job | jobs | career | careers | industry | campaign | campaigns | executive | specialist | officer | marketing | media',
);
const OF_COURSES = phrasesBeside(
  each(partsOf('course | courses | degree | degrees | program | programs | programme | programmes | study | studies'), [
    'with',
    'with a',
    'that lead to',
    'that offer',
  ]),
);

const isWordPr = ({ tokens: [only, ...others], limit }: Segment): boolean =>
  limit === null && others.length === 0 && only?.folded === 'pr';

const isAkin = ({ tokens }: Segment): boolean => AKIN.has(`#${wholePhrase(tokens)?.group}`);

/** Whether the text asks for settling, or for work after the studies, in other words as well. */
const isOfStaying = ({ limit }: Segment): boolean =>
  (limit?.kind === 'UNANSWERED' && limit.topic === 'SETTLEMENT') ||
  (limit?.kind === 'FEATURE' && limit.feature === 'POST_GRADUATION_PERMIT');

function isResidenceAt(segments: readonly Segment[], place: number): boolean {
  const [before, behind] = [segments[place - 1], segments[place + 1]];
  if (segments.some(isOfStaying)) return true;
  if (isJoint(before) || isJoint(behind)) return false;
  const ledBy = before === undefined || isSubject(before) ? [] : wordsBefore(segments, place);
  if (lengthAtEnd(BEFORE_SUBJECT, ledBy) > 0 || lengthAtStart(BEHIND_SUBJECT, wordsBehind(segments, place)) > 0)
    return false;
  const subjects = segments.filter((segment, other) => other !== place && isSubject(segment));
  if (subjects.some(isAkin)) return false;
  return (
    subjects.length > 0 ||
    lengthAtEnd(
      OF_COURSES,
      segments.slice(0, place).flatMap(({ tokens }) => tokens),
    ) > 0
  );
}

export const withResidence = (segments: readonly Segment[]): readonly Segment[] =>
  segments.map((segment, place) =>
    isWordPr(segment) && isResidenceAt(segments, place)
      ? { ...segment, limit: { kind: 'UNANSWERED', topic: 'SETTLEMENT' }, isNeutral: false }
      : segment,
  );
