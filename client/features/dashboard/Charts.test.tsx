import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInWorkspace } from '../../testing/renderInWorkspace';
import { Charts } from './Charts';

const overview = {
  applicationCounts: [
    { status: 'SUBMITTED', count: 2 },
    { status: 'ACCEPTED', count: 1 },
    { status: 'REJECTED', count: 0 },
  ],
  appliedDestinations: [{ destination: 'AU', count: 3 }],
  savedScholarships: { open: 4, closed: 1, unknown: 0 },
  totals: { appliedInstitutions: 3, offers: 1, waiting: 2, rejections: 0 },
};

it.each([
  ['Applications by status', /Applications by status: .*Accepted 1/, 'Accepted 1'],
  ['Schools applied to, by country', /Schools applied to, by country: Australia 3/, 'Australia 3'],
  ['Saved scholarships', /Saved scholarships: .* 4, .* 1/, / 4$/],
  ['Decisions', /Decisions on applications: .* 1, .* 2/, / 2$/],
] as const)('the chart of “%s” says in a sentence and in a table what it draws', async (title, sentence, row) => {
  renderInWorkspace(<Charts overview={overview as never} />, { locale: 'en', path: '/profile' });
  const chart = within(screen.getByRole('region', { name: title }));
  expect(chart.getByRole('img', { name: sentence })).toBeInTheDocument();
  await userEvent.click(chart.getByText('View as table'));
  expect(chart.getByRole('row', { name: row })).toBeInTheDocument();
});
