/**
 * Indexes programs. Order of BEST_MATCH: intake (open, likely, none; the earlier the better), completeness, deadline, tuition, slug.
 */
import {
  DESTINATIONS,
  ENGLISH_TESTS,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  PROFILE_LEVELS,
  PROGRAM_LEVELS,
  type EnglishTest,
} from '../../../schema/rules/catalogue.values.js';
import { APPLICATION_FEE_BANDS, DURATION_BANDS, ENGLISH_BANDS, TUITION_BANDS, type Band } from '../../../schema/rules/search.limits.js';
import { buildAttribute, buildOrder, buildRange, groupAttributes, type Order } from './columns.js';
import { COMPLETE_DATA_FLAG, LIKELY_INTAKE_FLAG, OPEN_INTAKE_FLAG, type KindIndex } from './index.data.js';
import { INTAKE_OPTIONS, INTAKE_RANK, summarizeIntakes, type IntakeSummary } from './index.intakes.js';
import {
  bandOptions,
  bandsOf,
  byCodeUnit,
  cityKey,
  firstSpellings,
  indexIdentity,
  indexTexts,
  internStrings,
  memoized,
  shareTexts,
  titleRanks,
  toBandCurrency,
} from './index.parts.js';
import type { IndexMoment, KeptInstitution, KeptProgram } from './index.source.js';
import { COMPLETE_DATA_SHARE } from './ranking.js';
import { AWARD_WORDS, DESTINATION_WORDS, FIELD_WORDS, LEVEL_WORDS, TYPE_WORDS } from './search.vocabulary.js';
import { packStrings } from './stringTable.js';

/** A program joined with its institution and judged at the moment of the index. */
type ProgramDoc = {
  row: KeptProgram;
  institution: KeptInstitution;
  institutionNumber: number;
  intake: IntakeSummary;
  tuition: number | null;
  applicationFee: number | null;
};

export type ProgramInput = {
  programs: readonly KeptProgram[];
  /** Live institutions in the order of their numbers. */
  institutions: readonly KeptInstitution[];
  moment: IndexMoment;
};

const unknownLast = (value: number | null): number => value ?? Infinity;
/** Infinity minus Infinity is no answer; equal values of any size are. */
const compareNumbers = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

const compareByBestMatch = (a: ProgramDoc, b: ProgramDoc): number =>
  a.intake.rank - b.intake.rank ||
  a.intake.month - b.intake.month ||
  b.row.completeness - a.row.completeness ||
  compareNumbers(a.intake.deadline, b.intake.deadline) ||
  compareNumbers(unknownLast(a.tuition), unknownLast(b.tuition)) ||
  byCodeUnit(a.row.slug, b.row.slug);

function joinPrograms({ programs, institutions, moment: { asOf, rates } }: ProgramInput): ProgramDoc[] {
  const numbers = new Map(institutions.map((institution, number) => [institution.id, number]));
  const summaries = new Map<KeptProgram['intakes'], IntakeSummary>();
  const docs: ProgramDoc[] = [];
  for (const row of programs) {
    const institutionNumber = numbers.get(row.institutionId);
    const institution = institutionNumber === undefined ? undefined : institutions[institutionNumber];
    if (institutionNumber === undefined || !institution) continue;
    const intake = summaries.get(row.intakes) ?? summarizeIntakes(row.intakes, asOf);
    summaries.set(row.intakes, intake);
    docs.push({
      row,
      institution,
      institutionNumber,
      intake,
      tuition: row.tuition && toBandCurrency(row.tuition, rates),
      applicationFee: row.applicationFee && toBandCurrency(row.applicationFee, rates),
    });
  }
  return docs.sort(compareByBestMatch);
}

/** The program's own word on two of the features outweighs its institution's. */
function featuresOf({ row, institution }: ProgramDoc): string[] {
  const own: Partial<Record<string, boolean | null>> = { POST_GRADUATION_PERMIT: row.postGraduationPermit, COOP_INTERNSHIP: row.coopInternship };
  return INSTITUTION_FEATURES.filter(feature => own[feature] ?? institution.features.includes(feature));
}

