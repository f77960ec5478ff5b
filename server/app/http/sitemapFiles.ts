/**
 * The files of the sitemap as they are sent, from the route table and the catalogue: each page in both languages; an index of parts once past what one file may
 * hold. They are written in slices, so that other requests have their turns in between. A package for sitemaps took two hundred times as long: it parses and
 * checks each address anew.
 */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { DEFAULT_LOCALE, LOCALES, toPath } from '../../../schema/site/locales.js';
import { type RouteDefinition, routes } from '../../../schema/site/routes.js';
import { entityTag } from './entityTag.js';

type Kind = 'INSTITUTION' | 'PROGRAM' | 'SCHOLARSHIP';
export type SitemapAddress = { kind: Kind; slug: string; updatedAt: Date };

export type SitemapSource = {
  publicUrl: string;
  addresses: () => AsyncIterable<SitemapAddress> | Iterable<SitemapAddress>;
  /** Limit of the sitemap protocol; tests make it small. */
  addressesInFile?: number;
};

/** Kept compressed: a file of 50,000 addresses has 22 MB, and 1 MB like this. */
export type SitemapFile = { zipped: Buffer; length: number; tag: string };
/** By path. */
export type SitemapFiles = ReadonlyMap<string, SitemapFile>;

type Page = { path: string; updatedAt: Date | null };
const PROTOCOL_LIMIT = 50_000;
/** Pages that are read or written in one turn: some two milliseconds. */
const PAGES_IN_TURN = 500;

const ROUTE_OF_KIND: Record<Kind, string> = {
  INSTITUTION: 'institution',
  PROGRAM: 'program',
  SCHOLARSHIP: 'scholarship',
};
const table: readonly RouteDefinition[] = routes;
const indexable = table.filter(route => route.isIndexable);
/** Pages that the route table knows by itself. */
export const fixedPaths = (): string[] =>
  indexable.flatMap(({ path, entries }) =>
    entries ? entries.map(entry => path.replace(/:\w+/, entry)) : path.includes(':') ? [] : [path],
  );
const patternOf = (kind: Kind): string | undefined => indexable.find(route => route.id === ROUTE_OF_KIND[kind])?.path;

const SPECIAL: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => SPECIAL[sign] ?? sign);

async function readPages(addresses: SitemapSource['addresses']): Promise<Page[]> {
  const patterns = new Map((['INSTITUTION', 'PROGRAM', 'SCHOLARSHIP'] as const).map(kind => [kind, patternOf(kind)]));
  const pages: Page[] = fixedPaths().map(path => ({ path, updatedAt: null }));
  for await (const { kind, slug, updatedAt } of addresses()) {
    const pattern = patterns.get(kind);
    if (pattern !== undefined) pages.push({ path: pattern.replace(':slug', slug), updatedAt });
    // A stream of promises alone never lets the loop go on.
    if (pages.length % PAGES_IN_TURN === 0) await nextTurn();
  }
  return pages;
}

function entriesOf(publicUrl: string, { path, updatedAt }: Page): string {
  const absolute = (locale: (typeof LOCALES)[number]): string => escaped(publicUrl + toPath(locale, path));
  const link = (language: string, address: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const links = [
    ...LOCALES.map(locale => link(locale, absolute(locale))),
    link('x-default', absolute(DEFAULT_LOCALE)),
  ].join('');
  const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
  return LOCALES.map(locale => `<url><loc>${absolute(locale)}</loc>${changed}${links}</url>`).join('');
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function* textOfFile(publicUrl: string, pages: readonly Page[]): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  for (let first = 0; first < pages.length; first += PAGES_IN_TURN) {
    yield pages
      .slice(first, first + PAGES_IN_TURN)
      .map(page => entriesOf(publicUrl, page))
      .join('');
    await nextTurn();
  }
  yield '</urlset>';
}

const textOfIndex = (addresses: readonly string[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>${addresses.map(address => `<sitemap><loc>${escaped(address)}</loc></sitemap>`).join('')}</sitemapindex>`;

async function fileOf(text: AsyncIterable<string> | Iterable<string>): Promise<SitemapFile> {
  let length = 0;
  const counted = async function* () {
    for await (const part of text) {
      length += Buffer.byteLength(part);
      yield part;
    }
  };
  const zipped = await buffer(Readable.from(counted()).compose(createGzip()));
  return { zipped, length, tag: entityTag(zipped) };
}

export async function writeSitemap({
  publicUrl,
  addresses,
  addressesInFile = PROTOCOL_LIMIT,
}: SitemapSource): Promise<SitemapFiles> {
  const pages = await readPages(addresses);
  const pagesInFile = Math.max(1, Math.floor(addressesInFile / LOCALES.length));
  if (pages.length <= pagesInFile) return new Map([['/sitemap.xml', await fileOf(textOfFile(publicUrl, pages))]]);
  const files = new Map<string, SitemapFile>();
  for (let first = 0; first < pages.length; first += pagesInFile)
    files.set(
      `/sitemap-${files.size + 1}.xml`,
      await fileOf(textOfFile(publicUrl, pages.slice(first, first + pagesInFile))),
    );
  return files.set('/sitemap.xml', await fileOf([textOfIndex([...files.keys()].map(path => publicUrl + path))]));
}
