/** The rules that a page needs, out of the sheet of the whole site: they stand in its document. */
import { createHash } from 'node:crypto';
import type { Locale } from '../../../schema/site/locales';
import type { SiteSheet } from '../../../schema/site/renderContract';
import type { RouteId } from '../../../schema/site/routes';
import { chunkFilesOf, ENTRY } from '../chunkFiles';
import { SIGNED_IN_TOOLS_FILE } from '../layouts/signedInTools';

export type PageSheet = {
  readonly css: string;
  /** As a content policy names it. */
  readonly hash: string;
};

export function rulesFor({ rules, scopesOf }: SiteSheet, files: readonly string[]): string {
  const wanted = new Set(files.flatMap(file => scopesOf[file] ?? []));
  return rules
    .filter(({ scopes }) => scopes.length === 0 || scopes.some(scope => wanted.has(scope)))
    .map(({ css }) => css)
    .join('');
}

const made = new WeakMap<SiteSheet, Map<string, PageSheet>>();

/** `isSignedIn`: the header has more in it. Made once for each route of a build. */
export function pageSheet(
  sheet: SiteSheet,
  { locale, routeId, isSignedIn }: { locale: Locale; routeId: RouteId | null; isSignedIn: boolean },
): PageSheet {
  const ofSite = made.get(sheet) ?? new Map<string, PageSheet>();
  made.set(sheet, ofSite);
  const key = `${routeId ?? ''} ${isSignedIn}`;
  const known = ofSite.get(key);
  if (known) return known;
  const css = rulesFor(sheet, [ENTRY, ...chunkFilesOf(locale, routeId), ...(isSignedIn ? [SIGNED_IN_TOOLS_FILE] : [])]);
  const page: PageSheet = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
  ofSite.set(key, page);
  return page;
}
