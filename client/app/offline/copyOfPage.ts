/** Which pages are kept for reading without a network, and what a copy is made of. */
import { fromPath } from '../../../schema/site/locales';
import { pathMatches, routes, type RouteId } from '../../../schema/site/routes';
import { COPY_MARK, ROOT_ID, STATE_ID } from '../pageState';
import { UNTIL } from './answers';

/** The shortlist is a tab of the wishlist, and the visa checklist a part of its application. */
const KEPT: readonly RouteId[] = ['wishlist', 'applications', 'application'];

/** The first pattern that matches counts, as in the router. */
export const isKeptPage = (pathname: string): boolean => {
  const { path } = fromPath(pathname);
  const id = routes.find(route => pathMatches(route.path, path))?.id;
  return id !== undefined && KEPT.includes(id);
};

export const isAsset = (pathname: string): boolean => pathname.startsWith('/assets/');

/** Whose page it is, by the state that it carries: null for a visitor's, undefined where it does not say. */
export function ownerOf(html: string): string | null | undefined {
  const state = new RegExp(`id="${STATE_ID}">(.*?)</script>`, 's').exec(html)?.[1];
  if (state === undefined) return undefined;
  const { viewer } = Object(JSON.parse(state));
  const owner: unknown = viewer?.copies?.owner;
  if (typeof owner === 'string') return owner;
  return viewer === null ? null : undefined;
}

/** Files of the build that the document names. */
export const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Headers of a copy: the files that it needs, as a JSON list of paths, and when it was kept, in milliseconds. */
const FILES = 'x-copy-files';
const KEPT_AT = 'x-copy-kept-at';
/** They speak of how the page came. */
const LEFT_OUT = ['content-encoding', 'content-length', 'vary'];

type Copy = {
  readonly html: string;
  /** The policy of the page holds for its copy too. */
  readonly headers: Headers;
  readonly mark: { readonly text: string; readonly className: string | undefined };
  readonly files: readonly string[];
  readonly until: string;
  readonly now: number;
};

/** A copy says that it is one: it is shown as a copy alone. */
export function copyOf({ html, headers: ofPage, mark, files, until, now }: Copy): Response {
  const headers = new Headers(ofPage);
  for (const name of LEFT_OUT) headers.delete(name);
  headers.set(UNTIL, until);
  headers.set(FILES, JSON.stringify(files));
  headers.set(KEPT_AT, String(now));
  const sign = `<p ${COPY_MARK} role="status" class="${mark.className ?? ''}">${escaped(mark.text)}</p>`;
  return new Response(
    html.replace(`<div id="${ROOT_ID}">`, root => sign + root),
    { headers },
  );
}

/** Pages of one person. A full list of applications with their details stands in it. */
const MAX_COPIES = 30;

type Kept = { readonly path: string; readonly headers: Headers };

/** What may go: the oldest pages beyond the limit, and the files of builds that no page needs any more. Paths with their queries. */
export function superfluous(entries: readonly Kept[]): string[] {
  const newestFirst = entries
    .filter(({ path }) => !isAsset(path))
    .toSorted((left, right) => Number(right.headers.get(KEPT_AT)) - Number(left.headers.get(KEPT_AT)));
  const stay = newestFirst.slice(0, MAX_COPIES);
  const needed = new Set<unknown>(stay.flatMap(({ headers }) => JSON.parse(headers.get(FILES) ?? '[]')));
  const files = entries.filter(({ path }) => isAsset(path) && !needed.has(path));
  return [...newestFirst.slice(MAX_COPIES), ...files].map(({ path }) => path);
}
