// Commands on keys of any type: presence, expiry, listing.

import { int64, momentOf, syntaxError, type TimeForm } from './arguments.js';
import type { Command, CommandContext } from './command.js';
import { globMatcher } from './glob.js';
import type { Entry } from './keyspace.js';
import { ErrorReply, OK, Status, type Reply } from './resp.js';

function remove({ keys, now }: CommandContext, wanted: string[]): Reply {
  let count = 0;
  for (const key of wanted) {
    if (keys.find(key, now) === undefined) continue;
    keys.remove(key);
    count += 1;
  }
  return count;
}

/** `null` (no expiry) counts as later than every moment, as in Redis. */
function mayExpireAt(entry: Entry, moment: number, conditions: Set<string>): boolean {
  const old = entry.expiresAt;
  if (conditions.has('NX') && old !== null) return false;
  if (conditions.has('XX') && old === null) return false;
  if (conditions.has('GT') && (old === null || moment <= old)) return false;
  return !(conditions.has('LT') && old !== null && moment >= old);
}

function conditionsOf(words: string[]): Set<string> {
  const conditions = new Set(words.map(word => word.toUpperCase()));
  for (const word of conditions) {
    if (!['NX', 'XX', 'GT', 'LT'].includes(word)) throw new ErrorReply(`ERR Unsupported option ${word}`);
  }
  if (conditions.has('NX') && conditions.size > 1) {
    throw new ErrorReply('ERR NX and XX, GT or LT options at the same time are not compatible');
  }
  if (conditions.has('GT') && conditions.has('LT')) {
    throw new ErrorReply('ERR GT and LT options at the same time are not compatible');
  }
  return conditions;
}

function expire(command: string, form: TimeForm): Command {
  const run = ({ keys, now }: CommandContext, [key = '', text = '', ...words]: string[]): Reply => {
    const conditions = conditionsOf(words);
    const moment = momentOf({ text, form, now, command });
    const entry = keys.find(key, now);
    if (entry === undefined || !mayExpireAt(entry, moment, conditions)) return 0;
    if (moment <= now) keys.remove(key);
    else keys.put(key, entry.value, moment);
    return 1;
  };
  return { arity: -3, writes: true, run };
}

function msToLive({ keys, now }: CommandContext, key: string): number {
  const entry = keys.find(key, now);
  if (entry === undefined) return -2;
  return entry.expiresAt === null ? -1 : entry.expiresAt - now;
}

function ttl(context: CommandContext, [key = '']: string[]): Reply {
  const ms = msToLive(context, key);
  return ms < 0 ? ms : Math.floor((ms + 500) / 1000);
}

function persist({ keys, now }: CommandContext, [key = '']: string[]): Reply {
  const entry = keys.find(key, now);
  if (entry === undefined || entry.expiresAt === null) return 0;
  keys.put(key, entry.value, null);
  return 1;
}

function typeOf(entry: Entry | undefined): string {
  if (entry === undefined) return 'none';
  return typeof entry.value === 'string' ? 'string' : 'set';
}

function scanOptions(words: string[]): { matches: (key: string) => boolean; count: number; type: string | null } {
  const options = { matches: (_key: string): boolean => true, count: 10, type: null as string | null };
  for (let at = 0; at < words.length; at += 2) {
    const word = words[at]?.toUpperCase();
    const value = words[at + 1];
    if (value === undefined) throw syntaxError();
    if (word === 'MATCH') options.matches = globMatcher(value);
    else if (word === 'COUNT') options.count = Number(int64(value));
    else if (word === 'TYPE') options.type = value.toLowerCase();
    else throw syntaxError();
  }
  if (options.count < 1) throw syntaxError();
  return options;
}

function scan({ keys, now }: CommandContext, [cursor = '', ...words]: string[]): Reply {
  if (!/^\d{1,15}$/.test(cursor)) throw new ErrorReply('ERR invalid cursor');
  const { matches, count, type } = scanOptions(words);
  const found: string[] = [];
  let looked = 0;
  const next = keys.scan(Number(cursor), (key, entry) => {
    looked += 1;
    const isAlive = keys.find(key, now) !== undefined;
    if (isAlive && matches(key) && (type === null || type === typeOf(entry))) found.push(key);
    return looked < count;
  });
  return [String(next), found];
}

function flush({ keys }: CommandContext, [mode]: string[]): Reply {
  if (mode !== undefined && !['SYNC', 'ASYNC'].includes(mode.toUpperCase())) throw syntaxError();
  keys.clear();
  return OK;
}

const SECONDS: TimeForm = { unit: 1000n, absolute: false };
const MILLISECONDS: TimeForm = { unit: 1n, absolute: false };

export const keyCommands: Record<string, Command> = {
  DEL: { arity: -2, writes: true, run: remove },
  UNLINK: { arity: -2, writes: true, run: remove },
  EXISTS: {
    arity: -2,
    writes: false,
    run: ({ keys, now }, wanted) => wanted.filter(key => keys.find(key, now)).length,
  },
  EXPIRE: expire('expire', SECONDS),
  PEXPIRE: expire('pexpire', MILLISECONDS),
  EXPIREAT: expire('expireat', { ...SECONDS, absolute: true }),
  PEXPIREAT: expire('pexpireat', { ...MILLISECONDS, absolute: true }),
  TTL: { arity: 2, writes: false, run: ttl },
  PTTL: { arity: 2, writes: false, run: (context, [key = '']) => msToLive(context, key) },
  PERSIST: { arity: 2, writes: true, run: persist },
  TYPE: { arity: 2, writes: false, run: ({ keys, now }, [key = '']) => new Status(typeOf(keys.find(key, now))) },
  SCAN: { arity: -2, writes: false, run: scan },
  DBSIZE: { arity: 1, writes: false, run: ({ keys }) => keys.size },
  FLUSHDB: { arity: -1, writes: true, run: flush },
};
