/** How well the viewer fits a program, fetched with its texts once the page stands: pages of the catalogue are the same for everybody, and visitors load none of it. */
import { useEffect, useState, type ReactNode } from 'react';
import { ItemFitProvider, type FitPlace } from '../kernel/cards/ItemFit';
import { fitMessages } from '../kernel/fit/messages';
import { useLocale } from '../kernel/i18n/useLocale';
import { lazyModule } from '../kernel/lazy/lazyModule';
import { useViewer } from '../kernel/viewer/viewer';
import { loadPartsQuietly } from './messages/loadMessages';

const fitModule = lazyModule(() => import('../features/eligibility/ProgramFit'));
type FitModule = Awaited<ReturnType<typeof fitModule.load>>;

function LazyFit(place: FitPlace) {
  const locale = useLocale();
  const [part, setPart] = useState<{ readonly module: FitModule; readonly of: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const [module, hasTexts] = await Promise.all([fitModule.loadQuietly(), loadPartsQuietly(locale, [fitMessages])]);
      if (module && hasTexts && !isGone) setPart({ module, of: locale });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [locale]);
  return part?.of === locale ? <part.module.ProgramFit {...place} /> : null;
}

function ViewersFit(place: FitPlace) {
  return useViewer() ? <LazyFit {...place} /> : null;
}

const fitOf = (place: FitPlace) => <ViewersFit {...place} />;

export const SiteItemFit = ({ children }: { readonly children: ReactNode }) => (
  <ItemFitProvider value={fitOf}>{children}</ItemFitProvider>
);
