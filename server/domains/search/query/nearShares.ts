/** How much of each relation stands beside an answer, and which stands before which. */
import { isUniversityAsked } from '../understanding/limits.js';
import type { Items, NearRelation } from './nearRelations.js';
import type { RankReason } from './ranking.js';

export type NearAnswer = {
  relation: NearRelation;
  /** What it looks for: a text that finds it again. */
  text: string;
  /** What of the text it lets go of. */
  left: Items;
  leftWords: string[];
  docs: number[];
  reasons: RankReason[][];
  total: number;
  /** How many levels it begins away from the said one. */
  levelsAway: number;
  /** Whether all of it asks for more in a test than was said. */
  breaksTest: boolean;
  /** Whether some of it tells a price that may be paid. */
  tellsReach: boolean;
  /** Whether the nearest of it tells a price that is another one than was said. */
  tellsMore: boolean;
  /** Whether the nearest of it tells a price far above the one that was said. */
  isFarAbovePrice: boolean;
  /** Whether all of it breaks the price that was said by far. */
  isTooDear: boolean;
  /** Whether it is a related subject that keeps the place and the level, at a price that may be paid. */
  isPayableHere: boolean;
  /** Whether it is akin to the subject and keeps all that was said beside it. */
  isKinHere: boolean;
  /** Whether it has the subject elsewhere, the nearest in the country of the place. */
  isInCountry: boolean;
  /** Whether all of it is at a level that is not open to those who may take the said one. */
  isOfOtherStage: boolean;
  /** Whether what it shows of a subject elsewhere leaves the country of the place. */
  isAbroad: boolean;
  /** Whether it lets go of a level alone for the next one, where a city or a part of a country was said. */
  isNextInCity: boolean;
  /** Whether it is what is akin to the subject, at the price, in the country of a city. */
  isPricedKin: boolean;
};

export const MAX_NEAR = 5;
/** What is shown of each of two relations. */
const HALF = Math.ceil(MAX_NEAR / 2);
export const isAmongHalf = (docs: readonly number[], is: (doc: number) => boolean): boolean =>
  docs.slice(0, HALF).some(is);
const LEAST_BESIDE = 2;

/** Where what lacks one wish is so little, what lacks another one stands beside it. */
const LITTLE = 3;
export const isLittle = (answers: readonly NearAnswer[], relation: NearRelation): boolean =>
  answers.length === 1 && answers.every(answer => answer.relation === relation && answer.docs.length < LITTLE);
/** Where all that is near is at another level, which is of little use to whoever said theirs, what is related at that one stands beside it. */
export const isOffLevelAlone = (answers: readonly NearAnswer[]): boolean =>
  answers.length === 1 && answers.every(({ left, levelsAway }) => saysLevel(left) && levelsAway > 0);
const MAX_RELATIONS = 3;

const fewOf = (answer: NearAnswer, share: number): NearAnswer => ({
  ...answer,
  docs: answer.docs.slice(0, share),
  reasons: answer.reasons.slice(0, share),
});

/** An answer, and behind it the rest of the same search. */
export const withRest = (answer: NearAnswer, rest: NearAnswer): NearAnswer =>
  fewOf({ ...answer, docs: [...answer.docs, ...rest.docs], reasons: [...answer.reasons, ...rest.reasons] }, MAX_NEAR);

/** What takes the score that somebody has is before the subject elsewhere. */
function kinFirst(answers: readonly NearAnswer[]): readonly NearAnswer[] {
  const elsewhere = answers.findIndex(({ relation }) => relation === 'SAME_SUBJECT');
  const kin = answers.findIndex(({ isKinHere }) => isKinHere);
  return elsewhere >= 0 && kin > elsewhere ? movedTo(answers, kin, elsewhere) : answers;
}

const movedTo = (answers: readonly NearAnswer[], from: number, to: number): NearAnswer[] =>
  answers.toSpliced(from, 1).toSpliced(to, 0, answers[from] as NearAnswer);

/** Answers, and behind them a few of a subject that they have nothing of. */
export const withUnmet = (answers: readonly NearAnswer[], [unmet]: readonly NearAnswer[]): NearAnswer[] =>
  unmet ? [...answers, answers.length === 0 ? unmet : fewOf(unmet, LEAST_BESIDE)] : [...answers];

/** Whether an answer keeps a wish that another one lets go of. */
const keepsMore = (answer: NearAnswer, { left }: NearAnswer): boolean => left.some(item => !answer.left.includes(item));

/** Whether an answer has nothing of the subject itself, but what somebody may take instead of it. */
const isInstead = ({ reasons }: NearAnswer): boolean => reasons.every(of => of.includes('RELATED_SUBJECT'));

