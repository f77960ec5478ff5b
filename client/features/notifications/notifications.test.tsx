import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { MarkNotificationsReadDocument } from './MarkNotificationsRead.gql';
import { MyNotificationsDocument } from './MyNotifications.gql';
import { NotificationPanel } from './NotificationPanel';

const program = {
  __typename: 'Program',
  id: 'p1',
  slug: 'data-science',
  title: 'Data Science',
  institution: { __typename: 'Institution', id: 'i1', name: 'Monash University' },
};
const notification = (id: string, code: string, changes: object = {}) => ({
  __typename: 'Notification',
  id,
  code,
  at: '2026-11-21T01:00:00.000Z',
  isRead: false,
  parameters: [],
  item: null,
  ...changes,
});
const parameters = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ __typename: 'NotificationParameter', name, value }));
const list = (...items: { isRead: boolean }[]) => ({
  request: { query: MyNotificationsDocument, variables: { unreadOnly: false, page: { number: 1, size: 15 } } },
  result: {
    data: {
      myNotifications: {
        __typename: 'NotificationPage',
        items,
        pageInfo: { __typename: 'PageInfo', number: 1, pageCount: 1, total: items.length },
        unreadCount: items.filter(({ isRead }) => !isRead).length,
        version: 'v1',
      },
    },
  },
});
const marked = (input: object, unreadCount: number) => ({
  request: { query: MarkNotificationsReadDocument, variables: { input } },
  result: {
    data: {
      markNotificationsRead: {
        __typename: 'MarkNotificationsReadPayload',
        unreadCount,
        version: 'v1',
        errors: [],
      },
    },
  },
});

const items = [
  notification('n1', 'DEADLINE_NEAR', {
    item: program,
    parameters: parameters({ daysLeft: '3', closesAt: '2026-11-24T16:59:00.000Z', timeZone: 'Asia/Ho_Chi_Minh' }),
  }),
  notification('n2', 'APPLICATION_STATUS_CHANGED', {
    at: '2026-11-18T01:00:00.000Z',
    item: program,
    parameters: parameters({ applicationId: 'a1', status: 'ACCEPTED' }),
  }),
  notification('n3', 'ADVISING_SESSION_SCHEDULED', {
    at: '2026-10-01T01:00:00.000Z',
    isRead: true,
    parameters: parameters({ sessionId: 's1', startsAt: '2026-12-02T09:30:00.000Z', timeZone: 'Asia/Ho_Chi_Minh' }),
  }),
  notification('n4', 'SOMETHING_NEWER', { at: '2026-10-01T01:00:00.000Z', isRead: true }),
];
type Mocks = NonNullable<Parameters<typeof renderWithProviders>[1]>['mocks'];
const show = (mocks: Mocks, locale: 'vi' | 'en' = 'en', onClose = () => undefined) =>
  renderWithProviders(<NotificationPanel onClose={onClose} />, { locale, mocks: mocks ?? [] });

describe('the panel of notifications', () => {
  it('says what happened in the language of the page, grouped by day, and links to the place', async () => {
    show([list(...items)]);
    const today = await screen.findByRole('region', { name: 'Today' });
    expect(
      within(today).getByRole('link', { name: /Data Science · Monash University closes in 3 days/ }),
    ).toHaveAttribute('href', '/en/programs/data-science');
    expect(
      within(screen.getByRole('region', { name: 'Last 7 days' })).getByRole('link', { name: /You have been accepted/ }),
    ).toHaveAttribute('href', '/en/profile/applications/a1');
    const older = screen.getByRole('region', { name: 'Earlier' });
    expect(within(older).getByText(/16:30 on Dec 2, 2026/)).toBeInTheDocument();
    expect(within(older).getByText(/You have a new notification/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 unread notifications');
  });

  it('is in Vietnamese on Vietnamese pages', async () => {
    show([list(...items)], 'vi');
    expect(await screen.findByText(/còn 3 ngày là hết hạn/)).toBeInTheDocument();
  });

  it('marks one as read at once', async () => {
    show([list(...items), marked({ ids: ['n2'] }, 1)]);
    const week = await screen.findByRole('region', { name: 'Last 7 days' });
    await userEvent.click(within(week).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(within(week).queryByText(/Unread/)).toBeNull());
  });

  it('marks all that it shows, and what comes meanwhile stays unread', async () => {
    show([list(...items), marked({ upTo: 'n1' }, 0)]);
    await screen.findByRole('region', { name: 'Today' });
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Mark as read' })).toEqual([]));
  });

  it('takes back what could not be marked, and says so', async () => {
    const fails = {
      request: { query: MarkNotificationsReadDocument, variables: { input: { ids: ['n1'] } } },
      error: new TypeError('Failed to fetch'),
    };
    show([list(...items), fails]);
    const today = await screen.findByRole('region', { name: 'Today' });
    await userEvent.click(within(today).getByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText('Could not mark as read. Please try again.')).toBeInTheDocument();
    expect(within(today).getByRole('button', { name: 'Mark as read' })).toBeInTheDocument();
    document.querySelector('[data-toasts]')?.remove();
  });

  it('that is empty says what will come', async () => {
    show([list()]);
    expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('that could not be loaded can be tried again', async () => {
    const failed = { request: list().request, error: new TypeError('Failed to fetch') };
    show([failed, list(...items)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Today' })).toBeInTheDocument();
  });
});
