/** The public API of the account domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
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
import { createOwnHandlers, createPrivacyService } from './account.privacy.js';
import { createProfileService } from './account.profile.js';
import { createUserRepository } from './account.repository.js';
import { createAccountResolvers, createPersonalDataResolvers } from './account.resolvers.js';
import { createRetention } from './account.retention.js';
import { createIdleMailJob } from './account.retention.jobs.js';
import { createRolesService } from './account.roles.js';
import { createStudentCases, createStudyWishes } from './account.students.js';
import { createCorrectionsRepository } from './corrections.repository.js';

export type { Accounts, AccountSummary } from './account.accounts.js';

export const accountDomain = defineDomain({
  name: 'account',
  create: (platform, ports: AccountPorts) => {
    const { connection, redis, env, clock, mailer, bulkMailer, jobs, userSessions } = platform;
    const models = createAccountModels(connection);
    const users = createUserRepository(models, jobs.runSoon);
    const corrections = createCorrectionsRepository(models, jobs.runSoon);
    const deps: Omit<AccountDeps, 'otherPrivacyHandlers'> = {
      ...ports,
      clock,
      publicUrl: env.publicUrl,
      verifyPassword,
      hashPassword,
      endSessions: userSessions.endAll,
      endOutdatedSessions: userSessions.endOutdated,
      sessionsOf: userSessions.list,
      enqueue: jobs.enqueue,
      createLimiter: limit => createRateLimiter({ redis, clock, ...limit }),
    };
    /** Created last: it exports and erases what all domains store. */
    const createPersonalData = (otherPrivacyHandlers: readonly PersonalDataHandler[]) => {
      const privacy = createPrivacyService({ users, corrections, ...deps, otherPrivacyHandlers });
      const retention = createRetention({ users, erase: privacy.erase, ...deps });
      /** At nine a question about an announced deletion can be answered. */
      const search = {
        name: 'account.retention',
        time: '09:00',
        limitMs: SWEEP_LIMIT_MS,
        enqueue: jobs.enqueue,
        clock,
      };
      const idleSearch = dailyJob(search, retention.sweep);
      return {
        resolvers: createPersonalDataResolvers(privacy),
        jobs: [
          createErasure({ users, ...privacy }),
          idleSearch.job,
          createIdleMailJob({ users, retention, mailer: bulkMailer, ...deps }),
        ],
        start: idleSearch.start,
      };
    };
    const services = {
      profile: createProfileService({ users, ...deps }),
      corrections: createCorrectionsService({ users, corrections, ...deps }),
      denial: createDenialService({ users, corrections, ...deps }),
      consents: createConsentsService({ users, ...deps }),
      guardian: createGuardianService({ users, ...deps }),
      roles: createRolesService({ users, ...deps }),
    };
    return {
      resolvers: createAccountResolvers(services),
      privacy: createOwnHandlers({ users, corrections }),
      jobs: [...createAccountJobs({ users, corrections, mailer, ...deps }), createSessionsEnd({ users, ...deps })],
      outboxes: [createOutbox(models.users), createOutbox(models.corrections)],
      provides: {
        accounts: createAccounts({ users, clock }),
        /** Ends the sessions that an account has at this moment: written together with a change of its role or second factor. */
        sessionsEndEntryOf: (userId: string): OutboxEntry => sessionsEndOf(userId, clock()),
        studentsOf: createStudentCases({ users, clock }),
        createPersonalData,
        studyWishesOf: createStudyWishes({ users }),
      },
    };
  },
});
