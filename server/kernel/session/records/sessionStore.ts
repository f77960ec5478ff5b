/**
 * express-session's store on Redis. A session that was ended never comes back: a new one is written with NX, a known one is touched with XX. After
 * login a record changes only in `seenAt`.
 */
import session, { type SessionData } from 'express-session';
import type { Clock } from '../../clock.js';
import type { RedisClient } from '../../redis/connectRedis.js';
import {
  isExpired,
  parseSession,
  remainingMs,
  type SessionLimits,
  sessionKey,
  type SessionRecord,
} from './sessionRecords.js';

declare module 'express-session' {
  interface SessionData {
    /** Undefined in an anonymous session; such a session is never written. */
    record?: SessionRecord;
  }
}

type Deps = { redis: RedisClient; clock: Clock; limits: SessionLimits };
type Done = (error?: unknown) => void;

/** `seenAt` is written once a minute at most, more often where sessions live for minutes only. */
const touchEvery = ({ idleMs }: SessionLimits): number => Math.min(60_000, idleMs / 10);

export class SessionStore extends session.Store {
  readonly #redis: RedisClient;
  readonly #clock: Clock;
  readonly #limits: SessionLimits;
  readonly #touchEveryMs: number;
  /** express-session saves again at the end of the response; by then the session may have been ended. */
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
        record && !isExpired(record, this.#clock().getTime(), this.#limits)
          ? { cookie: new session.Cookie(), record }
          : null,
      );
    });
  }

  /** Writes new sessions only. */
  override set(sid: string, { record }: SessionData, done: Done = () => undefined): void {
    if (!record || this.#written.has(record)) return done();
    this.#written.add(record);
    const restMs = remainingMs(record, this.#clock().getTime(), this.#limits);
    if (restMs <= 0) return done();
    this.#redis.set(sessionKey(sid), JSON.stringify(record), 'PX', Math.ceil(restMs), 'NX', error => done(error));
  }

  override destroy(sid: string, done: Done = () => undefined): void {
    this.#redis.del(sessionKey(sid), error => done(error));
  }

  /** Not awaited; a lost one does no harm. */
  override touch(sid: string, { record }: SessionData, done: () => void = () => undefined): void {
    done();
    const now = this.#clock().getTime();
    if (!record || now - record.seenAt < this.#touchEveryMs) return;
    const restMs = remainingMs(record, now, this.#limits);
    if (restMs > 0)
      this.#redis
        .set(sessionKey(sid), JSON.stringify({ ...record, seenAt: now }), 'PX', Math.ceil(restMs), 'XX')
        .catch(() => undefined);
  }
}
