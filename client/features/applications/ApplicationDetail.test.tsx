import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationErrorCode } from '../../generated/types';
import { renderInWorkspace } from '../../testing/renderInWorkspace';
import { applicationOf, detailOf, errorsOf, sharingOf } from './test/applications.fixtures';
import { ApplicationDetail } from './ApplicationDetail';
import { DeclineOfferDocument } from './ending/DeclineOffer.gql';
import { RemindGuardianDocument } from './sharing/RemindGuardian.gql';
import { WithdrawApplicationDocument } from './ending/WithdrawApplication.gql';

const show = (mocks: readonly MockLink.MockedResponse[], locale: 'vi' | 'en' = 'en') =>
  renderInWorkspace(
    <main>
      <ApplicationDetail />
    </main>,
    { mocks, locale, path: '/profile/applications/a1', route: '/profile/applications/:id' },
  );
const request = { query: WithdrawApplicationDocument, variables: { input: { applicationId: 'a1' } } };
const withdrawn = (code?: ApplicationErrorCode): MockLink.MockedResponse => ({
  request,
  result: {
    data: {
      withdrawApplication: {
        __typename: 'WithdrawApplicationPayload',
        application: code ? null : applicationOf('WITHDRAWN'),
        errors: code ? errorsOf(code) : [],
      },
    },
  },
});
const declined: MockLink.MockedResponse = {
  request: { query: DeclineOfferDocument, variables: { input: { applicationId: 'a1' } } },
  result: {
    data: {
      declineOffer: { __typename: 'DeclineOfferPayload', application: applicationOf('OFFER_DECLINED'), errors: [] },
    },
  },
};
const askToWithdraw = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw this application?' });
  return { dialog, confirm: within(dialog).getByRole('button', { name: 'Withdraw' }) };
};

afterEach(() => document.querySelector('[data-toasts]')?.remove());

describe('an application', () => {
  it('shows its steps with their days, and which one it is at', async () => {
    show([detailOf(applicationOf('PROCESSING'))]);
    const steps = within(await screen.findByRole('list', { name: 'Steps of the application' }));
    const items = steps.getAllByRole('listitem');

    expect(items).toHaveLength(6);
    expect(items[0]).toHaveTextContent('SubmittedOct 5, 2026');
    expect(items[1]).toHaveAttribute('aria-current', 'step');
    expect(items[2]).toHaveTextContent('Acceptedapplied successfully');
    expect(screen.getByText('40%')).toBeVisible();
  });

  it('names each step, and says of those ahead what they are', async () => {
    show([detailOf(applicationOf('SUBMITTED', { status: 'SUBMITTED', history: [] }))]);
    const steps = within(await screen.findByRole('list', { name: 'Steps of the application' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Submittedawaiting verification',
      '2Processingbeing reviewed by the provider',
      '3Acceptedapplied successfully',
      '4Visa preparationvisa checklist',
      '5Visa application submittedprocessing',
      '6Visa grantedready to go',
    ]);
  });

  it('tells its history, the latest first, with the time in Vietnam and what the advisor wrote', async () => {
    const application = applicationOf('PROCESSING');
    const history = application.history.map((event, place) =>
      place === 1 ? { ...event, note: 'All is well' } : event,
    );
    show([detailOf({ ...application, history })]);
    const events = within(await screen.findByRole('region', { name: 'History' })).getAllByRole('listitem');

    expect(events.map(event => event.textContent)).toEqual([
      'The school started its reviewOct 6, 2026, 21:47 · advisorAll is well',
      'The application was submittedOct 5, 2026, 21:47 · you',
    ]);
  });

  it.each([
    ['SUBMITTED', /advisor is checking/],
    ['PROCESSING', /under 15 days/],
    ['ACCEPTED', /Start with: Confirmation of enrolment/],
    ['VISA_APPLIED', /decision comes from the visa office/],
    ['VISA_GRANTED', /Congratulations/],
    ['VISA_REFUSED', /the school still has your place/],
    ['DEFERRED', /keeps your place until the new intake/],
    ['OFFER_DECLINED', /You declined this offer/],
    ['AWAITING_GUARDIAN', /Until they agree, nothing is sent/],
    ['GUARDIAN_DECLINED', /nothing went to the school/],
    ['REJECTED', /did not accept/],
  ] as const)('says what comes next when it is %s', async (status, words) => {
    show([detailOf(applicationOf(status))]);

    expect(await screen.findByRole('region', { name: 'Next step' })).toHaveTextContent(words);
  });

  it('cannot be withdrawn once there is a place: then the offer can be declined, after it was said what that means', async () => {
    show([detailOf(applicationOf('ACCEPTED'), 1), declined, detailOf(applicationOf('OFFER_DECLINED'))]);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline the offer' }));
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).not.toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: 'Decline this offer?' });
    expect(dialog).toHaveTextContent('What cannot be taken back: this place.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline the offer' }));

    expect(await screen.findByText('You declined the offer')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('names the intake to which its place was deferred', async () => {
    const application = applicationOf('DEFERRED');
    const history = application.history.map(event => ({
      ...event,
      intake:
        event.status === 'DEFERRED' ? { __typename: 'ApplicationEventIntake' as const, year: 2028, month: 2 } : null,
    }));
    show([detailOf(Object.assign(application, { history }))]);

    expect(await screen.findByText('The place was deferred to the Feb 2028 intake')).toBeVisible();
  });

  it('tells what is shared with the school, and what became of it', async () => {
    const sharing = sharingOf({ withdrawnAt: '2026-10-20T02:00:00.000Z', canWithdraw: false });
    const deletionTask = {
      __typename: 'DeletionTask',
      openedAt: '2026-10-20T02:00:00.000Z',
      state: 'ASKED',
      closedAt: '2026-10-22T02:00:00.000Z',
    };
    show([detailOf(applicationOf('WITHDRAWN', { sharing, deletionTask }))]);
    const panel = await screen.findByRole('region', { name: 'Shared with the school' });

    expect(panel).toHaveTextContent(/You agreed on Oct 5, 2026 .* is sent to Deakin University, Australia\./);
    expect(panel).toHaveTextContent('You withdrew your consent on Oct 20, 2026.');
    expect(panel).toHaveTextContent('We asked the school to delete it on Oct 22, 2026.');
  });

  it('that waits for a guardian says who was asked, and sends the email again', async () => {
    const guardian = {
      __typename: 'SharingGuardian',
      part: 'AGREEMENT',
      name: 'Trần Thị Bình',
      emailHint: 'b***@example.org',
      askedAt: '2026-10-05T14:47:00.000Z',
      answeredAt: null,
    };
    const application = applicationOf('AWAITING_GUARDIAN', { sharing: sharingOf({ guardian }) });
    show([
      detailOf(application),
      {
        request: { query: RemindGuardianDocument, variables: { input: { applicationId: 'a1' } } },
        result: { data: { remindGuardian: { __typename: 'RemindGuardianPayload', application, errors: [] } } },
      },
    ]);
    expect(await screen.findByText(/We wrote to Trần Thị Bình \(b\*\*\*@example\.org\) on Oct 5, 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));

    expect(await screen.findByText(/Email sent again/)).toBeVisible();
  });

  it('says that the network is gone, and stays readable', async () => {
    show([detailOf(applicationOf())]);
    await screen.findByRole('heading', { level: 1, name: 'Bachelor of Computer Science' });
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));

    expect(await screen.findByText(/You are offline/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'History' })).toBeVisible();
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument());
    isOnline.mockRestore();
  });
});

