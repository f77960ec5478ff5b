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
} from '../../../../schema/rules/catalogue.values.js';
import {
  APPLICATION_FEE_BANDS,
  DURATION_BANDS,
  ENGLISH_BANDS,
  INTAKE_STATUSES,
  TUITION_BANDS,
  type Band,
} from '../../../../schema/rules/search.limits.js';
import type { BuildMemory } from './tokenCache.js';
import { columnOf, compact, gather, mapColumn, reorder, type Column } from './dictionaryColumn.js';
import {
  amountRanks,
  ascendingDocs,
  buildAttribute,
  buildOrder,
  buildRange,
  groupAttributes,
  inverseOf,
  rankColumn,
  sortByRanks,
} from './facetColumns.js';
import {
  COMPLETE_DATA_FLAG,
  LIKELY_INTAKE_FLAG,
  NO_INSTITUTION,
  OPEN_INTAKE_FLAG,
  type KindIndex,
} from './searchIndex.js';
import { INTAKE_MONTHS, INTAKE_OPTIONS, INTAKE_RANK, monthsOf, statusesOf, summarizeIntakes } from './intakeSummary.js';
import { bandOptions, bandsOf, cityKey, firstSpellings, indexTexts, titleOrder, toBandCurrency } from './indexParts.js';
import type { IndexMoment, KeptInstitution, KeptProgram } from './indexSource.js';
import { COMPLETE_DATA_SHARE } from '../query/ranking.js';
import type { ProgramColumns } from './programTable.js';
import type { RowMoney } from '../search.ports.js';
import { AWARD_WORDS, DESTINATION_WORDS, FIELD_WORDS, LEVEL_WORDS, TYPE_WORDS } from '../text/vocabulary.js';
import { gatherStrings, packStrings } from './stringTable.js';

export type ProgramInput = {
  programs: ProgramColumns;
  /** Live institutions in the order of their numbers. */
  institutions: readonly KeptInstitution[];
  moment: IndexMoment;
  memory: BuildMemory;
};

/** Programs whose institution is live, by their place in the order of slugs; and the number of their institution. */
function livePrograms({ programs: { size, facts }, institutions }: ProgramInput) {
  const numbers = new Map(institutions.map((institution, number) => [institution.id, number]));
  const numberOfId = Uint32Array.from(facts.institutionId.values, id => numbers.get(id) ?? NO_INSTITUTION);
  const institutionOf = gather(facts.institutionId.numberOf, numberOfId);
  const places = ascendingDocs(size).filter(place => institutionOf[place] !== NO_INSTITUTION);
  return { places, institution: { values: institutions, numberOf: gather(places, institutionOf) } };
}

/** Facts of programs as columns, in the order of their slugs, then of BEST_MATCH. */
function joinPrograms(input: ProgramInput) {
  const {
    programs: { size, idOrder, ids, slugs, changedAt, facts },
    moment: { asOf, rates },
  } = input;
  const { places, institution } = livePrograms(input);
  /** All programs are live but for moments: then a column is used as it is. */
  const live = <Value>(column: Column<Value>): Column<Value> =>
    places.length === size ? column : compact(reorder(column, places));
  const inBandCurrency = (money: RowMoney | null) => money && toBandCurrency(money, rates);
  const [permit, coop] = [live(facts.postGraduationPermit), live(facts.coopInternship)];
  const columns = {
    institution,
    intake: mapColumn(live(facts.intakes), intakes => summarizeIntakes(intakes, asOf)),
    tuition: mapColumn(live(facts.tuition), inBandCurrency),
    applicationFee: mapColumn(live(facts.applicationFee), inBandCurrency),
    completeness: live(facts.completeness),
    title: live(facts.title),
    city: live(facts.campusCity),
    level: live(facts.level),
    award: live(facts.award),
    field: live(facts.field),
    languages: live(facts.languages),
    duration: live(facts.durationMonths),
    english: live(facts.englishMinimums),
    ownWord: {
      values: OWN_WORDS.flatMap((_, one) => OWN_WORDS.map((_other, two) => one * 3 + two)),
      numberOf: Uint32Array.from(
        permit.numberOf,
        (number, doc) =>
          ownWord(permit.values[number] ?? null) * 3 + ownWord(coop.values[coop.numberOf[doc] as number] ?? null),
      ),
    },
  };
  const order = bestMatchOrder(places.length, columns);
  const placeAt = gather(order, places);
  const docAtPlace = new Uint32Array(size).fill(NO_INSTITUTION);
  placeAt.forEach((place, doc) => (docAtPlace[place] = doc));
  return {
    identity: {
      size: order.length,
      ids: gatherStrings(ids, placeAt),
      slugs: gatherStrings(slugs, placeAt),
      idOrder: gather(idOrder, docAtPlace).filter(doc => doc !== NO_INSTITUTION),
      changedAt: Float64Array.from(placeAt, place => changedAt[place] as number),
    },
    inSlugOrder: inverseOf(order),
    columns: {
      institution: reorder(columns.institution, order),
      intake: reorder(columns.intake, order),
      tuition: reorder(columns.tuition, order),
      applicationFee: reorder(columns.applicationFee, order),
      completeness: reorder(columns.completeness, order),
      title: reorder(columns.title, order),
      city: reorder(columns.city, order),
      level: reorder(columns.level, order),
      award: reorder(columns.award, order),
      field: reorder(columns.field, order),
      languages: reorder(columns.languages, order),
      duration: reorder(columns.duration, order),
      english: reorder(columns.english, order),
      ownWord: reorder(columns.ownWord, order),
    },
  };
}

