/** What follows an act of the staff on a session, written together with it. */
import type { AuditKind, NotificationCode } from '../../generated/resolvers.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';
import type { AdvisingPorts } from './advising.ports.js';
import type { AdvisingSessionRecord } from './advising.records.js';

export type Act = NotificationCode & AuditKind;

/** The student is told, and the advisor when somebody else did it. */
export const createFollowUps =
  ({ notificationEntryOf, auditEntryOf }: Pick<AdvisingPorts, 'notificationEntryOf' | 'auditEntryOf'>) =>
  (
    act: Act,
    staffId: string,
    { _id, userId, advisorId, startsAt, timeZone }: AdvisingSessionRecord,
    at: Date,
  ): OutboxEntry[] => {
    const parameters = { sessionId: _id, startsAt: startsAt.toISOString(), timeZone };
    const readers = [userId, ...(advisorId !== undefined && advisorId !== staffId ? [advisorId] : [])];
    return [
      ...readers.map(reader => notificationEntryOf({ userId: reader, code: act, parameters, at })),
      auditEntryOf({ kind: act, actorId: staffId, subjectId: userId, detail: _id }),
    ];
  };
