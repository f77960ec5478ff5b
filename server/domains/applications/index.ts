/** The public API of the applications domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createOutbox } from '../../kernel/jobs/outbox.repository.js';
import { createRateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { createApplicationChecklist } from './applications.checklist.js';
import { createApplicationCreation } from './applications.creation.js';
import { createApplicationEndings } from './applications.endings.js';
import { createFollowUps } from './applications.followUps.js';
import { createApplicationGuardian } from './applications.guardian.js';
import { createApplicationJobs } from './applications.jobs.js';
import { createApplicationModel } from './applications.model.js';
import type { ApplicationsPorts } from './applications.ports.js';
import { createApplicationPreview } from './applications.preview.js';
import { createApplicationsPrivacy } from './applications.privacy.js';
import { CONSIDERED, createApplicationRepository } from './applications.repository.js';
import { createApplicationsResolvers } from './applications.resolvers.js';
import { renewsSearchWords } from './applications.searchWords.js';
import { createApplicationsService } from './applications.service.js';
import { createApplicationsStaff } from './applications.staff.js';
import { createApplicationViews } from './applications.views.js';

export { correctedStudentEntryOf } from './applications.searchWords.js';

const DAY_SECONDS = 86_400;

export const applicationsDomain = defineDomain({
  name: 'applications',
  create: ({ connection, redis, env, clock, jobs, idempotency, mailer }, ports: ApplicationsPorts) => {
    const model = createApplicationModel(connection);
    const repository = createApplicationRepository(model, jobs.runSoon);
    const views = createApplicationViews({ ...ports, clock });
    const deps = { ...ports, repository, views, followUps: createFollowUps(ports), idempotency, clock };
    const limiterOf = (name: string, limit: number) =>
      createRateLimiter({ redis, clock, name, limit, windowSeconds: DAY_SECONDS });
    const limiters = { perPerson: limiterOf('sharing-person', 3), perGuardian: limiterOf('sharing-guardian', 6) };
    const [service, endings, guardian, creation, staff, checklist] = [
      createApplicationsService(deps),
      createApplicationEndings(deps),
      createApplicationGuardian({ ...deps, limiters }),
      createApplicationCreation(deps),
      createApplicationsStaff(deps),
      createApplicationChecklist(deps),
    ];
    return {
      resolvers: createApplicationsResolvers({
        service,
        endings,
        guardian,
        creation,
        preview: createApplicationPreview(deps),
        staff,
        checklist,
        views,
      }),
      privacy: [createApplicationsPrivacy(repository, clock)],
      jobs: [
        ...createApplicationJobs({ ...deps, mailer, publicUrl: env.publicUrl, operatorName: env.operator.name }),
        renewsSearchWords(deps),
      ],
      outboxes: [createOutbox(model)],
      provides: {
        /** For items of the catalogue that become one. */
        references: {
          countOf: (_kind: 'INSTITUTION' | 'PROGRAM', id: string): Promise<number> => repository.countOfItem(id),
          move: (_kind: 'INSTITUTION' | 'PROGRAM', from: string, into: string): Promise<void> =>
            repository.move(from, into),
        },
        /** Latest submitted first; those whose item the catalogue has no more are left out. */
        applicationsOf: async (userId: string) => views.viewsOf(await repository.ofUser(userId)),
        consideredAfter: repository.consideredAfter,
        consideredOf: async (userId: string) =>
          (await repository.ofUser(userId)).filter(({ status }) => CONSIDERED.includes(status)),
      },
    };
  },
});
