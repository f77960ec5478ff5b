/** Files of the built client. What looks like a file and is none is a plain 404: no page is rendered for it. */
import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { type RequestHandler, type Response, Router } from 'express';
import { fromPath } from '../../../schema/site/locales.js';
import { pathMatches, routes } from '../../../schema/site/routes.js';
import type { Env } from '../../kernel/env.js';
import { encodingFor } from './httpEncoding.js';
import { playgroundHeaders, setHeaders } from './securityHeaders.js';

const YEAR_SECONDS = 31_536_000;
const MINUTE_SECONDS = 60;

export const notFound = (response: Response): void => {
  response.status(404).type('text/plain').set('cache-control', 'no-store').send('Not found.');
};

const entryRoutes = routes.filter(({ path }) => path.includes(':'));

/** `/programs/a.b` is somebody's mistyped address of a page and deserves the page that helps on; `/programs/.env` is nobody's. */
const isAddressOfEntry = (path: string): boolean =>
  !path.includes('/.') && entryRoutes.some(route => pathMatches(route.path, fromPath(path).path));

/** Other addresses of pages hold no dot: a name with an ending, a hidden folder and whatever lies below the asset folders are files. */
const isFile = (path: string): boolean =>
  /%2e/i.test(path) ||
  (path.includes('.') && !isAddressOfEntry(path)) ||
  /^\/(assets|builds|playground)(\/|$)/.test(path);

export const refuseMissingFiles: RequestHandler = (request, response, next) => {
  if (isFile(request.path)) notFound(response);
  else next();
};

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** Sends the compressed copy that the build wrote beside a file. The list is read once: a path from a request never reaches the file system here. */
export function precompressedFiles(folder: string): RequestHandler {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `/${name.replaceAll('\\', '/')}`)
    : [];
  const present = new Set(names.filter(name => /\.(br|gz)$/.test(name)));
  return (request, response, next) => {
    const { path } = request;
    if (
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      !(present.has(`${path}.br`) || present.has(`${path}.gz`))
    ) {
      next();
      return;
    }
    response.vary('Accept-Encoding');
    const encoding = encodingFor(request);
    if (encoding !== 'identity' && present.has(path + ENDINGS[encoding])) {
      response.type(extname(path)).set('content-encoding', encoding);
      request.url = path + ENDINGS[encoding];
    }
    next();
  };
}

/**
 * Names under /assets carry a hash of their content and never change, nor does what a build says of itself under its own id. Which build is the latest may be
 * a minute old; everything else is revalidated.
 */
export function clientFiles(dist: string): Router {
  const files = (folder: string, cacheControl: string) =>
    express.static(join(dist, 'client', folder), {
      cacheControl: false,
      setHeaders: response => void response.setHeader('cache-control', cacheControl),
      index: false,
      redirect: false,
      dotfiles: 'ignore',
    });
  const forGood = `public, max-age=${YEAR_SECONDS}, immutable`;
  return Router()
    .use(precompressedFiles(join(dist, 'client')))
    .use('/assets', files('assets', forGood))
    .use('/builds/meta', files('builds/meta', forGood))
    .use('/builds', files('builds', `public, max-age=${MINUTE_SECONDS}`))
    .use(files('.', 'no-cache'));
}

/** Open on a loopback address; on a public one for staff. */
export function playgroundRoutes(dist: string, env: Env, forStaff: readonly RequestHandler[]): Router {
  const folder = join(dist, 'playground');
  if (!existsSync(folder)) return Router().use('/playground', (_request, response) => notFound(response));
  const withSlash: RequestHandler = (request, response, next) => {
    if (request.originalUrl.split('?', 1)[0] === '/playground')
      response.redirect(308, `/playground/${request.originalUrl.slice('/playground'.length)}`);
    else next();
  };
  const guards = env.exposure === 'closed' ? forStaff : [];
  return Router().use(
    '/playground',
    setHeaders(playgroundHeaders(env)),
    ...guards,
    withSlash,
    express.static(folder, { redirect: false, dotfiles: 'ignore', cacheControl: false }),
    (_request, response) => notFound(response),
  );
}
