/**
 * A certificate of English against what is asked for: the minimum for the student's own test first, TOEFL by its own table of two scales, another test by way of
 * IELTS and a named table only where there is no other (domain rules 1d). Sections count wherever the same test states them.
 */
import { ENGLISH_SECTIONS, ENGLISH_TEST_SCALES, type EnglishTest } from '../catalogue.values.js';
import { toeflRowOf, validityAt } from '../grades/englishConversion.rules.js';
import { type EnglishScales, englishScales, type EnglishTable } from '../grades/englishConversion.values.js';
import {
  type Certificate,
  type EnglishMinimum,
  type EnglishSection,
  MARGIN,
  type ProgramFacts,
  type RequirementLine,
} from './chance.values.js';
import { requirementLine } from './requirement.rules.js';

const HIGHEST_BAND = ENGLISH_TEST_SCALES.IELTS.max;
const isToefl = (test: EnglishTest): test is 'TOEFL_IBT' | 'TOEFL_IBT_2026' => test.startsWith('TOEFL');
const tablesOf = (test: EnglishTest, { tables }: EnglishScales): EnglishTable[] =>
  tables.filter(table => table.test === test);

/** TOEFL of either scale as a total of the old one: of a result on the new scale the lowest that it can be. Other tests as they are. */
const onOldScale = (test: EnglishTest, overall: number, scales: EnglishScales): number | null =>
  test === 'TOEFL_IBT_2026' ? (toeflRowOf(overall, scales)?.from ?? null) : overall;
const oldTestOf = (test: EnglishTest): EnglishTest => (test === 'TOEFL_IBT_2026' ? 'TOEFL_IBT' : test);

/** `isBelow`: lower than the table goes, so that nothing is sure but that it falls short of the lowest row. */
type Band = { readonly ielts: number; readonly table: string | null; readonly isBelow: boolean };

/** The band that a result is sure of in a table: above the first row it has at least that row. */
function bandIn({ rows, id }: EnglishTable, score: number): Band[] {
  const found = rows.find(({ from }) => score >= from);
  if (found) return [{ ielts: found.ielts, table: id, isBelow: false }];
  const lowestRow = rows.at(-1);
  return lowestRow ? [{ ielts: lowestRow.ielts - 0.5, table: id, isBelow: true }] : [];
}

/** By each table for the test; empty for a result that is on no scale. */
function bandsOf(test: EnglishTest, overall: number, scales: EnglishScales): Band[] {
  if (test === 'IELTS') return [{ ielts: overall, table: null, isBelow: false }];
  const score = onOldScale(test, overall, scales);
  return score === null ? [] : tablesOf(oldTestOf(test), scales).flatMap(table => bandIn(table, score));
}

/** Where tables disagree the student gets the lower band and the minimum the higher one: a table must not let anybody in. */
const lowest = (bands: readonly Band[]): Band | null => bands.toSorted((a, b) => a.ielts - b.ielts)[0] ?? null;
const highest = (bands: readonly Band[]): Band | null =>
  bands.filter(({ isBelow }) => !isBelow).toSorted((a, b) => b.ielts - a.ielts)[0] ?? null;

/** The result half a band above a minimum, of a test other than IELTS: where the next row of the table begins. */
function nextRowFrom(test: EnglishTest, minimum: number, scales: EnglishScales): number {
  const { max } = ENGLISH_TEST_SCALES[test];
  const starts = tablesOf(test, scales).map(({ rows }) => {
    const place = rows.findIndex(({ from }) => minimum >= from);
    const row = place < 0 ? rows.at(-1) : rows[place - 1];
    const isTop = place === 0 && rows[0]?.ielts === HIGHEST_BAND;
    return isTop ? minimum : (row?.from ?? max);
  });
  return Math.min(max, Math.max(minimum, ...starts));
}

/** Half a band of IELTS above the minimum, never above the top of the scale. */
function withMargin(test: EnglishTest, minimum: number, scales: EnglishScales): number {
  if (test === 'IELTS') return Math.min(HIGHEST_BAND, minimum + MARGIN);
  return nextRowFrom(test, minimum, scales);
}

type Found = Partial<RequirementLine> & Pick<RequirementLine, 'outcome' | 'yours' | 'needed' | 'unit'>;

const sectionsAsked = (minimum: EnglishMinimum): { section: EnglishSection; needed: number }[] =>
  ENGLISH_SECTIONS.flatMap(section => {
    const needed = minimum[section];
    return typeof needed === 'number' ? [{ section, needed }] : [];
  });

/** The section that falls short by most. */
function shortSection(certificate: Certificate, minimum: EnglishMinimum) {
  const [worst] = sectionsAsked(minimum)
    .flatMap(({ section, needed }) => {
      const yours = certificate[section];
      return typeof yours === 'number' && yours < needed ? [{ section, yours, needed }] : [];
    })
    .toSorted((a, b) => b.needed - b.yours - (a.needed - a.yours));
  return worst;
}

function sameTest(certificate: Certificate, minimum: EnglishMinimum, scales: EnglishScales): Found {
  const { test, overall: yours } = certificate;
  const { overall: needed } = minimum;
  const figures = { yours, needed, unit: test };
  if (yours < needed) return { ...figures, outcome: 'SHORT' };
  const short = shortSection(certificate, minimum);
  if (short) return { ...short, unit: test, outcome: 'SHORT' };
  const areSectionsUnknown = sectionsAsked(minimum).some(({ section }) => typeof certificate[section] !== 'number');
  if (areSectionsUnknown) return { ...figures, outcome: 'UNKNOWN_YOURS', areSectionsUnknown };
  const [own, asked] = [onOldScale(test, yours, scales), onOldScale(test, needed, scales)];
  const hasMargin = own !== null && asked !== null && own >= withMargin(oldTestOf(test), asked, scales);
  return { ...figures, outcome: 'MET', hasMargin };
}

