/** What the calendar domain needs of others; app/domains.ts supplies it. */
import type { ResolversTypes } from '../../generated/resolvers.js';

export type FollowedDeadline = Awaited<ResolversTypes['FollowedDeadline']>;
export type SessionView = Awaited<ResolversTypes['AdvisingSession']>;

export type CalendarPorts = {
  /** Soonest first. */
  openDeadlinesOf: (userId: string) => Promise<FollowedDeadline[]>;
  /** Of an institution. */
  schoolNameOf: (institutionId: string) => Promise<string | null>;
  /** Earliest first. */
  sessionsBetween: (userId: string, span: { from: Date; to: Date }) => Promise<SessionView[]>;
};
