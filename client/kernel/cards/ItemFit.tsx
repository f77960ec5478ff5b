/** A slot for what the viewer's profile says of programs: on a card, on the page of one, beside results in its order. The app fills it (app/SiteItemFit.tsx), because features do not import each other. */
import { createContext, useContext, type ReactNode } from 'react';
import type { PersonalFactor } from '../../generated/types';

export type PersonalSort = { readonly isApplied: boolean; readonly missing: readonly PersonalFactor[] };

export type FitPlace =
  /** One line on a card; on the page of the program everything, and the word alone where it decides. */
  | { readonly look: 'LINE' | 'BLOCK' | 'WORD'; readonly programId: string }
  | { readonly look: 'ORDER'; readonly order: PersonalSort };

const Fit = createContext<((place: FitPlace) => ReactNode) | null>(null);

export const ItemFitProvider = Fit.Provider;

export function ItemFit(place: FitPlace) {
  const draw = useContext(Fit);
  return draw ? draw(place) : null;
}
