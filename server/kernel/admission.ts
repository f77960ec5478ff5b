/**
 * How much work of one caller is done at a time. What is beyond that waits in a line of its own, so that while one caller sends all it can, the work of another
 * begins at once. Lines take turns, and they yield: what waits in one begins while nothing else is being done, and rests as long as the piece before it took, so
 * that whoever comes finds the process idle every other time; after a short while it begins all the same, so that a busy site keeps no line from moving. What a
 * cache answers is no work.
 */
import { AppError } from './errors/AppError.js';

export type AdmissionOptions = {
  /** Of one caller. */
  atOnce?: number;
  /** Of one caller; who comes beyond it is refused. */
  longestLine?: number;
  /** For waiting and work together, where the work had to wait. */
  limitMs?: number;
  /** How long a line yields to others. */
  yieldMs?: number;
};

export type Admission = {
  /**
   * What the work answers, once it was the turn of the caller. Throws RATE_LIMITED where the line is full, SERVICE_UNAVAILABLE where the time is over:
   * work that has begun goes on and counts as running until it has ended.
   */
  run: <T>(caller: string, work: () => Promise<T>, options?: WorkOptions<T>) => Promise<T>;
  /**
   * Resolves when a refusal of the caller may be sent. The first of a second go at once, further ones are held for one: who sends the next request as soon as the last
   * was refused would keep the process busy with refusals alone.
   */
  mayRefuse: (caller: string) => Promise<void>;
};

export type WorkOptions<T> = {
  /** Work that nobody waits for any more is left out. */
  isWanted?: () => boolean;
  /** What a cache holds, now or by the time that the work begins. */
  find?: () => T | undefined;
  /** Names what is made. A class that opens one page together waits for whoever came first, not in line: the cache has the page afterwards. */
  same?: string | null;
};

type Waiting = { begin: () => void; isWanted: () => boolean; leave: () => void };
type Line = {
  running: number;
  waiting: Waiting[];
  /** When a piece of it last began, or came first. */
  movedAt: number;
  restsUntil: number;
};

const AT_ONCE = 2;
const MAX_LINE_LENGTH = 50;
/** As long as a request may wait for a store. */
const LIMIT_MS = 6000;
const YIELD_MS = 50;
/** Of one caller in one second. */
const QUICK_REFUSALS = 10;
const HELD_MS = 1000;
/** A full line is done with in less. */
const RETRY_SECONDS = 2;
const ALWAYS = (): boolean => true;

/** The caller went away while its work waited. */
export class NobodyWaits extends Error {
  override readonly name = 'NobodyWaits';
}

export function createAdmission({
  atOnce = AT_ONCE,
  longestLine = MAX_LINE_LENGTH,
  limitMs = LIMIT_MS,
  yieldMs = YIELD_MS,
}: AdmissionOptions = {}): Admission {
  const lines = new Map<string, Line>();
  /** Work that is under way or waits, by its caller and its name. A stranger's is none of theirs: it may stand far back in a line. */
  const leaders = new Map<string, Promise<unknown>>();
  /** Callers whose next piece of work may begin, in the order of their turns. */
  const ready = new Set<string>();
  let running = 0;
  let isTurnNear = false;
  let later: NodeJS.Timeout | undefined;

  const nextTurn = (): void => {
    if (isTurnNear || ready.size === 0) return;
    isTurnNear = true;
    setImmediate(takeTurn);
  };

  /** To be called after each change of a line. */
  const settle = (caller: string, line: Line): void => {
    if (line.waiting.length > 0 && line.running < atOnce) ready.add(caller);
    else ready.delete(caller);
    if (line.running === 0 && line.waiting.length === 0) lines.delete(caller);
    nextTurn();
  };

  /** Milliseconds until the next piece of a line may begin. */
  const restOf = (caller: string, now: number): number => {
    const { movedAt = 0, restsUntil = 0 } = lines.get(caller) ?? {};
    const rest = running === 0 ? restsUntil - now : Infinity;
    return Math.max(0, Math.min(rest, movedAt + yieldMs - now));
  };

  /** The first of those who may: they stand behind the others afterwards, if they have more. */
  const takeTurn = (): void => {
    isTurnNear = false;
    if (ready.size === 0) return;
    const now = performance.now();
    const caller = [...ready].find(each => restOf(each, now) === 0);
    const line = caller === undefined ? undefined : lines.get(caller);
    if (caller === undefined || !line) {
      clearTimeout(later);
      later = setTimeout(nextTurn, Math.min(...[...ready].map(each => restOf(each, now)))).unref();
      return;
    }
    ready.delete(caller);
    let next = line.waiting.shift();
    while (next && !next.isWanted()) {
      next.leave();
      next = line.waiting.shift();
    }
    next?.begin();
    settle(caller, line);
  };

  const begin = async <T>(caller: string, line: Line, work: () => Promise<T>): Promise<T> => {
    line.running += 1;
    running += 1;
    const begunAt = performance.now();
    line.movedAt = begunAt;
    try {
      return await work();
    } finally {
      line.running -= 1;
      running -= 1;
      const now = performance.now();
      line.restsUntil = now + Math.min(now - begunAt, yieldMs);
      settle(caller, line);
      nextTurn();
    }
  };

  const inLine = <T>(
    caller: string,
    work: () => Promise<T>,
    { isWanted = ALWAYS, find }: WorkOptions<T>,
  ): Promise<T> => {
    const line = lines.get(caller) ?? { running: 0, waiting: [], movedAt: performance.now(), restsUntil: 0 };
    lines.set(caller, line);
    if (line.running < atOnce && line.waiting.length === 0) return begin(caller, line, work);
    if (line.waiting.length >= longestLine)
      return Promise.reject(new AppError('RATE_LIMITED', undefined, { retryAfter: RETRY_SECONDS }));
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        line.waiting = line.waiting.filter(other => other !== waiting);
        settle(caller, line);
        reject(new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: RETRY_SECONDS }));
      }, limitMs).unref();
      const inTime = <V>(end: (value: V) => void) => {
        return (value: V): void => {
          clearTimeout(late);
          end(value);
        };
      };
      const waiting: Waiting = {
        isWanted,
        leave: () => inTime(reject)(new NobodyWaits('The caller went away.')),
        begin: () => void begin(caller, line, async () => find?.() ?? work()).then(inTime(resolve), inTime(reject)),
      };
      line.waiting.push(waiting);
      settle(caller, line);
    });
  };

  const refusals = new Map<string, number>();
  let refusalsSince = 0;

  return {
    mayRefuse: async caller => {
      const now = performance.now();
      if (now - refusalsSince >= HELD_MS) {
        refusals.clear();
        refusalsSince = now;
      }
      const count = (refusals.get(caller) ?? 0) + 1;
      refusals.set(caller, count);
      if (count > QUICK_REFUSALS) await new Promise(resolve => setTimeout(resolve, HELD_MS));
    },

    run: async (caller, work, options = {}) => {
      const { same = null, find } = options;
      const kept = find?.();
      if (kept !== undefined) return kept;
      if (same === null) return inLine(caller, work, options);
      const name = `${caller}\n${same}`;
      const leader = leaders.get(name);
      if (leader) {
        await leader.catch(() => undefined);
        const found = find?.();
        return found === undefined ? inLine(caller, work, options) : found;
      }
      const led = inLine(caller, work, options);
      leaders.set(name, led);
      try {
        return await led;
      } finally {
        leaders.delete(name);
      }
    },
  };
}
