/** What the reviews domain needs of others; app/domains.ts supplies it. */
import type { AuditKind, NotificationCode } from '../../generated/resolvers.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';

export type ReviewsPorts = {
  /** Records in the order of the ids, retired ones too; null where there is none. */
  recordsOf: (kind: 'INSTITUTION', ids: readonly string[]) => Promise<({ _id: string; isRetired: boolean } | null)[]>;
  /** The notification is delivered once the change that it is written with is stored. */
  notificationEntryOf: (notification: {
    userId: string;
    code: NotificationCode;
    parameters: Readonly<Record<string, string>>;
    item?: { kind: 'INSTITUTION'; itemId: string };
    at: Date;
  }) => OutboxEntry;
  /** The audit event, written together with the change. */
  auditEntryOf: (event: { kind: AuditKind; actorId: string; subjectId: string; detail: string }) => OutboxEntry;
};
