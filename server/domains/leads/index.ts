/** The public API of the leads domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createOutbox } from '../../kernel/jobs/outbox.repository.js';
import { createRateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { createLeadsJobs } from './leads.jobs.js';
import { createLeadModel } from './leads.model.js';
import type { LeadsPorts } from './leads.ports.js';
import { createLeadsPrivacy } from './leads.privacy.js';
import { createLeadRepository } from './leads.repository.js';
import { createLeadsResolvers } from './leads.resolvers.js';
import { createLeadsStaff } from './leads.staff.js';
import { createSubmissions } from './leads.submission.js';
import { createLeadViews } from './leads.views.js';

const HOUR_SECONDS = 3600;

export const leadsDomain = defineDomain({
  name: 'leads',
  create: ({ connection, redis, env, clock, jobs, idempotency, mailer, runInBackground }, ports: LeadsPorts) => {
    const model = createLeadModel(connection);
    const repository = createLeadRepository(model, jobs.runSoon);
    const limiter = createRateLimiter({
      redis,
      clock,
      name: 'leads',
      limit: env.limits.leadsPerHour,
      windowSeconds: HOUR_SECONDS,
    });
    const deps = { ...ports, repository, clock };
    const submissions = createSubmissions({ ...deps, idempotency, limiter, runInBackground });
    const staff = createLeadsStaff({ ...deps, views: createLeadViews(ports) });
    return {
      resolvers: createLeadsResolvers({ submissions, staff }),
      privacy: [createLeadsPrivacy(repository, ports)],
      jobs: createLeadsJobs({ ...ports, repository, mailer }),
      outboxes: [createOutbox(model)],
      provides: {
        /** For items of the catalogue that become one. */
        references: { countOf: repository.countOfItem, move: repository.move },
      },
    };
  },
});
