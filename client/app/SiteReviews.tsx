/** What students say of an institution, fetched with its texts as the reader comes near: pages of the catalogue can do without. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { reviewsMessages } from '../features/reviews/messages';
import { InstitutionReviewsProvider, type ReviewedInstitution } from '../kernel/cards/InstitutionReviews';
import { useLocale } from '../kernel/i18n/useLocale';
import { lazyModule } from '../kernel/lazy/lazyModule';
import { loadPartsQuietly } from './messages/loadMessages';

const reviewsModule = lazyModule(() => import('../features/reviews/InstitutionReviews'));
type ReviewsModule = Awaited<ReturnType<typeof reviewsModule.load>>;

/** How far below the screen the place may be, so that it is mostly filled when it comes into sight. */
const NEAR = '25%';

function LazyReviews(institution: ReviewedInstitution) {
  const locale = useLocale();
  const [part, setPart] = useState<{ readonly module: ReviewsModule; readonly of: string } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
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
  useEffect(() => {
    if (!isNear) return undefined;
    let isGone = false;
    const load = async () => {
      const [module, hasTexts] = await Promise.all([
        reviewsModule.loadQuietly(),
        loadPartsQuietly(locale, [reviewsMessages]),
      ]);
      if (module && hasTexts && !isGone) setPart({ module, of: locale });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [locale, isNear]);
  return part?.of === locale ? <part.module.InstitutionReviews institution={institution} /> : <div ref={place} />;
}

const reviewsOf = (institution: ReviewedInstitution) => <LazyReviews key={institution.id} {...institution} />;

export const SiteReviews = ({ children }: { readonly children: ReactNode }) => (
  <InstitutionReviewsProvider value={reviewsOf}>{children}</InstitutionReviewsProvider>
);
