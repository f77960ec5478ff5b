/** A slot for what the viewer's profile says of programs and scholarships: on a card, on the page of one, beside results in its order. The app fills it (app/SiteItemFit.tsx), because features do not import each other. */
import { createContext, useContext, type ReactNode } from 'react';
import type { Destination, FieldOfStudy, PersonalFactor, ProgramLevel } from '../../generated/types';

export type PersonalSort = { readonly isApplied: boolean; readonly missing: readonly PersonalFactor[] };

/** For whom a scholarship is, in the words of its source; null is unknown or no limit. */
export type ScholarshipLimits = {
  readonly id: string;
  readonly destinations: readonly Destination[];
  readonly eligibleLevels: readonly ProgramLevel[] | null;
  readonly eligibleFields: readonly FieldOfStudy[] | null;
};

export type FitPlace =
  /** One line on a card; on the page of the program everything, and the word alone where it decides. */
  | { readonly look: 'LINE' | 'BLOCK' | 'WORD'; readonly programId: string }
  | { readonly look: 'ORDER'; readonly order: PersonalSort }
  /** On the page of a scholarship. */
  | { readonly look: 'SCHOLARSHIP'; readonly scholarship: ScholarshipLimits };

const Fit = createContext<((place: FitPlace) => ReactNode) | null>(null);

export const ItemFitProvider = Fit.Provider;

export function ItemFit(place: FitPlace) {
  const draw = useContext(Fit);
  return draw ? draw(place) : null;
}
