/** A slot on the page of an institution for what students say of it. The app fills it, because features do not import each other. */
import { createContext, useContext, type ReactNode } from 'react';

export type ReviewedInstitution = { readonly id: string; readonly slug: string; readonly name: string };

const Reviews = createContext<((institution: ReviewedInstitution) => ReactNode) | null>(null);

export const InstitutionReviewsProvider = Reviews.Provider;

/** Nothing while nobody fills it. What fills it draws its own heading, or nothing where there is no review. */
export function InstitutionReviews(institution: ReviewedInstitution) {
  const draw = useContext(Reviews);
  return draw ? draw(institution) : null;
}
