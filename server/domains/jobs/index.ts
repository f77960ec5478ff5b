/** The public API of the jobs domain: administrators see the work that failed for good, and what waits for a person is personal data. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import type { JobsPorts } from './jobs.ports.js';
import { createJobsResolvers } from './jobs.resolvers.js';

export const jobsDomain = defineDomain({
  name: 'jobs',
  create: ({ jobs, idempotency }, ports: JobsPorts) => ({
    resolvers: createJobsResolvers({ jobs, ...ports }),
    privacy: [jobs.privacy, idempotency.privacy],
  }),
});
