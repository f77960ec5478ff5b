/** How well the viewer fits an item, fetched with its texts once the page stands: pages of the catalogue are the same for everybody, and visitors load none of it. */
import type { ReactNode } from 'react';
import { scholarshipCheckMessages } from '../features/eligibility/scholarship/messages';
import { ItemFitProvider, type FitPlace, type ScholarshipLimits } from '../kernel/cards/ItemFit';
import { factsMessages } from '../kernel/facts/messages';
import { fitMessages } from '../kernel/fit/messages';
import { vocabularyMessages } from '../kernel/vocabulary/messages';
import { lazyModule } from '../kernel/lazy/lazyModule';
import { useViewer } from '../kernel/viewer/viewer';
import { partWithTexts, useLazyPart } from '../kernel/parts/useLazyPart';

const fit = partWithTexts(
  lazyModule(() => import('../features/eligibility/ProgramFit')),
  [fitMessages, factsMessages, vocabularyMessages],
);
const check = partWithTexts(
  lazyModule(() => import('../features/eligibility/scholarship/ScholarshipCheck')),
  [fitMessages, scholarshipCheckMessages, vocabularyMessages],
);

function LazyFit(place: Exclude<FitPlace, { look: 'SCHOLARSHIP' }>) {
  const part = useLazyPart(fit);
  return part ? <part.ProgramFit {...place} /> : null;
}

function LazyCheck({ scholarship }: { readonly scholarship: ScholarshipLimits }) {
  const part = useLazyPart(check);
  return part ? <part.ScholarshipCheck scholarship={scholarship} /> : null;
}

function ViewersFit(place: FitPlace) {
  if (useViewer() === null) return null;
  return place.look === 'SCHOLARSHIP' ? <LazyCheck scholarship={place.scholarship} /> : <LazyFit {...place} />;
}

const fitOf = (place: FitPlace) => <ViewersFit {...place} />;

export const SiteItemFit = ({ children }: { readonly children: ReactNode }) => (
  <ItemFitProvider value={fitOf}>{children}</ItemFitProvider>
);
