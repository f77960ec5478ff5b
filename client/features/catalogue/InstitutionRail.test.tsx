import { screen } from '@testing-library/react';
import * as cards from '../../testing/cards';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { InstitutionRail } from './InstitutionRail';

const intake = { year: 2027, month: 2, status: 'LIKELY_OPEN', isCountryUsual: false };
const institution = {
  ...cards.institution,
  slug: 'york',
  name: 'York University',
  website: 'https://york.example',
  programCount: 2,
  isRetired: false,
  cheapest: { items: [] },
  dearest: { items: [] },
  nextIntake: intake,
  livingCost: null,
  englishMinimums: [],
};

const show = (more: object = {}, locale: 'vi' | 'en' = 'en') =>
  renderWithProviders(<InstitutionRail institution={{ ...institution, ...more } as never} />, {
    locale,
    path: '/schools/york',
  });
const nextIntake = () => screen.queryByText('Next intake')?.closest('div')?.textContent ?? null;

describe('the summary of an institution', () => {
  it('names the nearest intake of its programs and whether it is confirmed', () => {
    show();
    expect(nextIntake()).toBe('Next intakeFebruary 2027 Likely to open');
  });

  it('says so in Vietnamese', () => {
    show({ nextIntake: { ...intake, status: 'OPEN' } }, 'vi');
    expect(screen.getByText('Kỳ gần nhất').closest('div')).toHaveTextContent('02/2027 Đang nhận hồ sơ');
  });

  it('names none where no intake is known', () => {
    show({ nextIntake: null });
    expect(nextIntake()).toBeNull();
  });

  it('names the levels of the lowest minimum in English, where it does not hold for all', () => {
    const ielts = (overall: number, levels: string[] | null) => ({ test: 'IELTS', overall, levels });
    const shown = (...englishMinimums: object[]) => {
      const { unmount } = show({ englishMinimums });
      const text = screen.getByText('IELTS').closest('div')?.textContent;
      unmount();
      return text;
    };

    expect(shown(ielts(6.5, ['GRADUATE']), ielts(6, ['UNDERGRADUATE']))).toBe('IELTSfrom 6.0 (Undergraduate)');
    expect(shown(ielts(6.5, null))).toBe('IELTSfrom 6.5');
  });

  it('leads to the programs and to the official site', () => {
    show();
    expect(screen.getByRole('link', { name: 'See 2 programs' })).toHaveAttribute(
      'href',
      '/en/schools/york?tab=programs',
    );
    expect(screen.getByRole('link', { name: /^Official site/ })).toHaveAttribute('href', 'https://york.example');
  });

  it('has no link to a site that is not known', () => {
    show({ website: null });
    expect(screen.queryByRole('link', { name: /^Official site/ })).toBeNull();
  });

  it('shows what the programs cost from the least to the most, the currency once', () => {
    const priced = (id: string, amount: number) => ({
      id,
      firstYearTuition: { amount, currency: 'AUD', asOf: null, source: { id: 's', kind: 'REGISTER' } },
      firstYearTuitionInVnd: null,
    });
    show({ cheapest: { items: [priced('p1', 30_732)] }, dearest: { items: [priced('p2', 41_600)] } }, 'vi');
    expect(screen.getByText('AUD').closest('p')).toHaveTextContent(/^30\.732 – 41\.600\sAUD$/);
  });

  it('does not begin what the programs cost with a price that is more than a year older than the newest', () => {
    const priced = (id: string, amount: number, asOf: string | null) => ({
      id,
      firstYearTuition: { amount, currency: 'AUD', academicYear: null, asOf, source: { id: 's', kind: 'REGISTER' } },
      firstYearTuitionInVnd: null,
    });
    const dearest = { items: [priced('p4', 41_600, '2026-01-02')] };
    const old = priced('p1', 25_000, '2022-10-04');
    show({ cheapest: { items: [old, priced('p2', 28_000, null), priced('p3', 30_732, '2025')] }, dearest }, 'vi');
    expect(screen.getByText('AUD').closest('p')).toHaveTextContent(/^30\.732 – 41\.600\sAUD$/);
  });
});
