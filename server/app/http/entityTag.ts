/** Names of answers, by which a browser asks whether its copy still holds. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const entityTag = (body: Buffer | string, variant: string): string =>
  `W/"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}-${variant}"`;

export function isHeldBy(headers: IncomingHttpHeaders, tag: string): boolean {
  const held = headers['if-none-match'];
  return held !== undefined && tag !== '' && held.split(',').some(name => name.trim() === tag);
}
