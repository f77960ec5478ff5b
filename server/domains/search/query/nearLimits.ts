/** Which limits of a text are let go of, in which order, where the subject and the place stay. */
import { isLevel, isPreparing, isUniversityAsked, type Limit } from '../understanding/limits.js';
import { combinationsOf, MAX_COMBINED_TERMS } from './relaxation.js';
import type { Change, Items } from './nearRelations.js';

/** What is let go of first: a month or a price that comes near to the said one may do, a wish gives way before what somebody is, another language hardly. */
export const YIELDING: readonly Limit['kind'][] = [
  'INTAKE',
  'DEADLINE',
  'SEASON',
  'FEATURE',
  'DURATION',
  'FEE',
  'APPLICATION_FEE',
  'TEST',
  'ACCEPTED_TEST',
  'OPEN_NOW',
  'COVERAGE',
];
const firmnessOf = ({ kind }: Limit): number => (YIELDING.includes(kind) ? YIELDING.indexOf(kind) : YIELDING.length);
const firmness = (items: Items): number => items.reduce((sum, { limit }) => sum + firmnessOf(limit), 0);

/** All combinations of limits without the whole, the largest first; of equal ones those first that lack what yields most. */
export function fewerOf(limits: Items): Items[] {
  if (limits.length > MAX_COMBINED_TERMS) return [[]];
  return combinationsOf(limits).toSorted((a, b) => b.length - a.length || firmness(b) - firmness(a));
}

/** A level that nobody typed, as if it stood in the text. */
export const levelAs = (text: string, level: Omit<Extract<Limit, { kind: 'AWARD' }>, 'kind'>): Items[number] => ({
  id: `said-${level.awards.join('-')}`,
  from: 0,
  to: 0,
  text,
  limit: { kind: 'AWARD', ...level },
});

/** A degree that a word says beside something else, as a limit of its own: what is near instead of an MBA, or of a master's by research, is a master's. */
export const masterOf = (items: Items, isVi: boolean): Items =>
  items.some(({ limit }) => isLevel(limit)) ? [] : [levelAs(isVi ? 'thạc sĩ' : 'master', { awards: ['MASTER'] })];

/** What a foundation year leads to. */
export const firstDegreeOf = (isVi: boolean): Items => [
  levelAs(isVi ? 'cử nhân' : 'bachelor', { awards: ['BACHELOR'] }),
];

/** What somebody learns who wants a trade, whatever the trade. */
export const vocationalOf = (isVi: boolean): Items => [
  levelAs(isVi ? 'học nghề' : 'vocational', { awards: ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE'], isVocational: true }),
];

type Award = Extract<Limit, { kind: 'AWARD' }>['awards'][number];
/** Levels that are open to the same people, the one for the other: diplomas and first degrees to those who come from school, graduate certificates and master's degrees to those who have a first degree. */
const NEXT_LEVELS: readonly { of: Award; is: readonly Award[]; vi: string; en: string }[] = [
  { of: 'BACHELOR', is: ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE'], vi: 'cao đẳng', en: 'diploma or certificate' },
  { of: 'DIPLOMA', is: ['BACHELOR'], vi: 'cử nhân', en: 'bachelor' },
  { of: 'CERTIFICATE', is: ['BACHELOR'], vi: 'cử nhân', en: 'bachelor' },
  { of: 'MASTER', is: ['GRADUATE_CERTIFICATE'], vi: 'chứng chỉ sau đại học', en: 'graduate certificate' },
  { of: 'GRADUATE_CERTIFICATE', is: ['MASTER'], vi: 'thạc sĩ', en: 'master' },
];

/** Instead of the only level of a text the one next to it; none to a trade, which is learned at its own. */
function nextLevel([level, ...others]: Items, isVi: boolean): Items {
  if (level?.limit.kind !== 'AWARD' || others.length > 0 || level.limit.isVocational) return [];
  const { awards } = level.limit;
  const next = NEXT_LEVELS.find(({ of, is }) => awards.includes(of) && !is.every(award => awards.includes(award)));
  return next ? [levelAs(isVi ? next.vi : next.en, { awards: [...next.is] })] : [];
}

/** In the place a college that keeps the price, or takes the score, may do where any university is asked for. */
const UNIVERSITY_ASKED = YIELDING.indexOf('FEE') - 0.5;
const firmnessHere = (items: Items): number =>
  items.reduce((sum, { limit }) => sum + (isUniversityAsked(limit) ? UNIVERSITY_ASKED : firmnessOf(limit)), 0);

type Within = Pick<Change, 'isPayable' | 'isRest' | 'hasUnknownMinimum' | 'isNextLevel' | 'isButForLevel'>;
export type Lessened = { kept: Items; within: Within };

/** Another level gives way together with one limit at most. */
const MOST_BESIDE_LEVEL = 1;

/** Where something tells no minimum, it may be open to somebody who can pay for it: it loses less than what costs more than was said. */
const UNKNOWN_MINIMUM = YIELDING.indexOf('FEE') - YIELDING.indexOf('TEST') - 0.5;

/** A level is firmer than all other limits. */
const LEVEL = YIELDING.length * MAX_COMBINED_TERMS;

/** In which parts what lacks some limits is near; those behind others that lack as many are last. */
function partsOf(lacking: Items): { within: Within; weight: number; isBehind: boolean }[] {
  const weight = firmnessHere(lacking);
  const has = (kind: Limit['kind']): boolean => lacking.some(({ limit }) => limit.kind === kind);
  const whole = { within: {}, weight, isBehind: false };
  if (has('FEE'))
    return [
      { ...whole, within: { isPayable: true } },
      { ...whole, within: { isRest: true }, isBehind: true },
    ];
  return has('TEST')
    ? [{ ...whole, within: { hasUnknownMinimum: true }, weight: weight + UNKNOWN_MINIMUM }, whole]
    : [whole];
}

/** What stays of the limits and the level, what keeps most first. */
export function lessenedOf({
  limits,
  levels,
  isSubjectSaid,
  isVi,
}: {
  limits: Items;
  levels: Items;
  isSubjectSaid: boolean;
  isVi: boolean;
}): Lessened[] {
  if (limits.length === 0) return [];
  const fewer = fewerOf(limits);
  const next = isSubjectSaid && !levels.some(({ limit }) => isPreparing(limit)) ? nextLevel(levels, isVi) : [];
  const lacking = (kept: Items): Items => limits.filter(item => !kept.includes(item));
  const isOne = limits.length + next.length === 1;
  const said = fewer.flatMap(kept => {
    const lacks = lacking(kept);
    const parts = isOne ? [{ within: {}, weight: 0, isBehind: false }] : partsOf(lacks);
    return parts.map(part => ({ kept: [...levels, ...kept], lacks: lacks.length, ...part }));
  });
  const others = [limits, ...fewer]
    .filter(kept => next.length > 0 && lacking(kept).length <= MOST_BESIDE_LEVEL)
    .flatMap(kept => {
      const one = {
        kept: [...next, ...kept],
        lacks: lacking(kept).length + 1,
        weight: LEVEL + firmness(lacking(kept)),
        isBehind: false,
        within:
          kept === limits ? ({ isNextLevel: true, isButForLevel: true } as const) : ({ isNextLevel: true } as const),
      };
      const isOfTest = lacking(kept).some(({ limit }) => limit.kind === 'TEST');
      return isOfTest ? [{ ...one, within: { ...one.within, hasUnknownMinimum: true } as const }, one] : [one];
    });
  return [...said, ...others].toSorted(
    (a, b) => a.lacks - b.lacks || Number(a.isBehind) - Number(b.isBehind) || a.weight - b.weight,
  );
}
