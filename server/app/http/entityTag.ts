/** Entity tags: with them a browser revalidates its copy of a response. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Weak: the same for every content coding of a body. */
export const entityTag = (body: Buffer): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

export function hasCurrentCopy(headers: IncomingHttpHeaders, tag: string): boolean {
  const tags = headers['if-none-match'];
  return tags !== undefined && tag !== '' && tags.split(',').some(name => name.trim() === tag);
}
