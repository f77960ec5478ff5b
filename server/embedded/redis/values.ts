// A key's value as the type a command needs.

import type { Keyspace } from './keyspace.js';
import { ErrorReply } from './resp.js';

const wrongType = (): ErrorReply => new ErrorReply('WRONGTYPE Operation against a key holding the wrong kind of value');

export function stringAt(keys: Keyspace, key: string, now: number): string | null {
  const value = keys.find(key, now)?.value;
  if (value === undefined) return null;
  if (typeof value !== 'string') throw wrongType();
  return value;
}

export function setAt(keys: Keyspace, key: string, now: number): Set<string> | null {
  const value = keys.find(key, now)?.value;
  if (value === undefined) return null;
  if (typeof value === 'string') throw wrongType();
  return value;
}
