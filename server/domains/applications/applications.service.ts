/** Applications of students. Every method takes the viewer's id and reaches the applications of nobody else. */
import { APPLICATION_STATUSES, APPLICATION_TYPES } from '../../../schema/rules/applications.values.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { type ApplicationError, userError } from './applications.errors.js';
import type { FollowUps } from './applications.followUps.js';
import type { ApplicationRecord, ApplicationStatus, ApplicationType } from './applications.records.js';
import type { ApplicationRepository } from './applications.repository.js';
import { mayBecome } from './applications.status.js';
import type { ApplicationView, ApplicationViews } from './applications.views.js';

export type ApplicationResult = { application: ApplicationView | null; errors: ApplicationError[] };

/** Null: every one. */
type Wanted = { status: ApplicationStatus | null; type: ApplicationType | null };

type Deps = { repository: ApplicationRepository; views: ApplicationViews; followUps: FollowUps; clock: Clock };

const MAX_TRIES = 3;

export const createApplicationsService = ({ repository, views, followUps, clock }: Deps) => {
  const ownRecord = async (userId: string, id: string): Promise<ApplicationRecord> => {
    const record = await repository.byId(id);
    if (record?.userId !== userId) throw new AppError('NOT_FOUND');
    return record;
  };

  return {
    /** One read gives the rows and the counts. */
    page: async (userId: string, { status, type }: Wanted, { number, size }: PageRequest) => {
      const all = await repository.ofUser(userId);
      const rows = all.filter(row => (!status || row.status === status) && (!type || row.type === type));
      return {
        items: await views.viewsOf(rows.slice((number - 1) * size, number * size)),
        total: rows.length,
        counts: APPLICATION_STATUSES.map(each => ({
          status: each,
          count: all.filter(row => row.status === each).length,
        })),
        typeCounts: APPLICATION_TYPES.map(each => ({
          type: each,
          count: all.filter(row => row.type === each).length,
        })),
      };
    },

    byId: async (userId: string, id: string): Promise<ApplicationView> => views.viewOf(await ownRecord(userId, id)),

    /** Withdrawing twice succeeds. Of a withdrawal and an advance at the same moment, one is first; the other sees what it left. */
    withdraw: async (userId: string, id: string): Promise<ApplicationResult> => {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const record = await ownRecord(userId, id);
        if (record.status === 'WITHDRAWN') return { application: await views.viewOf(record), errors: [] };
        if (!mayBecome(record.status, 'WITHDRAWN', 'STUDENT'))
          return { application: null, errors: [userError('STEP_NOT_ALLOWED', 'applicationId')] };
        const now = clock();
        const toAdvisor = record.advisorId
          ? [followUps.toAdvisor(record.advisorId, 'APPLICATION_WITHDRAWN_BY_STUDENT', record, now)]
          : [];
        const changed = await repository.change(id, {
          seen: { status: record.status, updatedAt: record.updatedAt },
          set: { status: 'WITHDRAWN', isOpen: false },
          history: { status: 'WITHDRAWN', at: now, by: 'STUDENT' },
          followUps: [followUps.toStudent(record, 'WITHDRAWN', now), ...toAdvisor],
          now,
        });
        if (changed !== 'CONFLICT') return { application: await views.viewOf(changed), errors: [] };
      }
      return { application: null, errors: [userError('CONFLICT', 'applicationId')] };
    },
  };
};

export type ApplicationsService = ReturnType<typeof createApplicationsService>;
