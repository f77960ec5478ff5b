/** What a page module may do before it is shown; the same on the server and in the browser. */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { Locale } from '../../../schema/site/locales';
import { toPath } from '../../../schema/site/locales';

export type PreloadContext = {
  /**
   * Puts the result into the cache, from which the page's hooks read it. Rejects when the operation fails. What is the viewer's own and whole in the cache is
   * given at once and asked for again behind it; `isOwn` says so of a public page, and on pages for people who are signed in all is.
   */
  readonly query: <D, V extends OperationVariables>(
    document: TypedDocumentNode<D, V>,
    variables: V,
    options?: { readonly isOwn?: boolean },
  ) => Promise<D>;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The requested address, with the language prefix. */
  readonly url: URL;
  readonly locale: Locale;
  /** False for visitors: skip queries that need an account. */
  readonly isSignedIn: boolean;
};

export type Preload = (context: PreloadContext) => Promise<void>;

export type PageModule = { readonly Page: ComponentType; readonly preload?: Preload };

/** Throw it from a preload: status 404 and the not-found view. */
export const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** Throw it from a preload; `path` has no language prefix. */
export const redirectTo = (locale: Locale, path: string) =>
  new Response(null, { status: 302, headers: { location: toPath(locale, path) } });
