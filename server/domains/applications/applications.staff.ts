/** What advisors and administrators do with applications of others: the queue, assignment, the next step. */
import { applicationNoteRule, isLaterIntake } from '../../../schema/rules/applications.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { type Assignment, wantedWordsOf } from '../../kernel/staffQueue/queueFilter.js';
import { userError, userErrorsOf } from './applications.errors.js';
import type { FollowUps } from './applications.followUps.js';
import type { ApplicationsPorts } from './applications.ports.js';
import type {
  ApplicationRecord,
  ApplicationStatus,
  DeletionTask,
  Destination,
  IntakeRef,
} from './applications.records.js';
import type { ApplicationChange, ApplicationRepository } from './applications.repository.js';
import type { ApplicationResult } from './applications.service.js';
import { isOpenStatus, mayBecome } from './applications.status.js';
import type { ApplicationView, ApplicationViews } from './applications.views.js';

export type StaffFilter = {
  status?: ApplicationStatus | null;
  destination?: Destination | null;
  assignedTo?: Assignment | null;
  deletionTask?: DeletionTask['state'] | null;
  text?: string | null;
};
export type AssignInput = { applicationId: string; advisorId?: string | null; seenUpdatedAt: Date };
export type AdvanceInput = {
  applicationId: string;
  to: ApplicationStatus;
  seenUpdatedAt: Date;
  note?: string | null;
  intake?: IntakeRef | null;
};
export type CloseTaskInput = { applicationId: string; outcome: 'ASKED' | 'NOTHING_SENT'; seenUpdatedAt: Date };

type Deps = Pick<ApplicationsPorts, 'listStaff'> & {
  repository: ApplicationRepository;
  views: ApplicationViews;
  followUps: FollowUps;
  clock: Clock;
};

const refused = (...errors: ApplicationResult['errors']): ApplicationResult => ({ application: null, errors });

export const createApplicationsStaff = ({ repository, views, followUps, listStaff, clock }: Deps) => {
  /** Nobody handles an application of their own. */
  const recordFor = async (staffId: string, id: string): Promise<ApplicationRecord> => {
    const record = await repository.byId(id);
    if (!record || record.isUnsent) throw new AppError('NOT_FOUND');
    if (record.userId === staffId) throw new AppError('FORBIDDEN');
    return record;
  };
  const isUnchanged = ({ updatedAt }: ApplicationRecord, seen: Date): boolean => updatedAt.getTime() === seen.getTime();

  const change = async (id: string, wanted: ApplicationChange): Promise<ApplicationResult> => {
    const changed = await repository.change(id, wanted);
    if (changed === 'CONFLICT') return refused(userError('CONFLICT', 'seenUpdatedAt'));
    // Open again, beside a newer application of the student to the item.
    if (changed === 'DUPLICATE') return refused(userError('ALREADY_APPLIED', 'to'));
    return { application: await views.viewOf(changed), errors: [] };
  };

  return {
    queue: async (
      staffId: string,
      { status, destination, assignedTo, deletionTask, text }: StaffFilter,
      page: PageRequest,
    ): Promise<{ items: ApplicationView[]; total: number }> => {
      const words = wantedWordsOf(text);
      if (words === null) return { items: [], total: 0 };
      const { items, total } = await repository.queue(
        {
          ...(status ? { status } : {}),
          ...(destination ? { destination } : {}),
          ...(assignedTo ? { assignedTo } : {}),
          ...(deletionTask ? { deletionTask } : {}),
          staffId,
          words,
        },
        page,
      );
      return { items: await views.viewsOf(items), total };
    },

    /** What is not sent yet is read by its student alone. */
    byId: async (staffId: string, id: string): Promise<ApplicationView | null> => {
      const record = await repository.byId(id);
      return record && (!record.isUnsent || record.userId === staffId) ? views.viewOf(record) : null;
    },

    advisors: async (): Promise<{ id: string; fullName: string }[]> =>
      (await listStaff()).map(({ id, fullName }) => ({ id, fullName })),

    assign: async (
      staffId: string,
      { applicationId, advisorId = null, seenUpdatedAt }: AssignInput,
    ): Promise<ApplicationResult> => {
      const record = await recordFor(staffId, applicationId);
      if (advisorId !== null) {
        const staff = await listStaff();
        const isStaff = staff.some(({ id }) => id === advisorId);
        if (!isStaff || advisorId === record.userId) return refused(userError('NO_SUCH_ADVISOR', 'advisorId'));
      }
      const now = clock();
      const isNews = advisorId !== null && advisorId !== staffId && advisorId !== record.advisorId;
      return change(applicationId, {
        seen: { updatedAt: seenUpdatedAt },
        set: advisorId === null ? {} : { advisorId },
        ...(advisorId === null ? { unset: ['advisorId'] } : {}),
        followUps: [
          followUps.audit('APPLICATION_ASSIGNED', staffId, record, advisorId ?? 'NOBODY'),
          ...(isNews ? [followUps.toAdvisor(advisorId, 'APPLICATION_ASSIGNED', record, now)] : []),
        ],
        now,
      });
    },

    advance: async (
      staffId: string,
      { applicationId, to, seenUpdatedAt, note, intake }: AdvanceInput,
    ): Promise<ApplicationResult> => {
      const record = await recordFor(staffId, applicationId);
      const parsed = applicationNoteRule.safeParse({ note });
      if (parsed.error) return refused(...userErrorsOf(parsed.error));
      if (!isUnchanged(record, seenUpdatedAt)) return refused(userError('CONFLICT', 'seenUpdatedAt'));
      if (!mayBecome(record.status, to, 'ADVISOR')) return refused(userError('STEP_NOT_ALLOWED', 'to'));
      const now = clock();
      const newIntake = to === 'DEFERRED' ? (intake ?? null) : null;
      if (to === 'DEFERRED' && !(newIntake && isLaterIntake(newIntake, record.intake, now)))
        return refused(userError('LATER_INTAKE_NEEDED', 'intake'));
      return change(applicationId, {
        seen: { status: record.status, updatedAt: seenUpdatedAt },
        set: { status: to, isOpen: isOpenStatus(to), ...(newIntake ? { intake: newIntake } : {}) },
        history: {
          status: to,
          at: now,
          by: 'ADVISOR',
          ...(parsed.data.note === null ? {} : { note: parsed.data.note }),
          ...(newIntake ? { intake: newIntake } : {}),
        },
        followUps: [
          followUps.toStudent(record, to, now),
          followUps.audit('APPLICATION_ADVANCED', staffId, record, `${record.status} ${to}`),
        ],
        now,
      });
    },

    closeDeletionTask: async (
      staffId: string,
      { applicationId, outcome, seenUpdatedAt }: CloseTaskInput,
    ): Promise<ApplicationResult> => {
      const record = await recordFor(staffId, applicationId);
      if (!isUnchanged(record, seenUpdatedAt)) return refused(userError('CONFLICT', 'seenUpdatedAt'));
      if (record.deletion?.state !== 'OPEN') return refused(userError('NO_OPEN_TASK', 'applicationId'));
      const now = clock();
      return change(applicationId, {
        seen: { updatedAt: seenUpdatedAt },
        set: { deletion: { ...record.deletion, state: outcome, closedAt: now } },
        followUps: [
          followUps.audit('APPLICATION_DELETION_TASK_CLOSED', staffId, record, outcome),
          ...(outcome === 'ASKED' && !record.isErased ? [followUps.deletionAsked(record, now)] : []),
        ],
        now,
      });
    },
  };
};

export type ApplicationsStaff = ReturnType<typeof createApplicationsStaff>;
