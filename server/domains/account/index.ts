/** The public API of the account domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { dailyJob } from '../../kernel/jobs/dailyJob.js';
import { SWEEP_LIMIT_MS } from '../../kernel/jobs/job.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';
import { createOutbox } from '../../kernel/jobs/outbox.repository.js';
import { createRateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { hashPassword, verifyPassword } from '../../kernel/session/credentials/passwords.js';
import { createAccounts } from './account.accounts.js';
import { createConsentsService } from './account.consents.js';
import { createCorrectionsService } from './account.corrections.js';
import { createDenialService } from './account.denial.js';
import { createGuardianService } from './account.guardian.js';
import { createErasure } from './account.erasure.jobs.js';
import { createAccountJobs } from './account.jobs.js';
import { createSessionsEnd, sessionsEndOf } from './account.sessions.jobs.js';
import { createAccountModels } from './account.model.js';
import type { AccountDeps, AccountPorts } from './account.ports.js';
import { createPrivacyService } from './account.privacy.js';
import { createProfileService } from './account.profile.js';
import { createUserRepository } from './account.repository.js';
import { createAccountResolvers } from './account.resolvers.js';
import { createRetention } from './account.retention.js';
import { createIdleMailJob } from './account.retention.jobs.js';
import { createRolesService } from './account.roles.js';
import { createStudentCases, createStudyWishes } from './account.students.js';
import { createCorrectionsRepository } from './corrections.repository.js';

export type { Accounts, AccountSummary } from './account.accounts.js';

export const accountDomain = defineDomain({
  name: 'account',
  create: (platform, ports: AccountPorts) => {
    const { connection, redis, env, clock, mailer, bulkMailer, jobs, sessions, personalDataHandlers } = platform;
    const models = createAccountModels(connection);
    const users = createUserRepository(models, jobs.runSoon);
    const corrections = createCorrectionsRepository(models, jobs.runSoon);
    const deps: AccountDeps = {
      ...ports,
      clock,
      publicUrl: env.publicUrl,
      verifyPassword,
      hashPassword,
      endSessions: sessions.endAll,
      endOutdatedSessions: sessions.endOutdated,
      sessionsOf: sessions.list,
      enqueue: jobs.enqueue,
      createLimiter: limit => createRateLimiter({ redis, clock, ...limit }),
      otherPrivacyHandlers: () => personalDataHandlers().filter(handler => !privacy.ownHandlers.includes(handler)),
    };
    const privacy = createPrivacyService({ users, corrections, ...deps });
    const retention = createRetention({ users, erase: privacy.erase, ...deps });
    /** At nine a question about an announced deletion can be answered. */
    const search = { name: 'account.retention', time: '09:00', limitMs: SWEEP_LIMIT_MS, enqueue: jobs.enqueue, clock };
    const idleSearch = dailyJob(search, retention.sweep);
    const services = {
      profile: createProfileService({ users, ...deps }),
      corrections: createCorrectionsService({ users, corrections, ...deps }),
      denial: createDenialService({ users, corrections, ...deps }),
      consents: createConsentsService({ users, ...deps }),
      guardian: createGuardianService({ users, ...deps }),
      roles: createRolesService({ users, ...deps }),
      privacy,
    };
    return {
      resolvers: createAccountResolvers(services),
      privacy: privacy.ownHandlers,
      jobs: [
        ...createAccountJobs({ users, corrections, mailer, ...deps }),
        createSessionsEnd({ users, ...deps }),
        createErasure({ users, ...privacy }),
        idleSearch.job,
        createIdleMailJob({ users, retention, mailer: bulkMailer, ...deps }),
      ],
      outboxes: [createOutbox(models.users), createOutbox(models.corrections)],
      provides: {
        accounts: createAccounts({ users, clock }),
        /** Ends the sessions that an account has at this moment: written together with a change of its role or second factor. */
        sessionsEndEntryOf: (userId: string): OutboxEntry => sessionsEndOf(userId, clock()),
        studentsOf: createStudentCases({ users, clock }),
        studyWishesOf: createStudyWishes({ users }),
      },
      start: idleSearch.start,
    };
  },
});
