/** Rows for the search index, read from the database in the shape of the port that the search domain declares. */
import { audiencesOf } from '../../../schema/rules/audience.rules.js';
import { ENGLISH_SECTIONS } from '../../../schema/rules/catalogue.values.js';
import { isNamedCoop } from '../../../schema/rules/coop.rules.js';
import { isPreparatory } from '../../../schema/rules/entry.rules.js';
import { hasPriceOrRequirement, statementsOf } from '../../../schema/rules/thinEntry.rules.js';
import { closingsForIndex, deadlineMonthsOf, momentOf } from './catalogue.facts.js';
import type { ItemMeta, InstitutionRecord, ProgramRecord, ScholarshipRecord } from './catalogue.records.js';
import type { ItemRepository, ItemStamp } from './catalogue.items.repository.js';

const baseOf = ({ _id, slug, isRetired, completeness, changedAt }: ItemMeta) => ({
  id: _id,
  slug,
  isRetired,
  completeness,
  changedAt,
});

const moneyOf = (fact: Pick<NonNullable<ProgramRecord['firstYearTuition']>, 'amount' | 'currency'> | undefined) =>
  fact ? { amount: fact.amount, currency: fact.currency } : null;

type Minimum = ProgramRecord['englishMinimums'][number];
const englishOf = (minimum: Minimum) => ({
  test: minimum.test,
  overall: minimum.overall,
  ...Object.fromEntries(
    ENGLISH_SECTIONS.flatMap(section => (minimum[section] === undefined ? [] : [[section, minimum[section]]])),
  ),
});
const averageOf = ({ value, scale }: NonNullable<ProgramRecord['minimumGpa']>) => ({ value, scale });
const valueOf = <T>(fact: { value: T } | undefined) => (fact ? { value: fact.value } : null);
const entriesOf = ({ diplomaEntries = [] }: Pick<ProgramRecord, 'diplomaEntries'>) =>
  diplomaEntries.map(({ diploma, answer }) => ({ diploma, answer }));

/** Words of a requirement that speak of a year between school and a degree. `College preparatory` courses are subjects at an American school, and a preparatory internship is no course: neither is such a year. */
const PATHWAY = /foundation|pathway|studienkolleg|(?<!(college|university)[ -])preparatory (?!internship)/i;
/** Whether a year between school and a first degree is asked for. Requirements of other levels do not count, since a master's may have a foundation course of its own. */
const statesPathway = ({
  admissionRequirements,
  diplomaEntries = [],
}: Pick<ProgramRecord, 'admissionRequirements' | 'diplomaEntries'>): boolean =>
  diplomaEntries.some(({ answer }) => answer === 'PATHWAY') ||
  admissionRequirements.some(
    ({ level, text }) => (level ?? 'UNDERGRADUATE') === 'UNDERGRADUATE' && PATHWAY.test(text.en),
  );

/** Words of a requirement that let in who leaves school before its last year, or without its diploma. */
const EARLY_ENTRY = /\bafter (year|grade) 11\b|without having finished (it|(secondary |high )?school)/i;
const statesEarlyEntry = ({
  admissionRequirements,
  isOpenAdmission,
}: Pick<ProgramRecord, 'admissionRequirements'> & Pick<Partial<InstitutionRecord>, 'isOpenAdmission'>): boolean =>
  EARLY_ENTRY.test(isOpenAdmission?.note?.en ?? '') ||
  admissionRequirements.some(
    ({ level, text }) => (level ?? 'UNDERGRADUATE') === 'UNDERGRADUATE' && EARLY_ENTRY.test(text.en),
  );

/** What a program itself asks of applicants beside English; null where nothing is known of that, as of most programs. */
function asksOf(record: ProgramRecord) {
  const { minimumGpa, languageLevels = [] } = record;
  const diplomaEntries = entriesOf(record);
  const hasPathway = record.level === 'UNDERGRADUATE' && statesPathway(record);
  const hasEarlyEntry = record.level === 'UNDERGRADUATE' && statesEarlyEntry(record);
  if (!minimumGpa && !hasPathway && !hasEarlyEntry && languageLevels.length + diplomaEntries.length === 0) return null;
  return {
    minimumGpa: minimumGpa ? averageOf(minimumGpa) : null,
    languageLevels: languageLevels.map(({ language, level }) => ({ language, level })),
    diplomaEntries,
    statesPathway: hasPathway,
    ...(hasEarlyEntry && { statesEarlyEntry: true as const }),
  };
}

