/**
 * Where emotion keeps the styles of one page: in the browser one cache for the life of the document, on the server one for each request.
 * Its tags stand in front of the site's own sheet, which therefore wins, and carry the style nonce that the page's policy names.
 */
import createCache, { type EmotionCache } from '@emotion/cache';
import { createContext } from 'react';
import { readStyleNonce } from '../page/styleNonce';

/** Not emotion's default key: with that one the served tags would be moved behind the site's sheet. */
const KEY = 'mui';

export const createStyleCache = (nonce: string | undefined): EmotionCache =>
  createCache({ key: KEY, prepend: true, ...(nonce ? { nonce } : {}) });

/** The cache of the request that is rendered; null in the browser. */
export const RequestStyleCache = createContext<EmotionCache | null>(null);

let cacheOfDocument: EmotionCache | null = null;

export function browserStyleCache(): EmotionCache {
  cacheOfDocument ??= createStyleCache(readStyleNonce());
  return cacheOfDocument;
}
