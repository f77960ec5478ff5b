import { describe, expect, it } from '@jest/globals';
import { buildProgram, buildStudent } from './eligibility.fixtures.js';
import { academic, funds, gap, prerequisites, time } from './eligibility.parts.rules.js';
import type { StudentFacts } from './eligibility.values.js';

const firstHand = { isThirdParty: false } as const;
type Gpa = Pick<NonNullable<StudentFacts['gpa']>, 'value' | 'scale'>;

const marks = (yours: Gpa | null, needed: Gpa | null, isThirdParty = false) =>
  academic(
    buildStudent({ gpa: yours && { ...yours, isPredicted: false } }),
    buildProgram({ minimumGpa: needed && { ...needed, isThirdParty } }),
  );
const ten = (value: number) => ({ value, scale: 'TEN' as const });
const four = (value: number) => ({ value, scale: 'FOUR' as const });

describe('marks', () => {
  it.each([
    [ten(6), ten(7), 0, 'SHORT'],
    [ten(6.9), ten(7), 0.45, 'SHORT'],
    [ten(7), ten(7), 0.5, 'MET'],
    [ten(8), ten(7), 1, 'MET'],
    [ten(10), ten(7), 1, 'MET'],
    [four(3), four(3.2), 0.25, 'SHORT'],
    [four(3.2), four(3.2), 0.5, 'MET'],
    [{ value: 75, scale: 'HUNDRED' }, { value: 70, scale: 'HUNDRED' }, 0.75, 'MET'],
    [{ value: 4, scale: 'FIVE' }, { value: 4.2, scale: 'FIVE' }, 0.3, 'SHORT'],
  ] as const)('%j against %j score %d', (yours, needed, score, outcome) => {
    const found = marks(yours, needed);
    expect(found.score).toBeCloseTo(score, 9);
    expect(found.reason).toMatchObject({
      part: 'ACADEMIC',
      outcome,
      yours: yours.value,
      needed: needed.value,
      unit: yours.scale,
      table: null,
      isExpiring: false,
      missingFrom: null,
    });
  });

  it.each([
    // The IDP table: 3.0 begins at 7.0, 3.5 at 8.0; 3.2 is surely reached from 8.0 on, and surely means 7.0.
    [ten(7), four(3), 7, 7, 'MET'],
    [ten(6.9), four(3), 6.9, 7, 'SHORT'],
    [ten(7.5), four(3.2), 7.5, 8, 'SHORT'],
    [four(3.2), ten(7), 7, 7, 'MET'],
    [four(3.2), ten(7.5), 7, 7.5, 'SHORT'],
    [four(4), ten(8.5), 8.5, 8.5, 'MET'],
    [four(1), ten(5), 4, 5, 'SHORT'],
    [four(0.5), ten(5), 0, 5, 'SHORT'],
    [{ value: 70, scale: 'HUNDRED' }, four(3), 7, 7, 'MET'],
  ] as const)('compares %j with %j by the table', (yours, needed, onTen, wanted, outcome) => {
    expect(marks(yours, needed).reason).toMatchObject({
      part: 'ACADEMIC',
      outcome,
      yours: onTen,
      needed: wanted,
      unit: 'TEN',
      table: 'idp-vn-2026-04',
    });
  });

  it('reads a percentage as tenths, and says so', () => {
    const found = marks(ten(7.5), { value: 70, scale: 'HUNDRED' });
    expect(found.score).toBeCloseTo(0.75, 9);
    expect(found.reason).toMatchObject({ outcome: 'MET', yours: 7.5, needed: 7, table: 'tenths-of-hundred' });
    expect(marks({ value: 69, scale: 'HUNDRED' }, ten(7)).reason).toMatchObject({ outcome: 'SHORT', yours: 6.9 });
  });

  it('are unknown where no table compares the scales, and where one side is not known', () => {
    for (const [yours, needed, missingFrom] of [
      [{ value: 4.5, scale: 'FIVE' }, ten(7), 'CATALOGUE'],
      [ten(7), { value: 4.5, scale: 'FIVE' }, 'CATALOGUE'],
      [ten(7), null, 'CATALOGUE'],
      [null, ten(7), 'STUDENT'],
      [null, null, 'CATALOGUE'],
    ] as const) {
      const found = marks(yours, needed, true);
      expect(found.score).toBeNull();
      const nothing = { part: 'ACADEMIC', outcome: 'UNKNOWN', yours: null, isPredicted: false };
      expect(found.reason).toMatchObject({ ...nothing, missingFrom });
      expect(found.reason.needed).toBe(needed?.value ?? null);
      expect(found.reason.isThirdParty).toBe(needed !== null);
    }
  });
});

