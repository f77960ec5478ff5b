/** Rows of a synthetic catalogue of any size; the same seed gives the same rows. Like real registers they have few common words and many rare ones. */
import {
  DESTINATIONS,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  NATIONALITY_AUDIENCES,
  OWNERSHIP_OPTIONS,
  PROGRAM_LEVELS,
} from '../../schema/rules/catalogue.values.js';
import { seededRandom } from '../kernel/seededRandom.js';
import { daysAfter } from '../../schema/rules/days.rules.js';
import type { CatalogueFeed, InstitutionRow, ProgramRow, ScholarshipRow } from '../domains/search/index.js';

export const SYNTHETIC_NOW = new Date('2026-11-21T00:00:00Z');

const SUBJECTS = (
  'Accounting Finance Marketing Management Economics Banking Logistics Engineering Mechanical Electrical Civil Chemical Software Computer Data Information ' +
  'Cyber Artificial Machine Network Nursing Medicine Pharmacy Dentistry Psychology Biology Chemistry Physics Mathematics Statistics Law Criminology Education Teaching ' +
  'Childhood Architecture Design Fashion Graphic Music Film Media Journalism Communication Tourism Hotel Hospitality Culinary Agriculture Veterinary Environment Energy ' +
  'History Philosophy Linguistics English Politics International Development Social Sociology Anthropology Aviation Automotive Biomedical Nutrition Sport Health Public Policy'
).split(' ');
const SECOND_WORDS =
  'Science Studies Technology Systems Analytics Administration Practice Theory Research Applications Security Intelligence Innovation Leadership'.split(
    ' ',
  );
const TITLE_FORMS: Record<(typeof PROGRAM_LEVELS)[number], readonly [string, ProgramRow['award']][]> = {
  UNDERGRADUATE: [
    ['Bachelor of', 'BACHELOR'],
    ['Bachelor of Science in', 'BACHELOR'],
    ['Diploma of', 'DIPLOMA'],
    ['Advanced Diploma of', 'DIPLOMA'],
  ],
  GRADUATE: [
    ['Master of', 'MASTER'],
    ['Graduate Certificate in', 'DIPLOMA'],
    ['MSc', 'MASTER'],
  ],
  POSTGRADUATE: [
    ['Master of Research in', 'MASTER'],
    ['PhD in', 'PHD'],
    ['Doctor of', 'PHD'],
  ],
};
const SYLLABLES =
  'ber wick ham ton field ville burg heim stadt ford chester mont clair wood lake port land nor sud est west mar san kil dun bal car glen ash thorn'.split(
    ' ',
  );
const CURRENCY_OF = { AU: 'AUD', CA: 'CAD', DE: 'EUR', GB: 'GBP', IE: 'EUR', US: 'USD' } as const;
const LANGUAGES_OF = { AU: ['en'], CA: ['en'], DE: ['de', 'en'], GB: ['en'], IE: ['en'], US: ['en'] };

export type SyntheticSize = { programs: number; institutions: number; scholarships: number };

export const sizeFor = (programs: number): SyntheticSize => ({
  programs,
  institutions: Math.max(10, Math.round(programs / 93)),
  scholarships: Math.max(10, Math.round(programs / 14)),
});

export type SyntheticRows = { institutions: InstitutionRow[]; programs: ProgramRow[]; scholarships: ScholarshipRow[] };

export function syntheticRows(size: SyntheticSize, seed = 7): SyntheticRows {
  const { institutions, programs, scholarships } = synthesis(size, seed);
  return { institutions, programs: [...programs()], scholarships: [...scholarships()] };
}

