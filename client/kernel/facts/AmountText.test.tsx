import { renderWithProviders } from '../../testing/renderWithProviders';
import { handed } from '../../testing/whole';
import { AmountText } from './AmountText';
import type { AmountText_AmountFragment } from './AmountText.gql';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const bare: AmountText_AmountFragment = {
  kind: 'FIXED_SUM',
  minimum: null,
  maximum: null,
  period: null,
  minimumPercent: null,
  maximumPercent: null,
  tiers: [],
};

const textOf = (amount: Partial<AmountText_AmountFragment>, locale: 'vi' | 'en') => {
  const { container, unmount } = renderWithProviders(<AmountText amount={handed({ ...bare, ...amount })} />, {
    locale,
  });
  const text = container.textContent?.replaceAll('\u00a0', ' ');
  unmount();
  return text;
};

describe('the amount of a scholarship', () => {
  it.each([
    ['MONTH', '1.200 EUR mỗi tháng', 'EUR 1,200 a month'],
    ['TERM', '1.200 EUR mỗi học kỳ', 'EUR 1,200 a term'],
    ['YEAR', '1.200 EUR mỗi năm', 'EUR 1,200 a year'],
    ['ONCE', '1.200 EUR, nhận một lần', 'EUR 1,200, paid once'],
    ['TOTAL', 'Tổng cộng 1.200 EUR', 'EUR 1,200 in total'],
    [null, '1.200 EUR', 'EUR 1,200'],
  ] as const)('says what %s it is paid for', (period, vi, en) => {
    const amount = { minimum: eur(1200), maximum: eur(1200), period };

    expect([textOf(amount, 'vi'), textOf(amount, 'en')]).toEqual([vi, en]);
  });

  it('tells a bound that stands alone from an exact sum', () => {
    expect(textOf({ maximum: eur(5000) }, 'en')).toBe('up to EUR 5,000');
    expect(textOf({ minimum: eur(5000), period: 'YEAR' }, 'en')).toBe('from EUR 5,000 a year');
    expect(textOf({ minimum: eur(850), maximum: eur(1200), period: 'MONTH' }, 'en')).toBe(
      'EUR 850 – EUR 1,200 a month',
    );
  });

  it('lists tiers of different kinds, none hidden behind the largest', () => {
    const tiers: AmountText_AmountFragment['tiers'] = [
      { sum: { amount: 10_000, currency: 'AUD' }, percent: null, span: 'FIRST_YEAR' },
      { sum: null, percent: 50, span: 'WHOLE_COURSE' },
      { sum: null, percent: 100, span: 'WHOLE_COURSE' },
    ];

    expect(textOf({ kind: 'PARTIAL_TUITION', tiers }, 'en')).toBe(
      'One of: AUD 10,000 in the first year · 50% of tuition for the whole course · 100% of tuition for the whole course',
    );
    expect(textOf({ kind: 'PARTIAL_TUITION', tiers }, 'vi')).toBe(
      'Một trong các mức: 10.000 AUD cho năm đầu · 50% học phí cả khóa · 100% học phí cả khóa',
    );
  });

  it('names the kind beside a share, and alone where no figure is published', () => {
    expect(textOf({ kind: 'PARTIAL_TUITION', maximumPercent: 50 }, 'en')).toMatch(/: up to 50%$/);
    expect(textOf({ kind: 'VARIES' }, 'vi')).toBe('Tùy trường hợp');
  });
});
