import { COUNTRY_OPTIONS } from '../../../schema/rules/account.values';
import { en } from '../../kernel/vocabulary/person/messages.en';
import { vi } from '../../kernel/vocabulary/person/messages.vi';
import { countriesInOrder } from './countryOrder';

const orderIn = (locale: 'vi' | 'en') =>
  countriesInOrder(locale, code => (locale === 'vi' ? vi : en)[`country.${code}`]);

describe('the order of countries', () => {
  it.each(['vi', 'en'] as const)('offers every option once in %s, "another" last', locale => {
    const { destinations, others } = orderIn(locale);
    const codes = [...destinations, ...others].map(({ value }) => value);

    expect(codes).toHaveLength(34);
    expect(codes.toSorted()).toEqual(COUNTRY_OPTIONS.toSorted());
    expect(codes.at(-1)).toBe('OTHER');
  });

  it('puts the six destinations first, in the order in which the whole site shows them', () => {
    expect(orderIn('vi').destinations.map(({ label }) => label)).toEqual([
      'Úc',
      'Canada',
      'Đức',
      'Anh',
      'Ireland',
      'Mỹ',
    ]);
    expect(orderIn('en').destinations.map(({ label }) => label)).toEqual([
      'Australia',
      'Canada',
      'Germany',
      'United Kingdom',
      'Ireland',
      'United States',
    ]);
  });

  it('knows that đ comes after d and that marks do not tear words apart', () => {
    const labels = orderIn('vi').others.map(({ label }) => label);

    expect(labels.slice(0, 4)).toEqual(['Áo', 'Ba Lan', 'Bỉ', 'Bồ Đào Nha']);
    expect(labels.indexOf('Đan Mạch')).toBeLessThan(labels.indexOf('Hà Lan'));
  });
});
