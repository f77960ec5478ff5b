import { convertAmount } from './money.rules.js';

describe('an amount in another currency', () => {
  const rates = { EUR: 1, AUD: 1.6, USD: 1.2 };

  it('follows the rates of the day', () => {
    expect(convertAmount(16, 'AUD', 'EUR', rates)).toBeCloseTo(10, 9);
    expect(convertAmount(10, 'EUR', 'USD', rates)).toBeCloseTo(12, 9);
    expect(convertAmount(16, 'AUD', 'USD', rates)).toBeCloseTo(12, 9);
  });

  it('is itself in its own currency, with or without a rate', () => {
    expect(convertAmount(7, 'VND', 'VND', rates)).toBe(7);
  });

  it('is unknown without a rate on either side', () => {
    expect(convertAmount(7, 'VND', 'EUR', rates)).toBeNull();
    expect(convertAmount(7, 'EUR', 'VND', rates)).toBeNull();
  });
});
