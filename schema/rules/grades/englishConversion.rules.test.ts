import type { EnglishTest } from '../catalogue.values.js';
import { ENGLISH_TEST_SCALES } from '../catalogue.values.js';
import {
  ieltsEstimates,
  toeflOverall,
  toeflRowOf,
  toeflRowOfTotal,
  toeflScaleOn,
  validityAt,
  validUntil,
} from './englishConversion.rules.js';
import { ENGLISH_TABLES, englishScales } from './englishConversion.values.js';

const byTable = (test: EnglishTest, overall: number) =>
  Object.fromEntries(
    ieltsEstimates(test, overall).map(({ table, ielts }) => [table.id, ielts && [ielts.lowest, ielts.highest]]),
  );

describe('TOEFL', () => {
  it('has its new scale for tests from 21 January 2026 on', () => {
    expect([toeflScaleOn('2026-01-20'), toeflScaleOn('2026-01-21')]).toEqual(['TOEFL_IBT', 'TOEFL_IBT_2026']);
  });

  it('has an overall result of the mean, to the nearest half', () => {
    expect(toeflOverall([5, 5, 5, 5.5])).toBe(5);
    expect(toeflOverall([5, 5, 5.5, 5.5])).toBe(5.5);
    expect(toeflOverall([5, 5.5, 5.5, 5.5])).toBe(5.5);
    expect(toeflOverall([1, 1, 1, 1])).toBe(1);
    expect(toeflOverall([6, 6, 6, 6])).toBe(6);
  });

  it('is read from one scale to the other, with its level of the CEFR', () => {
    expect(toeflRowOf(5)).toMatchObject({ from: 95, to: 106, cefr: 'C1' });
    expect(toeflRowOf(5.25)).toBeNull();
    expect([120, 114, 113, 95, 94, 86, 85, 72, 0].map(total => toeflRowOfTotal(total)?.score)).toEqual([
      6, 6, 5.5, 5, 4.5, 4.5, 4, 4, 1,
    ]);
    expect(toeflRowOfTotal(121)).toBeNull();
    expect(toeflRowOfTotal(-1)).toBeNull();
    expect(englishScales().toefl.rows.map(({ score, cefr }) => `${score} ${cefr}`)).toEqual(
      '6 C2,5.5 C1,5 C1,4.5 B2,4 B2,3.5 B1,3 B1,2.5 A2,2 A2,1.5 A1,1 A1'.split(','),
    );
  });

  it('is several totals of the old scale for each result of the new one', () => {
    expect(englishScales().toefl.rows.map(({ score, from, to }) => `${score} = ${from}-${to}`)).toEqual([
      '6 = 114-120',
      '5.5 = 107-113',
      '5 = 95-106',
      '4.5 = 86-94',
      '4 = 72-85',
      '3.5 = 58-71',
      '3 = 44-57',
      '2.5 = 34-43',
      '2 = 24-33',
      '1.5 = 12-23',
      '1 = 0-11',
    ]);
  });

  it('leaves no total of the old scale out', () => {
    for (let total = 0; total <= 120; total += 1) expect(toeflRowOfTotal(total)).not.toBeNull();
  });
});

