// Sets. A change logs the whole set, so they are meant for few members, such as the sessions of one user.

import type { Command, CommandContext } from './command.js';
import type { Reply } from './resp.js';
import { setAt } from './values.js';

function add({ keys, now }: CommandContext, [key = '', ...members]: string[]): Reply {
  const old = setAt(keys, key, now) ?? new Set<string>();
  const grown = new Set([...old, ...members]);
  if (grown.size > old.size) keys.put(key, grown, keys.find(key, now)?.expiresAt ?? null);
  return grown.size - old.size;
}

function remove({ keys, now }: CommandContext, [key = '', ...members]: string[]): Reply {
  const old = setAt(keys, key, now);
  if (old === null) return 0;
  const left = new Set(old);
  for (const member of members) left.delete(member);
  if (left.size === 0) keys.remove(key);
  else if (left.size < old.size) keys.put(key, left, keys.find(key, now)?.expiresAt ?? null);
  return old.size - left.size;
}

function isMember({ keys, now }: CommandContext, [key = '', member = '']: string[]): Reply {
  return setAt(keys, key, now)?.has(member) ? 1 : 0;
}

export const setCommands: Record<string, Command> = {
  SADD: { arity: -3, writes: true, run: add },
  SREM: { arity: -3, writes: true, run: remove },
  SMEMBERS: { arity: 2, writes: false, run: ({ keys, now }, [key = '']) => setAt(keys, key, now) ?? new Set<string>() },
  SISMEMBER: { arity: 3, writes: false, run: isMember },
  SCARD: { arity: 2, writes: false, run: ({ keys, now }, [key = '']) => setAt(keys, key, now)?.size ?? 0 },
};
