/** English of the success prediction: the program's own minimum for the student's test first, a conversion by a named table only where there is none (domain rules 1d). */
import type { EnglishTest } from './catalogue.values.js';
import {
  ENGLISH_SECTIONS,
  type EnglishRequirement,
  FAILED_SECTION_CAP,
  HALF_BAND,
  type ProgramFacts,
  type StudentFacts,
} from './eligibility.values.js';
import { toeflRowOf, validityAt } from './grades/englishConversion.rules.js';
import { ENGLISH_TABLES, type EnglishTable, TOEFL_SCALES } from './grades/englishConversion.values.js';

type Certificate = NonNullable<StudentFacts['english']>;
/** `isBelow`: lower than the table goes, so that nothing is sure but that it falls short of the lowest row. */
type Band = { readonly ielts: number; readonly table: string | null; readonly isBelow: boolean };

export type EnglishComparison = {
  readonly yours: number;
  readonly needed: number;
  readonly unit: EnglishTest;
  readonly table: string | null;
  readonly score: number;
  readonly sections: 'MET' | 'FAILED' | 'NOT_ENTERED';
  readonly isThirdParty: boolean;
};

/** The band that a result is sure of in a table: above the last row it has at least that row. */
function bandIn({ rows, id }: EnglishTable, score: number): Band | null {
  const found = rows.find(({ from }) => score >= from);
  if (found) return { ielts: found.ielts, table: id, isBelow: false };
  const lowestRow = rows.at(-1);
  return lowestRow ? { ielts: lowestRow.ielts - 0.5, table: id, isBelow: true } : null;
}

/** By each table for the test; empty for a result that is on no scale. */
function bandsOf(test: EnglishTest, overall: number): Band[] {
  if (test === 'IELTS') return [{ ielts: overall, table: null, isBelow: false }];
  const onOldScale = test === 'TOEFL_IBT_2026' ? toeflRowOf(overall)?.from : overall;
  if (onOldScale === undefined) return [];
  const tableTest = test === 'TOEFL_IBT_2026' ? 'TOEFL_IBT' : test;
  return ENGLISH_TABLES.filter(table => table.test === tableTest).flatMap(table => bandIn(table, onOldScale) ?? []);
}

/** Where tables disagree the student gets the lower band and the minimum the higher one: a table must not make somebody eligible. */
const lowest = (bands: readonly Band[]): Band | null => bands.toSorted((a, b) => a.ielts - b.ielts)[0] ?? null;
const highest = (bands: readonly Band[]): Band | null =>
  bands.filter(({ isBelow }) => !isBelow).toSorted((a, b) => b.ielts - a.ielts)[0] ?? null;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function sectionsOf(certificate: Certificate, minimum: EnglishRequirement): EnglishComparison['sections'] {
  const wanted = ENGLISH_SECTIONS.flatMap(section => {
    const needed = minimum[section];
    return typeof needed === 'number' ? [{ needed, yours: certificate[section] }] : [];
  });
  if (wanted.some(({ needed, yours }) => typeof yours === 'number' && yours < needed)) return 'FAILED';
  return wanted.some(({ yours }) => typeof yours !== 'number') ? 'NOT_ENTERED' : 'MET';
}

function sameTest(certificate: Certificate, minimum: EnglishRequirement): EnglishComparison {
  const sections = sectionsOf(certificate, minimum);
  const distance = (certificate.overall - minimum.overall) / (2 * HALF_BAND[minimum.test]);
  const score = clamp(0.5 + distance);
  return {
    yours: certificate.overall,
    needed: minimum.overall,
    unit: minimum.test,
    table: null,
    score: sections === 'FAILED' ? Math.min(FAILED_SECTION_CAP, score) : score,
    sections,
    isThirdParty: minimum.isThirdParty,
  };
}

/** By way of IELTS. Sections are not converted: they stay unchecked. */
function otherTest(certificate: Certificate, minimum: EnglishRequirement): EnglishComparison | null {
  const yours = lowest(bandsOf(certificate.test, certificate.overall));
  const needed = highest(bandsOf(minimum.test, minimum.overall));
  if (!yours || !needed || (yours.isBelow && needed.ielts <= yours.ielts)) return null;
  const hasSections = ENGLISH_SECTIONS.some(section => typeof minimum[section] === 'number');
  return {
    yours: yours.ielts,
    needed: needed.ielts,
    unit: 'IELTS',
    table: yours.table ?? needed.table,
    score: clamp(0.5 + yours.ielts - needed.ielts),
    sections: hasSections ? 'NOT_ENTERED' : 'MET',
    isThirdParty: minimum.isThirdParty,
  };
}

/** Null when the certificate cannot be compared with any minimum. */
export function compareEnglish(
  certificate: Certificate,
  minimums: ProgramFacts['englishMinimums'],
): EnglishComparison | null {
  const own = minimums.find(({ test }) => test === certificate.test);
  if (own) return sameTest(certificate, own);
  // By the tests alone, never by the result: a better result must not be held against another minimum.
  const minimum = minimums.find(({ test }) => test === 'IELTS') ?? minimums[0];
  return minimum ? otherTest(certificate, minimum) : null;
}

/**
 * Null for every test but TOEFL iBT: only its scales are related to levels of the Common European Framework by a sourced table (domain rules 1d), and a
 * level is not converted twice.
 */
export function compareEnglishLevel(
  certificate: Certificate,
  { level, isThirdParty }: NonNullable<ProgramFacts['englishLevel']>,
): EnglishComparison | null {
  const { test } = certificate;
  if (test !== 'TOEFL_IBT' && test !== 'TOEFL_IBT_2026') return null;
  const row = TOEFL_SCALES.rows.findLast(({ cefr }) => cefr === level);
  if (!row) return null;
  const overall = test === 'TOEFL_IBT_2026' ? row.score : row.from;
  return { ...sameTest(certificate, { test, overall, isThirdParty }), table: TOEFL_SCALES.id };
}

/** Whether the certificate counts when studies start; without a start that is not known, and it counts. */
export const validityOf = (
  { test, takenOn }: Certificate,
  start: ProgramFacts['start'],
): ReturnType<typeof validityAt> => (start ? validityAt({ test, takenOn }, start) : 'UNKNOWN_DATE');
