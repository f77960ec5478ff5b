/** How a student ends an application: withdrawn, the offer declined, or the consent to pass it on taken back. */
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { userError } from './applications.errors.js';
import type { FollowUps } from './applications.followUps.js';
import type { ApplicationRecord, ApplicationStatus, SharingRecord } from './applications.records.js';
import type { ApplicationChange, ApplicationRepository } from './applications.repository.js';
import type { ApplicationResult } from './applications.service.js';
import { withoutLink } from './applications.sharing.js';
import { mayBecome } from './applications.status.js';
import type { ApplicationViews } from './applications.views.js';

type Deps = { repository: ApplicationRepository; views: ApplicationViews; followUps: FollowUps; clock: Clock };

/** `to`: null leaves the status as it is. `endsSharing`: the consent ends, and the institution is to be asked to delete. */
type Ending = { to: ApplicationStatus | null; endsSharing: boolean };
type Decision = Ending | 'DONE_BEFORE' | 'NOT_ALLOWED';

const MAX_TRIES = 3;

const byStudent = ({ status }: ApplicationRecord, to: ApplicationStatus): boolean => mayBecome(status, to, 'STUDENT');

export const mayWithdrawSharing = ({ sharing, status }: Pick<ApplicationRecord, 'sharing' | 'status'>): boolean =>
  sharing !== undefined && sharing.withdrawnAt === undefined && status !== 'GUARDIAN_DECLINED';

/** The guardian's link ends with it. */
const withdrawnSharing = ({ guardian, ...sharing }: SharingRecord, now: Date): SharingRecord => ({
  ...sharing,
  ...(guardian ? { guardian: withoutLink(guardian) } : {}),
  withdrawnAt: now,
});

const decisions = {
  withdraw: (record: ApplicationRecord): Decision => {
    if (record.status === 'WITHDRAWN') return 'DONE_BEFORE';
    return byStudent(record, 'WITHDRAWN') ? { to: 'WITHDRAWN', endsSharing: true } : 'NOT_ALLOWED';
  },
  decline: (record: ApplicationRecord): Decision => {
    if (record.status === 'OFFER_DECLINED') return 'DONE_BEFORE';
    return byStudent(record, 'OFFER_DECLINED') ? { to: 'OFFER_DECLINED', endsSharing: false } : 'NOT_ALLOWED';
  },
  withdrawSharing: (record: ApplicationRecord): Decision => {
    if (record.sharing?.withdrawnAt) return 'DONE_BEFORE';
    if (!mayWithdrawSharing(record)) return 'NOT_ALLOWED';
    const to = (['WITHDRAWN', 'OFFER_DECLINED'] as const).find(status => byStudent(record, status)) ?? null;
    return { to, endsSharing: true };
  },
};

export const createApplicationEndings = ({ repository, views, followUps, clock }: Deps) => {
  const newsOf = (record: ApplicationRecord, { to }: Ending, opensTask: boolean, now: Date) => {
    const { advisorId } = record;
    const forAdvisor = [
      ...(to === 'WITHDRAWN' ? (['APPLICATION_WITHDRAWN_BY_STUDENT'] as const) : []),
      ...(to === 'OFFER_DECLINED' ? (['APPLICATION_DECLINED_BY_STUDENT'] as const) : []),
      // The news of a withdrawal says so too.
      ...(opensTask && to !== 'WITHDRAWN' ? (['APPLICATION_DELETION_TO_ASK'] as const) : []),
    ];
    return [
      ...(to ? [followUps.toStudent(record, to, now)] : []),
      ...(advisorId ? forAdvisor.map(code => followUps.toAdvisor(advisorId, code, record, now)) : []),
    ];
  };

  const changeOf = (record: ApplicationRecord, ending: Ending): ApplicationChange => {
    const { userId, status, updatedAt, sharing, deletion, isUnsent } = record;
    const { to, endsSharing } = ending;
    const now = clock();
    // What was never sent need not be deleted anywhere.
    const opensTask = endsSharing && !isUnsent && deletion === undefined;
    return {
      seen: { status, updatedAt },
      set: {
        ...(to ? { status: to, isOpen: false } : {}),
        ...(endsSharing && sharing ? { sharing: withdrawnSharing(sharing, now) } : {}),
        ...(opensTask ? { deletion: { state: 'OPEN', openedAt: now } } : {}),
      },
      ...(to ? { history: { status: to, at: now, by: 'STUDENT' } } : {}),
      followUps: [
        ...newsOf(record, ending, opensTask, now),
        ...(endsSharing && sharing
          ? [followUps.audit('APPLICATION_SHARING_WITHDRAWN', userId, record, to ?? status)]
          : []),
      ],
      now,
    };
  };

  /** Twice succeeds. Of an ending and a step of the staff at the same moment one is first; the other sees what it left. */
  const end =
    (decide: (record: ApplicationRecord) => Decision) =>
    async (userId: string, id: string): Promise<ApplicationResult> => {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const record = await repository.byId(id);
        if (record?.userId !== userId) throw new AppError('NOT_FOUND');
        const ending = decide(record);
        if (ending === 'DONE_BEFORE') return { application: await views.viewOf(record), errors: [] };
        if (ending === 'NOT_ALLOWED')
          return { application: null, errors: [userError('STEP_NOT_ALLOWED', 'applicationId')] };
        const changed = await repository.change(id, changeOf(record, ending));
        if (typeof changed !== 'string') return { application: await views.viewOf(changed), errors: [] };
      }
      return { application: null, errors: [userError('CONFLICT', 'applicationId')] };
    };

  return {
    withdraw: end(decisions.withdraw),
    decline: end(decisions.decline),
    withdrawSharing: end(decisions.withdrawSharing),
  };
};

export type ApplicationEndings = ReturnType<typeof createApplicationEndings>;