describe('an IELTS band from another test', () => {
  it.each([
    ['TOEFL_IBT', 94, { 'toefl-old-ielts': [7, 7] }],
    ['TOEFL_IBT', 93, { 'toefl-old-ielts': [6.5, 6.5] }],
    ['TOEFL_IBT', 35, { 'toefl-old-ielts': [5, 5] }],
    ['TOEFL_IBT', 34, { 'toefl-old-ielts': null }],
    ['TOEFL_IBT', 115, { 'toefl-old-ielts': [8.5, 8.5] }],
    ['TOEFL_IBT', 118, { 'toefl-old-ielts': [9, 9] }],
    ['TOEFL_IBT_2026', 5, { 'toefl-old-ielts': [7, 7.5] }],
    ['TOEFL_IBT_2026', 4, { 'toefl-old-ielts': [6, 6.5] }],
    ['TOEFL_IBT_2026', 6, { 'toefl-old-ielts': [8, 9] }],
    ['PTE', 90, { 'pte-pearson-2025-07': [9, 9], 'pte-ielts-partners-2025-07': [8, null] }],
    ['PTE', 62, { 'pte-pearson-2025-07': [6.5, 6.5], 'pte-ielts-partners-2025-07': [6.5, 6.5] }],
    ['PTE', 58, { 'pte-pearson-2025-07': [6.5, 6.5], 'pte-ielts-partners-2025-07': [6, 6] }],
    ['PTE', 40, { 'pte-pearson-2025-07': [5.5, 5.5], 'pte-ielts-partners-2025-07': null }],
    ['DUOLINGO', 120, { 'duolingo-2026': [6.5, 6.5], 'duolingo-older': [7, 7] }],
    ['DUOLINGO', 160, { 'duolingo-2026': [8.5, 9], 'duolingo-older': [9, 9] }],
    ['DUOLINGO', 75, { 'duolingo-2026': null, 'duolingo-older': [5, 5] }],
    ['CAMBRIDGE', 185, { 'cambridge-ielts': [7, 7] }],
    ['CAMBRIDGE', 191, { 'cambridge-ielts': [7.5, null] }],
    ['CAMBRIDGE', 215, { 'cambridge-ielts': [7.5, null] }],
    ['CAMBRIDGE', 184, { 'cambridge-ielts': null }],
    ['IELTS', 7, {}],
  ] as const)('of %s %d is named with its table: %j', (test, overall, expected) => {
    expect(byTable(test, overall)).toEqual(expected);
  });

  /** Every row of domain rules 1d, with both of its ends where the source prints a range. */
  it.each([
    [
      'toefl-old-ielts',
      'TOEFL_IBT',
      [
        [35, 45],
        [46, 59],
        [60, 78],
        [79, 93],
        [94, 101],
        [102, 109],
        [110, 114],
      ],
    ],
    [
      'pte-pearson-2025-07',
      'PTE',
      [
        [31, 38],
        [39, 46],
        [47, 54],
        [55, 62],
        [63, 70],
        [71, 78],
        [79, 85],
      ],
    ],
    ['pte-ielts-partners-2025-07', 'PTE', [[41], [45], [52], [59], [66], [75], [82]]],
    [
      'duolingo-2026',
      'DUOLINGO',
      [
        [80, 90],
        [95, 100],
        [105, 115],
        [120, 125],
        [130, 135],
        [140, 145],
        [150, 155],
      ],
    ],
    [
      'duolingo-older',
      'DUOLINGO',
      [
        [75, 80],
        [85, 90],
        [95, 100],
        [105, 110],
        [115, 120],
        [125, 130],
        [135, 140],
      ],
    ],
  ] as const)('stands in %s of %s as it was printed, from 5.0 to 8.0', (id, test, rows) => {
    rows.forEach((scores, place) => {
      for (const score of scores) expect([score, byTable(test, score)[id]?.[0]]).toEqual([score, 5 + place / 2]);
    });
    expect(byTable(test, rows[0][0] - ENGLISH_TEST_SCALES[test].step)[id]).toBeNull();
  });

  it('is not made of a result that is on no scale', () => {
    expect(ieltsEstimates('TOEFL_IBT_2026', 5.2)).toEqual([]);
  });

  it('rises with the result, in every table', () => {
    for (const table of ENGLISH_TABLES) {
      const { min, max, step } = ENGLISH_TEST_SCALES[table.test];
      let before = 0;
      for (let score = min; score <= max; score += step) {
        const found = ieltsEstimates(table.test, score).find(estimate => estimate.table === table)?.ielts?.lowest;
        if (found === undefined) continue;
        expect(found).toBeGreaterThanOrEqual(before);
        before = found;
      }
      expect(before).toBe(table.rows[0]?.ielts);
    }
  });
});

describe('a certificate', () => {
  it('counts for two years, to the day', () => {
    expect(validUntil('2025-03-09')).toBe('2027-03-09');
  });

  it.each([
    ['TOEFL_IBT_2026', '2026-09-01', 'VALID'],
    ['TOEFL_IBT_2026', '2026-08-31', 'EXPIRED'],
    ['TOEFL_IBT', '2025-09-01', 'EXPIRED'],
    ['IELTS', '2026-08-31', 'USUALLY_EXPIRED'],
    ['PTE', '2026-10-01', 'VALID'],
    ['IELTS', null, 'UNKNOWN_DATE'],
    ['IELTS', undefined, 'UNKNOWN_DATE'],
  ] as const)('of %s taken on %s is, for studies from September 2028: %s', (test, takenOn, expected) => {
    expect(validityAt({ test, takenOn }, { year: 2028, month: 9 })).toBe(expected);
  });
});
