import type { Masked } from '../graphql/masked';
import type { PricesIn_VndFragment } from './pricesIn.gql';

/** The currency of a price, and by which rate it was converted into dong. */
export type InDong = { readonly currency: string; readonly vnd: PricesIn_VndFragment };

/** For the note below a page's amounts in dong; none where the price or its rate is unknown. */
export const pricesIn = (
  money: { readonly currency: string } | null | undefined,
  vnd: Masked<PricesIn_VndFragment> | null | undefined,
): InDong[] => (money && vnd ? [{ currency: money.currency, vnd: vnd as PricesIn_VndFragment }] : []);
