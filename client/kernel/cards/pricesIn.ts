import type { FieldsOf } from '../graphql/masked';
import type { Vnd_AmountFragment } from '../facts/Money.gql';

/** A price and about how much it is in dong. */
export type InDong = { readonly currency: string; readonly vnd: FieldsOf<Vnd_AmountFragment> };

/** For the note below a page's amounts in dong; none where the price or its rate is unknown. */
export const pricesIn = (
  money: { readonly currency: string } | null | undefined,
  vnd: FieldsOf<Vnd_AmountFragment> | null | undefined,
): InDong[] => (money && vnd ? [{ currency: money.currency, vnd }] : []);
