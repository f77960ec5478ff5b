/** What is written down of security and of the acts of staff. Writing never holds up what it tells of. */
import type { AuditEvent, AuditEventPage, AuditKind } from '../../generated/resolvers.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { BackgroundTasks } from '../../kernel/backgroundTasks.js';
import { pageInfoOf, type PageRequest, readPage } from '../../kernel/graphql/paging.js';
import type { AuditFilter, AuditRepository } from './audit.repository.js';

export type NewEvent = {
  kind: AuditKind;
  actorId?: string;
  subjectId?: string;
  /** Codes or plain words, never personal data. */ detail?: string;
};
export type RecordEvent = (event: NewEvent) => void;

const MAX_PAGES = 200;
const MAX_EXPORTED = 5000;
const MAX_D_LENGTHETAIL = 200;

const eventOf = ({ _id, ...event }: Awaited<ReturnType<AuditRepository['find']>>[number]): AuditEvent => ({
  id: _id,
  ...event,
});

function pageOf(asked: unknown): PageRequest {
  const page = readPage(asked);
  if (page.number > MAX_PAGES) throw new AppError('BAD_USER_INPUT', undefined, { field: 'page.number' });
  return page;
}

export function createAuditService({
  repository,
  clock,
  runInBackground,
}: {
  repository: AuditRepository;
  clock: Clock;
  runInBackground: BackgroundTasks['runInBackground'];
}) {
  const record: RecordEvent = ({ kind, actorId, subjectId, detail }) => {
    const event = {
      kind,
      at: clock(),
      actorId: actorId ?? null,
      subjectId: subjectId ?? null,
      detail: detail?.slice(0, MAX_D_LENGTHETAIL) ?? null,
    };
    runInBackground(() => repository.insert(event));
  };

  return {
    record,
    list: async (filter: AuditFilter, asked: unknown): Promise<AuditEventPage> => {
      const page = pageOf(asked);
      const [records, total] = await Promise.all([
        repository.find(filter, { skip: (page.number - 1) * page.size, limit: page.size }),
        repository.count(filter),
      ]);
      return { items: records.map(eventOf), pageInfo: pageInfoOf(page, total) };
    },
    /** A part of a person's data: what happened to their account is theirs to read; on erasure it is kept without them. */
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
