/** Where the site is served. */
import { createContext, use } from 'react';

export type Site = {
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
};

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
