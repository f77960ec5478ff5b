/**
 * A part of a page that React takes over in a task of its own, so that no task holds a slow phone for long. What is pressed in it before is handled at once.
 * On the server an error inside a Suspense boundary is hidden in the document; drawn again without boundaries it is thrown (`client/app/render`).
 */
import { createContext, Suspense, useContext, type ReactNode } from 'react';

const IsBoundary = createContext(true);

export const WithoutHydrationBoundaries = ({ children }: { readonly children: ReactNode }) => (
  <IsBoundary value={false}>{children}</IsBoundary>
);

export const HydrationBoundary = ({ children }: { readonly children: ReactNode }) =>
  useContext(IsBoundary) ? <Suspense>{children}</Suspense> : children;
