import { screen, within } from '@testing-library/react';
import { buildFact, buildSource } from '../../testing/facts';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { type Whole, whole } from '../../testing/whole';
import { OutcomesSection } from './OutcomesSection';
import type { OutcomesSection_OutcomeFragment } from './OutcomesSection.gql';

const outcome = (own: Partial<Whole<OutcomesSection_OutcomeFragment>>) =>
  whole<OutcomesSection_OutcomeFragment>({
    measure: 'EARNINGS',
    population: 'GRADUATES_LIVING_IN_COUNTRY',
    scope: 'SUBJECT',
    subject: 'CAH16-01-01',
    months: 15,
    firstYear: 2021,
    lastYear: 2022,
    amount: 28_000,
    lowerQuartile: 23_000,
    upperQuartile: 35_000,
    currency: 'GBP',
    share: null,
    people: null,
    ...buildFact({ asOf: '2026-08', checkedOn: '2026-10-01', source: buildSource({ name: 'Discover Uni' }) }),
    ...own,
  });
const completion = outcome({
  measure: 'COMPLETION',
  population: 'FULL_TIME_FIRST_TIME_STUDENTS',
  scope: 'INSTITUTION',
  subject: null,
  months: null,
  firstYear: null,
  lastYear: null,
  amount: null,
  lowerQuartile: null,
  upperQuartile: null,
  currency: null,
  share: 0.6789,
  people: 1204,
});

it.each([
  [
    'vi',
    'Sau khi học',
    [
      [
        'Thu nhập một năm, 15 tháng sau khi tốt nghiệp',
        '28.000 GBP (trung vị; một nửa số người nhận 23.000 – 35.000 GBP)',
        'người tốt nghiệp còn sống ở nước này · cả nhóm ngành ở trường (mã CAH16-01-01) · tốt nghiệp 2021–2023',
      ],
      ['Học xong và lấy bằng', '67,9%', '1.204 sinh viên mới, học toàn thời gian · toàn trường'],
    ],
  ],
  [
    'en',
    'After graduation',
    [
      [
        'Yearly earnings, 15 months after graduation',
        'GBP 28,000 (median; the middle half earn GBP 23,000 – 35,000)',
        'graduates who still live in the country · the whole subject here (code CAH16-01-01) · graduated 2021–2023',
      ],
      ['Completed their degree', '67.9%', '1,204 full-time, first-time students · the whole institution'],
    ],
  ],
] as const)('figures of earlier students say in %s of whom they are', (locale, title, rows) => {
  renderWithProviders(<OutcomesSection outcomes={[outcome({}), completion]} />, { locale, path: '/programs/law' });

  const section = screen.getByRole('region', { name: title });
  for (const [label, figure, whom] of rows) {
    const row = within(section).getByText(label, { selector: 'dt' }).closest('div');
    const text = row?.textContent?.replaceAll('\u00a0', ' ');
    expect(text).toContain(figure);
    expect(text).toContain(whom);
  }
});

it('earnings alone, and a year that is alone', () => {
  const alone = outcome({ lowerQuartile: null, upperQuartile: null, lastYear: null, months: null, scope: 'PROGRAM' });
  renderWithProviders(<OutcomesSection outcomes={[alone]} />, { locale: 'en', path: '/programs/law' });
  const row = screen.getByText('Yearly earnings', { selector: 'dt' }).closest('div');
  expect(row?.textContent?.replaceAll('\u00a0', ' ')).toContain('GBP 28,000 (median)');
  expect(row).toHaveTextContent('this program alone · graduated 2021–2022');
});
