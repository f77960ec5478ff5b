/** The facets of programs: which attributes are filtered and counted, and how their options follow from the facts of a program. */
import { awardOf } from '../../../../schema/rules/award.rules.js';
import type { EnglishMinimum } from '../../../../schema/rules/chance/chance.values.js';
import {
  AWARDS,
  DESTINATIONS,
  ENGLISH_TESTS,
  ENTRY_ROUTES,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  OWNERSHIP_OPTIONS,
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
import { bandOptions, bandsOf } from './bands.js';
import { columnOf, gather, mapColumn, type Column } from './dictionaryColumn.js';
import { buildAttribute, groupAttributes, type GroupedAttributes } from './facetColumns.js';
import { NAMED_ENTRIES, namedEntryOf, STATED_ENTRIES, type Entries } from './entryRoutes.js';
import { NAMED_TITLES, namedTitlesOf } from './titleAwards.js';
import { cityKey, firstSpellings } from './indexParts.js';
import { INTAKE_MONTHS, INTAKE_OPTIONS, monthsOf, statusesOf } from './intakeSummary.js';
import { OWN_FEATURE_PAIRS, OWN_VALUES, type ProgramFacts } from './programFacts.js';
import type { KindIndex } from './searchIndex.js';

/** The minimums of English are those that hold, not the program's own alone. */
type Facts = Omit<ProgramFacts, 'english'>;

/** Those that a program has, and those of which it is told whether it has them. */
type Features = { own: string[]; stated: string[] };

/** What the program publishes about a feature outweighs what its institution does. */
function featuresOf({ institution, ownFeatures }: Facts): Column<Features> {
  const pairs = OWN_FEATURE_PAIRS.length;
  const keys = columnOf(
    Array.from(
      institution.numberOf,
      (number, doc) => number * pairs + (ownFeatures.values[ownFeatures.numberOf[doc] as number] as number),
    ),
    key => key,
  );
  return mapColumn(keys, key => {
    const pair = key % pairs;
    const own: Partial<Record<string, boolean | null>> = {
      POST_GRADUATION_PERMIT: OWN_VALUES[Math.floor(pair / OWN_VALUES.length)] ?? null,
      COOP_INTERNSHIP: OWN_VALUES[pair % OWN_VALUES.length] ?? null,
    };
    const { features = [], lackedFeatures = [] } = institution.values[Math.floor(key / pairs)] ?? {};
    const isOffered = (feature: (typeof INSTITUTION_FEATURES)[number]): boolean => features.includes(feature);
    return {
      own: INSTITUTION_FEATURES.filter(feature => own[feature] ?? isOffered(feature)),
      stated: INSTITUTION_FEATURES.filter(
        feature => typeof own[feature] === 'boolean' || isOffered(feature) || lackedFeatures.includes(feature),
      ),
    };
  });
}

type Minimums = readonly Pick<EnglishMinimum, 'test' | 'overall'>[];

/** The minimums that hold for each program, of its own or of its institution; many share few sets of them. */
export function acceptedMinimums({ asked, askedOf }: Pick<KindIndex, 'asked' | 'askedOf'>): Column<Minimums> {
  const sets = columnOf(asked, ({ englishMinimums }) =>
    JSON.stringify(englishMinimums.map(({ test, overall }) => ({ test, overall }))),
  );
  return { values: sets.values.map(set => JSON.parse(set) as Minimums), numberOf: gather(askedOf, sets.numberOf) };
}

/** Lowest overall score accepted in a test; NaN when unknown. */
const lowestScore = (minimums: Minimums, test: EnglishTest): number => {
  const scores = minimums.filter(minimum => minimum.test === test).map(minimum => minimum.overall);
  return scores.length === 0 ? NaN : Math.min(...scores);
};

const englishBandsOf = (minimums: Minimums): string[] => {
  const ielts = lowestScore(minimums, 'IELTS');
  return bandsOf(Number.isNaN(ielts) ? null : ielts, ENGLISH_BANDS);
};

/** The award of each program, by pairs of title and level. */
function awardsOf({ title, award }: Facts): Column<string> {
  const levels = award.values.length;
  const pairs = columnOf(
    Array.from(title.numberOf, (number, doc) => number * levels + (award.numberOf[doc] as number)),
    pair => pair,
  );
  return mapColumn(pairs, pair => {
    const level = award.values[pair % levels] ?? 'BACHELOR';
    return awardOf({ award: level, title: title.values[Math.floor(pair / levels)] ?? '' });
  });
}

export const indexEnglish = ({
  values,
  numberOf,
}: Column<Minimums>): Pick<KindIndex, 'englishMinimums' | 'englishSetOf'> => ({
  englishMinimums: Float64Array.from(
    values.flatMap(minimums => ENGLISH_TESTS.map(test => lowestScore(minimums, test))),
  ),
  englishSetOf: numberOf,
});

type City = { key: string; name: string };

/** The cities of each program as `destination-city`, with the names shown for them. */
function citiesOf({ institution, cities }: Facts): Column<City[]> {
  const listCount = cities.values.length;
  const pairs = Array.from(
    cities.numberOf,
    (number, doc) => (institution.numberOf[doc] as number) * listCount + number,
  );
  return mapColumn(
    columnOf(pairs, pair => pair),
    pair => {
      const destination = institution.values[Math.floor(pair / listCount)]?.destination ?? '';
      return (cities.values[pair % listCount] ?? []).map(name => ({ key: cityKey(destination, name), name }));
    },
  );
}

/** Attributes of one group share a column of classes, so that counting reads few columns for each document. */
export function programFacets(
  size: number,
  facts: Facts & { entries: Column<Entries>; english: Column<Minimums> },
): GroupedAttributes {
  const { institution } = facts;
  const features = featuresOf(facts);
  const cities = citiesOf(facts);
  const cityNames = firstSpellings(cities.values.flat(), { keyOf: ({ key }) => key, spellingOf: ({ name }) => name });
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
        name: 'OWNERSHIP',
        options: OWNERSHIP_OPTIONS,
        column: institution,
        optionsOf: ({ ownership }) => [ownership],
      }),
      buildAttribute(size, {
        name: 'FEATURE',
        options: INSTITUTION_FEATURES,
        column: features,
        optionsOf: ({ own }) => own,
      }),
      buildAttribute(size, {
        name: 'STATED_FEATURE',
        options: INSTITUTION_FEATURES,
        column: features,
        optionsOf: ({ stated }) => stated,
      }),
    ],
    [
      buildAttribute(size, { name: 'LEVEL', options: PROGRAM_LEVELS, column: facts.level, optionsOf: only }),
      buildAttribute(size, { name: 'AWARD', options: AWARDS, column: awardsOf(facts), optionsOf: only }),
      buildAttribute(size, { name: 'FIELD', options: FIELDS_OF_STUDY, column: facts.field, optionsOf: only }),
      buildAttribute(size, { name: 'LANGUAGE', column: facts.languages, optionsOf: languages => languages }),
      buildAttribute(size, { name: 'DURATION', ...banded(DURATION_BANDS), column: facts.duration }),
    ],
    [
      buildAttribute(size, { name: 'TUITION', ...banded(TUITION_BANDS), column: facts.tuition }),
      buildAttribute(size, {
        name: 'APPLICATION_FEE',
        ...banded(APPLICATION_FEE_BANDS),
        column: facts.applicationFee,
      }),
      buildAttribute(size, {
        name: 'ENGLISH',
        options: bandOptions(ENGLISH_BANDS),
        column: facts.english,
        optionsOf: englishBandsOf,
      }),
      buildAttribute(size, {
        name: 'ACCEPTED_TEST',
        options: ENGLISH_TESTS,
        column: facts.english,
        optionsOf: minimums => [...new Set(minimums.map(({ test }) => test))],
      }),
    ],
    [
      buildAttribute(size, {
        name: 'INTAKE',
        options: INTAKE_OPTIONS,
        column: facts.intake,
        optionsOf: ({ options }) => options,
      }),
      buildAttribute(size, {
        name: 'INTAKE_MONTH',
        options: INTAKE_MONTHS,
        column: facts.intake,
        optionsOf: ({ options }) => monthsOf(options),
      }),
      buildAttribute(size, {
        name: 'INTAKE_STATUS',
        options: INTAKE_STATUSES,
        column: facts.intake,
        optionsOf: ({ options }) => statusesOf(options),
      }),
      // In the group with the fewest classes, to which it adds the fewest: each is read by every count.
      buildAttribute(size, {
        name: 'ENTRY',
        options: ENTRY_ROUTES,
        column: facts.entries,
        optionsOf: ({ routes }) => routes,
      }),
      buildAttribute(size, {
        name: 'STATED_ENTRY',
        options: STATED_ENTRIES,
        column: facts.entries,
        optionsOf: ({ stated }) => stated,
      }),
      buildAttribute(size, {
        name: 'NAMED_ENTRY',
        options: NAMED_ENTRIES,
        column: mapColumn(facts.title, namedEntryOf),
        optionsOf: named => (named === null ? [] : [named]),
      }),
      buildAttribute(size, {
        name: 'NAMED_AWARD',
        options: NAMED_TITLES,
        column: mapColumn(facts.title, namedTitlesOf),
        optionsOf: named => named,
      }),
    ],
    [
      buildAttribute(size, {
        name: 'CITY',
        column: cities,
        optionsOf: list => list.map(({ key }) => key),
        labelsOf: cityNames,
      }),
    ],
  ]);
}
