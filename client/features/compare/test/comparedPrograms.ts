/** Programs as the server sends them to a comparison. */
import { acceptedEnglish } from '../../../../schema/rules/englishMinimums.rules';
import { named } from '../../../testing/chance';
import { buildFact, buildSource } from '../../../testing/facts';
import { ComparisonDocument } from '../Comparison.gql';

const source = named(
  'Source',
  buildSource({ id: 'own', name: 'The university’s page', url: 'https://example.org', kind: 'OFFICIAL_PAGE' }),
);
export const fact = <const T extends string>(typename: T) => ({
  __typename: typename,
  ...buildFact({ asOf: null, checkedOn: '2026-10-01', source }),
});

type Vnd = {
  readonly __typename: 'VndAmount';
  readonly amount: number;
  readonly rate: number;
  readonly asOf: string;
  readonly isStale: boolean;
};
const inVnd = (amount: number): Vnd | null => ({
  __typename: 'VndAmount',
  amount: amount * 18_500,
  rate: 18_500.2,
  asOf: '2026-11-20',
  isStale: false,
});
export const scholarship = {
  __typename: 'FittingScholarship',
  isOpenToVietnam: true,
  minimumSaving: { __typename: 'Money', amount: 8_000, currency: 'AUD' },
  maximumSaving: { __typename: 'Money', amount: 8_000, currency: 'AUD' },
  scholarship: {
    __typename: 'Scholarship',
    id: 'merit',
    slug: 'merit',
    name: 'Merit Award',
    source: { __typename: 'Source', id: 'own', kind: 'OFFICIAL_PAGE' },
    amount: {
      __typename: 'ScholarshipAmount',
      kind: 'PARTIAL_TUITION',
      minimumPercent: 20,
      maximumPercent: 20,
      tiers: [],
    },
  },
};

/** Of each institution. */
const general = [{ test: 'IELTS' as const, overall: 6.5, ...fact('EnglishMinimum') }];

type More = {
  languages?: string[];
  languageLevels?: { language: string }[];
  outcomes?: object[];
  year?: string | null;
};

export function program(
  slug: string,
  title: string,
  tuition: number | null,
  { languages = ['en'], languageLevels = [], outcomes = [], year = '2026' }: More = {},
) {
  return {
    __typename: 'Program',
    id: slug,
    slug,
    title,
    award: 'MASTER',
    level: 'GRADUATE',
    field: 'LAW',
    totalCost:
      tuition === null
        ? null
        : {
            __typename: 'TotalCost',
            firstYear: {
              __typename: 'CostSum',
              amount: { __typename: 'Money', amount: tuition + 24_000, currency: 'AUD' },
              vnd: inVnd(tuition + 24_000),
              isAtLeast: false,
            },
            parts: [{ __typename: 'CostPart', kind: 'TUITION', inFirstYear: tuition }],
          },
    fittingScholarships: slug === 'law' ? [scholarship] : [],
    firstYearTuitionInVnd: tuition === null ? null : inVnd(tuition),
    campusCity: 'Sydney',
    otherCampusCities: [],
    languages,
    website: null,
    isRetired: false,
    institution: {
      __typename: 'Institution',
      id: `of-${slug}`,
      slug: `school-of-${slug}`,
      name: `School of ${title}`,
      destination: 'AU',
      type: 'UNIVERSITY',
      outcomes: [],
    },
    firstYearTuition:
      tuition === null
        ? null
        : { amount: tuition, currency: 'AUD', ...fact('MoneyFact'), academicYear: null, asOf: year },
    livingCost: {
      amount: 24_000,
      currency: 'AUD',
      isStandIn: true,
      vnd: inVnd(24_000),
      ...fact('LivingCost'),
    },
    applicationFee: null,
    duration: { value: 24, ...fact('NumberFact') },
    earliestIntake: null,
    deadline: null,
    englishMinimums: [],
    acceptedEnglish: [
      ...acceptedEnglish({ level: null, languages, englishMinimums: [], languageLevels }, { englishMinimums: general }),
    ],
    languageLevels,
    postGraduationPermit: null,
    coopInternship: null,
    outcomes,
  };
}

export const three = [
  program('law', 'Law', 40_000),
  program('design', 'Design', null),
  program('data', 'Data Science', 30_000),
];
export const answer = (found: readonly { readonly slug: string }[], asked = found.map(({ slug }) => slug)) => ({
  request: { query: ComparisonDocument, variables: { slugs: asked } },
  result: { data: { compareItems: found } },
});
