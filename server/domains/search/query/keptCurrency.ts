/** Keeps the currency of a price when an answer that is near lets go of the place: in `dưới 30000 đô ở Canada` the dollars are Canadian, also in the search without Canada. */
import { DESTINATION_CURRENCIES } from '../../../../schema/rules/catalogue.values.js';
import { currencyOf, withCurrency } from '../understanding/fees.js';
import { destinationsOf } from '../understanding/limits.js';
import type { Items } from './nearRelations.js';

const placeOf = (items: Items): keyof typeof DESTINATION_CURRENCIES | undefined =>
  items.flatMap(({ limit }) => destinationsOf(limit))[0] as keyof typeof DESTINATION_CURRENCIES | undefined;

/** Writes the currency into each price of `changed` that would mean another one there than in `said`: `dưới 30000 đô` becomes `dưới 30000 CAD`. */
export function inSaidCurrency(changed: Items, said: Items): Items {
  const [place, other] = [placeOf(said), placeOf(changed)];
  if (place === undefined || place === other) return changed;
  return changed.map(item => {
    if (item.limit.kind !== 'FEE') return item;
    const understood = currencyOf(item.limit, item.text, DESTINATION_CURRENCIES[place]);
    const now = currencyOf(item.limit, item.text, other ? DESTINATION_CURRENCIES[other] : 'USD');
    if (understood === now) return item;
    return { ...item, text: withCurrency(item.text, understood), limit: { ...item.limit, currency: understood } };
  });
}
