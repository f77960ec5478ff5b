/** `/sitemap.xml` and its parts from kept bytes: written once for each state of the catalogue, sent as often as they are asked for. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Request, type Response, Router } from 'express';
import type { Clock } from '../../kernel/clock.js';
import type { Logger } from '../../kernel/logger.js';
import { hasCurrentCopy } from './entityTag.js';
import { type SitemapFile, type SitemapFiles, type SitemapSource, writeSitemap } from './sitemapFiles.js';
import { notFound } from './staticFiles.js';

export type SitemapDeps = SitemapSource & {
  /** Another object after each change of the catalogue. */
  version: () => object | null;
  /** Takes the price of what is sent from the budget of the caller; throws RATE_LIMITED. */
  charge: (request: Request, cost: number) => Promise<void>;
  clock: Clock;
  logger: Logger;
};

/** A changed catalogue is written anew after so long: crawlers come once in hours. */
const KEPT_MS = 10 * 60_000;
/** Sending costs one for so many bytes; a caller who takes no gzip has all of them unpacked. */
const BYTES_OF_COST = 100;

type Kept = { files: SitemapFiles; version: object | null; writtenAt: number };

export function sitemapRoutes({ version, charge, clock, logger, ...source }: SitemapDeps): Router {
  let kept: Kept | undefined;
  let writing: Promise<Kept> | undefined;

  const write = async (): Promise<Kept> => {
    const written = { version: version(), writtenAt: clock().getTime() };
    kept = { files: await writeSitemap(source), ...written };
    return kept;
  };

  /** Once for all who ask. */
  const writeOnce = (): Promise<Kept> => {
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  };

  /** What was written before serves while it is written anew, and while that fails. */
  const currentFiles = async (): Promise<SitemapFiles> => {
    if (!kept) return (await writeOnce()).files;
    if (kept.version !== version() && clock().getTime() - kept.writtenAt >= KEPT_MS)
      writeOnce().catch((error: unknown) => logger.warn({ err: error }, 'the sitemap is served as it was'));
    return kept.files;
  };

  const send = async (request: Request, response: Response, { zipped, length, tag }: SitemapFile): Promise<void> => {
    response.set({ 'cache-control': 'public, max-age=600', etag: tag, vary: 'Accept-Encoding' });
    if (hasCurrentCopy(request.headers, tag)) {
      response.status(304).end();
      return;
    }
    const isZipped = request.acceptsEncodings('gzip') !== false;
    await charge(request, Math.ceil((isZipped ? zipped.length : length) / BYTES_OF_COST));
    response.set({ 'content-type': 'application/xml; charset=utf-8' });
    if (isZipped) response.set({ 'content-encoding': 'gzip', 'content-length': String(zipped.length) }).end(zipped);
    else await pipeline(Readable.from([zipped]), createGunzip(), response);
  };

  const answer = async (request: Request, response: Response): Promise<void> => {
    const file = (await currentFiles()).get(request.path);
    if (file) await send(request, response, file);
    else notFound(response);
  };

  return Router()
    .get(['/sitemap.xml', '/sitemap-:number.xml'], answer)
    .get('/robots.txt', (_request, response) => {
      response.type('text/plain').set('cache-control', 'public, max-age=3600');
      response.send(
        `User-agent: *\nDisallow: /graphql\nDisallow: /playground\n\nSitemap: ${source.publicUrl}/sitemap.xml\n`,
      );
    });
}
