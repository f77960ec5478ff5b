import type { Masked } from '../graphql/masked';
import type { Vnd_RateFragment } from '../facts/Money.gql';

/** The currency of a price, and by which rate it was converted into dong. */
export type InDong = { readonly currency: string; readonly vnd: Vnd_RateFragment };

/** For the note below a page's amounts in dong; none where the price or its rate is unknown. */
export const pricesIn = (
  money: { readonly currency: string } | null | undefined,
  vnd: Masked<Vnd_RateFragment> | null | undefined,
): InDong[] => (money && vnd ? [{ currency: money.currency, vnd: vnd as Vnd_RateFragment }] : []);
