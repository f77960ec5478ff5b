/** The public API of the calendar domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import type { Platform } from '../../kernel/domain/platform.js';
import { createRateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { createCalendarFeedModel } from './calendar.model.js';
import type { CalendarPorts } from './calendar.ports.js';
import { createCalendarPrivacy } from './calendar.privacy.js';
import { createCalendarFeedRepository } from './calendar.repository.js';
import { createCalendarResolvers } from './calendar.resolvers.js';
import { createCalendarService } from './calendar.service.js';

const RENEWALS_AN_HOUR = 10;

/** The private addresses of accounts. They are there before the domain itself, since sessions that end end them too. */
export const createCalendarFeeds = ({ connection }: Pick<Platform, 'connection'>) =>
  createCalendarFeedRepository(createCalendarFeedModel(connection));

export const calendarDomain = defineDomain({
  name: 'calendar',
  create: ({ redis, clock, env }, { feeds, ...ports }: CalendarPorts) => {
    const renewals = createRateLimiter({
      redis,
      clock,
      name: 'calendar-renewals',
      limit: RENEWALS_AN_HOUR,
      windowSeconds: 3600,
    });
    const service = createCalendarService({ ...ports, feeds, publicUrl: env.publicUrl, renewals, clock });
    const { feedBy, feedText, deadlineText, sessionText } = service;
    return {
      resolvers: createCalendarResolvers(service),
      privacy: [createCalendarPrivacy(feeds)],
      /** Texts of files, for the routes of server/app. */
      provides: { feedBy, feedText, deadlineText, sessionText },
    };
  },
});