const institutionRow = (record: InstitutionRecord) => ({
  ...baseOf(record),
  name: record.name,
  aliases: record.aliases,
  destination: record.destination,
  city: record.city,
  region: record.region ?? null,
  type: record.type,
  ownership: record.ownership ?? ('UNKNOWN' as const),
  features: record.features.flatMap(({ feature, value }) => (value ? feature : [])),
  lackedFeatures: record.features.flatMap(({ feature, value }) => (value === false ? feature : [])),
  asks: {
    minimumGpas: (record.minimumGpas ?? []).map(minimum => ({
      ...averageOf(minimum),
      ...(minimum.level ? { level: minimum.level } : {}),
    })),
    englishMinimums: record.englishMinimums.map(minimum => ({
      ...englishOf(minimum),
      ...(minimum.levels ? { levels: minimum.levels } : {}),
    })),
    diplomaEntries: entriesOf(record),
    statesPathway: statesPathway(record),
    ...(statesEarlyEntry(record) && { statesEarlyEntry: true as const }),
    admissionRate: valueOf(record.admissionRate),
    isOpenAdmission: valueOf(record.isOpenAdmission),
  },
  states: statementsOf(record),
});

const programRow = (record: ProgramRecord) => ({
  ...baseOf(record),
  institutionId: record.institutionId,
  title: record.title,
  level: record.level,
  award: record.award,
  field: record.field,
  cities: [record.campusCity, ...(record.otherCampusCities ?? [])],
  languages: record.languages,
  durationMonths: record.duration?.value ?? null,
  tuition: moneyOf(record.firstYearTuition),
  applicationFee: moneyOf(record.applicationFee),
  intakes: record.intakes.map(intake => ({
    ...momentOf(intake),
    ...(intake.isCountryUsual ? { isCountryUsual: true } : {}),
  })),
  englishMinimums: record.englishMinimums.map(englishOf),
  asks: asksOf(record),
  isPreparatory: isPreparatory(record),
  hasPriceOrRequirement: hasPriceOrRequirement(record),
  postGraduationPermit: record.postGraduationPermit?.value ?? null,
  // A title such as `Computer Science, Co-op` says it too, and stands on every card: the index must not contradict it.
  coopInternship: record.coopInternship?.value ?? (isNamedCoop(record.title) || null),
});

const stampOf = ({ _id, isRetired, changedAt }: ItemStamp) => ({ id: _id, isRetired, changedAt });

const nationalitiesOf = ({ eligibleNationalities }: ScholarshipRecord): 'ALL' | string[] | null => {
  if (!eligibleNationalities) return null;
  return eligibleNationalities.isOpenToAll ? 'ALL' : eligibleNationalities.countries;
};

const sumOf = ({ amount }: ScholarshipRecord) =>
  amount?.minimum || amount?.maximum
    ? { minimum: moneyOf(amount.minimum), maximum: moneyOf(amount.maximum), period: amount.period ?? null }
    : null;

const scholarshipRow = (record: ScholarshipRecord) => ({
  ...baseOf(record),
  name: record.name,
  provider: record.provider,
  institutionId: record.institutionId ?? null,
  destinations: record.destinations,
  coverage: record.amount?.kind ?? null,
  sum: sumOf(record),
  share: record.amount?.maximumPercent ?? record.amount?.minimumPercent ?? null,
  isAutoApplied: record.autoApplied?.value ?? null,
  nationalities: nationalitiesOf(record),
  levels: record.eligibleLevels ?? null,
  fields: record.eligibleFields ?? null,
  audiences: audiencesOf(record),
  marks: record.marks ?? [],
  deadlines: closingsForIndex(record),
  deadlineMonths: deadlineMonthsOf(record),
});

async function* rowsOf<R, Row>(records: AsyncIterable<R>, rowOf: (record: R) => Row): AsyncIterable<Row> {
  for await (const record of records) yield rowOf(record);
}

type Changes<R> = Pick<ItemRepository<R>, 'changedSince'>;
type FeedSource = {
  institutions: Changes<InstitutionRecord>;
  programs: Changes<ProgramRecord>;
  scholarships: Changes<ScholarshipRecord>;
};

export const createCatalogueFeed = (repository: FeedSource) => ({
  institutions: (since: Date | null) => rowsOf(repository.institutions.changedSince(since), institutionRow),
  programs: (since: Date | null) => rowsOf(repository.programs.changedSince(since), programRow),
  scholarships: (since: Date | null) => rowsOf(repository.scholarships.changedSince(since), scholarshipRow),
});

/** When each row last changed, without the row. */
export const createCatalogueStamps = (
  repository: Record<keyof FeedSource, Pick<ItemRepository<unknown>, 'stamps'>>,
) => ({
  stamps: (kind: keyof FeedSource) => rowsOf(repository[kind].stamps(), stampOf),
});
