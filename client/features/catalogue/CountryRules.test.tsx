import { screen } from '@testing-library/react';
import { buildFact, buildSource } from '../../testing/facts';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { whole } from '../../testing/whole';
import { CountryRules } from './CountryRules';
import type { CountryRules_RuleFragment } from './CountryRules.gql';

const funds = whole<CountryRules_RuleFragment>({
  kind: 'VISA_FUNDS',
  text: { vi: 'Phải chứng minh tới chín tháng.', en: 'Up to nine months have to be proven.' },
  amount: { amount: 9000, currency: 'GBP' },
  period: 'TOTAL',
  isUncertain: false,
  duty: { vi: 'Gia đình chứng minh khi xin visa.', en: 'Proven by the family with the application.' },
  upcoming: { vi: 'Từ ngày 01/02/2027: 9.900 GBP.', en: 'From 1 February 2027: GBP 9,900.' },
  ...buildFact({ source: buildSource({ name: 'A page', kind: 'THIRD_PARTY' }) }),
});
const draw = (rules: readonly (typeof funds)[]) =>
  renderWithProviders(<CountryRules destination="GB" rules={rules} />, { locale: 'en' });

describe('rules of a country', () => {
  it('say how much, who proves it and when, and what is known to follow', () => {
    draw([funds]);
    const words = screen.getByText(/Up to nine months/).closest('dd');
    expect(words).toHaveTextContent('GBP 9,000Up to nine months have to be proven.');
    expect(words).toHaveTextContent('Proven by the family with the application.From 1 February 2027: GBP 9,900.');
  });

  it('say what a sum of a year is for, and nothing of a successor that is not known', () => {
    draw([{ ...funds, period: 'YEAR', upcoming: null }]);
    const words = screen.getByText(/Up to nine months/).closest('dd');
    expect(words).toHaveTextContent('GBP 9,000 a year');
    expect(words).not.toHaveTextContent('From');
  });
});
