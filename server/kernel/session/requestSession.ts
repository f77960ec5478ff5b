/** The session of one request: its viewer, and the operations that change it. express-session runs behind it, only when a session is read or written. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Session, SessionData } from 'express-session';
import { AppError } from '../errors/AppError.js';
import { toAppError } from '../errors/toAppError.js';
import type { Clock } from '../clock.js';
import { hashOf } from '../hash.js';
import type { RedisClient } from '../redis/connectRedis.js';
import type { Cookies } from './cookies/cookies.js';
import { deviceOf } from './viewer/deviceOf.js';
import type { RefreshTokens } from './devices/refreshTokens.js';
import { secretText } from './secrets/secretText.js';
import type { SessionIds } from './records/sessionIds.js';
import { sessionKey, type SessionRecord, type UserSession } from './records/sessionRecords.js';
import type { ListedSession, UserSessions } from './records/userSessions.js';
import type { SessionUser, Viewer } from './viewer/viewer.js';
import { createVisitorItems, type VisitorItems } from './viewer/visitorItems.js';

export type SessionParts = {
  middleware: RequestHandler;
  redis: RedisClient;
  userSessions: UserSessions;
  refreshTokens: RefreshTokens;
  cookies: Cookies;
  clock: Clock;
  sessionIds: SessionIds;
};

const viewerOf = ({ user, userSessionId }: UserSession): Viewer => ({ ...user, sessionId: userSessionId });

/** A class, because every request creates one: methods on the prototype cost nothing per request. */
export class RequestSession {
  readonly #parts: SessionParts;
  readonly #request: Request;
  readonly #response: Response;
  #viewer: Viewer | null = null;
  #failure: AppError | null = null;
  #hasRun = false;
  #visitorItems: VisitorItems | null = null;

  constructor(parts: SessionParts, request: IncomingMessage, response: ServerResponse) {
    this.#parts = parts;
    this.#request = request as Request;
    this.#response = response as Response;
  }

