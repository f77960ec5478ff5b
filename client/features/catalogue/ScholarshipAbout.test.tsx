import { screen, within } from '@testing-library/react';
import * as cards from '../../testing/cards';
import { buildFact, buildSource } from '../../testing/facts';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ScholarshipAbout } from './ScholarshipAbout';
import { ScholarshipRail } from './ScholarshipRail';

const source = buildSource({ name: 'DAAD', url: 'https://daad.example/award', kind: 'OFFICIAL_PAGE' });
const fact = buildFact({ checkedOn: '2026-11-20', source });
const scholarship = {
  ...cards.scholarship,
  id: 'x',
  slug: 'award',
  name: 'An award',
  provider: 'DAAD',
  destinations: ['DE'],
  website: 'https://provider.example/apply',
  lastUpdated: '2026-11-21',
  isRetired: false,
  summary: null,
  source,
  institution: null,
  amount: {
    kind: 'FIXED_SUM',
    period: 'MONTH',
    minimum: { amount: 992, currency: 'EUR' },
    maximum: null,
    minimumPercent: null,
    maximumPercent: null,
    tiers: [],
    ...fact,
  },
  autoApplied: { value: true, ...fact },
  eligibleNationalities: { isOpenToAll: false, countries: ['VN', 'LA'], isListPartial: false, ...fact },
  eligibleLevels: ['GRADUATE', 'POSTGRADUATE'],
  eligibleGroups: ['WOMEN'],
  minimumGpa: null,
  deadlines: [
    {
      ...cards.buildDeadline({ time: null, timeZone: 'Europe/Berlin', closesAt: '2027-01-15T22:59:59Z' }),
      ...fact,
    },
  ],
  yearlyDeadlines: [],
  fittingPrograms: { total: 0, items: [] },
};

it('the page of a scholarship tells source, website, amount, whether it comes by itself, for whom, by when and of which day it is', () => {
  renderWithProviders(
    <>
      <ScholarshipAbout scholarship={scholarship as never} pick={null} onPick={() => undefined} />
      <ScholarshipRail scholarship={scholarship as never} pick={null} />
    </>,
    { locale: 'en', path: '/scholarships/award' },
  );
  const about = within(screen.getByRole('region', { name: 'Who may apply' }));
  const entry = (label: string) => about.getByText(label, { selector: 'dt, dt *' }).closest('div');
  for (const [label, value] of [
    ['Nationalities', /Vietnam, Laos/],
    ['Eligible levels', /Master’s .coursework., Doctorate/],
    ['Who it is for', /Women only/],
    ['Auto-applied', /Yes: eligible applicants are considered/],
    ['Source', /DAAD/],
    ['Last updated', /Nov 21, 2026/],
  ] as const)
    expect(entry(label)).toHaveTextContent(value);
  expect(entry('Source')?.querySelector('a')).toHaveAttribute('href', 'https://daad.example/award');

  const rail = within(screen.getByRole('region', { name: 'At a glance' }));
  expect(rail.getByRole('link', { name: /^Official page/ })).toHaveAttribute('href', 'https://provider.example/apply');
  expect(rail.getByText(/EUR.992/)).toBeVisible();
  expect(rail.getByText(/Jan 15, 2027/)).toBeVisible();
});

it('where nothing is said of groups, that is no gap', () => {
  renderWithProviders(
    <ScholarshipAbout
      scholarship={{ ...scholarship, eligibleGroups: null } as never}
      pick={null}
      onPick={() => undefined}
    />,
    { locale: 'en', path: '/scholarships/award' },
  );
  expect(screen.getByRole('region', { name: 'Who may apply' })).not.toHaveTextContent(/who it is for/i);
});
