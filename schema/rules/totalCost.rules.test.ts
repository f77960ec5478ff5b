import { type CostPart, totalCostOf } from './totalCost.rules.js';

const part = (kind: CostPart['kind'], amount: number, rest: Partial<CostPart> = {}): CostPart => ({
  kind,
  amount,
  currency: 'AUD',
  period: 'YEAR',
  isUncertain: false,
  ...rest,
});
const tuition = part('TUITION', 30_000);
const living = part('LIVING', 20_000);
const rates = { EUR: 1, AUD: 1.6 };
const total = (parts: readonly CostPart[], expected: readonly CostPart['kind'][] = [], months: number | null = 36) =>
  totalCostOf(parts, { expected, months, rates });

describe('the total cost', () => {
  it('adds up the first year, and every year of the program', () => {
    expect(total([tuition, living, part('VISA_FEE', 2000, { period: 'ONCE' })])).toEqual({
      currency: 'AUD',
      firstYearOfParts: [30_000, 20_000, 2000],
      unknown: [],
      firstYear: { amount: 52_000, isAtLeast: false },
      whole: { amount: 152_000, isAtLeast: false, years: 3 },
    });
  });

  it.each([
    ['MONTH', 12_000],
    ['SEMESTER', 2000],
    ['YEAR', 1000],
    ['ONCE', 1000],
    ['TOTAL', 1000],
  ] as const)('counts a sum for each %s of the first year', (period, amount) => {
    expect(total([tuition, part('HEALTH_INSURANCE', 1000, { period })])?.firstYear.amount).toBe(30_000 + amount);
  });

  it('takes a year and a half as such, and less than a year as one', () => {
    expect(total([tuition], [], 18)?.whole).toEqual({ amount: 45_000, isAtLeast: false, years: 1.5 });
    expect(total([tuition], [], 9)?.whole).toEqual({ amount: 30_000, isAtLeast: false, years: 1 });
    expect(total([tuition], [], 12)?.whole?.years).toBe(1);
    expect(total([tuition], [], null)?.whole).toBeNull();
  });

  it('names what is unknown, and is then at least so much', () => {
    expect(total([tuition, living], ['TUITION', 'LIVING', 'VISA_FEE'])).toMatchObject({
      unknown: ['VISA_FEE'],
      firstYear: { amount: 50_000, isAtLeast: true },
      whole: { isAtLeast: true },
    });
    expect(total([tuition, living], ['TUITION', 'LIVING'])?.firstYear.isAtLeast).toBe(false);
  });

  it('shows what is uncertain without adding it', () => {
    const fees = [
      part('VISA_FEE', 350, { period: 'ONCE' }),
      part('VISA_FEE', 250, { period: 'ONCE', isUncertain: true }),
    ];
    expect(total([tuition, ...fees], ['VISA_FEE'])).toMatchObject({
      firstYearOfParts: [30_000, 350, null],
      unknown: [],
      firstYear: { amount: 30_350, isAtLeast: true },
    });
  });

  it('converts parts of other currencies by the rates of a day, and adds none without a rate', () => {
    expect(total([tuition, part('VISA_FEE', 100, { currency: 'EUR', period: 'ONCE' })])).toMatchObject({
      firstYearOfParts: [30_000, 160],
      firstYear: { amount: 30_160, isAtLeast: false },
    });
    expect(total([tuition, part('VISA_FEE', 100, { currency: 'VND', period: 'ONCE' })], ['VISA_FEE'])).toMatchObject({
      firstYearOfParts: [30_000, null],
      unknown: ['VISA_FEE'],
      firstYear: { amount: 30_000, isAtLeast: true },
    });
  });

  it('is none without tuition, and a free program has one', () => {
    expect(total([living])).toBeNull();
    expect(total([part('TUITION', 0), living])?.firstYear).toEqual({ amount: 20_000, isAtLeast: false });
    expect(total([part('TUITION', 0.1), part('LIVING', 0.2)])?.firstYear.amount).toBe(0.3);
  });
});
