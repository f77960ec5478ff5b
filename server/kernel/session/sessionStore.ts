/**
 * express-session's store on Redis. A session that was ended never comes back: a new one is written only where there is none, a known one only
 * where it still is. What a session holds never changes after sign-in but for the minute it was last seen.
 */
import session, { type SessionData } from 'express-session';
import type { Clock } from '../clock.js';
import type { RedisClient } from '../redis/connectRedis.js';
import { isOver, parseSession, restOf, type SessionLimits, sessionKey, type SessionRecord } from './sessionRecords.js';

declare module 'express-session' {
  interface SessionData {
    /** Absent in a session that nobody signed in to; such a session is never written. */
    record?: SessionRecord;
  }
}

type Deps = { redis: RedisClient; clock: Clock; limits: SessionLimits };
type Done = (error?: unknown) => void;

/** "Last seen" is told to the minute; where sessions live for minutes only, more often. */
const touchEvery = ({ idleMs }: SessionLimits): number => Math.min(60_000, idleMs / 10);

export class SessionStore extends session.Store {
  readonly #redis: RedisClient;
  readonly #clock: Clock;
  readonly #limits: SessionLimits;
  readonly #touchEveryMs: number;
  /** express-session writes a session once more when the answer ends; by then it may have been ended. */
  readonly #written = new WeakSet<SessionRecord>();

  constructor({ redis, clock, limits }: Deps) {
    super();
    this.#redis = redis;
    this.#clock = clock;
    this.#limits = limits;
    this.#touchEveryMs = touchEvery(limits);
  }

  override get(sid: string, done: (error: unknown, data?: SessionData | null) => void): void {
    this.#redis.get(sessionKey(sid), (error, text) => {
      if (error) return done(error);
      const record = parseSession(text);
      return done(
        null,
        record && !isOver(record, this.#clock().getTime(), this.#limits)
          ? { cookie: new session.Cookie(), record }
          : null,
      );
    });
  }

  /** Only a new session is ever written. */
  override set(sid: string, { record }: SessionData, done: Done = () => undefined): void {
    if (!record || this.#written.has(record)) return done();
    this.#written.add(record);
    const restMs = restOf(record, this.#clock().getTime(), this.#limits);
    if (restMs <= 0) return done();
    this.#redis.set(sessionKey(sid), JSON.stringify(record), 'PX', Math.ceil(restMs), 'NX', error => done(error));
  }

  override destroy(sid: string, done: Done = () => undefined): void {
    this.#redis.del(sessionKey(sid), error => done(error));
  }

  /** Nobody waits for it, and one lost does no harm. */
  override touch(sid: string, { record }: SessionData, done: () => void = () => undefined): void {
    done();
    const now = this.#clock().getTime();
    if (!record || now - record.seenAt < this.#touchEveryMs) return;
    const restMs = restOf(record, now, this.#limits);
    if (restMs > 0)
      this.#redis
        .set(sessionKey(sid), JSON.stringify({ ...record, seenAt: now }), 'PX', Math.ceil(restMs), 'XX')
        .catch(() => undefined);
  }
}
