/** What the catalogue domain needs from others; app/domains.ts supplies it. */
import type { AuditKind } from '../../generated/resolvers.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';

/** What another domain has that refers to items of the catalogue. */
export type ItemReferences = {
  countOf: (kind: 'INSTITUTION' | 'PROGRAM', itemId: string) => Promise<number>;
  /**
   * All that refers to the first item refers to the second one then, but for what may be there only once and is there already. Safe to repeat, and beside itself.
   */
  move: (kind: 'INSTITUTION' | 'PROGRAM', fromId: string, intoId: string) => Promise<void>;
};
export const REFERRING_PARTS = ['wishes', 'applications', 'reviews', 'leads'] as const;

export type CataloguePorts = {
  /** A new object with each search index; null before the first. */
  indexVersion: () => object | null;
  /** The audit event, written together with the change. */
  auditEntryOf: (event: { kind: AuditKind; actorId: string; detail: string }) => OutboxEntry;
};

/** What is needed for institutions that probably are one. */
export type DuplicatesPorts = {
  references: Readonly<Record<(typeof REFERRING_PARTS)[number], ItemReferences>>;
  /** Programs of an institution that are in the catalogue today. */
  programCountOf: (institutionId: string) => number;
  /** How many people have saved each of the institutions; those that nobody has are left out. */
  wishCountsOf: (institutionIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
};
