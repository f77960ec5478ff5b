/** What the advising domain needs of others; app/domains.ts supplies it. */
import type { AuditKind, NotificationCode, ResolversTypes } from '../../generated/resolvers.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';

/** A person as a case: no consents, nothing of how the account is secured. */
export type StudentCase = NonNullable<Awaited<ResolversTypes['ApplicationStudent']>>;

export type AdvisingPorts = {
  /** In the order of the ids, null where there is no such account. */
  studentsOf: (ids: readonly string[]) => Promise<(StudentCase | null)[]>;
  listStaff: () => Promise<{ id: string; fullName: string }[]>;
  /** The notification is delivered once the change that it is written with is stored. */
  notificationEntryOf: (notification: {
    userId: string;
    code: NotificationCode;
    parameters: Readonly<Record<string, string>>;
    at: Date;
  }) => OutboxEntry;
  /** The audit event, written together with the change. */
  auditEntryOf: (event: { kind: AuditKind; actorId: string; subjectId: string; detail: string }) => OutboxEntry;
};
