/** Entries of a catalogue as the graph gives them to cards, for tests and for the page of parts. */
import type { FullDeadline_DeadlineFragment } from '../kernel/cards/fullDeadline/FullDeadline.gql';
import type { InstitutionCard_InstitutionFragment } from '../kernel/cards/InstitutionCard.gql';
import type { ProgramCard_ProgramFragment } from '../kernel/cards/ProgramCard.gql';
import type { ScholarshipCard_ScholarshipFragment } from '../kernel/cards/ScholarshipCard.gql';
import type { AmountText_AmountFragment } from '../kernel/facts/AmountText.gql';
import { buildFact, buildSource } from './facts';
import { handed, type Whole, whole } from './whole';

const source = buildSource({
  id: 'deakin',
  name: 'Deakin University',
  url: 'https://www.deakin.edu.au',
  kind: 'OFFICIAL_PAGE',
});
export const fact = handed(buildFact({ checkedOn: '2026-11-20', source }));
export const staleFact = handed({
  ...fact,
  isStale: true,
  note: { vi: 'Mức của năm 2026', en: 'The figure of 2026' },
  source: { ...source, kind: 'THIRD_PARTY' as const },
});

export const buildDeadline = (changes: Partial<Whole<FullDeadline_DeadlineFragment>> = {}) =>
  whole<FullDeadline_DeadlineFragment>({
    date: '2027-01-15',
    time: '18:00',
    timeZone: 'Australia/Melbourne',
    closesAt: '2027-01-15T07:00:59Z',
    kind: 'CLOSING',
    isYearly: false,
    isLastKnown: false,
    ...changes,
  });
export const deadline = buildDeadline();
export const closedDeadline = buildDeadline({ date: '2026-10-15', closesAt: '2026-10-15T07:00:59Z' });

export const vnd = { amount: 700_000_000, rate: 17_000, asOf: '2026-11-20', isStale: false };

export const program = whole<ProgramCard_ProgramFragment>({
  id: 'p1',
  slug: 'data-science',
  title: 'Bachelor of Data Science',
  award: 'BACHELOR',
  campusCity: 'Geelong',
  otherCampusCities: [],
  institution: { id: 'i1', slug: 'deakin', name: 'Deakin University', destination: 'AU' },
  acceptedEnglish: [{ test: 'IELTS', overall: 6.5 }],
  languages: ['en'],
  languageLevels: [],
  coopInternship: null,
  earliestIntake: { year: 2027, month: 2, status: 'OPEN', isCountryUsual: false, deadline },
  deadline,
  firstYearTuition: { amount: 41_000, currency: 'AUD', ...fact },
  firstYearTuitionInVnd: vnd,
  applicationFee: { amount: 55, currency: 'AUD' },
  livingCost: { amount: 24_000, currency: 'AUD', isStandIn: true, vnd: null, ...fact },
  duration: { value: 36 },
});

export const institution = whole<InstitutionCard_InstitutionFragment>({
  id: 'i1',
  slug: 'deakin',
  name: 'Deakin University',
  destination: 'AU',
  city: 'Melbourne',
  region: null,
  type: 'UNIVERSITY',
  ownership: null,
  foundedYear: 1974,
  programCount: 1234,
  summary: null,
  features: [],
});

export const amount = whole<AmountText_AmountFragment>({
  kind: 'FIXED_SUM',
  minimum: { amount: 5000, currency: 'AUD' },
  maximum: { amount: 10_000, currency: 'AUD' },
  period: 'YEAR',
  minimumPercent: null,
  maximumPercent: null,
  tiers: [],
});

export const scholarship = whole<ScholarshipCard_ScholarshipFragment>({
  id: 's1',
  slug: 'deakin-award',
  name: 'Deakin Award',
  provider: 'Deakin University',
  destinations: ['AU'],
  lastUpdated: '2026-11-20',
  eligibleLevels: ['UNDERGRADUATE'],
  eligibleFields: null,
  eligibleGroups: null,
  amount: { ...amount, ...fact, note: null },
  autoApplied: { value: true },
  eligibleNationalities: { isOpenToAll: true, countries: [], isListPartial: false },
  deadlines: [deadline],
});