/** Programs and scholarships are generated one at a time, so that a large catalogue does not fill the memory; read each once, in this order. */
function synthesis(size: SyntheticSize, seed: number) {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  /** With a bias above 1 the first items are likelier, like common words and large cities. */
  const pick = <T>(list: readonly T[], bias = 1): T => list[Math.floor(random() ** bias * list.length)] as T;
  const chance = (share: number) => random() < share;
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const placeName = () => capital(pick(SYLLABLES) + pick(SYLLABLES) + (chance(0.3) ? pick(SYLLABLES) : ''));
  const id = (kind: number, place: number) => `6${kind}${place.toString(16).padStart(22, '0')}`;
  const slugOf = (text: string, place: number) =>
    `${text.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${place.toString(36)}`;
  const changedAt = SYNTHETIC_NOW;
  const base = (kind: number, place: number, name: string) => ({
    id: id(kind, place),
    slug: slugOf(name, place),
    isRetired: false,
    changedAt,
    completeness: (4 + below(17)) / 20,
  });

  const cities = Array.from({ length: Math.max(20, Math.round(size.institutions * 0.5)) }, placeName);
  const regions = Array.from({ length: 60 }, placeName);
  const institutions = Array.from({ length: size.institutions }, (_, place): InstitutionRow => {
    const city = pick(cities, 1.5);
    const name = pick([
      `University of ${placeName()}`,
      `${placeName()} University`,
      `${city} College`,
      `${placeName()} Institute of Technology`,
      `${placeName()} State University`,
    ]);
    return {
      ...base(1, place, name),
      name,
      aliases: chance(0.5)
        ? [
            name
              .split(' ')
              .map(word => word[0])
              .join(''),
            `Đại học ${placeName()}`,
          ]
        : [],
      destination: pick(DESTINATIONS),
      city,
      region: chance(0.8) ? pick(regions) : null,
      type: pick(INSTITUTION_TYPES, 2),
      ownership: OWNERSHIP_OPTIONS[place % OWNERSHIP_OPTIONS.length] ?? 'UNKNOWN',
      features: INSTITUTION_FEATURES.filter(() => chance(0.4)),
      lackedFeatures: [],
      asks: { englishMinimums: [], diplomaEntries: [], statesPathway: false },
      states: { hasPrice: false, englishLevels: [], levels: [] },
    };
  });

  const intakeSets: ProgramRow['intakes'][] = Array.from({ length: 300 }, () =>
    Array.from({ length: 1 + below(3) }, () => ({
      year: 2026 + below(2),
      month: pick([9, 1, 2, 7, 10, 5, 3, 11], 1.7),
      isRecurring: chance(0.8),
      closesAt: chance(0.5) ? daysAfter(SYNTHETIC_NOW, below(400) - 100) : null,
    })),
  );
  const englishSets: ProgramRow['englishMinimums'][] = Array.from({ length: 60 }, () => [
    { test: 'IELTS', overall: pick([6, 6.5, 5.5, 7, 7.5]) },
    ...(chance(0.7) ? [{ test: 'TOEFL_IBT', overall: 60 + below(40) } as const] : []),
    ...(chance(0.5) ? [{ test: 'PTE', overall: 42 + below(30) } as const] : []),
  ]);
  const programOf = (place: number): ProgramRow => {
    const institution = pick(institutions, 1.3);
    const level = pick(PROGRAM_LEVELS, 1.6);
    const [form, award] = pick(TITLE_FORMS[level]);
    const subject = pick(SUBJECTS, 1.5);
    const second = chance(0.6) ? ` ${pick(SECOND_WORDS)}` : '';
    const third = chance(0.25) ? ` (${pick(SUBJECTS)})` : chance(0.03) ? ` with ${placeName()}` : '';
    const title = `${form} ${subject}${second}${third}`;
    const currency = CURRENCY_OF[institution.destination];
    const row = {
      ...base(2, place, title),
      institutionId: institution.id,
      title,
      level,
      award,
      field: FIELDS_OF_STUDY[SUBJECTS.indexOf(subject) % FIELDS_OF_STUDY.length] ?? 'BUSINESS',
      cities: [chance(0.85) ? institution.city : pick(cities, 1.5)],
      languages: [pick(LANGUAGES_OF[institution.destination])],
      durationMonths: chance(0.9) ? pick([36, 48, 24, 12, 18, 6, 60]) : null,
      tuition: chance(0.8) ? { amount: 3_000 + 10 * below(5_700), currency } : null,
      applicationFee: chance(0.6) ? { amount: 5 * below(40), currency } : null,
      intakes: chance(0.9) ? pick(intakeSets) : [],
      englishMinimums: chance(0.7) ? pick(englishSets) : [],
      postGraduationPermit: chance(0.1) ? chance(0.5) : null,
      coopInternship: chance(0.2) ? chance(0.5) : null,
      asks: null,
      isPreparatory: false,
    };
    return { ...row, hasPriceOrRequirement: row.tuition !== null || row.englishMinimums.length > 0 };
  };

  const scholarshipOf = (place: number): ScholarshipRow => {
    const institution = chance(0.7) ? pick(institutions) : null;
    const name = `${placeName()} ${pick(SUBJECTS)} ${pick(['Scholarship', 'Award', 'Bursary', 'Grant'])}`;
    return {
      ...base(3, place, name),
      name,
      provider: institution?.name ?? `${placeName()} Foundation`,
      institutionId: institution?.id ?? null,
      destinations: [institution?.destination ?? pick(DESTINATIONS)],
      coverage: null,
      sum: null,
      share: null,
      isAutoApplied: pick([true, false, null]),
      nationalities: chance(0.4) ? 'ALL' : chance(0.7) ? ['VN', ...(chance(0.5) ? ['KR', 'TH'] : [])] : null,
      levels: chance(0.8) ? [pick(PROGRAM_LEVELS)] : null,
      fields: null,
      audiences: [NATIONALITY_AUDIENCES[place % NATIONALITY_AUDIENCES.length] ?? 'UNKNOWN'],
      deadlines: chance(0.7) ? [daysAfter(SYNTHETIC_NOW, below(400) - 150)] : [],
      marks: [],
      deadlineMonths: [],
    };
  };
  function* times<Row>(count: number, rowOf: (place: number) => Row): Generator<Row> {
    for (let place = 0; place < count; place++) yield rowOf(place);
  }
  return {
    institutions,
    programs: () => times(size.programs, programOf),
    scholarships: () => times(size.scholarships, scholarshipOf),
  };
}

