/** Where the site is served, and who runs it. */
import { createContext, use } from 'react';
import type { AnalyticsTag } from '../../../schema/site/analytics';
import type { Operator } from '../../../schema/site/operator';

export type Site = {
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  readonly operator: Operator;
  /** Left out where the operator has set none. */
  readonly analytics?: AnalyticsTag | undefined;
};

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
