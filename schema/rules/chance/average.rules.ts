/** An average against the minimums of a program and its institution: each has to be met, so the one that is hardest to meet is shown. */
import { GPA_SCALES } from '../account.values.js';
import { defaultTable, pointsOf, tablesFor } from '../grades/conversion.rules.js';
import type { NumberRow } from '../grades/conversion.values.js';
import { type Average, MARGIN, type MinimumAverage, type RequirementLine } from './chance.values.js';
import { requirementLine } from './requirement.rules.js';

const TENTHS_OF_HUNDRED = 'tenths-of-hundred';
const PERCENT_TABLE = defaultTable('PERCENTAGE');
const PERCENT_ROWS = PERCENT_TABLE.rows.filter((row): row is NumberRow => 'from' in row);

/** Marks are looked up in the tables' own steps: tenths. */
const stepsOf = (value: number): number => Math.floor(Math.round(value * 1000) / 100);
const pointsOfPercent = (percent: number): number => pointsOf('PERCENTAGE', stepsOf(percent), PERCENT_TABLE) / 100;

/** Points of every mark of ten, from 0.0 on, by each table. */
const POINTS_OF_TEN = tablesFor('VN_TT22').map(table => ({
  table: table.id,
  points: Array.from({ length: GPA_SCALES.TEN.max * 10 + 1 }, (_, tenths) => pointsOf('VN_TT22', tenths, table) / 100),
}));

type Reading = { readonly value: number; readonly table: string };
const highest = (readings: readonly Reading[]): Reading | null =>
  readings.toSorted((a, b) => b.value - a.value)[0] ?? null;
const lowest = (readings: readonly Reading[]): Reading | null =>
  readings.toSorted((a, b) => a.value - b.value)[0] ?? null;

/** A minimum of the scale of 4.0: the lowest mark of ten that reaches it, by the strictest table. */
const tenOfMinimum = (minimum: number): Reading | null =>
  highest(
    POINTS_OF_TEN.flatMap(({ table, points }) => {
      const tenths = points.findIndex(reached => reached >= minimum);
      return tenths < 0 ? [] : [{ value: tenths / 10, table }];
    }),
  );

/** The mark of ten that a student's points are sure of, by the table that gives least for them. */
const tenOfPoints = (own: number): Reading | null =>
  lowest(
    POINTS_OF_TEN.map(({ table, points }) => {
      const best = Math.max(...points.filter(reached => reached <= own));
      return { value: points.indexOf(best) / 10, table };
    }),
  );

/** The points that are sure to stand for a percentage: a row of the table that begins below it is not enough. */
const pointsOfMinimumPercent = (percent: number): number =>
  PERCENT_ROWS.findLast(({ from }) => from >= percent)?.points ?? GPA_SCALES.FOUR.max;

type Comparison = Pick<RequirementLine, 'table'> & {
  readonly yours: number;
  readonly needed: number;
  readonly unit: 'TEN' | 'FOUR' | 'FIVE' | 'HUNDRED';
};

/** Null where no table compares the two scales: the weighted scale of 5.0 says nothing outside its own school. */
function compare({ lowest: own, scale }: Average, minimum: MinimumAverage): Comparison | null {
  const { value } = minimum;
  if (scale === minimum.scale) return { yours: own, needed: value, unit: scale, table: null };
  const pair = `${scale} ${minimum.scale}`;
  if (pair === 'TEN HUNDRED') return { yours: own, needed: value / 10, unit: 'TEN', table: TENTHS_OF_HUNDRED };
  if (pair === 'HUNDRED TEN') return { yours: own / 10, needed: value, unit: 'TEN', table: TENTHS_OF_HUNDRED };
  if (pair === 'HUNDRED FOUR')
    return { yours: pointsOfPercent(own), needed: value, unit: 'FOUR', table: PERCENT_TABLE.id };
  if (pair === 'FOUR HUNDRED')
    return { yours: own, needed: pointsOfMinimumPercent(value), unit: 'FOUR', table: PERCENT_TABLE.id };
  if (pair === 'TEN FOUR') {
    const needed = tenOfMinimum(value);
    return needed && { yours: own, needed: needed.value, unit: 'TEN', table: needed.table };
  }
  if (pair === 'FOUR TEN') {
    const yours = tenOfPoints(own);
    return yours && { yours: yours.value, needed: value, unit: 'TEN', table: yours.table };
  }
  return null;
}

/** Rounded, so that a sum of decimals does not fall short by its last digit. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Half a mark of ten above the minimum, or the top of the scale where that is nearer. */
const withMargin = ({ needed, unit }: Comparison): number => {
  const { max } = GPA_SCALES[unit];
  return Math.min(max, rounded(needed + (MARGIN * max) / GPA_SCALES.TEN.max));
};

/** How far above the minimum, as a share of the scale. */
const distanceOf = ({ yours, needed, unit }: Comparison): number => (yours - needed) / GPA_SCALES[unit].max;

export function averageLine(average: Average | null, minimums: readonly MinimumAverage[]): RequirementLine {
  const [first] = minimums;
  const asked = first ? { needed: first.value, unit: first.scale, isThirdParty: first.isThirdParty } : {};
  if (!average) return requirementLine('AVERAGE', { outcome: 'UNKNOWN_YOURS', ...asked });
  const { isEstimated } = average;
  if (!first) return requirementLine('AVERAGE', { outcome: 'UNKNOWN_MINIMUM', isEstimated });
  const compared = minimums.map(minimum => ({ minimum, found: compare(average, minimum) }));
  const [hardest] = compared
    .flatMap(({ minimum, found }) => (found ? [{ ...found, isThirdParty: minimum.isThirdParty }] : []))
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
  const isShort = hardest !== undefined && hardest.yours < hardest.needed;
  const open = compared.find(({ found }) => found === null);
  if (!hardest || (open && !isShort)) {
    const outcome = average.scale === 'FIVE' ? 'UNKNOWN_YOURS' : 'UNKNOWN_MINIMUM';
    return requirementLine('AVERAGE', { outcome, ...asked, isEstimated });
  }
  const hasMargin = compared.every(({ found }) => found !== null && found.yours >= withMargin(found));
  return requirementLine('AVERAGE', { ...hardest, outcome: isShort ? 'SHORT' : 'MET', hasMargin, isEstimated });
}
