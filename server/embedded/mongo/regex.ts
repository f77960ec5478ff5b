/** The one kind of regular expression that the store supports: a prefix of letters, as /^text/. An index can serve it. */
import type { BSONRegExp } from 'bson';
import { unsupported } from './errors.js';

const PREFIX = /^\^((?:[^\\.*+?()[\]{}|^$]|\\[^A-Za-z0-9])*)$/u;

export function prefixOf({ pattern, options }: BSONRegExp): string {
  const literal = PREFIX.exec(pattern)?.[1];
  if (literal === undefined || options !== '')
    throw unsupported(`the regular expression /${pattern}/${options}, other than a prefix as /^text/,`);
  return literal.replace(/\\(.)/gu, '$1');
}
