/** What the rates domain needs of others; app/domains.ts supplies it. */
import type { AuditKind } from '../../generated/resolvers.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';

export type RatesPorts = {
  /** The audit event, written together with the change. */
  auditEntryOf: (event: { kind: AuditKind; actorId: string; detail: string }) => OutboxEntry;
};
