import fc from 'fast-check';
import { bookOf, finals, yearOf } from './gradeBook.fixtures.js';
import type { GradeYear } from './gradeBook.values.js';
import { gradeResultsOf, yearResultOf } from './gradeResults.rules.js';

const DAY = '2026-11-23';
const resultsOf = (...years: GradeYear[]) => gradeResultsOf(bookOf(...years), DAY);
const lastOf = (...years: GradeYear[]) => {
  const year = resultsOf(...years).years.at(-1);
  if (!year) throw new Error('No year');
  return year;
};
const SIX = {
  MATH: '8.7',
  LITERATURE: '7.4',
  FOREIGN_LANGUAGE: '8.1',
  PHYSICS: '9.0',
  CHEMISTRY: '6.8',
  HISTORY: '5.2',
};
describe('the figures of a year', () => {
  it('are the school mean 7.53, 3.08 on the 4.0 scale, 3.33 weighted, between the lowest and the highest table', () => {
    const year = lastOf(yearOf(11, finals(SIX), { weightings: { MATH: 'AP', FOREIGN_LANGUAGE: 'HONOURS' } }));
    expect(year.school).toEqual({ value: 753, low: 753, high: 753, basis: 'ACTUAL', subjectCount: 6, actualCount: 6 });
    expect(year.converted[0]).toEqual({ tableId: 'educationusa-steps-2026-11', points: 308, weighted: 333 });
    expect(year.spread).toEqual({ lowest: 270, highest: 308 });
    expect(year.figures.german?.value).toBe(248);
    expect(year.isEmpty).toBe(false);
  });

  it('never average a remark subject', () => {
    const marks = { ...finals(SIX), PE: ['PASSED', 'PASSED'] };
    expect(lastOf(yearOf(11, marks)).school).toMatchObject({ value: 753, subjectCount: 6 });
    expect(lastOf(yearOf(11, { ...marks, LOCAL: ['8', '8'] })).school).toMatchObject({ value: 753, subjectCount: 6 });
  });

  it('say that they are predicted as soon as one part is, with the range', () => {
    const year = lastOf(yearOf(11, { ...finals(SIX), HISTORY: ['5.2'] }));
    expect(year.school).toEqual({ value: 753, low: 745, high: 762, basis: 'PARTIAL', subjectCount: 6, actualCount: 5 });
  });

  it('of a year without one mark are projected, and count for nothing', () => {
    const { years, overall } = resultsOf(yearOf(11, finals(SIX)), yearOf(12, { MATH: [], LITERATURE: [] }));
    expect(years[1]).toMatchObject({ isEmpty: true, school: { value: 805, basis: 'PROJECTED', actualCount: 0 } });
    expect(overall?.levels).toEqual([11]);
  });

  it('have no school mean for letters, and are empty without marks', () => {
    expect(lastOf(yearOf(12, { MATH: [null, null, 'A'] }, { system: 'A_LEVEL' }))).toMatchObject({
      school: null,
      converted: [{ points: 400 }, { points: 370 }],
      classification: null,
      figures: { school: null, german: null, four: { value: 400, lowest: 370, highest: 400 } },
    });
    expect(lastOf(yearOf(12, { MATH: [] }))).toMatchObject({
      school: null,
      converted: [],
      spread: null,
      figures: { school: null, four: null, weighted: null, german: null },
    });
  });

  it('keep the scale of the system: whole marks of the IB, one decimal of percentages', () => {
    expect(
      lastOf(yearOf(12, { MATH: [null, null, '7'], ENGLISH: [null, null, '6'] }, { system: 'IB' })).school?.value,
    ).toBe(650);
    expect(lastOf(yearOf(12, { MATH: [null, null, '92.5'] }, { system: 'PERCENTAGE' })).school?.value).toBe(9250);
    expect(lastOf(yearOf(12, { MATH: [null, null, '1.3'] }, { system: 'GERMAN' }))).toMatchObject({
      school: { value: 130 },
      figures: { german: null },
    });
  });
});

