/** A dollar of no country is that of the place which is said, where that has one of its own. */
import { currencyOf, withCurrency } from './fees.js';

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

it.each([
  ['dưới 30000 đô một năm', 'CAD', 'dưới 30000 CAD một năm'],
  ['dưới 20 nghìn đô', 'AUD', 'dưới 20 nghìn AUD'],
  ['under $20k', 'CAD', 'under CAD 20k'],
  ['từ 20000 đô đến 30000 đô', 'AUD', 'từ 20000 AUD đến 30000 AUD'],
  ['20,000 to 30,000 dollars', 'AUD', '20,000 to 30,000 AUD'],
  ['học phí dưới 20000 một năm', 'GBP', 'học phí dưới 20000 GBP một năm'],
  ['dưới 20 nghìn 1 năm', 'EUR', 'dưới 20 nghìn EUR 1 năm'],
] as const)('%s in %s is %s', (text, currency, expected) => expect(withCurrency(text, currency)).toBe(expected));
