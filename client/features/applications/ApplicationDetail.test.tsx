import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationErrorCode } from '../../generated/types';
import { renderInWorkspace } from '../../testing/renderInWorkspace';
import { applicationOf, detailOf, errorsOf } from './applications.fixtures';
import { ApplicationDetail } from './ApplicationDetail';
import { WithdrawApplicationDocument } from './WithdrawApplication.gql';

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
const askToWithdraw = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw this application?' });
  return { dialog, confirm: within(dialog).getByRole('button', { name: 'Withdraw' }) };
};

afterEach(() => document.querySelector('[data-toasts]')?.remove());

describe('an application', () => {
  it('shows five steps with their days, and which one it is at', async () => {
    show([detailOf(applicationOf('PROCESSING'))]);
    const steps = within(await screen.findByRole('list', { name: 'The five steps of the application' }));
    const items = steps.getAllByRole('listitem');

    expect(items).toHaveLength(5);
    expect(items[0]).toHaveTextContent('SubmittedOct 5, 2026');
    expect(items[1]).toHaveAttribute('aria-current', 'step');
    expect(items[2]).toHaveTextContent('Acceptedapplied successfully');
    expect(screen.getByText('40%')).toBeVisible();
  });

  it('names each step, and says of those ahead what they are', async () => {
    show([detailOf(applicationOf('SUBMITTED', { status: 'SUBMITTED', history: [] }))]);
    const steps = within(await screen.findByRole('list', { name: 'The five steps of the application' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Submittedawaiting verification',
      '2Processingbeing reviewed by the provider',
      '3Acceptedapplied successfully',
      '4Visa preparationvisa checklist',
      '5Visa appliedprocessing',
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
      'You submitted the applicationOct 5, 2026, 21:47 · you',
    ]);
  });

  it.each([
    ['SUBMITTED', /advisor is checking/],
    ['PROCESSING', /under 15 days/],
    ['ACCEPTED', /Start with: Confirmation of enrolment/],
    ['VISA_APPLIED', /decision comes from the visa office/],
    ['REJECTED', /did not accept/],
  ] as const)('says what comes next when it is %s', async (status, words) => {
    show([detailOf(applicationOf(status))]);

    expect(await screen.findByRole('region', { name: 'Next step' })).toHaveTextContent(words);
  });

  it('cannot be withdrawn once there is a place, and says so', async () => {
    show([detailOf(applicationOf('ACCEPTED'))]);

    expect(await screen.findByText(/can no longer be withdrawn here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).not.toBeInTheDocument();
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
    show([detailOf(applicationOf()), withdrawn()]);
    const { dialog, confirm } = await askToWithdraw();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
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
      { ...detailOf(applicationOf('PROCESSING')), maxUsageCount: 1 },
      withdrawn('STEP_NOT_ALLOWED'),
      detailOf(applicationOf('ACCEPTED')),
    ]);
    const { dialog, confirm } = await askToWithdraw();
    await userEvent.click(confirm);

    expect(await within(dialog).findByText(/has just moved on/)).toBeVisible();
    expect(await screen.findByText('The school accepted you')).toBeInTheDocument();
  });

  it('that did not reach the server says so, and can be tried again', async () => {
    show([detailOf(applicationOf()), { request, error: new TypeError('Failed to fetch') }, withdrawn()]);
    const { dialog, confirm } = await askToWithdraw();
    await userEvent.click(confirm);
    expect(await within(dialog).findByText(/the application was not withdrawn/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));

    expect(await screen.findByText('You withdrew the application')).toBeVisible();
  });
});