type Minimums = KeptProgram['englishMinimums'];

/** Lowest overall score accepted in a test; NaN when unknown. */
const lowest = (minimums: Minimums, test: EnglishTest): number => {
  const scores = minimums.filter(minimum => minimum.test === test).map(minimum => minimum.overall);
  return scores.length === 0 ? NaN : Math.min(...scores);
};

const englishBandsOf = (minimums: Minimums): string[] => {
  const ielts = lowest(minimums, 'IELTS');
  return bandsOf(Number.isNaN(ielts) ? null : ielts, ENGLISH_BANDS);
};

/** Few sets of requirements are shared by many programs. */
function indexEnglish(docs: readonly ProgramDoc[]): Pick<KindIndex, 'englishMinimums' | 'englishSetOf'> {
  const keyOf = memoized((minimums: Minimums) => ENGLISH_TESTS.map(test => lowest(minimums, test)).join());
  const sets = internStrings(docs.map(({ row }) => keyOf(row.englishMinimums)));
  return {
    englishMinimums: Float64Array.from(sets.table.flatMap(set => set.split(',').map(Number))),
    englishSetOf: sets.numberOf,
  };
}

function amountOrders(docs: readonly ProgramDoc[], slugRank: Uint32Array): Record<'TUITION_ASC' | 'TUITION_DESC' | 'APPLICATION_FEE_ASC' | 'APPLICATION_FEE_DESC', Order> {
  const order = (pick: (doc: ProgramDoc) => number | null, direction: 1 | -1): Order =>
    buildOrder(docs.length, {
      primary: number => {
        const value = pick(docs[number] as ProgramDoc);
        return value === null ? Number.MAX_VALUE : value * direction;
      },
      tieRankOf: slugRank,
    });
  return {
    TUITION_ASC: order(doc => doc.tuition, 1),
    TUITION_DESC: order(doc => doc.tuition, -1),
    APPLICATION_FEE_ASC: order(doc => doc.applicationFee, 1),
    APPLICATION_FEE_DESC: order(doc => doc.applicationFee, -1),
  };
}

/** Attributes that are counted together share a group: so few columns are read for each document found. */
const groupsOf = (docs: readonly ProgramDoc[]) => {
  const size = docs.length;
  const englishBands = memoized(englishBandsOf);
  const banded = (bands: readonly Band[]) => memoized((value: number | null) => bandsOf(value, bands));
  const [durationBands, tuitionBands, feeBands] = [banded(DURATION_BANDS), banded(TUITION_BANDS), banded(APPLICATION_FEE_BANDS)];
  const keysIn = memoized((destination: string) => memoized((city: string) => cityKey(destination, city)));
  const cityOf = ({ row, institution }: ProgramDoc) => keysIn(institution.destination)(row.campusCity);
  const cityNames = firstSpellings(docs.map(doc => [cityOf(doc), doc.row.campusCity]));
  return [
    groupAttributes(size, [
      buildAttribute(docs, { name: 'DESTINATION', options: DESTINATIONS, optionsOf: doc => [doc.institution.destination] }),
      buildAttribute(docs, { name: 'INSTITUTION_TYPE', options: INSTITUTION_TYPES, optionsOf: doc => [doc.institution.type] }),
      buildAttribute(docs, { name: 'FEATURE', options: INSTITUTION_FEATURES, optionsOf: featuresOf }),
    ]),
    groupAttributes(size, [
      buildAttribute(docs, { name: 'LEVEL', options: PROGRAM_LEVELS, optionsOf: doc => [doc.row.level] }),
      buildAttribute(docs, { name: 'FIELD', options: FIELDS_OF_STUDY, optionsOf: doc => [doc.row.field] }),
      buildAttribute(docs, { name: 'LANGUAGE', optionsOf: doc => doc.row.languages }),
      buildAttribute(docs, { name: 'DURATION', options: bandOptions(DURATION_BANDS), optionsOf: doc => durationBands(doc.row.durationMonths) }),
    ]),
    groupAttributes(size, [
      buildAttribute(docs, { name: 'TUITION', options: bandOptions(TUITION_BANDS), optionsOf: doc => tuitionBands(doc.tuition) }),
      buildAttribute(docs, {
        name: 'APPLICATION_FEE',
        options: bandOptions(APPLICATION_FEE_BANDS),
        optionsOf: doc => feeBands(doc.applicationFee),
      }),
      buildAttribute(docs, { name: 'ENGLISH', options: bandOptions(ENGLISH_BANDS), optionsOf: doc => englishBands(doc.row.englishMinimums) }),
    ]),
    groupAttributes(size, [buildAttribute(docs, { name: 'INTAKE', options: INTAKE_OPTIONS, optionsOf: doc => doc.intake.options })]),
    groupAttributes(size, [
      buildAttribute(docs, { name: 'CITY', optionsOf: doc => [cityOf(doc)], labelsOf: cityNames }),
    ]),
  ];
};

