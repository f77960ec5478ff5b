/** The audit log: security events and acts of staff, written by jobs, one row per act. */
import { AppError } from '../../kernel/errors/AppError.js';
import { pageInfoOf, type PageRequest, readPage } from '../../kernel/graphql/paging.js';
import type { AuditEventMapper } from './audit.mappers.js';
import type { AuditFilter, AuditRepository } from './audit.repository.js';

const MAX_PAGES = 200;
const MAX_EXPORTED = 5000;

const eventOf = ({ _id, ...event }: Awaited<ReturnType<AuditRepository['find']>>[number]): AuditEventMapper => ({
  id: _id,
  ...event,
});

function pageOf(asked: unknown): PageRequest {
  const page = readPage(asked);
  if (page.number > MAX_PAGES) throw new AppError('BAD_USER_INPUT', undefined, { field: 'page.number' });
  return page;
}

type Deps = { repository: Pick<AuditRepository, 'find' | 'count' | 'ofPerson' | 'forget'> };

export function createAuditService({ repository }: Deps) {
  return {
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
