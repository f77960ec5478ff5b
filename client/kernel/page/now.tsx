/** The time at which the server rendered the page: equal in the server's and the browser's first render. */
import { createContext, use } from 'react';

const NowContext = createContext<Date | null>(null);

export const NowProvider = NowContext.Provider;

export function useNow(): Date {
  const now = use(NowContext);
  if (!now) throw new Error('useNow needs a NowProvider above it');
  return now;
}
