import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPersonalItem, writePersonalItem } from '../../kernel/storage/personalItems';
import { renderInWorkspace } from '../../testing/renderInWorkspace';
import { applicationOf, listOf, OWNER, PAGE } from './test/applications.fixtures';
import { ApplicationList } from './ApplicationList';
import { MyApplicationsDocument } from './MyApplications.gql';

const show = (mocks: Parameters<typeof renderInWorkspace>[1] & object, path = '/profile/applications') =>
  renderInWorkspace(
    <main>
      <ApplicationList />
    </main>,
    { locale: 'en', path, ...mocks },
  );
const fails = {
  request: { query: MyApplicationsDocument, variables: { type: null, page: PAGE } },
  error: new TypeError('Failed to fetch'),
};
const draft = {
  type: 'PROGRAM',
  itemId: 'p9',
  title: 'Data Science, Monash University',
  intake: '2027-07',
  note: 'Xin chào',
  key: 'key-of-the-draft',
  changedAt: Date.now(),
};

beforeEach(() => window.localStorage.clear());
afterEach(() => document.querySelector('[data-toasts]')?.remove());

describe('the list of applications', () => {
  it('shows what was applied for, where it stands, how far it has come, and leads to the details', async () => {
    show({ mocks: [listOf([applicationOf('PROCESSING')])] });
    const row = await screen.findByRole('article');

    expect(within(row).getByRole('heading', { name: 'Bachelor of Computer Science' })).toBeVisible();
    for (const words of ['Deakin University', 'Melbourne, Australia', 'Jul 2027 intake', 'Processing', '40%'])
      expect(within(row).getByText(words)).toBeVisible();
    expect(within(row).getByText(/Submitted Oct 5, 2026 · updated Oct 9, 2026/)).toBeVisible();
    expect(within(row).getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '40');
    expect(within(row).getByRole('link', { name: /^View details ?: Bachelor of Computer Science/ })).toHaveAttribute(
      'href',
      '/en/profile/applications/a1',
    );
  });

  it('has a tab for school applications and says what each is without', async () => {
    show({ mocks: [listOf([], { type: 'INSTITUTION', page: PAGE })] }, '/profile/applications?tab=schools');

    expect(await screen.findByText('No school applications yet')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Types of application' }));
    expect(tabs.getByRole('link', { name: /School applications/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Find schools' })).toHaveAttribute('href', '/en/search-institution');
  });

  it('says that it could not be loaded, and tries again', async () => {
    show({ mocks: [fails, listOf([applicationOf()])] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load application list.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is refreshed on request, and says when it is done', async () => {
    show({ mocks: [listOf([applicationOf('SUBMITTED')]), listOf([applicationOf('PROCESSING')])] });
    expect(await screen.findByText('Submitted')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));

    expect(await screen.findByText('Processing')).toBeVisible();
    expect(await screen.findByText('The list is up to date')).toBeVisible();
  });

  it('keeps what was shown when it cannot be refreshed', async () => {
    show({ mocks: [listOf([applicationOf()]), fails] });
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(/Could not load application list\. What you see/);
    expect(screen.getByRole('article')).toBeVisible();
  });

  it('offers the drafts of this device to go on with or to discard', async () => {
    writePersonalItem('applicationDrafts', OWNER, [draft]);
    show({ mocks: [listOf([])] });
    const drafts = await screen.findByRole('region', { name: 'Drafts' });
    expect(within(drafts).getByRole('link', { name: /^Continue ?: Data Science, Monash University/ })).toHaveAttribute(
      'href',
      '/en/profile/applications/new?type=program&item=p9',
    );
    await userEvent.click(within(drafts).getByRole('button', { name: /^Discard/ }));

    await waitFor(() => expect(drafts).not.toBeInTheDocument());
    expect(readPersonalItem('applicationDrafts', OWNER)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('shows nobody the drafts of somebody else', async () => {
    writePersonalItem('applicationDrafts', 'profile-lan', [draft]);
    show({ mocks: [listOf([])] });
    await screen.findByText('No applications yet');

    expect(screen.queryByText('Data Science, Monash University')).not.toBeInTheDocument();
  });
});
