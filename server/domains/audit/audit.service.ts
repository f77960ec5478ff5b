/** The audit log: security events and acts of staff, written by jobs, one row per act. */
import type { AuditKind } from '../../generated/resolvers.js';
import { backOffMs, pause } from '../../kernel/backOff.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { BackgroundTasks } from '../../kernel/backgroundTasks.js';
import { pageInfoOf, type PageRequest, readPage } from '../../kernel/graphql/paging.js';
import type { Enqueue } from '../../kernel/jobs/createJobs.js';
import { followUp, type OutboxEntry } from '../../kernel/jobs/outbox.js';
import type { Logger } from '../../kernel/logger.js';
import { newId } from '../../kernel/newId.js';
import { withinTime } from '../../kernel/withinTime.js';
import { auditJob } from './audit.jobs.js';
import type { AuditEventMapper } from './audit.mappers.js';
import type { AuditFilter, AuditRepository } from './audit.repository.js';

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

const MAX_PAGES = 200;
const MAX_EXPORTED = 5000;
const MAX_DETAIL_LENGTH = 300;
const MAX_WAIT_MS = 150;
/** About a minute. */
const ATTEMPTS = 8;
const WHILE_AWAY = { firstMs: 500, maxMs: 15_000 };

const eventOf = ({ _id, ...event }: Awaited<ReturnType<AuditRepository['find']>>[number]): AuditEventMapper => ({
  id: _id,
  ...event,
});

function pageOf(asked: unknown): PageRequest {
  const page = readPage(asked);
  if (page.number > MAX_PAGES) throw new AppError('BAD_USER_INPUT', undefined, { field: 'page.number' });
  return page;
}

type Deps = {
  repository: Pick<AuditRepository, 'find' | 'count' | 'ofPerson' | 'forget'>;
  clock: Clock;
  logger: Logger;
  enqueue: Enqueue;
  runInBackground: BackgroundTasks['runInBackground'];
};

export function createAuditService({ repository, clock, logger, enqueue, runInBackground }: Deps) {
  const payloadOf = ({ kind, actorId, subjectId, detail }: NewEvent, at: Date) => ({
    kind,
    at,
    actorId: actorId ?? null,
    subjectId: subjectId ?? null,
    detail: detail?.slice(0, MAX_DETAIL_LENGTH) ?? null,
  });

  const store = async (event: ReturnType<typeof payloadOf>, key: string, attempt = 1): Promise<void> => {
    try {
      await enqueue(auditJob, event, { key });
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
    record: ((event, { key = newId(), at = clock() } = {}) =>
      withinTime(MAX_WAIT_MS, storeOnce(payloadOf(event, at), key), () => undefined)) satisfies RecordEvent,

    entryOf: ((event, at = clock()) => followUp(auditJob, payloadOf(event, at), { at })) satisfies EntryOfEvent,

    list: async (filter: AuditFilter, asked: unknown) => {
      const page = pageOf(asked);
      const [records, total] = await Promise.all([
        repository.find(filter, { skip: (page.number - 1) * page.size, limit: page.size }),
        repository.count(filter),
      ]);
      return { items: records.map(eventOf), pageInfo: pageInfoOf(page, total) };
    },
    /** A user's own events are part of the export; erasure keeps the rows without the user's id, but for acts of staff. */
    privacy: {
      part: 'audit',
      exportOf: async (userId: string) =>
        (await repository.ofPerson(userId, MAX_EXPORTED)).map(({ kind, at, detail }) => ({ kind, at, detail })),
      countOf: (userId: string) => repository.count({ subjectId: userId }),
      erase: (userId: string) => repository.forget(userId),
    },
  };
}

export type AuditService = ReturnType<typeof createAuditService>;
