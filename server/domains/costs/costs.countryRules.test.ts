import { CURRENCIES, DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import { isPartialDay } from '../../../schema/rules/edition.rules.js';
import { COUNTRY_RULES, countryRulesOf } from './costs.countryRules.js';

const EVERYWHERE = ['WORK_DURING_STUDY', 'POST_STUDY_WORK', 'VISA_FUNDS', 'VISA_FEE', 'HEALTH_INSURANCE'] as const;

describe('rules of the countries', () => {
  it.each(DESTINATIONS)('say of %s what every student asks for', destination => {
    const kinds = countryRulesOf(destination).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining([...EVERYWHERE]));
  });

  it('have a source with an address, the day it was read, and both languages', () => {
    for (const { source, asOf, checkedOn, text, note } of COUNTRY_RULES) {
      expect(new URL(source.url).protocol).toMatch(/^https?:$/);
      expect(source.name.trim()).not.toBe('');
      expect(isPartialDay(checkedOn)).toBe(true);
      expect(asOf === null || isPartialDay(asOf)).toBe(true);
      expect([text.vi, text.en, note?.vi ?? 'none', note?.en ?? 'none'].filter(words => words.trim() === '')).toEqual(
        [],
      );
      expect(text.vi).toBe(text.vi.normalize('NFC'));
    }
  });

  it('call fees of one kind by different names', () => {
    for (const destination of DESTINATIONS) {
      const fees = countryRulesOf(destination).filter(({ kind, cost }) => cost && kind !== 'VISA_FUNDS');
      for (const kind of new Set(fees.map(fee => fee.kind))) {
        const alike = fees.filter(fee => fee.kind === kind);
        const names = new Set(alike.flatMap(({ name }) => name?.vi ?? []));
        expect([destination, kind, names.size]).toEqual([destination, kind, alike.length > 1 ? alike.length : 0]);
      }
    }
  });

  it('name sums above zero in a currency of the catalogue', () => {
    const sums = COUNTRY_RULES.flatMap(({ cost }) => (cost ? [cost] : []));
    expect(sums.length).toBeGreaterThan(10);
    expect(sums.filter(({ amount, currency }) => !(amount > 0) || !CURRENCIES.includes(currency))).toEqual([]);
  });
});
