/** What advisors and administrators do with applications of others: the queue, assignment, the next step. */
import { applicationNoteRule } from '../../../schema/rules/applications.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { type Assignment, wantedWordsOf } from '../../kernel/staffQueue/queueFilter.js';
import { userError, userErrorsOf } from './applications.errors.js';
import type { FollowUps } from './applications.followUps.js';
import type { ApplicationsPorts } from './applications.ports.js';
import type { ApplicationRecord, ApplicationStatus, Destination } from './applications.records.js';
import type { ApplicationChange, ApplicationRepository } from './applications.repository.js';
import type { ApplicationResult } from './applications.service.js';
import { isOpenStatus, mayBecome } from './applications.status.js';
import type { ApplicationView, ApplicationViews } from './applications.views.js';

export type StaffFilter = {
  status?: ApplicationStatus | null;
  destination?: Destination | null;
  assignedTo?: Assignment | null;
  text?: string | null;
};
export type AssignInput = { applicationId: string; advisorId?: string | null; seenUpdatedAt: Date };
export type AdvanceInput = { applicationId: string; to: ApplicationStatus; seenUpdatedAt: Date; note?: string | null };

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
    if (!record) throw new AppError('NOT_FOUND');
    if (record.userId === staffId) throw new AppError('FORBIDDEN');
    return record;
  };
  const isUnchanged = ({ updatedAt }: ApplicationRecord, seen: Date): boolean => updatedAt.getTime() === seen.getTime();

  const change = async (id: string, wanted: ApplicationChange): Promise<ApplicationResult> => {
    const changed = await repository.change(id, wanted);
    if (changed === 'CONFLICT') return refused(userError('CONFLICT', 'seenUpdatedAt'));
    return { application: await views.viewOf(changed), errors: [] };
  };

  return {
    queue: async (
      staffId: string,
      { status, destination, assignedTo, text }: StaffFilter,
      page: PageRequest,
    ): Promise<{ items: ApplicationView[]; total: number }> => {
      const words = wantedWordsOf(text);
      if (words === null) return { items: [], total: 0 };
      const { items, total } = await repository.queue(
        {
          ...(status ? { status } : {}),
          ...(destination ? { destination } : {}),
          ...(assignedTo ? { assignedTo } : {}),
          staffId,
          words,
        },
        page,
      );
      return { items: await views.viewsOf(items), total };
    },

    byId: async (id: string): Promise<ApplicationView> => {
      const record = await repository.byId(id);
      if (!record) throw new AppError('NOT_FOUND');
      return views.viewOf(record);
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
      { applicationId, to, seenUpdatedAt, note }: AdvanceInput,
    ): Promise<ApplicationResult> => {
      const record = await recordFor(staffId, applicationId);
      const parsed = applicationNoteRule.safeParse({ note });
      if (parsed.error) return refused(...userErrorsOf(parsed.error));
      if (!isUnchanged(record, seenUpdatedAt)) return refused(userError('CONFLICT', 'seenUpdatedAt'));
      if (!mayBecome(record.status, to, 'ADVISOR')) return refused(userError('STEP_NOT_ALLOWED', 'to'));
      const now = clock();
      return change(applicationId, {
        seen: { status: record.status, updatedAt: seenUpdatedAt },
        set: { status: to, isOpen: isOpenStatus(to) },
        history: {
          status: to,
          at: now,
          by: 'ADVISOR',
          ...(parsed.data.note === null ? {} : { note: parsed.data.note }),
        },
        followUps: [
          followUps.toStudent(record, to, now),
          followUps.audit('APPLICATION_ADVANCED', staffId, record, `${record.status} ${to}`),
        ],
        now,
      });
    },
  };
};

export type ApplicationsStaff = ReturnType<typeof createApplicationsStaff>;
