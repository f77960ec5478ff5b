import fc from 'fast-check';
import { BUDGET_CURRENCIES } from './account.values.js';
import { exchangeRateRule, isFarFrom, USUAL_CHANGE } from './rates.rules.js';

const entry = {
  currency: 'VND',
  rate: 30_000,
  asOf: '2026-11-20',
  sourceName: 'Vietcombank, transfer rate',
  sourceUrl: 'https://bank.example/rates',
};
const issuesOf = (change: object) => {
  const { error } = exchangeRateRule.safeParse({ ...entry, ...change });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};

describe('a rate as staff enter it', () => {
  it('is taken with its day and its source, tidied, and is not confirmed unless that is said', () => {
    expect(exchangeRateRule.parse({ ...entry, sourceName: '  Vietcombank,  transfer rate ' })).toEqual({
      ...entry,
      isConfirmed: false,
    });
    expect(exchangeRateRule.parse({ ...entry, isConfirmed: true }).isConfirmed).toBe(true);
    expect(issuesOf({ sourceUrl: 'http://bank.example' })).toEqual([]);
    expect(issuesOf({ sourceUrl: `https://bank.example/${'a'.repeat(479)}`, sourceName: 'a'.repeat(150) })).toEqual([]);
  });

  it.each([
    ['currency', 'REQUIRED', undefined],
    ['currency', 'REQUIRED', 'XXX'],
    ['currency', 'IS_BASE', 'EUR'],
    ['rate', 'REQUIRED', undefined],
    ['rate', 'REQUIRED', '30000'],
    ['rate', 'NOT_ABOVE_ZERO', 0],
    ['rate', 'NOT_ABOVE_ZERO', -1],
    ['asOf', 'INVALID_DATE', '20/11/2026'],
    ['asOf', 'INVALID_DATE', '2026-02-30'],
    ['sourceName', 'REQUIRED', '  '],
    ['sourceName', 'TOO_LONG', 'a'.repeat(151)],
    ['sourceUrl', 'INVALID_URL', 'bank.example'],
    ['sourceUrl', 'INVALID_URL', 'javascript:alert(1)'],
    ['sourceUrl', 'INVALID_URL', 'file:///https'],
    ['sourceUrl', 'INVALID_URL', 'xhttp://bank.example'],
    ['sourceUrl', 'INVALID_URL', 'httpx://bank.example'],
    ['sourceUrl', 'TOO_LONG', `https://bank.example/${'a'.repeat(480)}`],
  ])('is refused where %s is %s: %j', (field, code, value) => {
    expect(issuesOf({ [field]: value })).toEqual([[field, code]]);
  });

  it('exists for every currency of a budget but the base', () => {
    const others = BUDGET_CURRENCIES.filter(currency => currency !== 'EUR');
    expect(others.flatMap(currency => issuesOf({ currency }))).toEqual([]);
  });
});

describe('a rate far from the one in force', () => {
  it('is more than a tenth away, to either side; without one in force none is', () => {
    expect([isFarFrom(110, 100), isFarFrom(90, 100), isFarFrom(100, 100)]).toEqual([false, false, false]);
    expect([isFarFrom(110.01, 100), isFarFrom(89.99, 100)]).toEqual([true, true]);
    expect(isFarFrom(5, undefined)).toBe(false);
  });

  it('follows the share of the former rate, not the size of the numbers', () => {
    const shares = fc
      .double({ min: -0.5, max: 0.5, noNaN: true })
      .filter(share => Math.abs(Math.abs(share) - USUAL_CHANGE) > 1e-6);
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e6, noNaN: true }), shares, (former, share) => {
        expect(isFarFrom(former * (1 + share), former)).toBe(Math.abs(share) > USUAL_CHANGE);
      }),
    );
  });
});
