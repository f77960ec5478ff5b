/** The form of an application over a made-up server, which keeps what is sent to it. */
import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHARING_TEXT_VERSION } from '../../../../../schema/rules/applications.values';
import type { ApplicationErrorCode, ApplicationStatus } from '../../../../generated/types';
import { readPersonalItem } from '../../../../kernel/storage/personalItems';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace';
import { deadline, errorsOf, intakeOf, OWNER, program, requirementOf } from '../../test/applications.fixtures';
import { ApplicationPreviewDocument } from '../ApplicationPreview.gql';
import { ApplyView } from '../ApplyView';
import { CreateApplicationDocument } from '../CreateApplication.gql';

const PATH = '/profile/applications/new?type=program&item=p1';
export const subject = { type: 'PROGRAM', itemId: 'p1' } as const;
export const first = intakeOf(2027, 7, { deadline });

const profile = {
  __typename: 'Profile' as const,
  id: OWNER,
  fullName: 'Nguyễn Minh Anh',
  email: 'minhanh@example.org',
  phone: '+84912345678',
  currentSchoolOrCompany: 'THPT Chu Văn An',
  currentLevel: 'UPPER_SECONDARY' as const,
  gpa: null,
  englishCert: null,
  majorAbroad: null,
  studyLevelWanted: null,
  budget: null,
};

export const terms = (change: object = {}) => ({
  __typename: 'SharingTerms' as const,
  recipient: { __typename: 'Institution' as const, id: 'i1', name: 'Deakin University' },
  destination: 'AU' as const,
  data: ['PERSON', 'CONTACT', 'MARKS'] as const,
  textVersion: SHARING_TEXT_VERSION,
  guardianPart: 'NONE' as const,
  guardianName: null,
  guardianEmailHint: null,
  ...change,
});

export const preview = (
  change: object = {},
  intake: { year: number; month: number } | null = null,
  about: object = subject,
) =>
  ({
    request: { query: ApplicationPreviewDocument, variables: { ...about, intake } },
    result: {
      data: {
        applicationPreview: {
          __typename: 'ApplicationPreview',
          item: program,
          intakes: [first],
          intake: first,
          requirements: [
            requirementOf('DEADLINE', 'MET', 'SATISFIED'),
            requirementOf('ENGLISH', 'MISSING', 'BELOW_MINIMUM', { test: 'IELTS', required: 6.5, actual: 6 }),
            requirementOf('FUNDS', 'UNKNOWN', 'NOT_IN_PROFILE', { required: 67_331, currency: 'AUD' }),
          ],
          openApplication: null,
          sharing: terms(),
          ...change,
        },
        myProfile: profile,
      },
    },
    maxUsageCount: 5,
  }) satisfies MockLink.MockedResponse;

export const sent: { readonly idempotencyKey: string; readonly note: string | null }[] = [];

/** Answers every application; the calls are in `sent`. */
export const creates = (
  code?: ApplicationErrorCode,
  id: string | null = 'a1',
  status: ApplicationStatus = 'SUBMITTED',
): MockLink.MockedResponse => ({
  request: {
    query: CreateApplicationDocument,
    variables: ({ input }: { input: (typeof sent)[number] }) => {
      sent.push(input);
      return true;
    },
  },
  result: {
    data: {
      createApplication: {
        __typename: 'CreateApplicationPayload',
        application: id === null ? null : { __typename: 'Application', id, status },
        errors: code ? errorsOf(code) : [],
      },
    },
  },
  delay: 20,
});
export const isLost = (): MockLink.MockedResponse => ({
  request: creates().request,
  error: new TypeError('Failed to fetch'),
});

export const show = (mocks: readonly MockLink.MockedResponse[], path = PATH) =>
  renderInWorkspace(<ApplyView />, { mocks, locale: 'en', path });
export const consent = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^I agree that/ });
/** The button, after the box was ticked. */
export const submit = async (name = 'Submit application') => {
  const box = await consent();
  if (!box.checked) await userEvent.click(box);
  return screen.getByRole('button', { name });
};
export const drafts = () => readPersonalItem('applicationDrafts', OWNER);

/** Before each test of the file nothing is kept on the device, and nothing was sent. */
export function forgetApplications(): void {
  beforeEach(() => {
    window.localStorage.clear();
    sent.length = 0;
  });
  afterEach(() => document.querySelector('[data-toasts]')?.remove());
}
