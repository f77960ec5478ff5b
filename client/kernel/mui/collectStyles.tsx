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
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const nonceAttribute = nonce ? ` nonce="${nonce}"` : '';
  return {
    collect: tree => <RequestStyleCache value={cache}>{tree}</RequestStyleCache>,
    // `data-s` tells emotion that a tag stands where it belongs: its default cache would move it behind the sheet of the site, and the page would jump.
    tagsFor: html =>
      extractCriticalToChunks(html)
        .styles.filter(({ css }) => css !== '')
        .map(
          ({ key, ids, css }) => `<style data-emotion="${key} ${ids.join(' ')}" data-s${nonceAttribute}>${css}</style>`,
        )
        .join(''),
  };
}
