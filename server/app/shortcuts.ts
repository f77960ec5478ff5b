/** Optimisations that can be switched off for the bench; each is worth a quarter or more on its row (docs/decisions/0001). Without them the site answers the same. */
export const SHORTCUTS = [
  'beforeExpress',
  'responseCache',
  'compiledQueries',
  'validatedQueries',
  'pageCache',
  'rateLimitLease',
] as const;
export type Shortcut = (typeof SHORTCUTS)[number];
