/** Which relation is looked for beside what is near already. */
import { isPreparing, isUniversityAsked } from '../understanding/limits.js';
import { AWARDS_OF_LEVEL } from '../understanding/saidLimits.js';
import { isOfSchool } from '../understanding/understand.js';
import {
  isPlaceOrSchool,
  saysBeginning,
  saysCity,
  type Change,
  type Items,
  type NearRelation,
} from './nearRelations.js';
import { hasFewAtLevel } from './nearAtLevel.js';
import { isLittle, isOffLevelAlone, isOfOtherSchools, saysLevel, type NearAnswer } from './nearShares.js';

export type Wanting = {
  /** Limits of the text, as typed. */
  items: Items;
  /** Whether it says nothing but limits and the kind of a school. */
  isLimitsAlone: boolean;
  hasSubject: boolean;
  isAnswered: boolean;
  /** How much of the answer stands on its page. */
  shown: number;
  /** Whether other relations stand beside the first. */
  isMixed: boolean;
};

/** Somebody who finds little wants a few of both: the subject elsewhere, and what is akin to it here. */
const BESIDE: ReadonlySet<NearRelation> = new Set(['WITHOUT_LIMITS', 'SAME_SUBJECT', 'BROADER_SUBJECT']);

const FROM_SCHOOL: readonly string[] = AWARDS_OF_LEVEL.FROM_SCHOOL;
/** Whether a level is said with which somebody from school begins. */
const saysLevelFromSchool = (items: Items): boolean =>
  items.some(({ limit }) => limit.kind === 'AWARD' && limit.awards.some(award => FROM_SCHOOL.includes(award)));

const isBehind = (relation: NearRelation, answers: readonly NearAnswer[]): boolean =>
  answers.length === 1 && answers[0]?.relation === relation;

/** What keeps the place, at another level, beside what keeps the level. */
export const isHere = (relation: NearRelation, { hasSubject }: Wanting, answers: readonly NearAnswer[]): boolean =>
  relation === 'WITHOUT_LIMITS' && hasSubject && isBehind('SAME_SUBJECT', answers);

export function isWanted(
  { relation, changed, isKinAlone, isAtLevel, isButForLevel, isDearer }: Change,
  wanting: Wanting,
  answers: readonly NearAnswer[],
): boolean {
  const { items, isLimitsAlone, isAnswered, isMixed } = wanting;
  // In a city the next level that keeps all the rest stands beside what lacks something else.
  if (isButForLevel && isMixed && saysCity(items) && isBehind('WITHOUT_LIMITS', answers)) return true;
  if (isAtLevel) return isMixed && hasFewAtLevel(answers, wanting.shown);
  const isWithout = relation === 'WITHOUT_LIMITS';
  // Beside what is akin at the price the subject itself at another price is wanted as it is without that.
  const others = answers.filter(({ isPricedKin }) => !isPricedKin);
  if (isDearer && isMixed && isBehind('SAME_SUBJECT', others)) return true;
  // Whoever says a level and a place alone may change either, and so may whoever says a month and a city.
  const isThere = saysCity(items) && changed.items.some(({ limit }) => isPlaceOrSchool(limit));
  const isEitherAlone = isLimitsAlone && (saysLevel(items) || (saysBeginning(items) && isThere));
  if (isWithout && isEitherAlone && answers.every(answer => answer.relation === 'SAME_SUBJECT')) return true;
  // Beside colleges stands a university that lacks what they have.
  const isOfUniversity = changed.items.some(({ limit }) => isUniversityAsked(limit));
  if (isWithout && isMixed && isOfUniversity && isBehind('WITHOUT_LIMITS', answers) && answers.every(isOfOtherSchools))
    return true;
  if ((isWithout || relation === 'SAME_SUBJECT') && isLittle(answers, relation)) return true;
  if (isHere(relation, wanting, answers)) return true;
  // The subject at another level stands beside a broader one at the level, which may hold it; beside a few answers of use to somebody from school alone.
  const isLevelOpen = !isAnswered || saysLevelFromSchool(items);
  if (isWithout && isMixed && saysLevel(items) && isLevelOpen && isBehind('BROADER_SUBJECT', answers)) return true;
  if (answers.length === 0) return true;
  if (isKinAlone)
    return isMixed && answers.every(answer => answer.relation !== 'BROADER_SUBJECT' && BESIDE.has(answer.relation));
  const isPrepared = items.some(({ limit }) => isPreparing(limit));
  const isBeside = (one: NearRelation): boolean =>
    BESIDE.has(one) || ((isPrepared || isOfSchool(items)) && one === 'SAME_PLACE');
  return (
    isBeside(relation) &&
    answers.every(answer => answer.relation !== relation && isBeside(answer.relation)) &&
    (relation !== 'SAME_PLACE' || isPrepared || isBehind('SAME_SUBJECT', answers)) &&
    (!isWithout || (isPrepared && !isAnswered))
  );
}

/** Whether it is looked for only beside something else, which is not there, or where nothing is near, and something is. */
export const lacksOccasion = (
  { relation, isForLittle, isForNone, isForNothing }: Change,
  answers: readonly NearAnswer[],
  isMixed: boolean,
): boolean =>
  (isForNone === true && answers.some(answer => answer.relation === relation)) ||
  (isForNothing === true && answers.some(({ tellsReach }) => tellsReach)) ||
  (isForLittle === true && (!isMixed || !(isOffLevelAlone(answers) || isLittle(answers, 'SAME_SUBJECT'))));

/** Whether nothing but what is akin to the subject is near. */
export const isOfKinAlone = (
  { isKinAlone, isForLittle, isAtLevel, cheaperThan, replaced }: Change,
  answers: readonly NearAnswer[],
): boolean =>
  isKinAlone === true ||
  cheaperThan !== undefined ||
  (isForLittle === true && isOffLevelAlone(answers)) ||
  (isAtLevel === true && replaced !== null);
