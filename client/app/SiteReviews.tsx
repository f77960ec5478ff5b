/** What students say of an institution, fetched as the reader comes near. */
import type { ReactNode } from 'react';
import { InstitutionReviewsProvider, type ReviewedInstitution } from '../kernel/cards/InstitutionReviews';
import { lazyModule } from '../kernel/lazy/lazyModule';
import { NearPart } from '../kernel/parts/NearPart';
import { partOfModule } from '../kernel/parts/useLazyPart';

const reviews = partOfModule(lazyModule(() => import('../features/reviews/InstitutionReviews')));

const reviewsOf = (institution: ReviewedInstitution) => (
  <NearPart key={institution.id} load={reviews}>
    {({ InstitutionReviews }) => <InstitutionReviews institution={institution} />}
  </NearPart>
);

export const SiteReviews = ({ children }: { readonly children: ReactNode }) => (
  <InstitutionReviewsProvider value={reviewsOf}>{children}</InstitutionReviewsProvider>
);
