/** Calendars of one person: a single entry for whoever is signed in, and a feed at a private address. */
import { daysAfter } from '../../../schema/rules/days.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { hashOf } from '../../kernel/hash.js';
import type { RateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { secretText } from '../../kernel/session/secrets/secretText.js';
import { calendarName, deadlineEntry, sessionEntry } from './calendar.entries.js';
import { type CalendarEntry, calendarText } from './calendar.ics.js';
import type { CalendarFeedRecord, CalendarLanguage } from './calendar.model.js';
import type { CalendarPorts, FollowedDeadline } from './calendar.ports.js';
import type { CalendarFeedRepository } from './calendar.repository.js';

type Deps = CalendarPorts & {
  feeds: CalendarFeedRepository;
  publicUrl: string;
  /** Of renewals, by the account. */
  renewals: RateLimiter;
  clock: Clock;
};
type Renewal = {
  address: string | null;
  feed: CalendarFeedRecord | null;
  errors: { code: 'TOO_MANY'; field: null }[];
};

/** Sessions of the last month stay in the calendar. */
const BEHIND_DAYS = 31;
const AHEAD_DAYS = 400;
/** As it is made: what has another shape asks no store. */
const TOKEN = /^[\w-]{43}$/;

export const createCalendarService = (deps: Deps) => {
  const { feeds, openDeadlinesOf, sessionsBetween, schoolNameOf, publicUrl, renewals, clock } = deps;

  const sessionsOf = (userId: string) =>
    sessionsBetween(userId, { from: daysAfter(clock(), -BEHIND_DAYS), to: daysAfter(clock(), AHEAD_DAYS) });
  const entriesOf = (deadlines: readonly FollowedDeadline[], language: CalendarLanguage): Promise<CalendarEntry[]> =>
    Promise.all(
      deadlines.map(async followed => {
        const { item } = followed;
        const schoolName = 'institutionId' in item ? await schoolNameOf(item.institutionId) : null;
        return deadlineEntry({ followed, schoolName }, { language, publicUrl });
      }),
    );
  const textOf = (language: CalendarLanguage, entries: readonly CalendarEntry[]): string =>
    calendarText(calendarName(language), entries, clock());

  return {
    feedOf: feeds.of,

    renew: async (userId: string, language: CalendarLanguage): Promise<Renewal> => {
      if (!(await renewals(userId)).isAllowed)
        return { address: null, feed: null, errors: [{ code: 'TOO_MANY', field: null }] };
      const token = secretText();
      await feeds.save({ userId, tokenHash: hashOf(token), language, createdAt: clock() });
      return { address: `${publicUrl}/calendar/feed.ics?token=${token}`, feed: await feeds.of(userId), errors: [] };
    },

    revoke: feeds.remove,

    /** Null when nobody has the address. */
    feedBy: async (token: string): Promise<CalendarFeedRecord | null> =>
      TOKEN.test(token) ? feeds.byToken(hashOf(token)) : null,

    feedText: async ({ userId, language }: CalendarFeedRecord): Promise<string> => {
      const context = { language, publicUrl };
      const [deadlines, sessions] = await Promise.all([openDeadlinesOf(userId), sessionsOf(userId)]);
      return textOf(language, [
        ...(await entriesOf(deadlines, language)),
        ...(await Promise.all(sessions.map(session => sessionEntry(session, context)))),
      ]);
    },

    /** Of an item that the person follows: all of its open deadlines. Null when there is none. */
    deadlineText: async (userId: string, itemId: string, language: CalendarLanguage): Promise<string | null> => {
      const own = (await openDeadlinesOf(userId)).filter(({ item }) => item._id === itemId);
      return own.length === 0 ? null : textOf(language, await entriesOf(own, language));
    },

    sessionText: async (userId: string, id: string, language: CalendarLanguage): Promise<string | null> => {
      const own = (await sessionsOf(userId)).find(({ record }) => record._id === id);
      return own ? textOf(language, [await sessionEntry(own, { language, publicUrl })]) : null;
    },
  };
};

export type CalendarService = ReturnType<typeof createCalendarService>;
