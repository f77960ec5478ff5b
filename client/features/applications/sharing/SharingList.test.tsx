import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInWorkspace } from '../../../testing/renderInWorkspace';
import { applicationOf, sharingOf } from '../test/applications.fixtures';
import { WithdrawSharingConsentDocument } from '../ending/WithdrawSharingConsent.gql';
import { MySharingDocument } from './MySharing.gql';
import { SharingList } from './SharingList';
import { sharingVariables } from './sharingVariables';

const listOf = (...items: readonly ReturnType<typeof applicationOf>[]): MockLink.MockedResponse => ({
  request: { query: MySharingDocument, variables: sharingVariables },
  result: {
    data: {
      myApplications: {
        __typename: 'ApplicationPage',
        items,
        pageInfo: { __typename: 'PageInfo', total: items.length },
      },
    },
  },
});
const show = (...mocks: readonly MockLink.MockedResponse[]) =>
  renderInWorkspace(<SharingList />, { mocks, locale: 'en', path: '/profile/privacy' });

afterEach(() => document.querySelector('[data-toasts]')?.remove());

describe('what is shared with schools', () => {
  it('is listed for each application: to whom, since when and under which text', async () => {
    show(listOf(applicationOf('PROCESSING'), applicationOf('REJECTED', { id: 'a2', sharing: null })));
    const rows = await screen.findAllByRole('listitem');

    expect(rows[0]).toHaveTextContent(/Bachelor of Computer Science, Deakin University/);
    expect(rows[0]).toHaveTextContent(/You agreed on Oct 5, 2026 \(text of .* 2026\)/);
    expect(rows[1]).toHaveTextContent('You applied before this site asked');
    expect(within(screen.getAllByRole('listitem')[1] ?? document.body).queryByRole('button')).not.toBeInTheDocument();
  });

  it('is taken back for one alone, after it was said what that does', async () => {
    const withdrawn = applicationOf('WITHDRAWN', {
      sharing: sharingOf({ withdrawnAt: '2026-11-23T03:00:00.000Z', canWithdraw: false }),
      deletionTask: { __typename: 'DeletionTask', openedAt: '2026-11-23T03:00:00.000Z', state: 'OPEN', closedAt: null },
    });
    show(
      listOf(applicationOf('SUBMITTED')),
      {
        request: { query: WithdrawSharingConsentDocument, variables: { input: { applicationId: 'a1' } } },
        result: {
          data: {
            withdrawSharingConsent: { __typename: 'WithdrawSharingConsentPayload', application: withdrawn, errors: [] },
          },
        },
      },
      listOf(withdrawn),
      listOf(withdrawn),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw consent' }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw your consent?' });
    expect(dialog).toHaveTextContent('an open application stops');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));

    expect(await screen.findByText('You withdrew your consent on Nov 23, 2026.')).toBeVisible();
    expect(screen.getByText(/Your advisor will ask the school to delete/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw consent' })).not.toBeInTheDocument());
  });

  it('is nothing while nobody applied', async () => {
    show(listOf());
    expect(await screen.findByText(/so nothing has been sent/)).toBeVisible();
  });
});