type Columns = ReturnType<typeof joinPrograms>['columns'];

/** Takes documents in the order of their slugs. The weakest key first: each pass keeps the order of the one before among equals. */
function bestMatchOrder(
  size: number,
  { tuition, intake, completeness }: Pick<Columns, 'tuition' | 'intake' | 'completeness'>,
): Uint32Array {
  const ranks = [
    rankColumn(tuition, amount => amount ?? Infinity),
    rankColumn(intake, summary => summary.deadline),
    rankColumn(completeness, share => -share),
    rankColumn(intake, summary => summary.month),
    rankColumn(intake, summary => summary.rank),
  ];
  return ranks.reduce(sortByRanks, ascendingDocs(size));
}

const OWN_WORDS = [null, true, false] as const;
const ownWord = (value: boolean | null): number => OWN_WORDS.indexOf(value);

/** The program's own word on two of the features outweighs its institution's. */
function featuresOf({ institution, ownWord: own }: Columns): Column<string[]> {
  const keys = columnOf(
    Array.from(institution.numberOf, (number, doc) => number * 9 + (own.values[own.numberOf[doc] as number] as number)),
    key => key,
  );
  return mapColumn(keys, key => {
    const word: Partial<Record<string, boolean | null>> = {
      POST_GRADUATION_PERMIT: OWN_WORDS[Math.floor((key % 9) / 3)] ?? null,
      COOP_INTERNSHIP: OWN_WORDS[key % 3] ?? null,
    };
    const offered = institution.values[Math.floor(key / 9)]?.features ?? [];
    return INSTITUTION_FEATURES.filter(feature => word[feature] ?? offered.includes(feature));
  });
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
const indexEnglish = ({ values, numberOf }: Column<Minimums>): Pick<KindIndex, 'englishMinimums' | 'englishSetOf'> => ({
  englishMinimums: Float64Array.from(values.flatMap(minimums => ENGLISH_TESTS.map(test => lowest(minimums, test)))),
  englishSetOf: numberOf,
});

/** Attributes that are counted together share a group: so few columns are read for each document found. */
function groupsOf(size: number, columns: Columns) {
  const { institution, city } = columns;
  const placed = Array.from(
    city.numberOf,
    (number, doc) => (institution.numberOf[doc] as number) * city.values.length + number,
  );
  const cities = mapColumn(
    columnOf(placed, place => place),
    place => {
      const name = city.values[place % city.values.length] ?? '';
      return {
        key: cityKey(institution.values[Math.floor(place / city.values.length)]?.destination ?? '', name),
        name,
      };
    },
  );
  const cityNames = firstSpellings(cities.values, { keyOf: ({ key }) => key, spellingOf: ({ name }) => name });
  const banded = (bands: readonly Band[]) => ({
    options: bandOptions(bands),
    optionsOf: (value: number | null) => bandsOf(value, bands),
  });
  const only = (value: string) => [value];
  return groupAttributes(size, [
    [
      buildAttribute(size, {
        name: 'DESTINATION',
        options: DESTINATIONS,
        column: institution,
        optionsOf: ({ destination }) => [destination],
      }),
      buildAttribute(size, {
        name: 'INSTITUTION_TYPE',
        options: INSTITUTION_TYPES,
        column: institution,
        optionsOf: ({ type }) => [type],
      }),
      buildAttribute(size, {
        name: 'FEATURE',
        options: INSTITUTION_FEATURES,
        column: featuresOf(columns),
        optionsOf: features => features,
      }),
    ],
    [
      buildAttribute(size, { name: 'LEVEL', options: PROGRAM_LEVELS, column: columns.level, optionsOf: only }),
      buildAttribute(size, { name: 'FIELD', options: FIELDS_OF_STUDY, column: columns.field, optionsOf: only }),
      buildAttribute(size, { name: 'LANGUAGE', column: columns.languages, optionsOf: languages => languages }),
      buildAttribute(size, { name: 'DURATION', ...banded(DURATION_BANDS), column: columns.duration }),
    ],
    [
      buildAttribute(size, { name: 'TUITION', ...banded(TUITION_BANDS), column: columns.tuition }),
      buildAttribute(size, {
        name: 'APPLICATION_FEE',
        ...banded(APPLICATION_FEE_BANDS),
        column: columns.applicationFee,
      }),
      buildAttribute(size, {
        name: 'ENGLISH',
        options: bandOptions(ENGLISH_BANDS),
        column: columns.english,
        optionsOf: englishBandsOf,
      }),
    ],
    [
      buildAttribute(size, {
        name: 'INTAKE',
        options: INTAKE_OPTIONS,
        column: columns.intake,
        optionsOf: ({ options }) => options,
      }),
      buildAttribute(size, {
        name: 'INTAKE_MONTH',
        options: INTAKE_MONTHS,
        column: columns.intake,
        optionsOf: ({ options }) => monthsOf(options),
      }),
      buildAttribute(size, {
        name: 'INTAKE_STATUS',
        options: INTAKE_STATUSES,
        column: columns.intake,
        optionsOf: ({ options }) => statusesOf(options),
      }),
    ],
    [buildAttribute(size, { name: 'CITY', column: cities, optionsOf: ({ key }) => [key], labelsOf: cityNames })],
  ]);
}

function flagsOf({ intake, completeness }: Columns): Uint8Array {
  const ofIntake = intake.values.map(({ rank }) =>
    rank === INTAKE_RANK.OPEN ? OPEN_INTAKE_FLAG : rank === INTAKE_RANK.LIKELY_OPEN ? LIKELY_INTAKE_FLAG : 0,
  );
  const ofCompleteness = completeness.values.map(share => (share >= COMPLETE_DATA_SHARE ? COMPLETE_DATA_FLAG : 0));
  return Uint8Array.from(
    intake.numberOf,
    (number, doc) => (ofIntake[number] ?? 0) | (ofCompleteness[completeness.numberOf[doc] as number] ?? 0),
  );
}

const textsOf = ({ institution, title, city, level, award, field }: Columns) => ({
  name: [title],
  other: [
    mapColumn(institution, ({ name, aliases, city: seat, region }) =>
      [name, ...aliases, seat, region ?? ''].join(' | '),
    ),
    city,
    reorder(
      columnOf(institution.values, ({ destination }) => DESTINATION_WORDS[destination]),
      institution.numberOf,
    ),
    reorder(
      columnOf(institution.values, ({ type }) => TYPE_WORDS[type]),
      institution.numberOf,
    ),
    mapColumn(level, value => LEVEL_WORDS[value]),
    mapColumn(award, value => AWARD_WORDS[value]),
    mapColumn(field, value => FIELD_WORDS[value]),
  ],
});

export function indexPrograms(input: ProgramInput): { index: KindIndex; validUntil: number } {
  const { memory } = input;
  const { identity, columns, inSlugOrder } = joinPrograms(input);
  const { size } = identity;
  const [tuition, applicationFee] = [buildRange(columns.tuition), buildRange(columns.applicationFee)];
  const awards = columns.award.values.map(award => PROFILE_LEVELS.indexOf(award));
  const index: KindIndex = {
    ...identity,
    labels: packStrings(columns.title.values),
    labelOf: columns.title.numberOf,
    ...indexTexts(size, memory, textsOf(columns)),
    ...indexEnglish(columns.english),
    details: packStrings([]),
    detailOf: new Uint32Array(0),
    ...groupsOf(size, columns),
    ranges: { TUITION: tuition, APPLICATION_FEE: applicationFee, DURATION: buildRange(columns.duration) },
    orders: {
      TUITION_ASC: buildOrder(inSlugOrder, amountRanks(tuition, 1)),
      TUITION_DESC: buildOrder(inSlugOrder, amountRanks(tuition, -1)),
      APPLICATION_FEE_ASC: buildOrder(inSlugOrder, amountRanks(applicationFee, 1)),
      APPLICATION_FEE_DESC: buildOrder(inSlugOrder, amountRanks(applicationFee, -1)),
      TITLE_ASC: titleOrder(columns.title, memory, inSlugOrder),
    },
    flags: flagsOf(columns),
    institutionOf: columns.institution.numberOf,
    awardOf: Uint8Array.from(columns.award.numberOf, number => awards[number] ?? 0),
    programCountOf: new Uint32Array(0),
  };
  return {
    index,
    validUntil: columns.intake.values.reduce((soonest, intake) => Math.min(soonest, intake.validUntil), Infinity),
  };
}
