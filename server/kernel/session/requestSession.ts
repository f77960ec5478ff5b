/** The session of one request: who asks, and the acts that change it. express-session signs, names and writes; it runs only once it is needed. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Session, SessionData } from 'express-session';
import { AppError } from '../errors/AppError.js';
import { toAppError } from '../errors/toAppError.js';
import type { Clock } from '../clock.js';
import type { RedisClient } from '../redis/connectRedis.js';
import type { Cookies } from './cookies.js';
import { deviceOf } from './deviceOf.js';
import type { RefreshTokens } from './refreshTokens.js';
import { secretText } from './secretText.js';
import { sessionKey, type SessionRecord, type SignIn } from './sessionRecords.js';
import type { ListedSession, UserSessions } from './userSessions.js';
import type { SessionUser, Viewer } from './viewer.js';

export type SessionParts = {
  middleware: RequestHandler;
  redis: RedisClient;
  userSessions: UserSessions;
  refreshTokens: RefreshTokens;
  cookies: Cookies;
  clock: Clock;
};

const viewerOf = ({ user, signInId }: SignIn): Viewer => ({ ...user, sessionId: signInId });

/** A class, because every request of a visitor makes one: its methods are not made anew. */
export class RequestSession {
  readonly #parts: SessionParts;
  readonly #request: Request;
  readonly #response: Response;
  #viewer: Viewer | null = null;
  #failure: AppError | null = null;
  #hasRun = false;

  constructor(parts: SessionParts, request: IncomingMessage, response: ServerResponse) {
    this.#parts = parts;
    this.#request = request as Request;
    this.#response = response as Response;
  }

