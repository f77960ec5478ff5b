/** The session of a visitor, for units that only hand it on: no store is ever called. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Redis } from 'ioredis';
import { systemClock } from '../kernel/clock.js';
import { createLogger } from '../kernel/logger.js';
import { createSessions } from '../kernel/session/createSessions.js';
import { createUserSessions } from '../kernel/session/records/userSessions.js';
import type { RequestSession } from '../kernel/session/requestSession.js';

export function visitorSession(): Promise<RequestSession> {
  const request = new IncomingMessage(new Socket());
  const redis = new Redis({ lazyConnect: true });
  const sessions = createSessions({
    redis,
    userSessions: createUserSessions(redis),
    clock: systemClock,
    logger: createLogger({ logLevel: 'silent' }),
    limits: { idleMs: 1000, absoluteMs: 1000 },
    secrets: ['a secret of the tests, never used to sign'],
    cookies: { isSecure: false, cookiePrefix: '' },
    findUser: async () => null,
    onReuse: async () => undefined,
  });
  return sessions.open(request, new ServerResponse(request));
}
