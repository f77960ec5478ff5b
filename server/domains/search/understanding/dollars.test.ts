/** A dollar of no country is that of the place which is said, where that has one of its own. */
import { currencyOf } from './fees.js';

const limit = (currency: 'USD' | 'AUD' | null) => ({ kind: 'FEE' as const, min: null, max: 20_000, currency });

it.each([
  ['dưới 20 nghìn đô', 'AUD', 'AUD'],
  ['duoi 20k do la', 'CAD', 'CAD'],
  ['under $20k', 'AUD', 'AUD'],
  ['under 20k dollars', 'CAD', 'CAD'],
  ['under 20k us dollars', 'CAD', 'USD'],
  ['dưới 20 nghìn đô mỹ', 'AUD', 'USD'],
  ['under $20k usd', 'AUD', 'USD'],
  ['dưới 20 nghìn đô', 'USD', 'USD'],
  ['dưới 20 nghìn đô', 'EUR', 'USD'],
] as const)('%s where one pays in %s is in %s', (text, ofPlace, currency) =>
  expect(currencyOf(limit('USD'), text, ofPlace)).toBe(currency),
);

it('what is said stands, and what is not said is that of the place', () => {
  expect(currencyOf(limit('AUD'), 'dưới 20 nghìn đô úc', 'CAD')).toBe('AUD');
  expect(currencyOf(limit(null), 'dưới 20 nghìn', 'EUR')).toBe('EUR');
});