const flagsOf = ({ intake: { rank }, row }: ProgramDoc): number =>
  (rank === INTAKE_RANK.OPEN ? OPEN_INTAKE_FLAG : 0) |
  (rank === INTAKE_RANK.LIKELY_OPEN ? LIKELY_INTAKE_FLAG : 0) |
  (row.completeness >= COMPLETE_DATA_SHARE ? COMPLETE_DATA_FLAG : 0);

const textsOf = (docs: readonly ProgramDoc[], institutions: readonly KeptInstitution[]) => ({
  name: [shareTexts(docs.map(doc => doc.row.title))],
  other: [
    {
      texts: institutions.map(({ name, aliases, city, region }) => [name, ...aliases, city, region ?? ''].join(' | ')),
      textOf: Uint32Array.from(docs, doc => doc.institutionNumber),
    },
    shareTexts(docs.map(doc => doc.row.campusCity)),
    shareTexts(docs.map(doc => DESTINATION_WORDS[doc.institution.destination])),
    shareTexts(docs.map(doc => TYPE_WORDS[doc.institution.type])),
    shareTexts(docs.map(doc => LEVEL_WORDS[doc.row.level])),
    shareTexts(docs.map(doc => AWARD_WORDS[doc.row.award])),
    shareTexts(docs.map(doc => FIELD_WORDS[doc.row.field])),
  ],
});

export function indexPrograms(input: ProgramInput): { index: KindIndex; validUntil: number } {
  const docs = joinPrograms(input);
  const size = docs.length;
  const rows = docs.map(doc => doc.row);
  const titles = rows.map(row => row.title);
  const { titleRank, slugRank } = titleRanks(rows, titles);
  const index: KindIndex = {
    ...indexIdentity(rows, titles),
    ...indexTexts(size, textsOf(docs, input.institutions)),
    ...indexEnglish(docs),
    details: packStrings([]),
    detailOf: new Uint32Array(0),
    groups: groupsOf(docs),
    ranges: {
      TUITION: buildRange(docs.map(doc => doc.tuition)),
      APPLICATION_FEE: buildRange(docs.map(doc => doc.applicationFee)),
      DURATION: buildRange(rows.map(row => row.durationMonths)),
    },
    orders: { ...amountOrders(docs, slugRank), TITLE_ASC: buildOrder(size, { primary: doc => titleRank[doc] ?? 0, tieRankOf: slugRank }) },
    flags: Uint8Array.from(docs, flagsOf),
    institutionOf: Uint32Array.from(docs, doc => doc.institutionNumber),
    awardOf: Uint8Array.from(rows, row => PROFILE_LEVELS.indexOf(row.award)),
    programCountOf: new Uint32Array(0),
  };
  return { index, validUntil: docs.reduce((soonest, doc) => Math.min(soonest, doc.intake.validUntil), Infinity) };
}