describe('the other parts', () => {
  it.each([
    [0, 2, 0, 'SHORT'],
    [1, 2, 0.5, 'SHORT'],
    [2, 2, 1, 'MET'],
    [3, 2, 1, 'MET'],
    [0, 0, 1, 'MET'],
  ])('count %d of %d prerequisites as %d', (met, required, score, outcome) => {
    const found = prerequisites(buildStudent(), buildProgram({ prerequisites: { met, required, ...firstHand } }));
    expect(found).toMatchObject({ score, reason: { part: 'PREREQUISITES', outcome, yours: met } });
    expect(found.reason).toMatchObject({ needed: required, unit: 'SUBJECTS' });
  });

  it.each([
    [40, 100, 0, 'SHORT', 0.4],
    [50, 100, 0, 'SHORT', 0.5],
    [75, 100, 0.5, 'SHORT', 0.75],
    [99, 100, 0.98, 'SHORT', 0.99],
    [100, 100, 1, 'MET', 1],
    [250, 100, 1, 'MET', 1],
    [0, 0, 1, 'MET', 1],
  ])('count a budget of %d for %d as %d', (budget, amount, score, outcome, share) => {
    const found = funds(buildStudent({ budget }), buildProgram({ yearlyCost: { amount, ...firstHand } }));
    expect(found.score).toBeCloseTo(score, 9);
    expect(found.reason).toMatchObject({ part: 'FUNDS', outcome, yours: share, needed: 1, unit: 'SHARE_OF_BUDGET' });
  });

  it.each([
    [365, 1, 'MET'],
    [90, 1, 'MET'],
    [89, 0.8, 'MET'],
    [30, 0.8, 'MET'],
    [29, 0.5, 'MET'],
    [14, 0.5, 'MET'],
    [13, 0.2, 'SHORT'],
    [1, 0.2, 'SHORT'],
    [0, 0, 'SHORT'],
  ])('count %d days left as %d', (daysLeft, score, outcome) => {
    const found = time(buildStudent(), buildProgram({ deadline: { daysLeft, kind: 'CLOSING', isThirdParty: true } }));
    expect(found).toMatchObject({ score, reason: { part: 'TIME', outcome, yours: daysLeft, unit: 'DAYS' } });
    expect(found.reason.isThirdParty).toBe(true);
  });

  it.each([
    [0, 1, 'MET'],
    [1, 1, 'MET'],
    [1.1, 0.8, 'MET'],
    [2, 0.8, 'MET'],
    [5, 0.6, 'MET'],
    [5.1, 0.4, 'SHORT'],
    [8, 0.4, 'SHORT'],
    [8.1, 0.2, 'SHORT'],
  ])('count %d years away from studies as %d', (gapYears, score, outcome) => {
    const found = gap(buildStudent({ gapYears }));
    expect(found).toMatchObject({ score, reason: { part: 'GAP', outcome, yours: gapYears, unit: 'YEARS' } });
  });

  it('are unknown where one side is not known', () => {
    const nothing = { outcome: 'UNKNOWN', yours: null };
    expect(prerequisites(buildStudent(), buildProgram({ prerequisites: null }))).toMatchObject({
      score: null,
      reason: { ...nothing, part: 'PREREQUISITES', missingFrom: 'CATALOGUE' },
    });
    const cost = { amount: 1, isThirdParty: true };
    expect(funds(buildStudent({ budget: null }), buildProgram({ yearlyCost: cost }))).toMatchObject({
      score: null,
      reason: { ...nothing, part: 'FUNDS', missingFrom: 'STUDENT', isThirdParty: true },
    });
    expect(funds(buildStudent(), buildProgram({ yearlyCost: null })).reason).toMatchObject({
      part: 'FUNDS',
      missingFrom: 'CATALOGUE',
    });
    const inDong = buildStudent({ budget: null, isBudgetWithoutRate: true });
    expect(funds(inDong, buildProgram({ yearlyCost: cost }))).toMatchObject({
      score: null,
      reason: { outcome: 'UNKNOWN', missingFrom: null },
    });
    for (const deadline of [null, { daysLeft: -1, kind: 'CLOSING', ...firstHand } as const])
      expect(time(buildStudent(), buildProgram({ deadline }))).toMatchObject({
        score: null,
        reason: { ...nothing, part: 'TIME', missingFrom: 'CATALOGUE' },
      });
    expect(gap(buildStudent({ gapYears: null }))).toMatchObject({
      score: null,
      reason: { ...nothing, part: 'GAP', missingFrom: 'STUDENT' },
    });
  });
});
