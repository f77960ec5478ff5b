/** The table of answers over every input that it can be given. */
import { answerOf, CHANCE_ROWS, type Judged } from './chance.rules.js';
import { CHANCE_ANSWERS, CHANCE_ORDER, type ChanceAnswer, LEVEL_ANSWERS, SELECTIVITIES } from './chance.values.js';

/** Each list from the worst to the best value; what is unknown stands apart from the order. */
const KNOWN = ['SHORT', 'MET', 'WELL_MET'] as const;
const UNKNOWN = ['UNKNOWN_MINIMUM', 'UNKNOWN_YOURS'] as const;
const REQUIREMENT = [...KNOWN, ...UNKNOWN] as const;
type Requirement = (typeof REQUIREMENT)[number];
const EASINESS = [...SELECTIVITIES].toReversed();
const LEVELS = [...LEVEL_ANSWERS].toReversed();
const MONEY = ['OVER_BUDGET', 'WITHIN_BUDGET', 'UNKNOWN'] as const;

type Input = {
  readonly isClosed: boolean;
  readonly average: Requirement;
  readonly isEstimated: boolean;
  readonly english: Requirement;
  readonly subjects: 'SHORT' | 'MET' | 'UNKNOWN_MINIMUM';
  readonly level: Judged['level']['answer'];
  readonly selectivity: Judged['selectivity']['answer'];
  readonly money: Judged['money']['answer'];
};

const lineOf = (value: Requirement) => ({
  outcome: value === 'WELL_MET' ? ('MET' as const) : value,
  hasMargin: value === 'WELL_MET',
});
const judgedOf = (input: Input): Judged => ({
  isClosed: input.isClosed,
  average: { ...lineOf(input.average), isEstimated: input.isEstimated },
  english: lineOf(input.english),
  subjects: { outcome: input.subjects },
  level: { answer: input.level },
  selectivity: { answer: input.selectivity },
  money: { answer: input.money },
});
const answer = (input: Input): ChanceAnswer => answerOf(judgedOf(input));

function* everyInput(): Generator<Input> {
  for (const isClosed of [false, true])
    for (const average of REQUIREMENT)
      for (const isEstimated of [false, true])
        for (const english of REQUIREMENT)
          for (const subjects of ['SHORT', 'MET', 'UNKNOWN_MINIMUM'] as const)
            for (const level of LEVELS)
              for (const selectivity of [...EASINESS, 'UNKNOWN'] as const)
                for (const money of MONEY)
                  yield { isClosed, average, isEstimated, english, subjects, level, selectivity, money };
}
const inputs = [...everyInput()];

const isUnknown = (value: string): boolean => value.startsWith('UNKNOWN');
const after = <T>(values: readonly T[], value: T): T[] => values.slice(values.indexOf(value) + 1);

/** One thing better, or known where it was not, at its minimum or above. */
function* betterThan(input: Input): Generator<Input> {
  const requirements = (value: Requirement): readonly Requirement[] =>
    isUnknown(value) ? ['MET', 'WELL_MET'] : after<Requirement>(KNOWN, value);
  if (input.isClosed) yield { ...input, isClosed: false };
  for (const average of requirements(input.average)) yield { ...input, average };
  if (input.isEstimated) yield { ...input, isEstimated: false };
  for (const english of requirements(input.english)) yield { ...input, english };
  if (input.subjects !== 'MET') yield { ...input, subjects: 'MET' };
  for (const level of after(LEVELS, input.level)) yield { ...input, level };
  if (input.selectivity !== 'UNKNOWN')
    for (const selectivity of after(EASINESS, input.selectivity)) yield { ...input, selectivity };
  if (input.money !== 'WITHIN_BUDGET') yield { ...input, money: 'WITHIN_BUDGET' };
}

/** What says nothing of chances lies above BELOW_MINIMUM, and is compared with nothing higher. */
function isLower(now: ChanceAnswer, before: ChanceAnswer): boolean {
  const [from, to] = [before, now].map(value => CHANCE_ORDER.findIndex(known => known === value));
  if (from === undefined || to === undefined) return false;
  const below = CHANCE_ORDER.indexOf('BELOW_MINIMUM');
  if (from < 0) return to >= 0 && to <= below;
  return to >= 0 && to < from;
}

describe(`the table of answers, over ${inputs.length} inputs`, () => {
  it('gives every input one answer, and each of its rows and answers is given to somebody', () => {
    const rows = new Set(inputs.map(input => CHANCE_ROWS.findIndex(({ holds }) => holds(judgedOf(input)))));
    expect([...rows].toSorted((a, b) => a - b)).toEqual(CHANCE_ROWS.map((_, place) => place));
    expect(new Set(inputs.map(answer))).toEqual(new Set(CHANCE_ANSWERS));
  });

  it('never goes down when something is better, or becomes known at or above its minimum', () => {
    let compared = 0;
    const lowered: unknown[] = [];
    for (const input of inputs) {
      const before = answer(input);
      for (const better of betterThan(input)) {
        compared += 1;
        if (isLower(answer(better), before)) lowered.push([input, before, better, answer(better)]);
      }
    }
    expect(compared).toBeGreaterThan(100_000);
    expect(lowered.slice(0, 3)).toEqual([]);
  });

  it('never is a word of chance while a figure is hidden', () => {
    const isChance = (input: Input) => ['TARGET', 'SAFETY'].includes(answer(input));
    const open = inputs.filter(({ selectivity }) => selectivity === 'OPEN_ADMISSION');
    expect(inputs.filter(input => isUnknown(input.english) && isChance(input))).toEqual([]);
    expect(inputs.filter(input => input.average === 'UNKNOWN_YOURS' && isChance(input))).toEqual([]);
    expect(inputs.filter(input => input.selectivity === 'UNKNOWN' && isChance(input))).toEqual([]);
    expect(inputs.filter(input => isUnknown(input.average) && isChance(input) && !open.includes(input))).toEqual([]);
    expect(inputs.filter(input => input.level !== 'OPEN' && isChance(input))).toEqual([]);
    expect(inputs.filter(input => input.money !== 'WITHIN_BUDGET' && answer(input) === 'SAFETY')).toEqual([]);
  });
});
