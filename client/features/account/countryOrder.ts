/** The order in which countries are offered: the destinations as everywhere on the site, then the others by the alphabet of the language, "another" at the end. */
import { COUNTRY_OPTIONS } from '../../../schema/rules/account.values';
import { DESTINATIONS } from '../../../schema/rules/catalogue.values';
import type { Locale } from '../../../schema/site/locales';

export type CountryCode = (typeof COUNTRY_OPTIONS)[number];
export type NamedCountry = { readonly value: CountryCode; readonly label: string };

const isDestination = (code: CountryCode): boolean => DESTINATIONS.some(destination => destination === code);

export function countriesInOrder(
  locale: Locale,
  nameOf: (code: CountryCode) => string,
): { readonly destinations: readonly NamedCountry[]; readonly others: readonly NamedCountry[] } {
  const { compare } = new Intl.Collator(locale);
  const named = COUNTRY_OPTIONS.map(value => ({ value, label: nameOf(value) })).toSorted((left, right) =>
    compare(left.label, right.label),
  );
  return {
    destinations: DESTINATIONS.map(value => ({ value, label: nameOf(value) })),
    others: [
      ...named.filter(({ value }) => !isDestination(value) && value !== 'OTHER'),
      ...named.filter(({ value }) => value === 'OTHER'),
    ],
  };
}
