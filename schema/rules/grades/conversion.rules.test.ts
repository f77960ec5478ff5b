import fc from 'fast-check';
import {
  convertMarks,
  defaultTable,
  germanMark,
  pointsOf,
  spreadOf,
  tablesFor,
  weightedPoints,
} from './conversion.rules.js';
import { CONVERSION_TABLES } from './conversion.values.js';
import { ACADEMIC_SYSTEM_NAMES, ACADEMIC_SYSTEMS, WEIGHTING_NAMES } from './gradeBook.values.js';

const tableOf = (id: string) => {
  const table = CONVERSION_TABLES.find(candidate => candidate.id === id);
  if (!table) throw new Error(id);
  return table;
};
const IDS = ['idp-vn-2026-04', 'educationusa-steps-2026-11', 'educationusa-ranges-2026-11', 'linear-0.4'];
const tablesOf = IDS.map(tableOf);
const points = (tenths: number) => tablesOf.map(table => pointsOf('VN_TT22', tenths, table) / 100);

describe('a ten-point mark on the scale of 4.0', () => {
  it.each([
    [95, [4, 4, 3.8, 3.8]],
    [90, [4, 4, 3.6, 3.6]],
    [85, [4, 3.5, 3.3, 3.4]],
    [80, [3.5, 3.5, 3, 3.2]],
    [75, [3, 3, 2.7, 3]],
    [70, [3, 3, 2.5, 2.8]],
    [65, [2.5, 2.5, 2.1, 2.6]],
    [60, [2, 2.5, 1.7, 2.4]],
    [50, [1.5, 2, 1, 2]],
  ])('is, of %d tenths, by IDP, both readings of EducationUSA and times 0.4: %j', (tenths, expected) => {
    expect(points(tenths)).toEqual(expected);
  });

  it.each([
    [100, [4, 4, 4, 4]],
    [89, [4, 3.5, 3.5, 3.56]],
    [84, [3.5, 3.5, 3.2, 3.36]],
    [79, [3, 3, 2.9, 3.16]],
    [69, [2.5, 2.5, 2.4, 2.76]],
    [64, [2, 2.5, 2, 2.56]],
    [59, [2, 2, 1.7, 2.36]],
    [55, [2, 2, 1.4, 2.2]],
    [54, [1.5, 2, 1.3, 2.16]],
    [49, [1, 0, 0, 1.96]],
    [40, [1, 0, 0, 1.6]],
    [39, [0, 0, 0, 1.56]],
    [0, [0, 0, 0, 0]],
  ])('has its boundaries where the tables have them: %d tenths is %j', (tenths, expected) => {
    expect(points(tenths)).toEqual(expected);
  });
});

describe('marks of other systems', () => {
  const by = (id: string, system: (typeof ACADEMIC_SYSTEM_NAMES)[number], steps: readonly number[]) =>
    steps.map(step => pointsOf(system, step, tableOf(id)) / 100);

  it('of the United States stay as they are, and percentages follow the printed table', () => {
    expect(by('us-identity', 'US_4', [400, 371, 0])).toEqual([4, 3.71, 0]);
    expect(by('idp-percentage-2026-04', 'PERCENTAGE', [1000, 900, 899, 800, 799, 700, 699, 650, 649])).toEqual([
      4, 4, 3, 3, 2, 2, 1, 1, 0,
    ]);
  });

  it('of A-levels follow one of two tables that disagree', () => {
    const all = [0, 1, 2, 3, 4, 5, 6];
    expect(by('a-level-geratools-2026-11', 'A_LEVEL', all)).toEqual([4, 4, 3.5, 3, 2.5, 2, 0]);
    expect(by('a-level-revisiontown-2025', 'A_LEVEL', all)).toEqual([4, 3.7, 3.3, 3, 2, 1, 0]);
    expect(pointsOf('A_LEVEL', 99, tableOf('a-level-revisiontown-2025'))).toBe(0);
  });

  it('of the IB follow the common table', () => {
    expect(by('ib-common-2026-11', 'IB', [7, 6, 5, 4, 3, 2, 1])).toEqual([4, 4, 3, 2, 1, 0, 0]);
  });

  it('of Germany go through the formula to ten points first, where 1.0 is 10 and 4.0 is 5', () => {
    expect(by('linear-0.4', 'GERMAN', [10, 25, 40, 50])).toEqual([4, 3, 2, 1.33]);
    expect(by('idp-vn-2026-04', 'GERMAN', [10, 20, 40, 50])).toEqual([4, 3.5, 1.5, 0]);
  });
});

