import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInWorkspace } from '../../testing/renderInWorkspace';
import { handed } from '../../testing/whole';
import { SessionsPanel } from './SidePanels';
import { WeekPanel } from './WeekPanel';

const program = (id: string, title: string) => ({
  __typename: 'Program' as const,
  id,
  slug: id,
  title,
  institution: { __typename: 'Institution' as const, id: 'i', name: 'Deakin University' },
});
const deadline = (closesAt: string) => ({
  __typename: 'Deadline' as const,
  date: closesAt.slice(0, 10),
  time: null,
  timeZone: 'Australia/Melbourne',
  closesAt,
  status: 'OPEN' as const,
});
const intake = { __typename: 'ApplicationIntake' as const, year: 2027, month: 2 };
// The test's clock stands on 21 November 2026.
const overview = {
  deadlines: [
    { item: program('open', 'Nursing'), deadline: deadline('2026-11-24T19:59:59Z'), intake, application: null },
    { item: program('shut', 'Law'), deadline: deadline('2026-11-19T12:59:59Z'), intake, application: null },
  ],
  programs: [
    { program: program('p1', 'Data Science'), deadline: null, intake: null, application: null },
    {
      program: program('p2', 'Physics'),
      deadline: null,
      intake: null,
      application: { __typename: 'Application' as const, id: 'a1', status: 'PROCESSING' as const },
    },
  ],
  events: [],
  guides: [],
};
const session = {
  __typename: 'AdvisingSession' as const,
  id: 's1',
  topic: 'Rà hồ sơ',
  note: null,
  startsAt: '2026-11-23T02:00:00Z',
  endsAt: '2026-11-23T02:45:00Z',
  timeZone: 'Asia/Ho_Chi_Minh',
  channel: 'ONLINE' as const,
  joinUrl: 'https://meet.example/room',
  place: null,
  status: 'SCHEDULED' as const,
  advisor: null,
};
const show = () => renderInWorkspace(<WeekPanel overview={overview as never} />, { locale: 'en', path: '/profile' });

describe('the deadlines of the week', () => {
  it('are open with the days that are left and the way to apply, or closed with the next intake', () => {
    show();
    const [open, closed] = within(screen.getByRole('tabpanel', { name: 'Universities' })).getAllByRole('listitem');
    expect(within(open as HTMLElement).getByText(/days? left/)).toBeVisible();
    expect(within(open as HTMLElement).getByRole('link', { name: /^Apply/ })).toHaveAttribute(
      'href',
      '/en/profile/applications/new?type=program&item=open',
    );
    // Both by the day that the school names.
    expect(within(open as HTMLElement).getByText(/^24/, { selector: 'time' })).toBeVisible();
    expect(within(closed as HTMLElement).getByText('Closed')).toBeVisible();
    expect(within(closed as HTMLElement).queryByRole('link', { name: /^Apply/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/en/profile/calendar');
  });

  it('stand beside courses, events and guides, each with words for when there is nothing', async () => {
    show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Universities',
      'Courses',
      'Events',
      'Guides',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Courses' }));
    const rows = within(screen.getByRole('tabpanel', { name: 'Courses' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(within(rows[0] as HTMLElement).getByRole('link', { name: /^Apply/ })).toHaveAttribute(
      'href',
      '/en/profile/applications/new?type=program&item=p1',
    );
    expect(within(rows[1] as HTMLElement).getByText('Processing')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Events' }));
    expect(screen.getByText('No events are coming up.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Guides' }));
    expect(screen.getByText('There are no guides yet.')).toBeVisible();
  });
});

describe('my sessions this week', () => {
  it('are joined from here, and lead to all of them', () => {
    renderInWorkspace(<SessionsPanel advisingSessions={[handed(session)]} />, { locale: 'en', path: '/profile' });
    expect(screen.getByRole('heading', { name: 'My sessions this week' })).toBeVisible();
    expect(screen.getByText('Rà hồ sơ')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Join now/ })).toHaveAttribute('href', 'https://meet.example/room');
    expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/en/profile/calendar');
  });
});
