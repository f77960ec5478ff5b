/** What follows a change of an application, written together with it. */
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';
import type { ApplicationsPorts } from './applications.ports.js';
import type { ApplicationRecord, ApplicationStatus } from './applications.records.js';

type Deps = Pick<ApplicationsPorts, 'notificationEntryOf' | 'auditEntryOf'>;

type AdvisorNews =
  | 'APPLICATION_ASSIGNED'
  | 'APPLICATION_WITHDRAWN_BY_STUDENT'
  | 'APPLICATION_DECLINED_BY_STUDENT'
  | 'APPLICATION_DELETION_TO_ASK';
type AuditedAct =
  | 'APPLICATION_ADVANCED'
  | 'APPLICATION_ASSIGNED'
  | 'APPLICATION_DOCUMENT_SET'
  | 'APPLICATION_SHARING_AGREED'
  | 'APPLICATION_SHARING_WITHDRAWN'
  | 'APPLICATION_GUARDIAN_ANSWERED'
  | 'APPLICATION_DELETION_TASK_CLOSED';

export const createFollowUps = ({ notificationEntryOf, auditEntryOf }: Deps) => {
  const notify = (
    userId: string,
    code: AdvisorNews | 'APPLICATION_DELETION_ASKED',
    { _id, type, itemId }: ApplicationRecord,
    at: Date,
  ): OutboxEntry =>
    notificationEntryOf({ userId, code, parameters: { applicationId: _id }, item: { kind: type, itemId }, at });

  return {
    toStudent: ({ _id, userId, type, itemId }: ApplicationRecord, status: ApplicationStatus, at: Date): OutboxEntry =>
      notificationEntryOf({
        userId,
        code: 'APPLICATION_STATUS_CHANGED',
        parameters: { applicationId: _id, status },
        item: { kind: type, itemId },
        at,
      }),

    toAdvisor: (advisorId: string, code: AdvisorNews, record: ApplicationRecord, at: Date): OutboxEntry =>
      notify(advisorId, code, record, at),

    deletionAsked: (record: ApplicationRecord, at: Date): OutboxEntry =>
      notify(record.userId, 'APPLICATION_DELETION_ASKED', record, at),

    /** `detail` holds ids and codes. A guardian has no account, and an erased application no student. */
    audit: (
      kind: AuditedAct,
      actorId: string | null,
      { _id, userId, isErased }: ApplicationRecord,
      detail: string,
    ): OutboxEntry =>
      auditEntryOf({
        kind,
        ...(actorId === null ? {} : { actorId }),
        ...(isErased ? {} : { subjectId: userId }),
        detail: `${_id} ${detail}`,
      }),
  };
};

export type FollowUps = ReturnType<typeof createFollowUps>;
