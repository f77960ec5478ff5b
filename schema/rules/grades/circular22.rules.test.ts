import fc from 'fast-check';
import { classify22, LEVELS_22, type Outcome, title22 } from './circular22.rules.js';

const tenths = (marks: readonly number[]): number[] => marks.map(mark => Math.round(mark * 10));
const judge = (marks: readonly number[], remarks: readonly boolean[] = [true, true]) =>
  classify22({ scored: tenths(marks), remarks });
const levelOf = (marks: readonly number[], remarks?: readonly boolean[]) => {
  const verdict = judge(marks, remarks);
  return verdict.kind === 'LEVEL' ? [verdict.base, verdict.level] : verdict.kind;
};

describe('the level of a year by Circular 22', () => {
  it.each([
    [[8, 8, 8, 8, 8, 8, 6.5, 6.5], 'TOT', 'TOT'],
    [[8, 8, 8, 8, 8, 8, 8, 6.4], 'KHA', 'KHA'],
    [[9, 9, 8.5, 8, 8, 8.2, 8, 4.9], 'DAT', 'KHA'],
    [[9, 9, 8.5, 8, 8, 8.2, 8, 3], 'CHUA_DAT', 'DAT'],
    [[9, 9, 8.5, 8, 8, 8.2, 3, 3], 'CHUA_DAT', 'CHUA_DAT'],
    [[6.5, 6.5, 6.5, 6.5, 6.5, 6.5, 5, 5], 'KHA', 'KHA'],
    // The boundaries, one tenth below and at each.
    [[8, 8, 8, 8, 8, 7.9, 6.5, 6.5], 'KHA', 'KHA'],
    [[6.5, 6.5, 6.5, 6.5, 6.5, 6.4, 5, 5], 'DAT', 'DAT'],
    [[6.5, 6.5, 6.5, 6.5, 6.5, 6.5, 5, 4.9], 'DAT', 'DAT'],
    [[5, 5, 5, 5, 5, 5, 3.5, 3.5], 'DAT', 'DAT'],
    [[5, 5, 5, 5, 5, 4.9, 3.5, 3.5], 'CHUA_DAT', 'CHUA_DAT'],
    [[5, 5, 5, 5, 5, 5, 3.5, 3.4], 'CHUA_DAT', 'CHUA_DAT'],
    // One subject keeps six good ones from Khá by two steps.
    [[6.5, 6.5, 6.5, 6.5, 6.5, 6.5, 6.5, 3.4], 'CHUA_DAT', 'DAT'],
    // Six subjects: the one that fails is supposed to be perfect.
    [[8, 8, 8, 8, 8, 4.9], 'CHUA_DAT', 'DAT'],
  ])('of %j is %s, and %s after Article 9.3', (marks, base, level) => {
    expect(levelOf(marks)).toEqual([base, level]);
  });

  it('counts a failed remark subject as the one subject of Article 9.3, as the text says "one subject"', () => {
    const marks = [8, 8, 8, 8, 8, 8, 6.5, 6.5];
    expect(levelOf(marks, [true, false, true])).toEqual(['DAT', 'KHA']);
    expect(judge(marks, [true, false, true])).toMatchObject({ raisedFor: { group: 'remarks', place: 1 } });
    expect(levelOf(marks, [false, false])).toEqual(['CHUA_DAT', 'CHUA_DAT']);
    expect(levelOf([6.5, 6.5, 6.5, 6.5, 6.5, 6.5], [false])).toEqual(['DAT', 'DAT']);
    expect(levelOf([...marks.slice(0, 7), 4.9], [false])).toEqual(['DAT', 'DAT']);
  });

  it('names the subject for which it was raised', () => {
    expect(judge([9, 9, 8.5, 8, 8, 8.2, 8, 4.9])).toMatchObject({ raisedFor: { group: 'scored', place: 7 } });
    expect(judge([8, 8, 8, 8, 8, 8, 8, 6.4])).toMatchObject({ raisedFor: null });
  });

  it('is not said of fewer than six subjects: how many there are is', () => {
    expect(judge([9, 9, 9, 9, 9])).toEqual({ kind: 'TOO_FEW', known: 5, needed: 6 });
    expect(judge([])).toEqual({ kind: 'TOO_FEW', known: 0, needed: 6 });
    expect(judge([0, 0, 0, 0, 0, 0])).toMatchObject({ kind: 'LEVEL', level: 'CHUA_DAT' });
  });
});

const anyOutcome: fc.Arbitrary<Outcome> = fc.record({
  scored: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 13 }),
  remarks: fc.array(fc.boolean(), { maxLength: 4 }),
});
const rankOf = (outcome: Outcome): number => {
  const verdict = classify22(outcome);
  return verdict.kind === 'LEVEL' ? LEVELS_22.indexOf(verdict.level) : -1;
};

it('a better mark never gives a lower level, and the order of subjects does not matter', () => {
  fc.assert(
    fc.property(anyOutcome, fc.nat(), fc.integer({ min: 1, max: 100 }), (outcome, place, more) => {
      const at = place % outcome.scored.length;
      const better = outcome.scored.with(at, Math.min(100, (outcome.scored[at] ?? 0) + more));
      expect(rankOf({ ...outcome, scored: better })).toBeGreaterThanOrEqual(rankOf(outcome));
      expect(rankOf({ ...outcome, remarks: outcome.remarks.map(() => true) })).toBeGreaterThanOrEqual(rankOf(outcome));
      expect(rankOf({ ...outcome, scored: outcome.scored.toReversed() })).toBe(rankOf(outcome));
    }),
  );
});

it('at most one step is added, and only where one subject alone had lowered it by two', () => {
  fc.assert(
    fc.property(anyOutcome, outcome => {
      const verdict = classify22(outcome);
      if (verdict.kind !== 'LEVEL') return;
      const [base, level] = [LEVELS_22.indexOf(verdict.base), LEVELS_22.indexOf(verdict.level)];
      expect(level - base).toBe(verdict.raisedFor ? 1 : 0);
    }),
  );
});

describe('a title of a year', () => {
  const scored = tenths([9, 9, 9, 9, 9, 9, 8]);
  it('wants the best level in study and in conduct, and six subjects of nine or more for the higher one', () => {
    expect(title22({ level: 'TOT', conduct: 'TOT', scored })).toBe('XUAT_SAC');
    expect(title22({ level: 'TOT', conduct: 'TOT', scored: [...scored.slice(1), 89] })).toBe('GIOI');
    expect(title22({ level: 'KHA', conduct: 'TOT', scored })).toBeNull();
    expect(title22({ level: 'TOT', conduct: 'KHA', scored })).toBeNull();
  });
});
