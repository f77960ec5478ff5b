/** Requests that may change something are taken from our own pages and from programs, never from another site's page. */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { sendCode } from '../../kernel/errors/answerError.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isForeign({ headers }: IncomingMessage, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  // Only browsers send an origin; a sandboxed or data: page sends `null`.
  if (origin === undefined || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

export function refuseCrossSite(publicUrl: string): RequestHandler {
  return (request, response, next) => {
    if (READS.has(request.method) || !isForeign(request, publicUrl)) next();
    else sendCode(response, 'FORBIDDEN');
  };
}
