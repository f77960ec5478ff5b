/** What students say of an institution, fetched with its texts as the reader comes near: pages of the catalogue can do without. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { reviewsMessages } from '../features/reviews/messages';
import { InstitutionReviewsProvider, type ReviewedInstitution } from '../kernel/cards/InstitutionReviews';
import { lazyModule } from '../kernel/lazy/lazyModule';
import { useLazyPart } from './useLazyPart';

const reviewsModule = lazyModule(() => import('../features/reviews/InstitutionReviews'));
const reviewsTexts = [reviewsMessages];

/** How far below the screen the place may be, so that it is mostly filled when it comes into sight. */
const NEAR = '25%';

function LazyReviews(institution: ReviewedInstitution) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const part = useLazyPart(reviewsModule, reviewsTexts, isNear);
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) {
      setIsNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: `0px 0px ${NEAR} 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return part ? <part.InstitutionReviews institution={institution} /> : <div ref={place} />;
}

const reviewsOf = (institution: ReviewedInstitution) => <LazyReviews key={institution.id} {...institution} />;

export const SiteReviews = ({ children }: { readonly children: ReactNode }) => (
  <InstitutionReviewsProvider value={reviewsOf}>{children}</InstitutionReviewsProvider>
);
