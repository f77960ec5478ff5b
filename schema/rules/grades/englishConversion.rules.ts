/** What an English result is worth on another scale, by a named table, and until when. */
import type { EnglishTest } from '../catalogue.values.js';
import { yearsLater } from '../days.rules.js';
import {
  type EnglishRow,
  type EnglishScales,
  englishScales,
  type EnglishTable,
  SURE_TO_EXPIRE,
  TOEFL_TABLES,
  type ToeflRow,
  VALID_YEARS,
} from './englishConversion.values.js';

/** The scale of a TOEFL iBT result, by the day of the test. */
export const toeflScaleOn = (takenOn: string): 'TOEFL_IBT' | 'TOEFL_IBT_2026' =>
  TOEFL_TABLES.every(({ since }) => takenOn < since) ? 'TOEFL_IBT' : 'TOEFL_IBT_2026';

/** Mean of the four sections to the nearest half, halves of a half up: 5.125 is 5, 5.25 is 5.5. */
export const toeflOverall = (sections: readonly [number, number, number, number]): number => {
  const halves = sections.reduce((sum, section) => sum + Math.round(section * 2), 0);
  return Math.floor((2 * halves + 4) / 8) / 2;
};

export const toeflRowOf = (score: number, { toefl }: EnglishScales = englishScales()): ToeflRow | null =>
  toefl.rows.find(row => row.score === score) ?? null;
export const toeflRowOfTotal = (total: number, { toefl }: EnglishScales = englishScales()): ToeflRow | null =>
  toefl.rows.find(({ from, to }) => total >= from && total <= to) ?? null;

export type IeltsEstimate = {
  readonly table: EnglishTable;
  /**
   * A result of the new TOEFL is several totals of the old one, and so may be several bands. `highest` is null where the table ends below the result: at least
   * `lowest` then. Null when the result lies below the table.
   */
  readonly ielts: { readonly lowest: number; readonly highest: number | null } | null;
};

const rowIn = ({ rows }: EnglishTable, score: number): EnglishRow | null => {
  const row = rows.find(({ from }) => score >= from);
  const isInGap = row !== rows[0] && row?.to !== undefined && score > row.to;
  return row && !isInGap ? row : null;
};

/** The first row goes on without an end unless the source prints one. */
const highestOf = (row: EnglishRow, { rows }: EnglishTable, score: number): number | null =>
  row === rows[0] && (row.to === undefined || score > row.to) ? null : (row.ieltsTo ?? row.ielts);

function between(table: EnglishTable, from: number, to: number): IeltsEstimate {
  const [low, high] = [rowIn(table, from), rowIn(table, to)];
  return { table, ielts: low && high && { lowest: low.ielts, highest: highestOf(high, table, to) } };
}

/** "Approximate, table X", by each table for the test. IELTS needs none; nothing stands for a result that is on no scale. */
export function ieltsEstimates(test: EnglishTest, overall: number, day?: string): IeltsEstimate[] {
  if (test === 'IELTS') return [];
  const scales = englishScales(day);
  const tablesOf = (wanted: EnglishTest) => scales.tables.filter(table => table.test === wanted);
  if (test !== 'TOEFL_IBT_2026') return tablesOf(test).map(table => between(table, overall, overall));
  const row = toeflRowOf(overall, scales);
  return row ? tablesOf('TOEFL_IBT').map(table => between(table, row.from, row.to)) : [];
}

/** The last day on which a result of that day counts. */
export const validUntil = (takenOn: string): string => yearsLater(takenOn, VALID_YEARS);

export type Validity = 'UNKNOWN_DATE' | 'VALID' | 'EXPIRED' | 'USUALLY_EXPIRED';

/** Against the first day of the month in which the studies start. */
export function validityAt(
  { test, takenOn }: { readonly test: EnglishTest; readonly takenOn: string | null | undefined },
  start: { readonly year: number; readonly month: number },
): Validity {
  if (!takenOn) return 'UNKNOWN_DATE';
  const firstDay = `${start.year}-${String(start.month).padStart(2, '0')}-01`;
  if (validUntil(takenOn) >= firstDay) return 'VALID';
  return SURE_TO_EXPIRE.includes(test) ? 'EXPIRED' : 'USUALLY_EXPIRED';
}
