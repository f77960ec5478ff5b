import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { InstitutionOverview } from './InstitutionOverview';

const fact = {
  source: { id: 's', name: 'Register', url: 'https://example.org', kind: 'REGISTER', asOf: null, licence: null },
  asOf: '2026-10',
  checkedOn: '2026-11-20',
  isStale: false,
  note: null,
};
const institution = {
  id: 'i1',
  slug: 'york',
  name: 'York University',
  destination: 'CA',
  foundedYear: 1959,
  type: 'UNIVERSITY',
  website: 'https://york.example',
  schoolId: { value: 'SCH-1', ...fact },
  dliNumber: { value: 'O19361039411', ...fact },
  costOfLiving: null,
  semesterContribution: null,
  aliases: [],
  summary: null,
  features: [
    { feature: 'POST_GRADUATION_PERMIT', value: true, ...fact },
    { feature: 'COOP_INTERNSHIP', value: true, ...fact },
    { feature: 'WORK_WHILE_STUDYING', value: true, ...fact },
    { feature: 'CONDITIONAL_OFFER', value: false, ...fact },
  ],
  programCount: 0,
  cheapest: { items: [] },
  firstScholarships: { items: [], pageInfo: { total: 0 } },
  countryRules: [],
};

it('the overview of a school tells year, type, school ID, DLI number and the five features, and names what is unknown', () => {
  renderWithProviders(<InstitutionOverview institution={institution as never} />, {
    locale: 'en',
    path: '/schools/york',
  });
  for (const [label, value] of [
    ['Founded', '1959'],
    ['Institution type', 'University'],
    ['School ID', 'SCH-1'],
    ['DLI number', 'O19361039411'],
    ['Work permit after graduation', 'Yes'],
    ['Co-op or internship', 'Yes'],
    ['Work while studying', 'Yes'],
    ['Conditional offer letter', 'No'],
  ] as const) {
    const term = screen.getByText(label, { selector: 'dt, dt *' });
    expect(term.closest('div')).toHaveTextContent(value);
  }
  expect(screen.getByText(/No information yet/)).toHaveTextContent(/student accommodation/i);
});
