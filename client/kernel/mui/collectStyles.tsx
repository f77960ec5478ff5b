/** For the server: the styles that one rendering has used, as tags for the head of its document. */
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { createStyleCache, RequestStyleCache } from './styleCache';

export type StyleCollector = {
  /** Puts the cache of this request around the tree. */
  readonly collect: (tree: ReactNode) => ReactNode;
  readonly tagsFor: (html: string) => string;
};

export function createStyleCollector(nonce: string | undefined): StyleCollector {
  const cache = createStyleCache(nonce);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    collect: tree => <RequestStyleCache value={cache}>{tree}</RequestStyleCache>,
    tagsFor: html => constructStyleTagsFromChunks(extractCriticalToChunks(html)),
  };
}