describe('the modified Bavarian formula', () => {
  it.each([
    [1000, 100],
    [930, 142],
    [850, 190],
    [800, 220],
    [720, 268],
    [500, 400],
    [499, null],
    [0, null],
  ])('makes %d hundredths of ten points %s hundredths', (mark, expected) => {
    expect(germanMark(mark)).toBe(expected);
  });
});

describe('the weighted scale of 5.0', () => {
  const subjects = [
    { steps: 87, weighting: 'AP' },
    { steps: 74, weighting: 'NONE' },
    { steps: 81, weighting: 'HONOURS' },
    { steps: 90, weighting: 'NONE' },
    { steps: 68, weighting: 'NONE' },
    { steps: 52, weighting: 'NONE' },
  ] as const;

  it('is 3.33 where the 4.0 scale says 3.08, by the default table', () => {
    expect(convertMarks('VN_TT22', subjects)[0]).toEqual({
      tableId: 'educationusa-steps-2026-11',
      points: 308,
      weighted: 333,
    });
  });

  it('raises what was passed alone, and never above 5', () => {
    expect([weightedPoints(99, 'AP'), weightedPoints(100, 'AP'), weightedPoints(0, 'HONOURS')]).toEqual([99, 200, 0]);
    expect([weightedPoints(400, 'AP'), weightedPoints(450, 'AP'), weightedPoints(400, 'NONE')]).toEqual([
      500, 500, 400,
    ]);
    expect(
      (['HONOURS', 'IB_SL', 'AS_LEVEL', 'IB_HL', 'A_LEVEL'] as const).map(kind => weightedPoints(300, kind)),
    ).toEqual([350, 350, 350, 400, 400]);
  });
});

describe('the tables', () => {
  it('are, for each system, led by the one default', () => {
    for (const system of ACADEMIC_SYSTEM_NAMES) {
      const tables = tablesFor(system);
      expect(tables[0]).toBe(defaultTable(system));
      expect(tables.map(({ isDefault }) => isDefault)).toEqual(tables.map((_table, place) => place === 0));
    }
    expect(new Set(tablesFor('VN_TT22').map(({ id }) => id))).toEqual(new Set(IDS));
    expect(tablesFor('IB')).toHaveLength(1);
  });

  it('name where and when they were read, each under an id of its own', () => {
    expect(new Set(CONVERSION_TABLES.map(({ id }) => id)).size).toBe(CONVERSION_TABLES.length);
    for (const { id, source, checkedOn, name } of CONVERSION_TABLES) {
      expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect([name.vi, name.en]).not.toContain('');
      expect(id === 'us-identity' ? 'https://' : source?.url).toMatch(/^https:\/\//);
    }
  });

  it('never give a better mark fewer points, and stay between 0 and 4', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CONVERSION_TABLES), fc.nat(), fc.nat(), (table, left, right) => {
        for (const system of table.systems) {
          const scale = ACADEMIC_SYSTEMS[system];
          const [min, max] = scale.kind === 'LETTER' ? [0, scale.letters.length - 1] : [scale.min, scale.max];
          const isLowBest = scale.kind === 'LETTER' || scale.isLowerBetter;
          const [a = 0, b = 0] = [left, right].map(value => min + (value % (max - min + 1))).toSorted((x, y) => x - y);
          const [low, high] = [a, b].map(steps => pointsOf(system, steps, table));
          expect(isLowBest ? [high, low] : [low, high]).toEqual([low, high].toSorted((x, y) => Number(x) - Number(y)));
          expect(Math.min(Number(low), Number(high))).toBeGreaterThanOrEqual(0);
          expect(Math.max(Number(low), Number(high))).toBeLessThanOrEqual(400);
        }
      }),
    );
  });
});

it('the answer lies between the tables, and weighting never lowers it', () => {
  const subject = fc.record({
    steps: fc.integer({ min: 0, max: 100 }),
    weighting: fc.constantFrom(...WEIGHTING_NAMES),
  });
  fc.assert(
    fc.property(fc.array(subject, { minLength: 1, maxLength: 12 }), subjects => {
      const converted = convertMarks('VN_TT22', subjects);
      const spread = spreadOf(converted);
      expect(converted).toHaveLength(4);
      for (const { points: value, weighted } of converted) {
        expect(value).toBeGreaterThanOrEqual(spread?.lowest ?? Infinity);
        expect(value).toBeLessThanOrEqual(spread?.highest ?? -Infinity);
        expect(weighted).toBeGreaterThanOrEqual(value);
        expect(weighted).toBeLessThanOrEqual(500);
      }
    }),
  );
});

it('nothing is converted where there are no marks', () => {
  expect(convertMarks('VN_TT22', [])).toEqual([]);
  expect(spreadOf([])).toBeNull();
  expect(spreadOf([{ points: 308 }, { points: 290 }, { points: 300 }])).toEqual({ lowest: 290, highest: 308 });
});
