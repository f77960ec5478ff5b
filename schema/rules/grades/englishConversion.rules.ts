/** What an English result is worth on another scale, by a named table, and until when. */
import type { EnglishTest } from '../catalogue.values.js';
import { yearsLater } from '../days.rules.js';
import {
  ENGLISH_TABLES,
  type EnglishTable,
  SURE_TO_EXPIRE,
  TOEFL_SCALES,
  type ToeflRow,
  VALID_YEARS,
} from './englishConversion.values.js';

/** The scale of a TOEFL iBT result, by the day of the test. */
export const toeflScaleOn = (takenOn: string): 'TOEFL_IBT' | 'TOEFL_IBT_2026' =>
  takenOn < TOEFL_SCALES.since ? 'TOEFL_IBT' : 'TOEFL_IBT_2026';

/** Mean of the four sections to the nearest half, halves of a half up: 5.125 is 5, 5.25 is 5.5. */
export const toeflOverall = (sections: readonly [number, number, number, number]): number => {
  const halves = sections.reduce((sum, section) => sum + Math.round(section * 2), 0);
  return Math.floor((2 * halves + 4) / 8) / 2;
};

export const toeflRowOf = (score: number): ToeflRow | null =>
  TOEFL_SCALES.rows.find(row => row.score === score) ?? null;
export const toeflRowOfTotal = (total: number): ToeflRow | null =>
  TOEFL_SCALES.rows.find(({ from, to }) => total >= from && total <= to) ?? null;

export type IeltsEstimate = {
  readonly table: EnglishTable;
  /** A result of the new TOEFL is several totals of the old one, and so may be several bands. Null when the table does not reach it. */
  readonly ielts: { readonly lowest: number; readonly highest: number } | null;
};

function bandIn({ rows }: EnglishTable, score: number): number | null {
  const row = rows.find(({ from }) => score >= from);
  return row && (row.to === undefined || score <= row.to) ? row.ielts : null;
}

function between(table: EnglishTable, from: number, to: number): IeltsEstimate {
  const [lowest, highest] = [bandIn(table, from), bandIn(table, to)];
  return { table, ielts: lowest === null || highest === null ? null : { lowest, highest } };
}

/** "Approximate, table X", by each table for the test. IELTS needs none; nothing stands for a result that is on no scale. */
export function ieltsEstimates(test: EnglishTest, overall: number): IeltsEstimate[] {
  if (test === 'IELTS') return [];
  if (test !== 'TOEFL_IBT_2026')
    return ENGLISH_TABLES.filter(table => table.test === test).map(table => between(table, overall, overall));
  const row = toeflRowOf(overall);
  return row
    ? ENGLISH_TABLES.filter(table => table.test === 'TOEFL_IBT').map(table => between(table, row.from, row.to))
    : [];
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
