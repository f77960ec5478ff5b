/** What the calendar domain needs of others; app/domains.ts supplies it. */
import type { ResolversTypes } from '../../generated/resolvers.js';
import type { CalendarFeedRepository } from './calendar.repository.js';

export type FollowedDeadline = Awaited<ResolversTypes['FollowedDeadline']>;
export type SessionView = Awaited<ResolversTypes['AdvisingSession']>;

export type CalendarPorts = {
  /** Of createCalendarFeeds. */
  feeds: CalendarFeedRepository;
  /** Soonest first. */
  openDeadlinesOf: (userId: string) => Promise<FollowedDeadline[]>;
  /** Of an institution. */
  schoolNameOf: (institutionId: string) => Promise<string | null>;
  /** Earliest first. */
  sessionsBetween: (userId: string, span: { from: Date; to: Date }) => Promise<SessionView[]>;
};