/** Another scale or another test: sections are not converted, so where they are asked for the rest is unknown. */
function converted(
  minimum: EnglishMinimum,
  figures: Pick<Found, 'table'> & { yours: number; needed: number; unit: EnglishTest },
  scales: EnglishScales,
): Found {
  if (figures.yours < figures.needed) return { ...figures, outcome: 'SHORT' };
  if (sectionsAsked(minimum).length > 0) return { ...figures, outcome: 'UNKNOWN_MINIMUM', areSectionsUnknown: true };
  const hasMargin = figures.yours >= withMargin(figures.unit, figures.needed, scales);
  return { ...figures, outcome: 'MET', hasMargin };
}

/** TOEFL of one scale against TOEFL of the other: by their own table, on the old scale. */
function otherToefl({ test, overall }: Certificate, minimum: EnglishMinimum, scales: EnglishScales): Found | null {
  const [yours, needed] = [onOldScale(test, overall, scales), onOldScale(minimum.test, minimum.overall, scales)];
  if (yours === null || needed === null) return null;
  return converted(minimum, { yours, needed, unit: 'TOEFL_IBT', table: scales.toefl.id }, scales);
}

function byWayOfIelts(certificate: Certificate, minimum: EnglishMinimum, scales: EnglishScales): Found | null {
  const yours = lowest(bandsOf(certificate.test, certificate.overall, scales));
  const needed = highest(bandsOf(minimum.test, minimum.overall, scales));
  if (!yours || !needed || (yours.isBelow && needed.ielts <= yours.ielts)) return null;
  const figures = { yours: yours.ielts, needed: needed.ielts, unit: 'IELTS' as const };
  return converted(minimum, { ...figures, table: yours.table ?? needed.table }, scales);
}

/** By the tests alone, never by the result: a better result must not be held against another minimum. */
function comparison(certificate: Certificate, minimums: readonly EnglishMinimum[], scales: EnglishScales) {
  const of = (claim: (test: EnglishTest) => boolean) => minimums.find(({ test }) => claim(test));
  const own = of(test => test === certificate.test);
  if (own) return { minimum: own, found: sameTest(certificate, own, scales) };
  const toefl = isToefl(certificate.test) ? of(isToefl) : undefined;
  if (toefl) return { minimum: toefl, found: otherToefl(certificate, toefl, scales) };
  const minimum = of(test => test === 'IELTS') ?? minimums[0];
  return minimum ? { minimum, found: byWayOfIelts(certificate, minimum, scales) } : null;
}

/**
 * Null for every test but TOEFL iBT: only its scales are related to levels of the Common European Framework by a sourced table, and a level is not converted twice.
 */
function minimumOfLevel(
  { test }: Certificate,
  { level, isThirdParty }: NonNullable<ProgramFacts['englishLevel']>,
  { toefl }: EnglishScales,
): EnglishMinimum | null {
  const row = isToefl(test) ? toefl.rows.findLast(({ cefr }) => cefr === level) : undefined;
  return row ? { test, overall: test === 'TOEFL_IBT_2026' ? row.score : row.from, isThirdParty } : null;
}

function compareWith(certificate: Certificate, program: Asked, scales: EnglishScales) {
  const { englishMinimums, englishLevel } = program;
  if (englishMinimums.length > 0 || !englishLevel) return comparison(certificate, englishMinimums, scales);
  const minimum = minimumOfLevel(certificate, englishLevel, scales);
  return minimum && { minimum, found: { ...sameTest(certificate, minimum, scales), table: scales.toefl.id } };
}

type Asked = Pick<ProgramFacts, 'isInEnglish' | 'englishMinimums' | 'englishLevel' | 'start'>;

/** By the tables that hold on the day; without one, by those of which no end is known. */
export function englishLine(certificate: Certificate | null, program: Asked, day?: string): RequirementLine {
  const { englishLevel } = program;
  const [first] = program.englishMinimums;
  if (!program.isInEnglish || !(first ?? englishLevel))
    return requirementLine('ENGLISH', { outcome: 'UNKNOWN_MINIMUM' });
  const asked = first
    ? { needed: first.overall, unit: first.test, isThirdParty: first.isThirdParty }
    : { isThirdParty: englishLevel?.isThirdParty ?? false };
  if (!certificate) return requirementLine('ENGLISH', { outcome: 'UNKNOWN_YOURS', ...asked });
  // Without a start nothing is known of what will still count, and the certificate does.
  const validity = program.start ? validityAt(certificate, program.start) : 'UNKNOWN_DATE';
  if (validity === 'EXPIRED')
    return requirementLine('ENGLISH', { outcome: 'UNKNOWN_YOURS', ...asked, isExpiring: true });
  const compared = compareWith(certificate, program, englishScales(day));
  if (!compared?.found) return requirementLine('ENGLISH', { outcome: 'UNKNOWN_MINIMUM', ...asked });
  const { isThirdParty } = compared.minimum;
  return requirementLine('ENGLISH', { ...compared.found, isThirdParty, isExpiring: validity === 'USUALLY_EXPIRED' });
}
