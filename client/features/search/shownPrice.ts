import { type InDong, pricesIn } from '../../kernel/cards/pricesIn';
import type { Masked } from '../../kernel/graphql/masked';
import type { ShownPrice_HitFragment } from './shownPrice.gql';

/** The price that a card shows, for the note on rates below the results. */
export function shownPrice(masked: Masked<ShownPrice_HitFragment>): readonly InDong[] {
  const { firstYearTuition, firstYearTuitionInVnd, livingCost } = (masked as ShownPrice_HitFragment).item;
  return firstYearTuition ? pricesIn(firstYearTuition, firstYearTuitionInVnd) : pricesIn(livingCost, livingCost?.vnd);
}
