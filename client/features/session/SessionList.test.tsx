import { screen, waitFor, within } from '@testing-library/react';
import { renderInWorkspace } from '../../testing/renderInWorkspace';
import { Panel } from '../../kernel/mui/Panel';
import { MySessionsDocument } from './MySessions.gql';
import { RevokeSessionDocument } from './RevokeSession.gql';
import { SessionList } from './SessionList';
import { type Mock, user } from './test/sessionMocks';

describe('the list of sessions', () => {
  const row = (id: string, isCurrent: boolean) => ({
    __typename: 'Session',
    id,
    isCurrent,
    device: isCurrent ? 'Chrome · Android' : null,
    createdAt: '2026-11-20T02:00:00.000Z',
    lastSeenAt: '2026-11-21T02:30:00.000Z',
    isRemembered: !isCurrent,
  });
  const sessions = (...rows: ReturnType<typeof row>[]): Mock => ({
    request: { query: MySessionsDocument },
    result: { data: { mySessions: rows } },
  });

  it('marks this device, and logs another one out', async () => {
    const revoke: Mock = {
      request: { query: RevokeSessionDocument, variables: { input: { sessionId: 's2' } } },
      result: { data: { revokeSession: { __typename: 'LogoutPayload', errors: [] } } },
    };
    renderInWorkspace(
      <Panel title="Devices">
        <SessionList />
      </Panel>,
      { locale: 'en', mocks: [sessions(row('s1', true), row('s2', false)), revoke, sessions(row('s1', true))] },
    );

    const [here, there] = await screen.findAllByRole('listitem');
    expect(here).toHaveTextContent('Chrome · AndroidThis device');
    expect(here && within(here).queryByRole('button')).toBeNull();
    expect(there).toHaveTextContent('Unknown device');
    await user.click(screen.getByRole('button', { name: /^Log out Unknown device, last used Nov 21, 2026, 09:30/ }));

    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    // The button that had the focus has gone with its row.
    expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus();
  });
});
