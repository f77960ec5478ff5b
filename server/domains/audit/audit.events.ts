/** How other domains put events into the audit log. It needs nothing of them, so that it is there before any of them. */
import type { AuditKind } from '../../generated/resolvers.js';
import { backOffMs, pause } from '../../kernel/backOff.js';
import type { Platform } from '../../kernel/domain/platform.js';
import { followUp, type OutboxEntry } from '../../kernel/jobs/outbox.js';
import { newId } from '../../kernel/newId.js';
import { withinTime } from '../../kernel/withinTime.js';
import { auditJob } from './audit.jobs.js';

export type NewEvent = {
  kind: AuditKind;
  actorId?: string;
  subjectId?: string;
  /** Codes or plain words, never personal data. */ detail?: string;
};
/**
 * For acts that change no document (a failed login, the end of a session). It resolves once the event is stored, so that an act that was answered has
 * its row; but it never throws and, while the store is unavailable, resolves after 150 ms and goes on trying. One event is written per key.
 */
export type RecordEvent = (event: NewEvent, options?: { key?: string; at?: Date }) => Promise<void>;
/** For acts that change a document: an outbox entry, written together with the change (kernel/jobs/outbox.ts). */
export type EntryOfEvent = (event: NewEvent, at?: Date) => OutboxEntry;

const MAX_DETAIL_LENGTH = 300;
const MAX_WAIT_MS = 150;
/** About a minute. */
const ATTEMPTS = 8;
const WHILE_AWAY = { firstMs: 500, maxMs: 15_000 };

type Deps = Pick<Platform, 'clock' | 'logger' | 'jobs' | 'runInBackground'>;

export function createAuditEvents({ clock, logger, jobs, runInBackground }: Deps) {
  const payloadOf = ({ kind, actorId, subjectId, detail }: NewEvent, at: Date) => ({
    kind,
    at,
    actorId: actorId ?? null,
    subjectId: subjectId ?? null,
    detail: detail?.slice(0, MAX_DETAIL_LENGTH) ?? null,
  });

  const store = async (event: ReturnType<typeof payloadOf>, key: string, attempt = 1): Promise<void> => {
    try {
      await jobs.enqueue(auditJob, event, { key });
    } catch (error) {
      if (attempt === ATTEMPTS) {
        logger.error({ err: error, kind: event.kind }, 'an event is missing from the audit log');
        return;
      }
      await pause(backOffMs(attempt, WHILE_AWAY));
      await store(event, key, attempt + 1);
    }
  };

  /** Events of one key are stored once, also while the first of them is still being retried. */
  const underWay = new Map<string, Promise<void>>();
  const storeOnce = (event: ReturnType<typeof payloadOf>, key: string): Promise<void> => {
    const known = underWay.get(key);
    if (known) return known;
    const storing = store(event, key).finally(() => underWay.delete(key));
    underWay.set(key, storing);
    runInBackground(() => storing);
    return storing;
  };

  return {
    recordEvent: ((event, { key = newId(), at = clock() } = {}) =>
      withinTime(MAX_WAIT_MS, storeOnce(payloadOf(event, at), key), () => undefined)) satisfies RecordEvent,

    auditEntryOf: ((event, at = clock()) => followUp(auditJob, payloadOf(event, at), { at })) satisfies EntryOfEvent,
  };
}

export type AuditEvents = ReturnType<typeof createAuditEvents>;
