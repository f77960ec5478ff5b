/**
 * Where header and footer lead. The first page of a document has them from its state and the others from the features (app/navigation.ts): so the frame of
 * a page carries the manifest of no feature.
 */
import { createContext, use } from 'react';

/** `to`: without a language prefix; `label`: in the language of the frame. */
export type FrameLink = { readonly to: string; readonly label: string };

export type FrameLinks = {
  /** Header. */
  readonly main: readonly FrameLink[];
  /** Footer: the searches and tools, and the pages about the site. */
  readonly explore: readonly FrameLink[];
  readonly about: readonly FrameLink[];
};

const FrameLinksContext = createContext<FrameLinks | null>(null);

export const FrameLinksProvider = FrameLinksContext.Provider;

export function useFrameLinks(): FrameLinks {
  const links = use(FrameLinksContext);
  if (!links) throw new Error('useFrameLinks needs a FrameLinksProvider above it');
  return links;
}