  /** Null for a visitor. Throws SERVICE_UNAVAILABLE when the store could not say: that is not the same as signed out. */
  get viewer(): Viewer | null {
    if (this.#failure) throw this.#failure;
    return this.#viewer;
  }

  /** True when the store of sessions does not answer. */
  get isAway(): boolean {
    return this.#failure !== null;
  }

  get device(): string | null {
    return deviceOf(this.#request.headers['user-agent']);
  }

  /** What express-session read; absent for a visitor. */
  get record(): SessionRecord | undefined {
    return this.#hasRun ? this.#current?.record : undefined;
  }

  /** Only by who reads the cookies of a request (createSessions.ts). */
  async load(): Promise<void> {
    try {
      await this.#run();
      const { record } = this;
      this.#viewer = record ? viewerOf(record) : null;
    } catch (error) {
      this.fail(error);
    }
  }

  fail(error: unknown): void {
    this.#failure = toAppError(error);
  }

  /** The person without a session of this request: its sign-in is being renewed by another. */
  serveAs(signIn: SignIn): void {
    this.#viewer = viewerOf(signIn);
  }

  async start(user: SessionUser, { isRemembered }: { isRemembered: boolean }): Promise<void> {
    if (this.#viewer) await this.#parts.userSessions.endOne(this.#viewer.id, this.#viewer.sessionId);
    const now = this.#parts.clock().getTime();
    const signIn: SignIn = { user, signInId: secretText(16), device: this.device, signedInAt: now, seenAt: now };
    const family = isRemembered ? await this.#parts.refreshTokens.begin(signIn) : null;
    await this.write({ ...signIn, createdAt: now, familyId: family?.familyId ?? null });
    if (family) this.#parts.cookies.writeRefresh(this.#response, family.token);
    // Takes those that ran out from the index, which else would only grow.
    await this.#parts.userSessions.list(user.id);
  }

  /** A session under a new id. It stands in the index before it lives, so that whoever ends all finds it. */
  async write(record: SessionRecord): Promise<void> {
    await this.#run();
    await this.#renameSession();
    const { sessionID, session: fresh } = this.#request;
    const key = sessionKey(sessionID);
    await this.#parts.userSessions.add(record.user.id, key);
    fresh.record = record;
    await new Promise<void>((resolve, reject) => fresh.save((error: unknown) => (error ? reject(error) : resolve())));
    // Whoever listed the sign-ins in between took it for a dead one.
    await this.#parts.userSessions.add(record.user.id, key);
    this.#viewer = viewerOf(record);
    this.#failure = null;
    this.#parts.cookies.writeUserData(this.#response, record.user, { isRemembered: record.familyId !== null });
  }

  /** Ends this sign-in; also one that only the refresh token still knows. */
  async end(): Promise<void> {
    const viewer = this.#viewer;
    if (viewer) await this.#parts.userSessions.endOne(viewer.id, viewer.sessionId);
    await this.drop();
  }

  /** Ends the session of this request alone. */
  async drop(): Promise<void> {
    this.#viewer = null;
    const session = this.#hasRun ? this.#current : undefined;
    if (session)
      await new Promise<void>((resolve, reject) =>
        session.destroy((error: unknown) => (error ? reject(error) : resolve())),
      );
  }

  async endAll(): Promise<number> {
    const { viewer } = this;
    if (!viewer) return 0;
    const ended = await this.#parts.userSessions.endAll(viewer.id);
    await this.drop();
    return ended;
  }

  /** Ends every other sign-in and moves this one to a new id. A session that was ended meanwhile stays ended. */
  async renewAlone(): Promise<void> {
    const { record } = this;
    const viewer = this.#viewer;
    if (!record || !viewer) throw new AppError('UNAUTHENTICATED');
    await this.#parts.userSessions.endOthers(viewer.id, viewer.sessionId);
    const isStillThere = (await this.#parts.redis.del(sessionKey(this.#request.sessionID))) === 1;
    if (!isStillThere) throw new AppError('UNAUTHENTICATED');
    const before = record.familyId;
    if (before !== null) await this.#parts.refreshTokens.end(before, record);
    const now = this.#parts.clock().getTime();
    const family =
      before === null
        ? null
        : await this.#parts.refreshTokens.begin({
            user: record.user,
            signInId: record.signInId,
            device: record.device,
            signedInAt: record.signedInAt,
            seenAt: now,
          });
    await this.write({ ...record, seenAt: now, familyId: family?.familyId ?? null });
    if (family) this.#parts.cookies.writeRefresh(this.#response, family.token);
  }

  async list(): Promise<ListedSession[]> {
    return this.viewer ? this.#parts.userSessions.list(this.viewer.id) : [];
  }

  /** False when it is not the viewer's. */
  async revoke(signInId: string): Promise<boolean> {
    return this.viewer !== null && (await this.#parts.userSessions.endOne(this.viewer.id, signInId)) > 0;
  }

  /** Set after registration and at sign-in until the profile is complete. */
  markProfile({ isComplete }: { isComplete: boolean }): void {
    this.#parts.cookies.writePendingProfile(this.#response, isComplete ? null : '1');
  }

  expireCookies({ withPending = false }: { withPending?: boolean } = {}): void {
    if (this.#response.headersSent) return;
    this.#parts.cookies.expireCredentials(this.#response);
    if (withPending) this.#parts.cookies.expirePending(this.#response);
  }

  /** express-session takes it away from a request whose session was ended. */
  get #current(): (Session & Partial<SessionData>) | undefined {
    return this.#request.session;
  }

  /** Nothing is kept of an id that came with the request. */
  async #renameSession(): Promise<void> {
    const session = this.#current;
    if (!session) return this.#request.sessionStore.generate(this.#request);
    return new Promise((resolve, reject) =>
      session.regenerate((error: unknown) => (error ? reject(error) : resolve())),
    );
  }

  async #run(): Promise<void> {
    if (this.#hasRun) return;
    await new Promise<void>((resolve, reject) =>
      this.#parts.middleware(this.#request, this.#response, (error?: unknown) => (error ? reject(error) : resolve())),
    );
    this.#hasRun = true;
  }
}
