/** What students say of an institution, fetched with its texts once its page stands: pages of the catalogue can do without. */
import { useEffect, useState, type ReactNode } from 'react';
import { reviewsMessages } from '../features/reviews/messages';
import { InstitutionReviewsProvider, type ReviewedInstitution } from '../kernel/cards/InstitutionReviews';
import { useLocale } from '../kernel/i18n/useLocale';
import { lazyModule } from '../kernel/lazy/lazyModule';
import { loadPartsQuietly } from './messages/loadMessages';

const reviewsModule = lazyModule(() => import('../features/reviews/InstitutionReviews'));
type ReviewsModule = Awaited<ReturnType<typeof reviewsModule.load>>;

function LazyReviews(institution: ReviewedInstitution) {
  const locale = useLocale();
  const [part, setPart] = useState<{ readonly module: ReviewsModule; readonly of: string } | null>(null);
  useEffect(() => {
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
  }, [locale]);
  return part?.of === locale ? <part.module.InstitutionReviews institution={institution} /> : null;
}

const reviewsOf = (institution: ReviewedInstitution) => <LazyReviews key={institution.id} {...institution} />;

export const SiteReviews = ({ children }: { readonly children: ReactNode }) => (
  <InstitutionReviewsProvider value={reviewsOf}>{children}</InstitutionReviewsProvider>
);
