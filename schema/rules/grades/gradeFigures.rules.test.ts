import fc from 'fast-check';
import { type Cells, bookOf, finals, yearOf } from './gradeBook.fixtures.js';
import { type AcademicSystem, WEIGHTING_NAMES, type GradeYear } from './gradeBook.values.js';
import { type GradeFigure, type GradeFigures, isEstimated } from './gradeFigures.rules.js';
import { gradeResultsOf } from './gradeResults.rules.js';

const resultsOf = (...years: GradeYear[]) => gradeResultsOf(bookOf(...years), '2026-11-23');
const figuresOf = (...years: GradeYear[]): GradeFigures => {
  const year = resultsOf(...years).years.at(-1);
  if (!year) throw new Error('No year');
  return year.figures;
};
const all = (figures: GradeFigures | undefined): GradeFigure[] =>
  Object.values(figures ?? {}).flatMap((figure: GradeFigure | null) => figure ?? []);

const SIX = {
  MATH: '8.7',
  LITERATURE: '7.4',
  FOREIGN_LANGUAGE: '8.1',
  PHYSICS: '9.0',
  CHEMISTRY: '6.8',
  HISTORY: '5.2',
};

describe('a figure of complete marks', () => {
  it('is no estimate on the scale of the school, and one wherever it is converted, between the tables', () => {
    const { school, four, weighted, german } = figuresOf(yearOf(11, finals(SIX), { weightings: { MATH: 'AP' } }));
    expect(school).toEqual({ value: 753, lowest: 753, highest: 753, basis: 'ACTUAL', isApproximate: false });
    expect(four).toEqual({ value: 308, lowest: 270, highest: 308, basis: 'ACTUAL', isApproximate: true });
    expect(weighted).toEqual({ value: 325, lowest: 287, highest: 325, basis: 'ACTUAL', isApproximate: true });
    expect(german).toEqual({ value: 248, lowest: 248, highest: 248, basis: 'ACTUAL', isApproximate: true });
  });

  it('of a scale of 4.0 is nowhere an estimate', () => {
    const figures = figuresOf(yearOf(11, { MATH: [null, null, '3.71'] }, { system: 'US_4' }));
    expect(figures.four).toEqual({ value: 371, lowest: 371, highest: 371, basis: 'ACTUAL', isApproximate: false });
    expect(all(figures).map(isEstimated)).toEqual([false, false, false]);
  });
});

describe('a figure of marks that are not complete', () => {
  it('is an estimate, whose range holds what the missing marks may be', () => {
    const { school, four, weighted, german } = figuresOf(yearOf(11, { MATH: ['8.0'] }));
    expect(school).toEqual({ value: 800, lowest: 750, highest: 850, basis: 'PARTIAL', isApproximate: false });
    expect(four).toEqual({ value: 350, lowest: 270, highest: 400, basis: 'PARTIAL', isApproximate: true });
    expect(weighted).toEqual(four);
    expect(german).toMatchObject({ value: 220, lowest: 190, highest: 250, basis: 'PARTIAL' });
  });

  it('names 5.0, not passed, as the worst German mark where the marks may lie below the lowest pass', () => {
    expect(figuresOf(yearOf(11, { MATH: ['5.2'] })).german).toMatchObject({ value: 388, lowest: 358, highest: 500 });
    expect(figuresOf(yearOf(11, { MATH: ['4.8'] })).german).toBeNull();
  });

  it('of a scale of 4.0 is an estimate for the missing term alone', () => {
    const { four } = figuresOf(yearOf(11, { MATH: ['3.5'] }, { system: 'US_4' }));
    expect(four).toMatchObject({ value: 350, basis: 'PARTIAL', isApproximate: false });
  });
});

describe('the figures of all years', () => {
  it('are the means of the years and of their ranges, and as unsure as the least sure year', () => {
    const { overall } = resultsOf(yearOf(10, finals({ MATH: '8' })), yearOf(11, { MATH: ['8.0'] }));
    expect(overall?.figures).toEqual({
      school: { value: 800, lowest: 775, highest: 825, basis: 'PARTIAL', isApproximate: false },
      four: { value: 350, lowest: 285, highest: 375, basis: 'PARTIAL', isApproximate: true },
      weighted: { value: 350, lowest: 285, highest: 375, basis: 'PARTIAL', isApproximate: true },
      german: { value: 220, lowest: 205, highest: 235, basis: 'PARTIAL', isApproximate: true },
    });
  });

  it('have no mean of marks and no German mark where the years are marked in different ways', () => {
    const { overall } = resultsOf(
      yearOf(10, finals({ MATH: '8' })),
      yearOf(11, { MATH: [null, null, '7'] }, { system: 'IB' }),
    );
    expect(overall?.figures).toMatchObject({ school: null, german: null, four: { value: 375, isApproximate: true } });
  });
});

