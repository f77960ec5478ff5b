/** Reads of applications by students. Every method takes the viewer's id and reaches the applications of nobody else. */
import { APPLICATION_STATUSES, APPLICATION_TYPES } from '../../../schema/rules/applications.values.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import type { ApplicationError } from './applications.errors.js';
import type { ApplicationStatus, ApplicationType } from './applications.records.js';
import type { ApplicationRepository } from './applications.repository.js';
import type { ApplicationView, ApplicationViews } from './applications.views.js';

export type ApplicationResult = { application: ApplicationView | null; errors: ApplicationError[] };

/** Null: every one. */
type Wanted = { status: ApplicationStatus | null; type: ApplicationType | null };

type Deps = { repository: ApplicationRepository; views: ApplicationViews };

export const createApplicationsService = ({ repository, views }: Deps) => {
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

    byId: async (userId: string, id: string): Promise<ApplicationView | null> => {
      const record = await repository.byId(id);
      return record?.userId === userId ? views.viewOf(record) : null;
    },
  };
};

export type ApplicationsService = ReturnType<typeof createApplicationsService>;
