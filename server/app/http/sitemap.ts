/** `/sitemap.xml` from the route table and the catalogue, each page in both languages; an index of parts once past what one file may hold. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type Response, Router } from 'express';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { DEFAULT_LOCALE, LOCALES, toPath } from '../../../schema/site/locales.js';
import { type RouteDefinition, routes } from '../../../schema/site/routes.js';
import type { Clock } from '../../kernel/clock.js';
import type { Logger } from '../../kernel/logger.js';
import { notFound } from './staticFiles.js';

type Kind = 'INSTITUTION' | 'PROGRAM' | 'SCHOLARSHIP';
export type SitemapAddress = { kind: Kind; slug: string; updatedAt: Date };

export type SitemapDeps = {
  publicUrl: string;
  addresses: () => AsyncIterable<SitemapAddress> | Iterable<SitemapAddress>;
  clock: Clock;
  logger: Logger;
  /** Limit of the sitemap protocol; tests make it small. */
  addressesInFile?: number;
};

type Page = { path: string; updatedAt: Date | null };
const PROTOCOL_LIMIT = 50_000;
const KEPT_MS = 10 * 60_000;

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
const pathOf = (kind: Kind, slug: string): string | undefined =>
  indexable.find(route => route.id === ROUTE_OF_KIND[kind])?.path.replace(':slug', slug);

export function sitemapRoutes({
  publicUrl,
  addresses,
  clock,
  logger,
  addressesInFile = PROTOCOL_LIMIT,
}: SitemapDeps): Router {
  const pagesInFile = Math.max(1, Math.floor(addressesInFile / LOCALES.length));
  let kept: { pages: Page[]; readAt: number } | undefined;
  let reading: Promise<Page[]> | undefined;

  const readPages = async (): Promise<Page[]> => {
    const pages: Page[] = fixedPaths().map(path => ({ path, updatedAt: null }));
    for await (const { kind, slug, updatedAt } of addresses()) {
      const path = pathOf(kind, slug);
      if (path) pages.push({ path, updatedAt });
    }
    kept = { pages, readAt: clock().getTime() };
    return pages;
  };

  /** Read once for all who ask; what was read before serves while the store is away. */
  const currentPages = async (): Promise<Page[]> => {
    if (kept && clock().getTime() - kept.readAt < KEPT_MS) return kept.pages;
    reading ??= readPages().finally(() => {
      reading = undefined;
    });
    try {
      return await reading;
    } catch (error) {
      if (!kept) throw error;
      logger.warn({ err: error }, 'the sitemap is served as it was');
      return kept.pages;
    }
  };

  const absolute = (locale: (typeof LOCALES)[number], path: string): string => `${publicUrl}${toPath(locale, path)}`;
  function* entriesOf(pages: readonly Page[]) {
    for (const { path, updatedAt } of pages) {
      const links = [
        ...LOCALES.map(lang => ({ lang, url: absolute(lang, path) })),
        { lang: 'x-default', url: absolute(DEFAULT_LOCALE, path) },
      ];
      for (const locale of LOCALES)
        yield { url: absolute(locale, path), links, ...(updatedAt ? { lastmod: updatedAt.toISOString() } : {}) };
    }
  }

  const send = async (
    response: Response,
    entries: Iterable<object>,
    stream: SitemapStream | SitemapIndexStream,
  ): Promise<void> => {
    response.set({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' });
    await pipeline(Readable.from(entries), stream, response);
  };
  const sendFile = (response: Response, pages: readonly Page[]): Promise<void> =>
    send(
      response,
      entriesOf(pages),
      new SitemapStream({ hostname: publicUrl, xmlns: { news: false, xhtml: true, image: false, video: false } }),
    );

  const whole = async (_request: Request, response: Response): Promise<void> => {
    const pages = await currentPages();
    if (pages.length <= pagesInFile) return sendFile(response, pages);
    const parts = Array.from({ length: Math.ceil(pages.length / pagesInFile) }, (_, index) => ({
      url: `${publicUrl}/sitemap-${index + 1}.xml`,
    }));
    return send(response, parts, new SitemapIndexStream());
  };

  /** Nothing when there is no such part. */
  const pagesOfPart = async (number: number): Promise<Page[]> => {
    const pages = await currentPages();
    const start = (number - 1) * pagesInFile;
    return start >= 0 && pages.length > pagesInFile ? pages.slice(start, start + pagesInFile) : [];
  };

  return Router()
    .get('/sitemap.xml', whole)
    .get('/sitemap-:number.xml', (request, response) =>
      pagesOfPart(Number(request.params.number)).then(pages =>
        pages.length > 0 ? sendFile(response, pages) : notFound(response),
      ),
    )
    .get('/robots.txt', (_request, response) => {
      response.type('text/plain').set('cache-control', 'public, max-age=3600');
      response.send(`User-agent: *\nDisallow: /graphql\nDisallow: /playground\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
    });
}