describe('the title of a year', () => {
  const nine = { ...SIX, MATH: '9.0', LITERATURE: '9.2', FOREIGN_LANGUAGE: '9.1', CHEMISTRY: '9.5', HISTORY: '9.0' };
  const titleOf = (...years: GradeYear[]) => {
    const { title, expectedBest } = lastOf(...years).classification ?? {};
    return { title, expectedBest };
  };

  it('comes from the results of every subject, and from none that is expected', () => {
    expect(titleOf(yearOf(11, finals(nine)))).toEqual({ title: 'XUAT_SAC', expectedBest: null });
    expect(titleOf(yearOf(11, finals({ ...nine, PHYSICS: '8.9' })))).toEqual({ title: 'GIOI', expectedBest: null });
    expect(titleOf(yearOf(11, finals(SIX)))).toEqual({ title: null, expectedBest: null });
  });

  it('is not given while a result is estimated; so many subjects are said to be expected at 9.0', () => {
    expect(titleOf(yearOf(11, { ...finals(nine), GEOGRAPHY: ['9.4'] }))).toEqual({ title: null, expectedBest: 7 });
    expect(titleOf(yearOf(11, { ...finals(nine), PE: [] }))).toEqual({ title: null, expectedBest: 6 });
    expect(titleOf(yearOf(10, finals(nine)), yearOf(11, { MATH: [], LITERATURE: [] }))).toEqual({
      title: null,
      expectedBest: 2,
    });
  });

  it('is none of Circular 58', () => {
    expect(titleOf(yearOf(11, finals(nine), { system: 'VN_TT58' }))).toEqual({ title: null, expectedBest: null });
    expect(titleOf(yearOf(11, { MATH: ['9'] }, { system: 'VN_TT58' }))).toEqual({ title: null, expectedBest: null });
  });
});

describe('the level of a year', () => {
  const EIGHTS = { MATH: '8', LITERATURE: '8', FOREIGN_LANGUAGE: '8', HISTORY: '8', DEFENCE: '8', PHYSICS: '8' };

  it('is said of marks alone: what is estimated is not counted among the six', () => {
    const five = { ...finals(EIGHTS), PHYSICS: ['8'] };
    expect(lastOf(yearOf(11, five)).classification).toMatchObject({
      circular: 'TT22',
      verdict: { kind: 'TOO_FEW', known: 5, needed: 6 },
      isProvisional: true,
      raisedFor: null,
    });
    expect(lastOf(yearOf(11, finals(EIGHTS))).classification).toMatchObject({
      verdict: { kind: 'LEVEL', level: 'TOT' },
      isProvisional: false,
    });
  });

  it('is provisional while a remark or a mark is missing, and names the subject for which it was raised', () => {
    expect(lastOf(yearOf(11, { ...finals(EIGHTS), PE: [] })).classification).toMatchObject({ isProvisional: true });
    expect(lastOf(yearOf(11, { ...finals(EIGHTS), PE: ['PASSED', 'FAILED'] })).classification).toMatchObject({
      verdict: { level: 'KHA' },
      raisedFor: 'PE',
      isProvisional: false,
    });
    expect(lastOf(yearOf(11, finals({ ...EIGHTS, GEOGRAPHY: '4.9' }))).classification).toMatchObject({
      verdict: { level: 'KHA', base: 'DAT' },
      raisedFor: 'GEOGRAPHY',
    });
  });

  it('follows Circular 58 for older transcripts, with its own average and key subjects', () => {
    const marks = { MATH: '7', LITERATURE: '7', FOREIGN_LANGUAGE: '8', PHYSICS: '9', CHEMISTRY: '9', HISTORY: '9' };
    expect(lastOf(yearOf(11, finals(marks), { system: 'VN_TT58' })).classification).toMatchObject({
      circular: 'TT58',
      verdict: { kind: 'LEVEL', level: 'GIOI', average: 82 },
    });
    const {
      MATH: _m,
      LITERATURE: _l,
      FOREIGN_LANGUAGE: _f,
      ...rest
    } = { ...marks, BIOLOGY: '9', GEOGRAPHY: '9', CIVICS: '9' };
    expect(lastOf(yearOf(11, finals(rest), { system: 'VN_TT58' })).classification).toMatchObject({
      verdict: { kind: 'NO_KEY_SUBJECT' },
    });
  });

  it('is not lowered by remark subjects that were passed', () => {
    expect(lastOf(yearOf(11, { ...finals(EIGHTS), PE: ['PASSED', 'PASSED'] })).classification).toMatchObject({
      verdict: { level: 'TOT' },
      raisedFor: null,
      isProvisional: false,
    });
  });

  it.each(['MATH', 'LITERATURE', 'FOREIGN_LANGUAGE'])('of Circular 58 is reached by %s as the one key subject', key => {
    const marks = { MATH: '7', LITERATURE: '7', FOREIGN_LANGUAGE: '7', PHYSICS: '9', CHEMISTRY: '9', HISTORY: '9' };
    const levelOf = (of: typeof marks) => lastOf(yearOf(11, finals(of), { system: 'VN_TT58' })).classification?.verdict;
    expect(levelOf({ ...marks, [key]: '8' })).toMatchObject({ level: 'GIOI' });
    expect(levelOf({ ...marks, BIOLOGY: '9' } as typeof marks)).toMatchObject({ level: 'KHA', average: 81 });
  });
});

