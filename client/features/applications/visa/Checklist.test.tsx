import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationErrorCode, VisaItemState } from '../../../generated/types';
import { renderInWorkspace } from '../../../testing/renderInWorkspace';
import { ApplicationDetail } from '../ApplicationDetail';
import { applicationOf, checklistOf, detailOf, errorsOf } from '../test/applications.fixtures';
import { SetVisaChecklistItemDocument } from './SetVisaChecklistItem.gql';

type States = Parameters<typeof checklistOf>[0];

const REST = { __typename: 'Application', id: 'a1', status: 'VISA_PREPARATION' };
const PROGRESS = { progress: 67, lastUpdated: '2026-11-21T03:00:00.000Z' };
/** What the site has stored since the page was opened. */
let changed: States | null = null;

const stored = (
  code: string,
  state: VisaItemState,
  answer: States | ApplicationErrorCode,
): MockLink.MockedResponse => ({
  request: { query: SetVisaChecklistItemDocument, variables: { input: { applicationId: 'a1', code, state } } },
  result: () => {
    if (typeof answer !== 'string') changed = answer;
    const application =
      typeof answer === 'string' ? null : { ...REST, ...PROGRESS, visaChecklist: checklistOf(answer) };
    const errors = typeof answer === 'string' ? errorsOf(answer) : [];
    return {
      data: { setVisaChecklistItem: { __typename: 'SetVisaChecklistItemPayload', application, errors } },
    };
  },
  delay: 20,
});
const lost = (code: string, state: VisaItemState): MockLink.MockedResponse => ({
  request: { query: SetVisaChecklistItemDocument, variables: { input: { applicationId: 'a1', code, state } } },
  error: new TypeError('Failed to fetch'),
  delay: 20,
});

const show = async (mocks: readonly MockLink.MockedResponse[], application = applicationOf('VISA_PREPARATION')) => {
  changed = null;
  const present = () => (changed ? { ...application, ...PROGRESS, visaChecklist: checklistOf(changed) } : application);
  renderInWorkspace(<ApplicationDetail />, {
    mocks: [{ ...detailOf(application), result: () => ({ data: { applicationById: present() } }) }, ...mocks],
    locale: 'en',
    path: '/profile/applications/a1',
    route: '/profile/applications/:id',
  });
  return screen.findByRole('region', { name: 'Documents: Australian student visa' });
};
const control = (document: string, state: string) =>
  screen.findByRole('button', { name: `${document}, status: ${state}. Change` });
const choose = async (document: string, from: string, to: string) => {
  await userEvent.click(await control(document, from));
  await userEvent.click(await screen.findByRole('menuitem', { name: to }));
};

describe('the visa checklist', () => {
  it('is in the order of work, with the progress, what is conditional, the official page and the sources', async () => {
    const list = await show([]);

    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['To do · 2', 'Done · 1', 'Not applicable · 1', 'Sources of the list']);
    expect(within(list).getByText('1 of 3 done')).toBeVisible();
    expect(within(list).getByRole('progressbar')).toHaveAttribute('max', '3');
    expect(within(list).getByText('Only if asked.')).toBeVisible();
    expect(within(list).getByText('It depends')).toBeVisible();
    expect(within(list).getByRole('link', { name: /Official visa page/ })).toHaveAttribute(
      'href',
      'https://immi.example',
    );
    expect(within(list).getAllByText(/third party/i).length).toBeGreaterThanOrEqual(4);
  });

  it('offers no way to set aside what everybody needs', async () => {
    await show([]);
    await userEvent.click(await control('Passport', 'Ready'));

    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'To do',
      'Collecting',
      'Ready',
      'Submitted',
    ]);
  });

  it('shows a change at once, counts it, and keeps it when it is stored', async () => {
    const list = await show([stored('COE', 'READY', { COE: 'READY' })]);
    await choose('Confirmation of enrolment', 'To do', 'Ready');

    expect(within(list).getByText('2 of 3 done')).toBeVisible();
    expect(await screen.findByText('67%')).toBeVisible();
    expect(await control('Confirmation of enrolment', 'Ready')).toBeVisible();
  });

  it('sends changes in order, so that no late answer takes back a later change', async () => {
    await show([
      stored('COE', 'READY', { COE: 'READY' }),
      stored('FUNDS', 'COLLECTING', { COE: 'READY', FUNDS: 'COLLECTING' }),
    ]);
    await choose('Confirmation of enrolment', 'To do', 'Ready');
    await choose('Proof of funds', 'To do', 'Collecting');

    await screen.findByText('67%');
    expect(await control('Confirmation of enrolment', 'Ready')).toBeVisible();
    expect(await control('Proof of funds', 'Collecting')).toBeVisible();
  });

  it('goes back to what is stored when a change was lost on the way, says so, and sends it again', async () => {
    await show([lost('COE', 'READY'), stored('COE', 'READY', { COE: 'READY' })]);
    await choose('Confirmation of enrolment', 'To do', 'Ready');
    expect(await screen.findByText(/No connection: “Ready” was not saved/)).toBeVisible();
    expect(await control('Confirmation of enrolment', 'To do')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /^Try again ?: Confirmation of enrolment/ }));

    expect(await screen.findByText('67%')).toBeVisible();
    expect(screen.queryByText(/No connection/)).not.toBeInTheDocument();
  });

  it('says why the server refused', async () => {
    await show([stored('COE', 'READY', 'CHECKLIST_CLOSED')]);
    await choose('Confirmation of enrolment', 'To do', 'Ready');

    expect(await screen.findByText(/can no longer be changed/)).toBeVisible();
    expect(await control('Confirmation of enrolment', 'To do')).toBeVisible();
  });

  it('refuses changes without a network in words, and asks the server nothing', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show([]);
    await choose('Passport', 'Ready', 'Submitted');

    expect(await screen.findByText(/No connection: “Submitted” was not saved/)).toBeVisible();
    expect(await control('Passport', 'Ready')).toBeVisible();
    isOnline.mockRestore();
  });

  it('can be read before there is a place, and not be changed', async () => {
    const list = await show([], applicationOf('SUBMITTED'));

    expect(within(list).getByText(/A preview/)).toBeVisible();
    expect(within(list).queryByRole('button')).not.toBeInTheDocument();
  });

  it('is gone with the application', async () => {
    renderInWorkspace(<ApplicationDetail />, {
      mocks: [detailOf(applicationOf('WITHDRAWN'))],
      locale: 'en',
      path: '/profile/applications/a1',
      route: '/profile/applications/:id',
    });
    await screen.findByText('You withdrew the application');

    await waitFor(() => expect(screen.queryByRole('region', { name: /^Documents/ })).not.toBeInTheDocument());
  });
});
