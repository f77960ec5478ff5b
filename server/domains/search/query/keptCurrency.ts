/** A price that is near without the place that was said stays one in the money of that place. */
import { DESTINATION_CURRENCIES } from '../../../../schema/rules/catalogue.values.js';
import { currencyOf, withCurrency } from '../understanding/fees.js';
import { destinationsOf } from '../understanding/limits.js';
import type { Items } from './nearRelations.js';

const placeOf = (items: Items): keyof typeof DESTINATION_CURRENCIES | undefined =>
  items.flatMap(({ limit }) => destinationsOf(limit))[0] as keyof typeof DESTINATION_CURRENCIES | undefined;

/** `dưới 30000 đô` of a text about Canada is `dưới 30000 CAD` in one that has no Canada. */
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