/** Whether it lets go of a score that somebody has. */
const lacksTest = ({ left }: NearAnswer): boolean => left.some(({ limit }) => limit.kind === 'TEST');

export const saysLevel = (items: Items): boolean => items.some(({ limit }) => limit.kind === 'AWARD');

/** Whether it lets go of the universities that were asked for. */
export const isOfOtherSchools = ({ left }: NearAnswer): boolean => left.some(({ limit }) => isUniversityAsked(limit));

/** Whether an answer here lets go of a level and of nothing that one elsewhere keeps. */
export const isPartOf =
  (elsewhere: Items) =>
  ({ relation, left }: NearAnswer): boolean =>
    relation === 'WITHOUT_LIMITS' && saysLevel(left) && left.every(item => elsewhere.includes(item));

/** Whether the subject itself stands near already, with no more given up. */
export const isItselfNear = (answers: readonly NearAnswer[], left: Items): boolean =>
  answers.some(
    answer =>
      (answer.relation === 'WITHOUT_LIMITS' || answer.relation === 'SAME_SUBJECT') &&
      answer.left.every(item => left.includes(item)),
  );

/** What breaks the price by far is behind a related subject that keeps the place and the price. */
function payableFirst(answers: readonly NearAnswer[]): readonly NearAnswer[] {
  const last = answers.findLastIndex(({ isPayableHere }) => isPayableHere);
  const before = answers.slice(0, last + 1);
  const isKept = ({ isTooDear }: NearAnswer): boolean => !isTooDear;
  return [...before.filter(isKept), ...before.filter(({ isTooDear }) => isTooDear), ...answers.slice(last + 1)];
}

/** Whether it lets go of a price, or of that nothing is to be paid. */
export const lacksPrice = ({ left }: Pick<NearAnswer, 'left'>): boolean =>
  left.some(({ limit }) => limit.kind === 'FEE' || limit.kind === 'COVERAGE');

/** The subject itself elsewhere, at the price that was said, is before a related subject that is as near and does not have the price either. */
function pricedFirst(answers: readonly NearAnswer[]): readonly NearAnswer[] {
  const dear = answers.findIndex(answer => answer.relation === 'BROADER_SUBJECT' && lacksPrice(answer));
  const priced = answers.findIndex(
    (answer, place) =>
      place > dear &&
      answer.relation === 'SAME_SUBJECT' &&
      !isInstead(answer) &&
      !lacksPrice(answer) &&
      answer.levelsAway <= (answers[dear]?.levelsAway ?? 0),
  );
  return dear < 0 || priced < 0 ? answers : movedTo(answers, priced, dear);
}

/** Whether it has the price and the level that were said. */
const keepsPriceAndLevel = (answer: NearAnswer): boolean => !lacksPrice(answer) && !saysLevel(answer.left);

/**
 * Whoever says a level, a country and a price wants what is akin there at the price, then the subject elsewhere at it, and both before the subject there for far
 * more; what is akin elsewhere at it is before the subject elsewhere for more.
 */
function atPriceFirst(answers: readonly NearAnswer[]): readonly NearAnswer[] {
  const dear = answers.findIndex(({ isFarAbovePrice }) => isFarAbovePrice);
  const rankOf = (answer: NearAnswer): number => {
    if (answer.isKinHere) return 0;
    if (answer.isTooDear) return 3;
    return answer.relation === 'SAME_SUBJECT' && keepsPriceAndLevel(answer) && !isInstead(answer) ? 1 : 2;
  };
  const behind = dear < 0 ? [] : answers.slice(dear).toSorted((a, b) => rankOf(a) - rankOf(b));
  const ordered = dear < 0 ? answers : [...answers.slice(0, dear), ...behind];
  const elsewhere = ordered.findIndex(({ relation, tellsMore }) => relation === 'SAME_SUBJECT' && tellsMore);
  const akin = ordered.findIndex(
    (answer, place) => place > elsewhere && answer.relation === 'BROADER_SUBJECT' && keepsPriceAndLevel(answer),
  );
  return elsewhere < 0 || akin < 0 ? ordered : movedTo(ordered, akin, elsewhere);
}

/** Whoever says a city and a month wants the subject itself in the country before a related subject in the city. */
function countryFirst(answers: readonly NearAnswer[]): readonly NearAnswer[] {
  const related = answers.findIndex(({ relation }) => relation === 'BROADER_SUBJECT');
  const own = answers.findIndex((answer, place) => place > related && answer.isInCountry && !isInstead(answer));
  const isAsNear = (answers[own]?.levelsAway ?? 0) <= (answers[related]?.levelsAway ?? 0);
  return related < 0 || own < 0 || !isAsNear ? answers : movedTo(answers, own, related);
}

