/** Requests that may change something are taken from our own pages and from programs, never from another site's page. */
import type { IncomingMessage } from 'node:http';
import { AppError } from '../../kernel/errors/AppError.js';

function isCrossSite({ headers }: IncomingMessage, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  // Only browsers send an origin; a sandboxed or data: page sends `null`.
  if (origin === undefined || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

export function refuseCrossSite(request: IncomingMessage, publicUrl: string): void {
  if (isCrossSite(request, publicUrl)) throw new AppError('FORBIDDEN');
}