describe('a withdrawal', () => {
  it('is explained before it is made, and done once', async () => {
    show([detailOf(applicationOf(), 1), withdrawn(), detailOf(applicationOf('WITHDRAWN'))]);
    const { dialog, confirm } = await askToWithdraw();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);
    expect(dialog).toHaveTextContent('your advisor asks them to delete it');
    expect(dialog).toHaveTextContent('What cannot be taken back: what the school has received and read.');
    expect(dialog).toHaveTextContent('It cannot be reopened.');
    expect(dialog).toHaveTextContent('Whether fees already paid to the school are refunded is up to the school.');
    await userEvent.dblClick(confirm);

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText('Application withdrawn')).toBeVisible();
    expect(screen.getByText('You withdrew the application')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('is not made by the way out', async () => {
    show([detailOf(applicationOf())]);
    const { dialog } = await askToWithdraw();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep application' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Withdraw application' })).toHaveFocus();
  });

  it('that comes too late says so, and shows where the application stands now', async () => {
    show([
      detailOf(applicationOf('PROCESSING'), 1),
      withdrawn('STEP_NOT_ALLOWED'),
      detailOf(applicationOf('ACCEPTED')),
    ]);
    const { dialog, confirm } = await askToWithdraw();
    await userEvent.click(confirm);

    expect(await within(dialog).findByText(/has just moved on/)).toBeVisible();
    expect(await screen.findByText('The school accepted you')).toBeInTheDocument();
  });

  it('that did not reach the server says so, and can be tried again', async () => {
    const lost = { request, error: new TypeError('Failed to fetch') };
    show([detailOf(applicationOf(), 2), lost, withdrawn(), detailOf(applicationOf('WITHDRAWN'))]);
    const { dialog, confirm } = await askToWithdraw();
    await userEvent.click(confirm);
    expect(await within(dialog).findByText(/nothing has changed/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));

    expect(await screen.findByText('You withdrew the application')).toBeVisible();
  });
});
