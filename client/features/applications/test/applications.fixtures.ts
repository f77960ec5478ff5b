/** Applications as they come over the wire, for tests. */
import type { MockLink } from '@apollo/client/testing';
import { APPLICATION_STEPS, SHARING_TEXT_VERSION, STATUS_FACTS } from '../../../../schema/rules/applications.values';
import type { ApplicationErrorCode, ApplicationStatus, VisaItemState } from '../../../generated/types';
import type { FieldsOf } from '../../../kernel/graphql/masked';
import { named } from '../../../testing/chance';
import { buildFact, buildSource } from '../../../testing/facts';
import { ApplicationDetailDocument } from '../ApplicationDetail.gql';
import type { History_EventFragment } from '../History.gql';
import { MyApplicationsDocument, type MyApplicationsQueryVariables } from '../MyApplications.gql';

export const OWNER = 'profile-mai';

const fact = buildFact({
  asOf: '2022-10',
  source: named('Source', buildSource({ id: 'cricos', name: 'CRICOS', url: 'https://cricos.example' })),
});
const money = (amount: number) => ({ __typename: 'MoneyFact' as const, amount, currency: 'AUD' as const, ...fact });

export const program = {
  __typename: 'Program' as const,
  id: 'p1',
  slug: 'deakin-computer-science',
  title: 'Bachelor of Computer Science',
  campusCity: 'Melbourne',
  isRetired: false,
  website: 'https://deakin.example',
  applicationFee: null,
  firstYearTuition: money(35_621),
  livingCost: { ...money(24_000), __typename: 'LivingCost' as const, isStandIn: true },
  totalCost: {
    __typename: 'TotalCost' as const,
    firstYear: {
      __typename: 'CostSum' as const,
      isAtLeast: true,
      amount: { __typename: 'Money' as const, amount: 67_331, currency: 'AUD' as const },
      vnd: null,
    },
  },
  institution: {
    __typename: 'Institution' as const,
    id: 'i1',
    slug: 'deakin',
    name: 'Deakin University',
    destination: 'AU' as const,
  },
};

export const institution = {
  __typename: 'Institution' as const,
  id: 'i2',
  slug: 'monash',
  name: 'Monash University',
  city: 'Melbourne',
  destination: 'AU' as const,
  isRetired: false,
  website: null,
  livingCost: null,
};

export const deadline = {
  __typename: 'ApplicationDeadline' as const,
  date: '2027-01-13',
  time: '18:00',
  timeZone: 'Europe/London',
  closesAt: '2027-01-13T18:00:00.000Z',
  status: 'OPEN' as const,
  kind: 'CLOSING' as const,
};

export const intakeOf = (year: number, month: number, change: object = {}) => ({
  __typename: 'ApplicationIntake' as const,
  year,
  month,
  status: 'OPEN' as const,
  isUsualOnly: false,
  deadline: null,
  ...change,
});

export const requirementOf = (kind: string, outcome: string, reason: string, change: object = {}) => ({
  __typename: 'ApplicationRequirement' as const,
  kind,
  outcome,
  reason,
  test: null,
  level: null,
  required: null,
  actual: null,
  currency: null,
  text: null,
  ...change,
});

const text = (vi: string, en: string) => ({ __typename: 'LocalizedText' as const, vi, en });

const documentOf = (code: string, en: string, state: VisaItemState, change: object = {}) => ({
  __typename: 'VisaChecklistItem' as const,
  code,
  text: text(`${en} (vi)`, en),
  note: null,
  need: 'NEEDED' as const,
  condition: null,
  state,
  changedAt: null,
  source: {
    __typename: 'VisaSource' as const,
    id: 's1',
    name: 'Vidicy',
    url: 'https://vidicy.example',
    isOfficial: false,
  },
  asOf: '2026',
  checkedOn: '2026-11-21',
  isStale: false,
  ...change,
});

