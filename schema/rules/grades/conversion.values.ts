/**
 * Reads schema/conversions/marks.json: how marks are converted. There is no official table and they disagree, so each is data with its source and the days
 * between which it holds (domain rules 1a). The form of the file is held by conversionData.rules.ts; this reader does without zod, so that the browser can
 * load it cheaply.
 */
import data from '../../conversions/marks.json' with { type: 'json' };
import { ACADEMIC_SYSTEM_NAMES, type AcademicSystem, type Weighting } from './gradeBook.values.js';

type Text = { readonly vi: string; readonly en: string };

export type TableSource = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly kind: 'OFFICIAL_PAGE' | 'THIRD_PARTY';
  /** Date of the page as it was read, where it names one. */
  readonly asOf?: string;
};

/** Marks from `from` on, as printed. With `to` and `pointsTo` the points rise evenly between the two. */
export type NumberRow = {
  readonly from: number;
  readonly points: number;
  readonly to?: number;
  readonly pointsTo?: number;
};
export type LetterRow = { readonly mark: string; readonly points: number };

/** The first and the last day on which a value holds, where they are known. */
type Validity = { readonly validFrom: string | null; readonly validUntil: string | null };

export type ConversionTable = Validity & {
  readonly id: string;
  readonly name: Text;
  /** Systems whose marks it takes. */
  readonly systems: readonly AcademicSystem[];
  /** Used where one figure is shown: the middle one, neither the most generous nor the strictest. */
  readonly isDefault: boolean;
  /** The mark is on the scale of 4.0 already: nothing is estimated. */
  readonly isExact: boolean;
  /** Null: arithmetic, not somebody's table. */
  readonly source: TableSource | null;
  /** Day on which the source was last read. */
  readonly checkedOn: string;
  /** Highest first. Below the lowest row: 0. */
  readonly rows: readonly NumberRow[] | readonly LetterRow[];
  /** Decimals to which points between two rows are rounded. */
  readonly decimals: number;
  readonly note: Text | null;
};

/** What advanced subjects add on the scale of 5.0. There is no national standard. */
export type WeightedScale = Validity & {
  readonly points: Readonly<Record<Weighting, number>>;
  /** A subject with fewer points was not passed, and is not raised. */
  readonly lowestRaised: number;
  readonly highest: number;
  readonly source: TableSource;
  readonly checkedOn: string;
};

/** The two marks of ten on which the modified Bavarian formula rests. */
export type GermanScale = Validity & {
  readonly best: number;
  readonly lowestPass: number;
  readonly source: TableSource;
  readonly checkedOn: string;
};

type SourceData = { id: string; name: string; url: string; kind: string };
const sourceOf = ({ kind, ...source }: SourceData, asOf: string | null): TableSource => ({
  ...source,
  kind: kind === 'OFFICIAL_PAGE' ? kind : 'THIRD_PARTY',
  ...(asOf === null ? {} : { asOf }),
});

/** All, former and future ones too. */
export const CONVERSION_TABLES: readonly ConversionTable[] = data.tables.map(({ asOf, ...table }) => ({
  ...table,
  systems: ACADEMIC_SYSTEM_NAMES.filter(system => table.systems.includes(system)),
  source: table.source && sourceOf(table.source, asOf),
}));

export const WEIGHTED_SCALES: readonly WeightedScale[] = data.weighted.map(({ asOf, source, ...scale }) => ({
  ...scale,
  source: sourceOf(source, asOf),
}));

export const GERMAN_SCALES: readonly GermanScale[] = data.german.map(({ asOf, source, ...scale }) => ({
  ...scale,
  source: sourceOf(source, asOf),
}));

/** Whether a value holds on the day; without a day, whether no end of it is known. */
export const holdsOn =
  (day?: string) =>
  ({ validFrom, validUntil }: Validity): boolean =>
    day === undefined ? validUntil === null : (validFrom ?? '') <= day && (validUntil === null || day <= validUntil);
