/** How well the viewer fits an item, fetched with its texts once the page stands: pages of the catalogue are the same for everybody, and visitors load none of it. */
import type { ReactNode } from 'react';
import { ItemFitProvider, type FitPlace, type ScholarshipLimits } from '../kernel/cards/ItemFit';
import { lazyModule } from '../kernel/lazy/lazyModule';
import { useViewer } from '../kernel/viewer/viewer';
import { partOfModule, useLazyPart } from '../kernel/parts/useLazyPart';

const fit = partOfModule(lazyModule(() => import('../features/eligibility/ProgramFit')));
const check = partOfModule(lazyModule(() => import('../features/eligibility/scholarship/ScholarshipCheck')));

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