export const checklistOf = (states: Readonly<Record<string, VisaItemState>> = {}, canChange = true) => ({
  __typename: 'VisaChecklist' as const,
  destination: 'AU' as const,
  visaName: text('Visa du học Úc', 'Australian student visa'),
  officialUrl: 'https://immi.example',
  doneCount: 1,
  totalCount: 3,
  canChange,
  items: [
    documentOf('PASSPORT', 'Passport', states.PASSPORT ?? 'READY'),
    documentOf('COE', 'Confirmation of enrolment', states.COE ?? 'TODO'),
    documentOf('FUNDS', 'Proof of funds', states.FUNDS ?? 'TODO'),
    documentOf('ENGLISH', 'English test', states.ENGLISH ?? 'NOT_APPLICABLE', {
      need: 'CHECK',
      condition: text('Nếu được hỏi.', 'Only if asked.'),
    }),
  ],
});

/** On the fifth, sixth ... of October, at 21:47 in Vietnam. */
const eventOf = (
  status: ApplicationStatus,
  place: number,
): FieldsOf<History_EventFragment> & { readonly __typename: 'ApplicationEvent' } => ({
  __typename: 'ApplicationEvent' as const,
  status,
  at: `2026-10-${String(5 + place).padStart(2, '0')}T14:47:00.000Z`,
  by: status === 'SUBMITTED' || status === 'WITHDRAWN' ? ('STUDENT' as const) : ('ADVISOR' as const),
  note: null,
  intake: null,
});

/** As the student agreed to it. */
export const sharingOf = (change: object = {}) => ({
  __typename: 'ApplicationSharing' as const,
  recipientName: 'Deakin University',
  destination: 'AU' as const,
  textVersion: SHARING_TEXT_VERSION,
  agreedAt: '2026-10-05T14:47:00.000Z',
  withdrawnAt: null,
  canWithdraw: true,
  guardian: null,
  ...change,
});

export function applicationOf(status: ApplicationStatus = 'SUBMITTED', change: object = {}) {
  const reached = APPLICATION_STEPS.slice(0, APPLICATION_STEPS.findIndex(step => step === status) + 1);
  const passed = reached.length > 0 ? reached : (['SUBMITTED', status] as const);
  return {
    __typename: 'Application' as const,
    id: 'a1',
    type: 'PROGRAM' as const,
    status,
    progress: STATUS_FACTS[status].progress ?? 20,
    submittedAt: '2026-10-05T14:47:00.000Z',
    lastUpdated: '2026-10-09T14:47:00.000Z',
    intake: intakeOf(2027, 7),
    item: program,
    note: null,
    canWithdraw: STATUS_FACTS[status].isOpen && STATUS_FACTS[status].decision === 'WAITED_FOR',
    canDecline: STATUS_FACTS[status].isOpen && STATUS_FACTS[status].decision === 'OFFER',
    sharing: sharingOf(),
    deletionTask: null,
    advisor: null,
    history: passed.map(eventOf),
    requirements: [requirementOf('DEADLINE', 'MET', 'SATISFIED')],
    visaChecklist: checklistOf({}, reached.length >= 3),
    ...change,
  };
}

/** `times`: as often as the site says so. */
export const detailOf = (application: ReturnType<typeof applicationOf>, times = 5): MockLink.MockedResponse => ({
  request: { query: ApplicationDetailDocument, variables: { id: 'a1' } },
  result: { data: { applicationById: application } },
  maxUsageCount: times,
});

export const errorsOf = (...codes: readonly ApplicationErrorCode[]) =>
  codes.map(code => ({ __typename: 'ApplicationError' as const, code, field: null }));

export const PAGE = { number: 1, size: 10 };

export const listOf = (
  items: readonly ReturnType<typeof applicationOf>[],
  variables: MyApplicationsQueryVariables = { type: null, page: PAGE },
): MockLink.MockedResponse => ({
  request: { query: MyApplicationsDocument, variables },
  result: {
    data: {
      myApplications: {
        __typename: 'ApplicationPage',
        items,
        pageInfo: { __typename: 'PageInfo', number: 1, pageCount: 1, total: items.length },
        typeCounts: [
          { __typename: 'ApplicationTypeCount', type: 'INSTITUTION', count: 0 },
          { __typename: 'ApplicationTypeCount', type: 'PROGRAM', count: items.length },
        ],
      },
      myProfile: { __typename: 'Profile', id: OWNER },
    },
  },
});
