/**
 * Files for calendar programs. A single entry is for whoever is signed in; the feed is for whoever has its address. Its secret stands in the query, which no log
 * holds (requestLog.ts).
 */
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Admission } from '../../kernel/admission.js';
import type { Clock } from '../../kernel/clock.js';
import type { Env } from '../../kernel/env.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { RedisClient } from '../../kernel/redis/connectRedis.js';
import { createBudget } from '../../kernel/redis/createBudget.js';
import { addressKey, consume, createRateLimiter, refuseUnlessAllowed } from '../../kernel/redis/createRateLimiter.js';
import type { Sessions } from '../../kernel/session/createSessions.js';
import type { Domains } from '../domains.js';
import { dataHeaders, setHeaders } from './securityHeaders.js';
import { openSession, sessionOf } from './sessionRoutes.js';
import { notFound } from './staticFiles.js';
import { lineOfAddress } from './workBudgets.js';

type Calendar = Domains['calendar']['provides'];
type Feed = Parameters<Calendar['feedText']>[0];
type Deps = {
  sessions: Pick<Sessions, 'open'>;
  calendar: Pick<Calendar, 'feedBy' | 'feedText' | 'deadlineText' | 'sessionText'>;
  admission: Admission;
  addressOf: (request: Request) => string;
  redis: RedisClient;
  env: Env;
  clock: Clock;
};

/** Programs read a feed every few minutes at most. */
const READS_AN_HOUR = 60;
/** The large calendars fetch the feeds of all their users from a few addresses, so that only what is no feed counts for an address: guesses. */
const WRONG_READS_AN_HOUR = 600;

const languageOf = ({ query }: Request): 'VI' | 'EN' => (query.lang === 'en' ? 'EN' : 'VI');

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

export function calendarRoutes({ sessions, calendar, admission, addressOf, redis, env, clock }: Deps): Router {
  const anHour = (name: string, limit: number) => createRateLimiter({ redis, clock, name, limit, windowSeconds: 3600 });
  const ofFeed = anHour('calendar-feed', READS_AN_HOUR);
  const ofAddress = createBudget({
    redis,
    clock,
    name: 'calendar-address',
    limit: WRONG_READS_AN_HOUR,
    windowSeconds: 3600,
  });

  /** Whoever has guessed too often looks in line, and may find a feed all the same. */
  const find = async (token: string, address: string): Promise<Feed | null> => {
    const look = () => calendar.feedBy(token);
    return ofAddress.refusalOf(address) ? admission.run(lineOfAddress(address), look) : look();
  };
  const countGuess = async (address: string): Promise<void> => {
    const verdict = await ofAddress.consume(address, 1);
    if (!verdict.isAllowed) await admission.mayRefuse(lineOfAddress(address));
    refuseUnlessAllowed(verdict);
  };

  /** Only a feed that there is has a count of its own: each guess would leave one in the store. */
  const feed = async (request: Request, response: Response): Promise<void> => {
    const { token } = request.query;
    const address = addressKey(addressOf(request));
    const found = typeof token === 'string' ? await find(token, address) : null;
    if (found) await consume(ofFeed, found.tokenHash);
    else await countGuess(address);
    send(response, found && (await calendar.feedText(found)), 'calendar');
  };
  const single =
    (textOf: Calendar['sessionText']): RequestHandler =>
    async (request, response) => {
      const session = sessionOf(response);
      if (session.isUnavailable) throw new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 5 });
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
