/**
 * What passes between the server (server/app/pages/renderPage.ts) and the page renderer (client/entry.server.tsx).
 * Types only, so that the two sides meet here without importing each other.
 */
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import type { UserData } from '../rules/session.values.js';
import type { AnalyticsTag } from './analytics.js';
import type { Locale } from './locales.js';
import type { Operator } from './operator.js';
import type { RouteId } from './routes.js';

/** Headers the renderer reads; names in lower case, values as received. */
export type RenderHeader = 'cookie' | 'accept-language' | 'referer' | 'host';

export type RenderRequest = {
  /** Path with query, as received: `/en/search-program?q=data`. */
  readonly url: string;
  readonly headers: Readonly<Partial<Record<RenderHeader, string | undefined>>>;
};

/** One operation of a page, run by the server against its own schema without a network hop. */
export type RenderOperation = {
  readonly document: DocumentNode;
  readonly variables: Record<string, unknown>;
  readonly operationName: string | undefined;
};

/** Vite's `.vite/manifest.json`, the part that is read. */
export type AssetManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
      readonly isEntry?: boolean;
    }
  >
>;

/** Rules that stand beside each other in the sheet of the whole site, and whose they are: `scopes` name the sheets of components; none: every page needs them. */
export type SheetRule = { readonly css: string; readonly scopes: readonly string[] };

/** `.vite/sheets.json` (client/vite/pageSheets.ts). */
export type SiteSheet = {
  /** In the order in which they apply. */
  readonly rules: readonly SheetRule[];
  /** By file of the source, as in the manifest: the sheets that it and all it imports at once need. */
  readonly scopesOf: Readonly<Record<string, readonly string[]>>;
};

/** By what the files of a page differ. */
export type PageKind = {
  readonly locale: Locale;
  /** Null: an address that is no route. */
  readonly routeId: RouteId | null;
  /** The header has more in it. */
  readonly isSignedIn: boolean;
  /** The page could not be made: an error is drawn in its place. */
  readonly hasFailed?: boolean;
};

/** The export `assetsOfPage` of client/entry.server.tsx: what a page loads at first, addresses from the root. */
export type AssetsOfPage = (
  manifest: AssetManifest | null,
  page: PageKind,
) => { readonly script: string; readonly preloads: readonly string[]; readonly styles: readonly string[] };

/** Who sees a page: enough to paint it with, for that person only. */
export type PageViewer = Pick<UserData, 'fullName' | 'role'> & {
  /** Left out while sessions cannot be read, and where the operator allows no copies. */
  readonly copies?: ViewerCopies;
};

/** Pages that the device may keep for reading without a network: whose they are, and until when, which is when the session ends at the latest. */
export type ViewerCopies = { readonly owner: string; readonly until: string };

export type RenderDeps = {
  /** Null for a visitor; `UNKNOWN` while sessions cannot be read: nobody is sent to the login page for that. */
  readonly viewer: PageViewer | null | 'UNKNOWN';
  /**
   * Runs one operation with the limits, masking and loaders of /graphql.
   * Operations of one page run in parallel and share one context; errors come back in the result, masked.
   */
  readonly execute: (operation: RenderOperation) => Promise<FormattedExecutionResult>;
  /** Parsed manifest of dist/client; null in development: the caller then passes the html through `vite.transformIndexHtml`. */
  readonly manifest: AssetManifest | null;
  /** Of the same build; left out while developing, where Vite links each sheet. */
  readonly sheet?: SiteSheet | undefined;
  /** Which build draws the page, so that the page can learn that a newer one is served; left out while developing. */
  readonly buildId?: string | undefined;
  /** For the `<style>` elements of pages whose layout is `workspace`: their policy names it. Undefined on all other pages, and while developing. */
  readonly styleNonce: string | undefined;
  /** Origin without a trailing slash: canonical links are made from it. */
  readonly publicUrl: string;
  /** Who runs the site: the footer of every page shows what is set. */
  readonly operator: Operator;
  /** Left out where the operator has set none. */
  readonly analytics?: AnalyticsTag | undefined;
  /** The moment of the answer: "today" on the page, in the server's and the browser's first render alike. */
  readonly now: Date;
  /** The reader has used up what they may have made for now: the answer is a small page that says so, and nothing is executed. */
  readonly isOverLimit: boolean;
  /** Called with every error that ended in an error page, so that the server can log it; the page never shows it. */
  readonly reportError: (error: unknown) => void;
};

export type RenderResult = {
  /** 200, 301 or 302 (location in headers, and set-cookie where the guard remembers something), 404, 429, 500 or 503. */
  readonly status: number;
  /** Lower-case names; `content-type` is always among them, `location` on redirects, `vary` where the answer depends on the reader. */
  readonly headers: Readonly<Record<string, string>>;
  /** The whole document; empty on redirects. */
  readonly html: string;
  /** The styles in the document, as its content policy names them: `sha256-…`; left out where there are none. */
  readonly styleHash?: string;
  /** The route that was drawn, for the log. */
  readonly routeId?: string;
};

/** The export `render` of client/entry.server.tsx (dist/ssr/entry.server.js). It rejects only on a defect of its own: answer 500 then. */
export type Render = (request: RenderRequest, deps: RenderDeps) => Promise<RenderResult>;
