/**
 * Files for calendar programs. A single entry is for whoever is signed in; the feed is for whoever has its address. Its secret stands in the query, which no log
 * holds (requestLog.ts).
 */
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Clock } from '../../kernel/clock.js';
import type { Env } from '../../kernel/env.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { RedisClient } from '../../kernel/redis/connectRedis.js';
import { createBudget } from '../../kernel/redis/createBudget.js';
import { addressKey, consume, createRateLimiter, refuseUnlessAllowed } from '../../kernel/redis/createRateLimiter.js';
import type { Sessions } from '../../kernel/session/createSessions.js';
import { hashOf } from '../../kernel/hash.js';
import { dataHeaders, setHeaders } from './securityHeaders.js';
import { openSession, sessionOf } from './sessionRoutes.js';
import { notFound } from './staticFiles.js';

type Language = 'VI' | 'EN';
type Deps = {
  sessions: Pick<Sessions, 'open'>;
  calendar: {
    feedText: (token: string) => Promise<string | null>;
    deadlineText: (userId: string, itemId: string, language: Language) => Promise<string | null>;
    sessionText: (userId: string, id: string, language: Language) => Promise<string | null>;
  };
  addressOf: (request: Request) => string;
  redis: RedisClient;
  env: Env;
  clock: Clock;
};

/** Programs read a feed every few minutes at most. */
const READS_AN_HOUR = 60;
/** The large calendars fetch the feeds of all their users from a few addresses, so that only what is no feed counts for an address: guesses. */
const WRONG_READS_AN_HOUR = 600;

const languageOf = ({ query }: Request): Language => (query.lang === 'en' ? 'EN' : 'VI');

const send = (response: Response, text: string | null, name: string): void => {
  response.set('cache-control', 'private, no-store');
  if (text === null) {
    notFound(response);
    return;
  }
  response.set({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.ics"`,
  });
  response.send(text);
};

export function calendarRoutes({ sessions, calendar, addressOf, redis, env, clock }: Deps): Router {
  const anHour = (name: string, limit: number) => createRateLimiter({ redis, clock, name, limit, windowSeconds: 3600 });
  const ofFeed = anHour('calendar-feed', READS_AN_HOUR);
  const ofAddress = createBudget({
    redis,
    clock,
    name: 'calendar-address',
    limit: WRONG_READS_AN_HOUR,
    windowSeconds: 3600,
  });

  const feed = async (request: Request, response: Response): Promise<void> => {
    const { token } = request.query;
    const isToken = typeof token === 'string' && token !== '';
    if (isToken) await consume(ofFeed, hashOf(token));
    const text = isToken ? await calendar.feedText(token) : null;
    if (text === null) refuseUnlessAllowed(await ofAddress.consume(addressKey(addressOf(request)), 1));
    send(response, text, 'calendar');
  };
  const single =
    (textOf: Deps['calendar']['sessionText']): RequestHandler =>
    async (request, response) => {
      const session = sessionOf(response);
      if (session.isAway) throw new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 5 });
      const { viewer } = session;
      const text = viewer && (await textOf(viewer.id, String(request.params.id), languageOf(request)));
      send(response, text, 'calendar');
    };

  return Router()
    .use('/calendar', setHeaders(dataHeaders(env)))
    .get('/calendar/feed.ics', (request, response) => feed(request, response))
    .get('/calendar/deadlines/:id.ics', openSession(sessions), single(calendar.deadlineText))
    .get('/calendar/sessions/:id.ics', openSession(sessions), single(calendar.sessionText));
}
