/**
 * Reads schema/conversions/english.json: tables between English tests, each as its source prints it, with the days between which it holds (domain rules 1d).
 * Where sources disagree both stand there: a result by one of them is always "approximate, table X". A band of the old TOEFL scale that no table names is not
 * filled in. The form of the file is held by englishData.rules.ts; this reader does without zod, so that the browser can load it cheaply.
 */
import data from '../../conversions/english.json' with { type: 'json' };
import { CEFR_LEVELS, type CefrLevel, ENGLISH_TESTS, type EnglishTest } from '../catalogue.values.js';
import { holdsOn } from './conversion.values.js';

type Text = { readonly vi: string; readonly en: string };

export type EnglishRow = {
  readonly ielts: number;
  /** The row stands for several bands up to this one. */
  readonly ieltsTo?: number;
  /** Results of the other test, inclusive; without `to` from this one up to the next row, and in the first row without an end. */
  readonly from: number;
  readonly to?: number;
};

type Dated = {
  readonly id: string;
  readonly name: Text;
  readonly source: { readonly id: string; readonly name: string; readonly url: string; readonly kind: string };
  readonly asOf: string | null;
  readonly checkedOn: string;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
};

export type EnglishTable = Dated & {
  readonly test: EnglishTest;
  /** Highest first. */
  readonly rows: readonly EnglishRow[];
};

export type ToeflRow = { readonly score: number; readonly from: number; readonly to: number; readonly cefr: CefrLevel };

const isTest = (name: string): name is EnglishTest => ENGLISH_TESTS.some(test => test === name);
const isLevel = (name: string): name is CefrLevel => CEFR_LEVELS.some(level => level === name);

/** All, former and future ones too. */
export const ENGLISH_TABLES: readonly EnglishTable[] = data.tables.flatMap(({ test, ...table }) =>
  isTest(test) ? [{ ...table, test }] : [],
);

/** TOEFL iBT since its change of scale: each half band of the new one, the totals of the old one, and the level of the CEFR. */
export type ToeflTable = Dated & { readonly since: string; readonly rows: readonly ToeflRow[] };
export const TOEFL_TABLES: readonly ToeflTable[] = data.toefl.map(({ rows, ...table }) => ({
  ...table,
  rows: rows.flatMap(({ cefr, ...row }) => (isLevel(cefr) ? [{ ...row, cefr }] : [])),
}));

/** By what results are compared on one day. */
export type EnglishScales = { readonly tables: readonly EnglishTable[]; readonly toefl: ToeflTable };

/** Without a day: what no end is known of. */
export function englishScales(day?: string): EnglishScales {
  const toefl = TOEFL_TABLES.find(holdsOn(day));
  if (!toefl) throw new Error(`No table of TOEFL holds on ${day}`);
  return { tables: ENGLISH_TABLES.filter(holdsOn(day)), toefl };
}

/** Years for which a result counts. TOEFL says so itself; of the others it is the usual practice. */
export const VALID_YEARS = data.validity.years;
export const SURE_TO_EXPIRE: readonly EnglishTest[] = data.validity.statedFor.filter(isTest);
