/** What the catalogue domain needs from others; app/domains.ts supplies it. */
import type { AuditKind } from '../../generated/resolvers.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';

export type CataloguePorts = {
  /** A new object after every change that the search index has read; null while the index may be out of date. */
  indexVersion: () => object | null;
  /** Programs of an institution that are in the catalogue today. */
  programIdsOf: (institutionId: string) => readonly string[];
  /** The audit event, written together with the change. */
  auditEntryOf: (event: { kind: AuditKind; actorId: string; detail: string }) => OutboxEntry;
};
