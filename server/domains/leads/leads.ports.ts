/** What the leads domain needs of others; app/domains.ts supplies it. */
import type { AuditKind, NotificationCode, ResolversTypes } from '../../generated/resolvers.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';
import type { ItemKind } from './leads.records.js';

export type ItemRecord = Awaited<ResolversTypes['CatalogueItem']>;
export type Advisor = { id: string; fullName: string };

export type LeadsPorts = {
  /** Records of one kind in the order of the ids, retired ones too; null where there is none. */
  recordsOf: (kind: ItemKind, ids: readonly string[]) => Promise<(ItemRecord | null)[]>;
  /** Null when there is no such account. */
  accountOf: (userId: string) => Promise<{ email: string; isEmailVerified: boolean } | null>;
  listStaff: () => Promise<Advisor[]>;
  /** Null while the address of the account is not confirmed, and for an account that is gone. */
  confirmedAddressOf: (userId: string) => Promise<string | null>;
  /** The notification is delivered once the change that it is written with is stored. */
  notificationEntryOf: (notification: {
    userId: string;
    code: NotificationCode;
    parameters: Readonly<Record<string, string>>;
    at: Date;
  }) => OutboxEntry;
  /** The audit event, written together with the change. */
  auditEntryOf: (event: { kind: AuditKind; actorId: string; subjectId?: string; detail: string }) => OutboxEntry;
};