/** A feed that generates its rows while it is read, once, with a sample of its programs to draw queries from. */
export function streamedFeed(
  size: SyntheticSize,
  sampleSize = 5_000,
): { feed: CatalogueFeed; sample: Pick<SyntheticRows, 'institutions' | 'programs'> } {
  const { institutions, programs, scholarships } = synthesis(size, 7);
  const every = Math.ceil(size.programs / sampleSize);
  const sample: Pick<SyntheticRows, 'institutions' | 'programs'> = { institutions, programs: [] };
  async function* read<Row>(
    rows: Iterable<Row>,
    onRow: (row: Row, place: number) => void = () => {},
  ): AsyncGenerator<Row> {
    let place = 0;
    for (const row of rows) {
      onRow(row, place++);
      yield row;
    }
  }
  const feed: CatalogueFeed = {
    institutions: () => read(institutions),
    programs: () => read(programs(), (row, place) => place % every === 0 && sample.programs.push(row)),
    scholarships: () => read(scholarships()),
  };
  return { feed, sample };
}

export function feedOf(rows: SyntheticRows): CatalogueFeed {
  async function* since<Row extends { changedAt: Date }>(
    list: readonly Row[],
    moment: Date | null,
  ): AsyncGenerator<Row> {
    for (const row of list) if (moment === null || row.changedAt >= moment) yield row;
  }
  return {
    institutions: moment => since(rows.institutions, moment),
    programs: moment => since(rows.programs, moment),
    scholarships: moment => since(rows.scholarships, moment),
  };
}