  /** Null for a visitor. Throws SERVICE_UNAVAILABLE when the session store failed: that is not the same as logged out. */
  get viewer(): Viewer | null {
    if (this.#failure) throw this.#failure;
    return this.#viewer;
  }

  /** Whether a tool asks with a service token: then there is no session, and no cookie is read or written. */
  get isServiceToken(): boolean {
    return this.#viewer?.rights !== undefined;
  }

  /** True when the session store did not answer. */
  get isUnavailable(): boolean {
    return this.#failure !== null;
  }

  get device(): string | null {
    return deviceOf(this.#request.headers['user-agent']);
  }

  /** What the browser has left here without an account; still there right after a login. */
  get visitorItems(): VisitorItems {
    const { redis, cookies } = this.#parts;
    this.#visitorItems ??= createVisitorItems({
      redis,
      token: cookies.readVisitor(this.#request),
      renew: token => {
        const owner = token ?? secretText();
        if (!this.#response.headersSent) cookies.writeVisitor(this.#response, owner);
        return owner;
      },
    });
    return this.#visitorItems;
  }

  /** What express-session read; undefined for a visitor. */
  get record(): SessionRecord | undefined {
    return this.#hasRun ? this.#current?.record : undefined;
  }

  /** A service token took the place of a session; called by createSessions.ts alone. */
  standFor(token: Viewer): void {
    this.#viewer = token;
  }

  /** Reads the session cookie; called by createSessions.ts alone. */
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

  async start(
    user: SessionUser,
    { isRemembered, hasPassedSecondFactor }: { isRemembered: boolean; hasPassedSecondFactor: boolean },
  ): Promise<void> {
    if (this.#viewer) await this.#parts.userSessions.endOne(this.#viewer.id, this.#viewer.sessionId);
    const now = this.#parts.clock().getTime();
    const userSession: UserSession = {
      user,
      userSessionId: secretText(16),
      device: this.device,
      loggedInAt: now,
      seenAt: now,
      hasPassedSecondFactor,
    };
    const family = isRemembered ? await this.#parts.refreshTokens.begin(userSession) : null;
    await this.write({ ...userSession, createdAt: now, familyId: family?.familyId ?? null });
    if (family) this.#parts.cookies.writeRefresh(this.#response, family.token);
    await this.#parts.userSessions.endOldest(user.id, userSession.userSessionId);
  }

  /** Writes a session under a new id. */
  async write(record: SessionRecord, { sessionId: wanted }: { sessionId?: string } = {}): Promise<void> {
    await this.#run();
    if (wanted !== undefined) this.#parts.sessionIds.want(this.#request, wanted);
    await this.#renameSession();
    const { sessionID, session: fresh } = this.#request;
    const key = sessionKey(sessionID);
    fresh.record = record;
    const save = (): Promise<void> =>
      new Promise((resolve, reject) => fresh.save((error: unknown) => (error ? reject(error) : resolve())));
    await this.#parts.userSessions.addAround(record.user.id, key, save);
    this.#viewer = viewerOf(record);
    this.#failure = null;
    this.#parts.cookies.writeUserData(this.#response, record.user, { isRemembered: record.familyId !== null });
  }

  /** Logs this device out, including one that was served from its refresh token. */
  async end(): Promise<void> {
    const viewer = this.#viewer;
    if (viewer) await this.#parts.userSessions.endOne(viewer.id, viewer.sessionId);
    await this.drop();
  }

  /** Ends the session of this request only. */
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

  async endOthers(): Promise<void> {
    const { viewer } = this;
    if (viewer) await this.#parts.userSessions.endOthers(viewer.id, viewer.sessionId);
  }

  /** Ends all other sessions of the user and moves this one to a new id. A session that was ended meanwhile stays ended. */
  async renewAlone(): Promise<void> {
    const { record } = this;
    const viewer = this.#viewer;
    if (!record || !viewer) throw new AppError('UNAUTHENTICATED');
    await this.endOthers();
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
            userSessionId: record.userSessionId,
            device: record.device,
            loggedInAt: record.loggedInAt,
            seenAt: now,
            hasPassedSecondFactor: record.hasPassedSecondFactor ?? false,
          });
    await this.write({ ...record, seenAt: now, familyId: family?.familyId ?? null });
    if (family) this.#parts.cookies.writeRefresh(this.#response, family.token);
  }

  async list(): Promise<ListedSession[]> {
    return this.viewer ? this.#parts.userSessions.list(this.viewer.id) : [];
  }

  /** False when it is not the viewer's. */
  async revoke(userSessionId: string): Promise<boolean> {
    return this.viewer !== null && (await this.#parts.userSessions.endOne(this.viewer.id, userSessionId)) > 0;
  }

  /** Of the latest registration that was sent from this browser; null without one. */
  get registrationHash(): string | null {
    const token = this.#parts.cookies.readRegistration(this.#request);
    return token === null ? null : hashOf(token);
  }

  /** A new secret for each registration: an earlier one from a shared computer is not confirmed as this one. Returns its hash. */
  markRegistration(): string {
    const token = secretText();
    this.#parts.cookies.writeRegistration(this.#response, token);
    return hashOf(token);
  }

  forgetRegistration(): void {
    if (!this.#response.headersSent) this.#parts.cookies.writeRegistration(this.#response, null);
  }

  /** The cookie pending-profile: set at registration and login until the profile is complete. */
  markProfile({ isComplete }: { isComplete: boolean }): void {
    this.#parts.cookies.writePendingProfile(this.#response, isComplete ? null : '1');
  }

  expireCookies({ withPending = false }: { withPending?: boolean } = {}): void {
    if (this.#response.headersSent) return;
    this.#parts.cookies.expireCredentials(this.#response);
    if (withPending) this.#parts.cookies.expirePending(this.#response);
  }

  /** Undefined after express-session destroyed it. */
  get #current(): (Session & Partial<SessionData>) | undefined {
    return this.#request.session;
  }

  /** Never reuses an id that came with the request (session fixation). */
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
