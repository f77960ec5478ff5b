// Strings, counters and read-modify commands on single values.

import { TIME_OPTIONS, int64, isInt64, positiveMomentOf, syntaxError } from './arguments.js';
import type { Command, CommandContext } from './command.js';
import { ErrorReply, OK, type Reply } from './resp.js';
import { stringAt } from './values.js';

interface SetOptions {
  expiresAt: number | null;
  keepsTtl: boolean;
  onlyIf: 'absent' | 'present' | null;
  answersOld: boolean;
}

function setOptions(words: string[], now: number): SetOptions {
  const options: SetOptions = { expiresAt: null, keepsTtl: false, onlyIf: null, answersOld: false };
  let hasTime = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]?.toUpperCase() ?? '';
    const form = TIME_OPTIONS.get(word);
    const text = words[at + 1];
    if (word === 'NX' && options.onlyIf !== 'present') options.onlyIf = 'absent';
    else if (word === 'XX' && options.onlyIf !== 'absent') options.onlyIf = 'present';
    else if (word === 'GET') options.answersOld = true;
    else if (word === 'KEEPTTL' && !hasTime) options.keepsTtl = true;
    else if (form && text !== undefined && !hasTime && !options.keepsTtl) {
      options.expiresAt = positiveMomentOf({ text, form, now, command: 'set' });
      hasTime = true;
      at += 1;
    } else throw syntaxError();
  }
  return options;
}

function set({ keys, now }: CommandContext, [key = '', value = '', ...words]: string[]): Reply {
  const options = setOptions(words, now);
  const old = keys.find(key, now);
  const oldText = options.answersOld ? stringAt(keys, key, now) : null;
  const applies = options.onlyIf === null || (options.onlyIf === 'present') === (old !== undefined);
  if (applies) keys.put(key, value, options.keepsTtl ? (old?.expiresAt ?? null) : options.expiresAt);
  if (options.answersOld) return oldText;
  return applies ? OK : null;
}

function getEx({ keys, now }: CommandContext, [key = '', ...words]: string[]): Reply {
  const [word = '', text] = words;
  const form = TIME_OPTIONS.get(word.toUpperCase());
  const persists = word.toUpperCase() === 'PERSIST' && words.length === 1;
  if (words.length > 0 && !persists && !(form && words.length === 2)) throw syntaxError();
  const value = stringAt(keys, key, now);
  if (value === null || words.length === 0) return value;
  const moment = form && text !== undefined ? positiveMomentOf({ text, form, now, command: 'getex' }) : null;
  if (moment !== null && moment <= now) keys.remove(key);
  else keys.put(key, value, moment);
  return value;
}

function getDel({ keys, now }: CommandContext, [key = '']: string[]): Reply {
  const value = stringAt(keys, key, now);
  if (value !== null) keys.remove(key);
  return value;
}

function add({ keys, now }: CommandContext, key: string, by: bigint): Reply {
  const sum = int64(stringAt(keys, key, now) ?? '0') + by;
  if (!isInt64(sum)) throw new ErrorReply('ERR increment or decrement would overflow');
  keys.put(key, String(sum), keys.find(key, now)?.expiresAt ?? null);
  return sum;
}

function decrBy(context: CommandContext, [key = '', amount = '']: string[]): Reply {
  const by = -int64(amount);
  if (!isInt64(by)) throw new ErrorReply('ERR decrement would overflow');
  return add(context, key, by);
}

/** MGET returns null, not an error, for a key of another type. */
function mget({ keys, now }: CommandContext, wanted: string[]): Reply {
  return wanted.map(key => {
    const value = keys.find(key, now)?.value;
    return typeof value === 'string' ? value : null;
  });
}

export const stringCommands: Record<string, Command> = {
  SET: { arity: -3, writes: true, run: set },
  GET: { arity: 2, writes: false, run: ({ keys, now }, [key = '']) => stringAt(keys, key, now) },
  MGET: { arity: -2, writes: false, run: mget },
  GETDEL: { arity: 2, writes: true, run: getDel },
  GETEX: { arity: -2, writes: true, run: getEx },
  INCR: { arity: 2, writes: true, run: (context, [key = '']) => add(context, key, 1n) },
  DECR: { arity: 2, writes: true, run: (context, [key = '']) => add(context, key, -1n) },
  INCRBY: { arity: 3, writes: true, run: (context, [key = '', amount = '']) => add(context, key, int64(amount)) },
  DECRBY: { arity: 3, writes: true, run: decrBy },
};