describe('all years together', () => {
  it('leave out a year in which nothing but remarks is known', () => {
    const ten = yearOf(10, { PE: ['PASSED', 'PASSED'] });
    expect(resultsOf(yearOf(9, finals({ MATH: '6' })), ten).overall).toMatchObject({ levels: [9] });
    expect(resultsOf(ten).overall).toBeNull();
  });

  it('count a year with marks in some of its subjects alone', () => {
    const year = yearOf(11, { ...finals({ MATH: '8' }), LITERATURE: [] });
    expect(lastOf(year).isEmpty).toBe(false);
    expect(resultsOf(year).overall?.levels).toEqual([11]);
  });

  it('are those of upper secondary school, or the earlier ones while there is none of it', () => {
    const nine = yearOf(9, finals({ MATH: '6', CIVICS: '6' }));
    expect(resultsOf(nine).overall).toMatchObject({ levels: [9], school: { value: 600 }, points: 250 });
    expect(resultsOf(nine, yearOf(10, finals({ MATH: '8' })), yearOf(11, finals({ MATH: '9' }))).overall).toMatchObject(
      {
        levels: [10, 11],
        school: { value: 850, low: 850, high: 850 },
        points: 375,
        weighted: 375,
        spread: { lowest: 330, highest: 375 },
        basis: 'ACTUAL',
      },
    );
  });

  it('have no school mean when the years are marked in different ways, but still points', () => {
    const mixed = resultsOf(
      yearOf(10, finals({ MATH: '8' })),
      yearOf(11, { MATH: [null, null, '7'] }, { system: 'IB' }),
    );
    expect(mixed.overall).toMatchObject({ school: null, points: 375 });
    const circulars = resultsOf(
      yearOf(10, finals({ MATH: '8' }), { system: 'VN_TT58' }),
      yearOf(11, finals({ MATH: '9' })),
    );
    expect(circulars.overall?.school).toMatchObject({ value: 850 });
  });

  it('are predicted when a year is, and nothing without marks', () => {
    expect(resultsOf(yearOf(10, finals({ MATH: '8' })), yearOf(11, { MATH: ['8'] })).overall?.basis).toBe('PARTIAL');
    expect(resultsOf().overall).toBeNull();
    expect(resultsOf(yearOf(10, { MATH: [] })).overall).toBeNull();
  });

  it('stand in the order of the grades, however they were entered', () => {
    const { years } = resultsOf(yearOf(11, {}), yearOf(6, {}), yearOf(9, {}));
    expect(years.map(({ level }) => level)).toEqual([6, 9, 11]);
  });
});

it('a higher mark never lowers a figure, and every figure lies within its range', () => {
  const mark = fc.integer({ min: 0, max: 100 }).map(tenths => (tenths / 10).toFixed(1));
  const cell = fc.option(mark);
  const row = fc.tuple(cell, cell);
  const cells = fc.record({ MATH: row, LITERATURE: row, HISTORY: row, PHYSICS: row });
  fc.assert(
    fc.property(cells, cells, (ten, eleven) => {
      const years = [yearOf(10, ten), yearOf(11, eleven)];
      const before = resultsOf(...years);
      for (const { school } of before.years) {
        if (!school) continue;
        expect(school.low).toBeLessThanOrEqual(school.value);
        expect(school.high).toBeGreaterThanOrEqual(school.value);
        expect(school.actualCount).toBeLessThanOrEqual(school.subjectCount);
      }
      const [first, second] = eleven.MATH;
      if (first === null || second === null) return;
      const better = yearOf(11, { ...eleven, MATH: ['10.0', '10.0'] });
      const book = bookOf(yearOf(10, ten), better);
      const after = yearResultOf(better, book, DAY).school;
      expect(after?.value).toBeGreaterThanOrEqual(before.years[1]?.school?.value ?? Infinity);
    }),
  );
});
