/** What is near somebody who said a level where little is near at it: the subject elsewhere, behind it what is akin, then its neighbours, with as few other wishes given up as possible. */
import { LICENSED_MEANINGS, nameOfConcept, widerThan } from '../text/concepts.js';
import type { Term } from '../text/terms.js';
import type { Understanding } from '../understanding/understand.js';
import type { Change, Items } from './nearRelations.js';
import { MAX_NEAR, saysLevel, type NearAnswer } from './nearShares.js';

/** `kept`: the level with combinations of the other limits, the largest first; `others`: the terms that are no place. */
export function atLevelElsewhere({
  kept,
  decoded,
  subject,
  others,
  isVi,
}: {
  kept: readonly Items[];
  decoded: string | null;
  subject: Term;
  others: readonly Term[];
  isVi: boolean;
}): Change[] {
  const within = (rest: string): Understanding[] => kept.map(items => ({ items, rest, decoded }));
  const own = within(others.map(({ text }) => text).join(' '));
  // Nobody who wants to be a pharmacist becomes a nurse instead.
  const broader = LICENSED_MEANINGS.has(subject.meaning) ? [] : widerThan(subject.meaning);
  const akin = broader.flatMap(concept => {
    const by = nameOfConcept(concept, isVi);
    const rest = others.map(term => (term === subject ? by : term.text)).join(' ');
    return within(rest).map(changed => ({ changed, replaced: { term: subject, by } }));
  });
  // Beside a place alone what is akin is enough; whoever says more has more that keeps things away.
  const isRelatedNear = broader.length === 0 || kept.length > 1;
  const same = own.map(changed => ({ relation: 'SAME_SUBJECT', changed, replaced: null, isAtLevel: true }) as const);
  return [
    ...same,
    ...akin.map(one => ({ relation: 'BROADER_SUBJECT', ...one, isAtLevel: true }) as const),
    ...(isRelatedNear ? same.map(one => ({ ...one, isRelated: true }) as const) : []),
  ];
}

/** Whether fewer than stand beside an answer are at the said level. */
export const hasFewAtLevel = (answers: readonly NearAnswer[], answered: number): boolean =>
  answers.reduce((sum, { left, docs }) => sum + (saysLevel(left) ? 0 : docs.length), answered) < MAX_NEAR;
