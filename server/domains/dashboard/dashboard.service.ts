/** The overview of one person. What several fields need is read once, and nothing is read that no field asks for. */
import { addDays, dayInVietnam, startInVietnam, weekOf } from '../../../schema/rules/days.rules.js';
import { wantedDestinations } from '../../../schema/rules/personalSort.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { once } from '../../kernel/once.js';
import { countsByStatus, destinationsOf, isOpen, scholarshipCounts, totalsOf } from './dashboard.counts.js';
import {
  deadlinesOfFollowed,
  type FollowedDeadline,
  followedItems,
  followedPrograms,
  inOrder,
} from './dashboard.followed.js';
import { type DashboardPorts, isProgram, type ProgramRecord } from './dashboard.ports.js';
import type { Recommend, Recommended } from './dashboard.recommendations.js';
import { NO_WISHES, profileFacts } from './dashboard.wishes.js';

const DEADLINES_MAX = 200;
const PROGRAMS_MAX = 5;
const OPEN_MAX = 3;
const LISTED_MAX = 5;

type Deps = DashboardPorts & { recommend: Recommend; clock: Clock };

export const createDashboardService = (deps: Deps) => {
  const { clock, deadlinesOf, recommend } = deps;

  const readsOf = (userId: string) => {
    const saved = once(() => deps.savedBy(userId));
    const applications = once(() => deps.applicationsOf(userId));
    const wishes = once(async () => (await deps.studyWishesOf(userId)) ?? NO_WISHES);
    const followed = once(async () =>
      followedItems(deps, { saved: await saved(), applications: await applications() }),
    );
    const deadlines = once(async () =>
      inOrder((await followed()).flatMap(item => deadlinesOfFollowed(item, deadlinesOf))),
    );
    return { saved, applications, wishes, followed, deadlines };
  };
  type Reads = ReturnType<typeof readsOf>;

  const recommended = async ({ saved, applications, wishes }: Reads): Promise<Recommended[]> => {
    const [rows, views, wanted] = await Promise.all([saved(), applications(), wishes()]);
    const savedPrograms = rows.flatMap(({ kind, itemId }) => (kind === 'PROGRAM' ? [itemId] : []));
    const known = new Set([...savedPrograms, ...views.map(({ item }) => item._id)]);
    try {
      return recommend({ wishes: wanted, savedPrograms, known });
    } catch (error) {
      // Without a search index the rest of the overview is still worth showing.
      if (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE') return [];
      throw error;
    }
  };

  return {
    deadlines: async (userId: string): Promise<FollowedDeadline[]> =>
      (await readsOf(userId).deadlines()).filter(({ deadline }) => deadline.status === 'OPEN').slice(0, DEADLINES_MAX),

    overview: (userId: string) => {
      const reads = readsOf(userId);
      const week = weekOf(dayInVietnam(clock()));
      const span = { from: startInVietnam(week.from), to: startInVietnam(addDays(week.to, 1)) };
      return {
        week,
        applicationCounts: async () => countsByStatus(await reads.applications()),
        totals: async () => totalsOf(await reads.applications(), await reads.saved()),
        appliedDestinations: async () => destinationsOf(await reads.applications()),
        savedScholarships: async () => scholarshipCounts(await reads.followed(), deadlinesOf),
        openApplications: async () =>
          (await reads.applications())
            .filter(isOpen)
            .toSorted((a, b) => b.record.updatedAt.getTime() - a.record.updatedAt.getTime())
            .slice(0, OPEN_MAX),
        deadlines: async () =>
          (await reads.deadlines()).filter(({ deadline: { closesAt } }) => closesAt >= span.from && closesAt < span.to),
        programs: async () => followedPrograms(await reads.followed(), deadlinesOf).slice(0, PROGRAMS_MAX),
        advisingSessions: () => deps.sessionsBetween(userId, span),
        events: async () => (await deps.comingEvents()).slice(0, LISTED_MAX),
        guides: async () => {
          const [guides, wanted] = [await deps.listedGuides(), wantedDestinations(await reads.wishes())];
          const isWanted = ({ destination }: (typeof guides)[number]): boolean =>
            wanted.some(country => country === destination);
          const others = guides.filter(guide => !isWanted(guide));
          return [...guides.filter(isWanted), ...others].slice(0, LISTED_MAX);
        },
        recommendations: async (): Promise<{ program: ProgramRecord; reasons: Recommended['reasons'] }[]> => {
          const found = await recommended(reads);
          const ids = found.map(({ id }) => id);
          const records = ids.length === 0 ? [] : await deps.recordsOf('PROGRAM', ids);
          return records.flatMap((record, place) =>
            record && isProgram(record) ? [{ program: record, reasons: found[place]?.reasons ?? [] }] : [],
          );
        },
        profileFacts: async () => profileFacts(await reads.wishes()),
      };
    },
  };
};

export type DashboardService = ReturnType<typeof createDashboardService>;
export type Overview = ReturnType<DashboardService['overview']>;
