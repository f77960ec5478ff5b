import fc from 'fast-check';
import { BANDS_58, classify58, type Outcome58 } from './circular58.rules.js';

/** The first three are Mathematics, Literature and the foreign language. */
const outcomeOf = (marks: readonly number[], remarks: readonly boolean[] = [true]): Outcome58 => {
  const scored = marks.map(mark => Math.round(mark * 10));
  return { scored, remarks, key: scored.slice(0, 3) };
};
const bandOf = (marks: readonly number[], remarks?: readonly boolean[]) => {
  const verdict = classify58(outcomeOf(marks, remarks));
  return verdict.kind === 'LEVEL' ? [verdict.base, verdict.level] : verdict.kind;
};

describe('the band of a year by Circular 58', () => {
  it.each([
    [[8, 8, 8, 8, 8, 8, 8], 'GIOI', 'GIOI'],
    // The average below and at 8.0, half up: 7.95 is 8.0.
    [[8, 7.9, 7.9, 7.9, 7.9, 7.9], 'KHA', 'KHA'],
    [[8.2, 8, 8, 8, 7.8, 7.7], 'GIOI', 'GIOI'],
    [[8.2, 8, 8, 8, 7.8, 7.6], 'KHA', 'KHA'],
    // No key subject reaches 8.0, however good the rest is.
    [[7.9, 7.9, 7.9, 9, 9, 9], 'KHA', 'KHA'],
    [[7, 7, 8, 9, 9, 9], 'GIOI', 'GIOI'],
    // The lowest subject at and below what the band allows.
    [[9, 9, 9, 9, 9, 6.5], 'GIOI', 'GIOI'],
    [[9, 9, 9, 9, 9, 6.4], 'KHA', 'KHA'],
    [[7, 7, 7, 7, 7, 5], 'KHA', 'KHA'],
    [[7, 7, 7, 7, 7, 4.9], 'TB', 'TB'],
    [[5.5, 5.5, 5.5, 5.5, 5.5, 3.5], 'TB', 'TB'],
    [[5.5, 5.5, 5.5, 5.5, 5.5, 3.4], 'YEU', 'YEU'],
    [[5, 5, 5, 5, 5, 5], 'TB', 'TB'],
    [[4.9, 4.9, 4.9, 5, 5, 5.5], 'YEU', 'YEU'],
    [[3.5, 3.5, 3.5, 3.5, 3.5, 3.5], 'YEU', 'YEU'],
    [[3.4, 3.4, 3.4, 3.4, 3.4, 3.4], 'KEM', 'KEM'],
    [[4, 4, 4, 4, 4, 2], 'YEU', 'YEU'],
    [[4, 4, 4, 4, 4, 1.9], 'KEM', 'KEM'],
    // Article 13.6, each of its four drops.
    [[9, 9, 9, 9, 9, 9, 4.9], 'TB', 'KHA'],
    [[9, 9, 9, 9, 9, 9, 3.4], 'YEU', 'TB'],
    [[7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 3.4], 'YEU', 'TB'],
    [[7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 1.9], 'KEM', 'YEU'],
    // It does not name a drop from Giỏi to Kém, and says nothing of two subjects.
    [[9.5, 9.5, 9.5, 9.5, 9.5, 9.5, 1.9], 'KEM', 'KEM'],
    [[9.8, 9.8, 9.8, 9.8, 9.8, 4.9, 4.9], 'TB', 'TB'],
  ] as [number[], string, string][])('of %j is %s, and %s after Article 13.6', (marks, base, band) => {
    expect(bandOf(marks)).toEqual([base, band]);
  });

  it('counts a failed remark subject as one subject', () => {
    expect(bandOf([9, 9, 9, 9, 9, 9], [true, false])).toEqual(['YEU', 'TB']);
    expect(bandOf([9, 9, 9, 9, 9, 9], [false, false])).toEqual(['YEU', 'YEU']);
    expect(bandOf([4, 4, 4, 4, 4, 4], [false])).toEqual(['YEU', 'YEU']);
    expect(classify58(outcomeOf([9, 9, 9, 9, 9, 9], [true, false]))).toMatchObject({
      raisedFor: { group: 'remarks', place: 1 },
      average: 90,
    });
    expect(classify58(outcomeOf([9, 9, 9, 9, 9, 9, 4.9]))).toMatchObject({ raisedFor: { group: 'scored', place: 6 } });
  });

  it('is not said of fewer than six subjects, nor without a key subject', () => {
    expect(classify58(outcomeOf([9, 9, 9, 9, 9]))).toEqual({ kind: 'TOO_FEW', known: 5, needed: 6 });
    expect(classify58(outcomeOf([]))).toEqual({ kind: 'TOO_FEW', known: 0, needed: 6 });
    expect(classify58({ ...outcomeOf([9, 9, 9, 9, 9, 9]), key: [null, null] })).toEqual({ kind: 'NO_KEY_SUBJECT' });
    expect(classify58({ ...outcomeOf([9, 9, 9, 9, 9, 9]), key: [null, 90] })).toMatchObject({ level: 'GIOI' });
  });

  it('never falls when one of the other marks rises', () => {
    const marks = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 13 });
    const rank = (outcome: Outcome58): number => {
      const verdict = classify58(outcome);
      return verdict.kind === 'LEVEL' ? BANDS_58.indexOf(verdict.base) : -1;
    };
    fc.assert(
      fc.property(marks, fc.nat(), (scored, place) => {
        const better = scored.with(place % scored.length, 100);
        const before = { scored, remarks: [true], key: scored.slice(0, 3) };
        expect(rank({ scored: better, remarks: [true], key: better.slice(0, 3) })).toBeGreaterThanOrEqual(rank(before));
      }),
    );
  });
});
