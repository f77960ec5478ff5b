/**
 * Levels of Circular 22/2021 (Art. 9.2, 9.3, 15) for a semester or a year; marks are averages in tenths.
 *
 * Decision on Art. 9.3: the text raises a level that is two or more steps lower "because of the result of exactly one subject", and does not say that the
 * subject is one with marks. A failed remark subject is a subject, so it counts like any other. The level that the others reach is found by supposing that
 * the one subject were perfect, as with six subjects there is no other reading under which five good ones can be compared.
 */
export const LEVELS_22 = ['CHUA_DAT', 'DAT', 'KHA', 'TOT'] as const;
export type Level22 = (typeof LEVELS_22)[number];

/** Fewer subjects than this give no verdict at all, least of all "Chưa đạt". */
export const SUBJECTS_NEEDED = 6;

export type Outcome = {
  /** Averages of the scored subjects, in tenths. */
  readonly scored: readonly number[];
  /** Whether each remark subject was passed. */
  readonly remarks: readonly boolean[];
};

/** Place of the subject that lowered the level, among the scored or among the remark subjects. */
export type LoweredBy = { readonly group: 'scored' | 'remarks'; readonly place: number };

export type Verdict22 =
  | { readonly kind: 'TOO_FEW'; readonly known: number; readonly needed: number }
  | {
      readonly kind: 'LEVEL';
      readonly level: Level22;
      /** Before Art. 9.3. */
      readonly base: Level22;
      /** Null when nothing was raised. */
      readonly raisedFor: LoweredBy | null;
    };

const BEST = 100;

function baseLevel({ scored, remarks }: Outcome): number {
  const atLeast = (tenths: number): number => scored.filter(mark => mark >= tenths).length;
  const areAll = (tenths: number): boolean => atLeast(tenths) === scored.length;
  const failed = remarks.filter(isPassed => !isPassed).length;
  if (failed === 0 && areAll(65) && atLeast(80) >= SUBJECTS_NEEDED) return LEVELS_22.indexOf('TOT');
  if (failed === 0 && areAll(50) && atLeast(65) >= SUBJECTS_NEEDED) return LEVELS_22.indexOf('KHA');
  if (failed <= 1 && areAll(35) && atLeast(50) >= SUBJECTS_NEEDED) return LEVELS_22.indexOf('DAT');
  return LEVELS_22.indexOf('CHUA_DAT');
}

const nameOf = (level: number): Level22 => LEVELS_22[level] ?? 'CHUA_DAT';

/** The subject without which the level would be two or more steps higher; at most one can be it. */
function loweredBy(outcome: Outcome, base: number): LoweredBy | null {
  const isTheOne = (supposed: Outcome): boolean => baseLevel(supposed) - base >= 2;
  const { scored, remarks } = outcome;
  const mark = scored.findIndex((_mark, place) => isTheOne({ remarks, scored: scored.with(place, BEST) }));
  if (mark >= 0) return { group: 'scored', place: mark };
  const remark = remarks.findIndex((_passed, place) => isTheOne({ scored, remarks: remarks.with(place, true) }));
  return remark >= 0 ? { group: 'remarks', place: remark } : null;
}

export function classify22(outcome: Outcome): Verdict22 {
  const known = outcome.scored.length;
  if (known < SUBJECTS_NEEDED) return { kind: 'TOO_FEW', known, needed: SUBJECTS_NEEDED };
  const base = baseLevel(outcome);
  const raisedFor = loweredBy(outcome, base);
  return { kind: 'LEVEL', level: nameOf(raisedFor ? base + 1 : base), base: nameOf(base), raisedFor };
}

/** Of a school year. */
export type Title22 = 'XUAT_SAC' | 'GIOI';
/** The highest title takes so many tenths in as many subjects as a level takes. */
export const TITLE_MARK = 90;

/** Titles of a school year (Art. 15); conduct is judged by the school alone. */
export function title22({
  level,
  conduct,
  scored,
}: {
  readonly level: Level22;
  readonly conduct: Level22;
  readonly scored: readonly number[];
}): Title22 | null {
  if (level !== 'TOT' || conduct !== 'TOT') return null;
  return scored.filter(mark => mark >= TITLE_MARK).length >= SUBJECTS_NEEDED ? 'XUAT_SAC' : 'GIOI';
}