const SYSTEMS = ['VN_TT22', 'VN_TT58', 'GERMAN', 'PERCENTAGE'] as const satisfies readonly AcademicSystem[];
const markIn = (system: (typeof SYSTEMS)[number]) =>
  system === 'GERMAN'
    ? fc.integer({ min: 10, max: 50 })
    : fc.integer({ min: 0, max: system === 'PERCENTAGE' ? 1000 : 100 });
const bookIn = fc.constantFrom(...SYSTEMS).chain(system => {
  const cell = fc.option(markIn(system).map(tenths => (tenths / 10).toFixed(1)));
  const row = fc.tuple(cell, cell, fc.option(cell, { nil: null, freq: 3 }));
  const cells: fc.Arbitrary<Cells> = fc.record({ MATH: row, LITERATURE: row, PHYSICS: row, HISTORY: row });
  return fc.record({
    system: fc.constant(system),
    ten: cells,
    eleven: cells,
    weighting: fc.constantFrom(...WEIGHTING_NAMES),
  });
});

it('every figure lies within its range, and says that it is an estimate as soon as a mark is or the range is wider than a point', () => {
  fc.assert(
    fc.property(bookIn, ({ system, ten, eleven, weighting }) => {
      const year = (level: 10 | 11, cells: Cells) => yearOf(level, cells, { system, weightings: { MATH: weighting } });
      const { years, overall } = resultsOf(year(10, ten), year(11, eleven));
      for (const { figures, subjects, converted } of years) {
        for (const figure of all(figures)) {
          expect(figure.lowest).toBeLessThanOrEqual(figure.value);
          expect(figure.highest).toBeGreaterThanOrEqual(figure.value);
          expect(isEstimated(figure) || figure.lowest === figure.highest).toBe(true);
        }
        const areActual = subjects.every(({ final }) => !final || final.basis === 'ACTUAL');
        expect(figures.school ? isEstimated(figures.school) : !areActual).toBe(!areActual);
        // Whichever table is chosen, its answer lies in the range that is shown beside it.
        for (const { points, weighted } of converted) {
          expect(points).toBeGreaterThanOrEqual(figures.four?.lowest ?? Infinity);
          expect(points).toBeLessThanOrEqual(figures.four?.highest ?? -Infinity);
          expect(weighted).toBeGreaterThanOrEqual(figures.weighted?.lowest ?? Infinity);
          expect(weighted).toBeLessThanOrEqual(figures.weighted?.highest ?? -Infinity);
        }
      }
      for (const figure of all(overall?.figures)) {
        expect(figure.lowest).toBeLessThanOrEqual(figure.value);
        expect(figure.highest).toBeGreaterThanOrEqual(figure.value);
      }
    }),
  );
});

/** In hundredths: a year that is not passed has no German mark. */
const WORSE_THAN_ANY = 600;

it('a better mark never lowers 4.0, the weighted figure or an end of their ranges, and never worsens the German mark', () => {
  const mark = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(
      fc.array(mark, { minLength: 1, maxLength: 4 }),
      fc.nat(3),
      mark,
      fc.boolean(),
      (marks, at, to, isWhole) => {
        const codes = ['MATH', 'LITERATURE', 'PHYSICS', 'HISTORY'];
        const place = at % marks.length;
        const raised = marks.with(place, Math.max(marks[place] ?? 0, to));
        const [before, after] = [marks, raised].map(values => {
          const cells = values.map((tenths, index): [string, (string | null)[]] => {
            const text = (tenths / 10).toFixed(1);
            return [codes[index] ?? '', isWhole ? [null, null, text] : [text]];
          });
          return figuresOf(yearOf(11, Object.fromEntries(cells), { weightings: { MATH: 'HONOURS' } }));
        });
        for (const end of ['value', 'lowest', 'highest'] as const) {
          for (const name of ['school', 'four', 'weighted'] as const)
            expect(after?.[name]?.[end]).toBeGreaterThanOrEqual(before?.[name]?.[end] ?? Infinity);
          expect(after?.german?.[end] ?? WORSE_THAN_ANY).toBeLessThanOrEqual(before?.german?.[end] ?? WORSE_THAN_ANY);
        }
      },
    ),
  );
});