/** Whoever says a school, a subject and a level wants the subject at the level in the country of the school before what that has for others, and elsewhere before another subject for them. */
function stageFirst(answers: readonly NearAnswer[]): readonly NearAnswer[] {
  const other = answers.findIndex(({ isOfOtherStage }) => isOfOtherStage);
  const isNearer = (answer: NearAnswer): boolean =>
    answer.isInCountry || (answer.relation === 'SAME_SUBJECT' && answers[other]?.relation === 'BROADER_SUBJECT');
  const own = answers.findIndex(
    (answer, place) => place > other && isNearer(answer) && !saysLevel(answer.left) && !isInstead(answer),
  );
  return other < 0 || own < 0 ? answers : movedTo(answers, own, other);
}

/** Whether an answer has the subject itself in the place, and lets go of a level that is as open to school leavers as what it has. */
const isNextHere = (answer: NearAnswer): boolean =>
  answer.relation === 'WITHOUT_LIMITS' &&
  (answer.levelsAway === 0 || answer.isNextInCity) &&
  answer.left.length > 0 &&
  answer.left.every(({ limit }) => limit.kind === 'AWARD') &&
  !isInstead(answer);

/** Whoever says a college and a place wants what the place has next to it before a diploma in another country; one in the same country stays first. */
function placeFirst(answers: readonly NearAnswer[]): readonly NearAnswer[] {
  const abroad = answers.findIndex(({ relation, isAbroad }) => relation === 'SAME_SUBJECT' && isAbroad);
  const here = answers.findIndex((answer, place) => place > abroad && isNextHere(answer));
  return abroad < 0 || here < 0 ? answers : movedTo(answers, here, abroad);
}

/** A few of each; what one has too little for is left to the others, the first before the next. */
function filled(answers: readonly NearAnswer[], { share, room }: { share: number; room: number }): NearAnswer[] {
  let rest = answers.reduce((left, { docs }) => left - Math.min(docs.length, share), room);
  return answers.map(answer => {
    const more = Math.max(0, Math.min(rest, answer.docs.length - share));
    rest -= more;
    return fewOf(answer, share + more);
  });
}

/**
 * The first relation that finds something else, whole; where there is room, behind it the others that go together with it, a few of each. Where there is
 * none, the first leaves some to the subject elsewhere with a wish that it lets go of itself, or to the subject itself where it has nothing of it, and one to what is akin in the place
 * where it asks for more in a test than somebody has.
 */
export function sharedOut(
  answers: readonly NearAnswer[],
  said: {
    saysMonth: boolean;
    /** Together with a subject. */
    isOfSchool: boolean;
    isOfCountryAtPrice: boolean;
  },
): NearAnswer[] {
  // The same degree elsewhere is before another one here, and that before one further away.
  const byLevel = answers.toSorted((a, b) => a.levelsAway - b.levelsAway);
  const byReach = pricedFirst(payableFirst(byLevel));
  const byPrice = said.isOfCountryAtPrice ? atPriceFirst(byReach) : byReach;
  const byPlace = placeFirst(said.saysMonth ? countryFirst(byPrice) : byPrice);
  const [first, ...rest] = said.isOfSchool ? stageFirst(byPlace) : byPlace;
  if (!first) return [];
  const others = (lacksTest(first) ? kinFirst(rest) : rest).slice(0, MAX_RELATIONS - 1);
  const isWhole = first.relation === 'WITHOUT_LIMITS' && first === answers[0];
  const room = MAX_NEAR - (isWhole ? first.docs.length : 0);
  if (isWhole && room === 0) {
    const saysMore = (answer: NearAnswer): boolean =>
      keepsMore(answer, first) || (isInstead(first) && !isInstead(answer));
    const elsewhere = rest.filter(answer => answer.relation === 'SAME_SUBJECT' && saysMore(answer));
    const ofUniversities = isOfOtherSchools(first)
      ? rest.filter(answer => answer.relation === 'WITHOUT_LIMITS' && !isOfOtherSchools(answer))
      : [];
    const kin = lacksTest(first) ? rest.filter(({ isKinHere }) => isKinHere) : [];
    const few = [
      ...kin.slice(0, 1).map(answer => fewOf(answer, 1)),
      ...[...ofUniversities, ...elsewhere].slice(0, 1).map(answer => fewOf(answer, LEAST_BESIDE)),
    ];
    return [fewOf(first, MAX_NEAR - few.reduce((sum, { docs }) => sum + docs.length, 0)), ...few];
  }
  if (others.length === 0) return [first];
  const shared = isWhole ? others : [first, ...others];
  const share = Math.max(LEAST_BESIDE, Math.ceil(room / shared.length));
  const few = filled(shared, { share, room });
  return isWhole ? [first, ...few] : few;
}
