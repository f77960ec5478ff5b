/** An average against the minimums of a program and its institution: each has to be met, so the one that is hardest to meet is shown. */
import { GPA_SCALES } from '../account.values.js';
import { defaultTable, pointsOf, tablesFor } from '../grades/conversion.rules.js';
import type { ConversionTable, NumberRow } from '../grades/conversion.values.js';
import { type Average, MARGIN, type MinimumAverage, type RequirementLine } from './chance.values.js';
import { requirementLine } from './requirement.rules.js';

const TENTHS_OF_HUNDRED = 'tenths-of-hundred';

/** Marks are looked up in the tables' own steps: tenths. */
const stepsOf = (value: number): number => Math.floor(Math.round(value * 1000) / 100);

/** By what averages of different scales are compared on one day. */
type Tables = {
  readonly percent: ConversionTable;
  /** Points of every mark of ten, from 0.0 on, by each table. */
  readonly ofTen: readonly { readonly table: string; readonly points: readonly number[] }[];
};

const tablesOn = (day?: string): Tables => ({
  percent: defaultTable('PERCENTAGE', day),
  ofTen: tablesFor('VN_TT22', day).map(table => ({
    table: table.id,
    points: Array.from(
      { length: GPA_SCALES.TEN.max * 10 + 1 },
      (_, tenths) => pointsOf('VN_TT22', tenths, table) / 100,
    ),
  })),
});

/** Many programs are judged on one day: its tables are made once. */
let latest: { readonly day: string | undefined; readonly tables: Tables } | undefined;
function tablesOf(day?: string): Tables {
  if (!latest || latest.day !== day) latest = { day, tables: tablesOn(day) };
  return latest.tables;
}

const pointsOfPercent = (percent: number, table: ConversionTable): number =>
  pointsOf('PERCENTAGE', stepsOf(percent), table) / 100;

type Reading = { readonly value: number; readonly table: string };
const highest = (readings: readonly Reading[]): Reading | null =>
  readings.toSorted((a, b) => b.value - a.value)[0] ?? null;
const lowest = (readings: readonly Reading[]): Reading | null =>
  readings.toSorted((a, b) => a.value - b.value)[0] ?? null;

/** A minimum of the scale of 4.0: the lowest mark of ten that reaches it, by the strictest table. */
const tenOfMinimum = (minimum: number, { ofTen }: Tables): Reading | null =>
  highest(
    ofTen.flatMap(({ table, points }) => {
      const tenths = points.findIndex(reached => reached >= minimum);
      return tenths < 0 ? [] : [{ value: tenths / 10, table }];
    }),
  );

/** The mark of ten that a student's points are sure of, by the table that gives least for them. */
const tenOfPoints = (own: number, { ofTen }: Tables): Reading | null =>
  lowest(
    ofTen.map(({ table, points }) => {
      const best = Math.max(...points.filter(reached => reached <= own));
      return { value: points.indexOf(best) / 10, table };
    }),
  );

/** The points that are sure to stand for a percentage: a row of the table that begins below it is not enough. */
const pointsOfMinimumPercent = (percent: number, { rows }: ConversionTable): number =>
  rows.filter((row): row is NumberRow => 'from' in row).findLast(({ from }) => from >= percent)?.points ??
  GPA_SCALES.FOUR.max;

type Comparison = Pick<RequirementLine, 'table'> & {
  readonly yours: number;
  readonly needed: number;
  readonly unit: 'TEN' | 'FOUR' | 'FIVE' | 'HUNDRED';
};

/** Null where no table compares the two scales: the weighted scale of 5.0 says nothing outside its own school. */
function compare({ lowest: own, scale }: Average, minimum: MinimumAverage, tables: Tables): Comparison | null {
  const { value } = minimum;
  if (scale === minimum.scale) return { yours: own, needed: value, unit: scale, table: null };
  const pair = `${scale} ${minimum.scale}`;
  if (pair === 'TEN HUNDRED') return { yours: own, needed: value / 10, unit: 'TEN', table: TENTHS_OF_HUNDRED };
  if (pair === 'HUNDRED TEN') return { yours: own / 10, needed: value, unit: 'TEN', table: TENTHS_OF_HUNDRED };
  if (pair === 'HUNDRED FOUR')
    return { yours: pointsOfPercent(own, tables.percent), needed: value, unit: 'FOUR', table: tables.percent.id };
  if (pair === 'FOUR HUNDRED')
    return {
      yours: own,
      needed: pointsOfMinimumPercent(value, tables.percent),
      unit: 'FOUR',
      table: tables.percent.id,
    };
  if (pair === 'TEN FOUR') {
    const needed = tenOfMinimum(value, tables);
    return needed && { yours: own, needed: needed.value, unit: 'TEN', table: needed.table };
  }
  if (pair === 'FOUR TEN') {
    const yours = tenOfPoints(own, tables);
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

/** By the tables that hold on the day; without one, by those of which no end is known. */
export function averageLine(
  average: Average | null,
  minimums: readonly MinimumAverage[],
  day?: string,
): RequirementLine {
  const tables = tablesOf(day);
  const [first] = minimums;
  const asked = first ? { needed: first.value, unit: first.scale, isThirdParty: first.isThirdParty } : {};
  if (!average) return requirementLine('AVERAGE', { outcome: 'UNKNOWN_YOURS', ...asked });
  const { isEstimated } = average;
  if (!first) return requirementLine('AVERAGE', { outcome: 'UNKNOWN_MINIMUM', isEstimated });
  const compared = minimums.map(minimum => ({ minimum, found: compare(average, minimum, tables) }));
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
