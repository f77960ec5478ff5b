/** The visa checklist of an application: seen by its student and the staff, set by both. */
import { CHECKLIST_STATUSES } from '../../../schema/rules/applications.values.js';
import { isMinor as isMinorOn } from '../../../schema/rules/account.values.js';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { isStale } from '../../../schema/rules/staleness.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { userError } from './applications.errors.js';
import type { FollowUps } from './applications.followUps.js';
import { isProgram, type StudentCase } from './applications.ports.js';
import type { ApplicationRecord, VisaState } from './applications.records.js';
import type { ApplicationRepository } from './applications.repository.js';
import type { ApplicationResult } from './applications.service.js';
import type { ApplicationView, ApplicationViews } from './applications.views.js';
import { doneShare, paperOf, visaChecklist, type VisaChecklistView } from './visa/visaChecklists.js';

export type SetItemInput = { applicationId: string; code: string; state: VisaState };
export type Caller = { id: string; isStaff: boolean };

type Deps = { repository: ApplicationRepository; views: ApplicationViews; followUps: FollowUps; clock: Clock };

export const mayChangeChecklist = ({ status }: Pick<ApplicationRecord, 'status'>): boolean =>
  CHECKLIST_STATUSES.includes(status);

/** Last change of anything. */
export const lastUpdatedOf = ({ updatedAt, checklist = {} }: ApplicationRecord): Date =>
  new Date(Math.max(updatedAt.getTime(), ...Object.values(checklist).map(({ at }) => at.getTime())));

export const createApplicationChecklist = ({ repository, views, followUps, clock }: Deps) => {
  const isMinor = ({ dateOfBirth }: Pick<StudentCase, 'dateOfBirth'>): boolean =>
    isMinorOn(dateOfBirth, dayInVietnam(clock()));

  const checklistOf = async ({ record, item, reads }: ApplicationView): Promise<VisaChecklistView> => {
    const [student, institution] = await Promise.all([reads.personOf(record.userId), reads.institutionOf(item)]);
    const situation = {
      isMinor: student !== null && isMinor(student),
      region: institution.region ?? null,
      city: isProgram(item) ? item.campusCity : institution.city,
      months: (isProgram(item) && item.duration?.value) || null,
      ownership: institution.ownership ?? null,
      award: isProgram(item) ? item.award : null,
    };
    return visaChecklist(record.destination, situation, {
      stored: record.checklist ?? {},
      day: dayInVietnam(clock()),
    });
  };

  return {
    isMinor,
    checklistOf,
    /** 0 to 1; read only while the progress depends on it. */
    shareOf: async (view: ApplicationView): Promise<number> =>
      view.record.status === 'VISA_PREPARATION' ? doneShare(await checklistOf(view)) : 0,
    isStaleSource: (dates: { asOf: string | null; checkedOn: string }): boolean => isStale(dates, clock()),

    /** The last of two who set the same document wins; different documents do not touch each other. */
    set: async (caller: Caller, { applicationId, code, state }: SetItemInput): Promise<ApplicationResult> => {
      const refused = (...errors: ApplicationResult['errors']) => ({ application: null, errors });
      const record = await repository.byId(applicationId);
      const isOwn = record?.userId === caller.id;
      if (!record || (!isOwn && !caller.isStaff)) throw new AppError('NOT_FOUND');
      const document = paperOf(record.destination, code, dayInVietnam(clock()));
      if (!document) return refused(userError('NO_SUCH_DOCUMENT', 'code'));
      if (document.when === 'ALWAYS' && state === 'NOT_APPLICABLE') return refused(userError('ALWAYS_NEEDED', 'state'));
      const audited = isOwn
        ? []
        : [followUps.audit('APPLICATION_DOCUMENT_SET', caller.id, record, `${document.code} ${state}`)];
      const changed = await repository.setDocument(
        applicationId,
        { code: document.code, state, at: clock() },
        { statuses: CHECKLIST_STATUSES, followUps: audited },
      );
      if (!changed) return refused(userError('CHECKLIST_CLOSED', 'applicationId'));
      return { application: await views.viewOf(changed), errors: [] };
    },
  };
};

export type ApplicationChecklist = ReturnType<typeof createApplicationChecklist>;
