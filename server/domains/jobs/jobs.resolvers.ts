import type { Resolvers } from '../../generated/resolvers.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { pageInfoOf, readPage } from '../../kernel/graphql/paging.js';
import type { Jobs } from '../../kernel/jobs/createJobs.js';
import type { JobsPorts } from './jobs.ports.js';

type Deps = JobsPorts & { jobs: Pick<Jobs, 'dead' | 'retry'> };

export const createJobsResolvers = ({ jobs, recordEvent }: Deps): Pick<Resolvers, 'Query' | 'Mutation'> => ({
  Query: {
    deadJobs: async (_query, { page }) => {
      const wanted = readPage(page);
      const { items, total } = await jobs.dead({ skip: (wanted.number - 1) * wanted.size, limit: wanted.size });
      return { items, pageInfo: pageInfoOf(wanted, total) };
    },
  },
  Mutation: {
    retryJob: async (_mutation, { input: { jobId } }, { viewer }) => {
      if (!(await jobs.retry(jobId))) throw new AppError('NOT_FOUND');
      await recordEvent({ kind: 'JOB_RETRIED', actorId: viewer.id, detail: jobId });
      return { ok: true, errors: [] };
    },
  },
});
