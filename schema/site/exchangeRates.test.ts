import { describe, expect, it } from '@jest/globals';
import { CURRENCIES } from '../rules/catalogue.values.js';
import { exchangeRates } from './exchangeRates.js';

describe('exchange rates', () => {
  it('count one unit of the base as one', () => {
    expect(exchangeRates.rates[exchangeRates.base]).toBe(1);
  });

  it('cover every currency of the catalogue with a positive rate', () => {
    expect(Object.keys(exchangeRates.rates).sort()).toEqual([...CURRENCIES].sort());
    for (const rate of Object.values(exchangeRates.rates)) expect(rate).toBeGreaterThan(0);
  });

  it('name their source and the day they are for', () => {
    expect(exchangeRates.source.id).toMatch(/^[a-z0-9-]+$/);
    expect(exchangeRates.source.name).not.toBe('');
    expect(new URL(exchangeRates.source.url).protocol).toBe('https:');
    expect(new Date(`${exchangeRates.checkedOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(exchangeRates.checkedOn);
  });

  it('say in both languages what they are for', () => {
    expect(exchangeRates.note.vi.trim()).not.toBe('');
    expect(exchangeRates.note.en.trim()).not.toBe('');
  });
});
