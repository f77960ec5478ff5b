/** In-memory repositories and recording ports for the unit tests of this domain. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';
import type { Mail } from '../../kernel/mail/createMailer.js';
import { derivedId, newId } from '../../kernel/newId.js';
import { nextUpdatedAt } from '../../kernel/transitions/changeDocument.repository.js';
import { createAccounts, type NewAccount } from './account.accounts.js';
import { createAccountJobs } from './account.jobs.js';
import type { AccountDeps, AccountEvent } from './account.ports.js';
import type { CorrectionRecord, UserRecord } from './account.records.js';
import type { UserRepository } from './account.repository.js';
import { createSessionsEnd } from './account.sessions.jobs.js';
import type { CorrectionsRepository } from './corrections.repository.js';

export const DAO: NewAccount = {
  fullName: 'Nguyễn Thị Đào',
  email: 'dao@example.org',
  phone: '+84912345678',
  dateOfBirth: '2008-05-17',
  passwordHash: 'hash of hoa-dao',
  language: 'VI',
};
export const CHILD: NewAccount = {
  fullName: 'Trần Văn Nam',
  email: 'nam@example.org',
  phone: '+84987654321',
  dateOfBirth: '2012-01-01',
  passwordHash: 'hash of nam-nam',
  language: 'VI',
};

const copy = <T>(value: T): T => structuredClone(value);

type Follow = (entries: readonly OutboxEntry[] | undefined) => void;

function usersInMemory(rows: Map<string, UserRecord>, follow: Follow): UserRepository {
  const find = (wanted: (user: UserRecord) => boolean): UserRecord | null =>
    copy([...rows.values()].find(wanted) ?? null);
  const holds = (user: UserRecord, where: object): boolean =>
    Object.entries(where).every(([field, value]) =>
      Object.entries(user).some(([name, own]) => name === field && own === value),
    );
  const put = (id: string, fields: Partial<UserRecord>, followUps?: readonly OutboxEntry[]): boolean => {
    const user = rows.get(id);
    if (!user) return false;
    rows.set(id, copy({ ...user, ...fields }));
    follow(followUps);
    return true;
  };
  const isAlreadyUsed = (email: string | undefined, id: string): boolean =>
    email !== undefined && find(user => user.email === email && user._id !== id) !== null;

  return {
    byId: async id => find(user => user._id === id),
    byEmail: async email => find(user => user.email === email),
    byIds: async ids => copy([...rows.values()].filter(({ _id }) => ids.includes(_id))),
    byGuardianToken: async hash => find(user => user.guardianConsent?.tokenHash === hash),
    staff: async () => copy([...rows.values()].filter(({ role }) => role !== 'STUDENT')),
    insert: async (user, followUps) => {
      if (isAlreadyUsed(user.email, user._id)) return false;
      rows.set(user._id, copy(user));
      follow(followUps);
      return true;
    },
    set: async (id, fields, followUps) => put(id, fields, followUps),
    setWhere: async (where, fields, followUps) => {
      const user = rows.get(where._id);
      return user !== undefined && holds(user, where) && put(where._id, fields, followUps);
    },
    changeProfile: async (id, seen, { set, unset = [], followUps }, now) => {
      const user = rows.get(id);
      if (!user || user.updatedAt.getTime() !== seen.getTime()) return 'CONFLICT';
      const changed: UserRecord = { ...user, ...set, updatedAt: nextUpdatedAt(seen, now) };
      for (const field of unset) delete changed[field];
      rows.set(id, copy(changed));
      follow(followUps);
      return copy(changed);
    },
    correct: async (id, former, fields, followUps) => {
      const user = rows.get(id);
      if (!user || !holds(user, former)) return 'CHANGED';
      if (isAlreadyUsed(fields.email, id)) return 'TAKEN';
      put(id, fields, followUps);
      return 'DONE';
    },
    addConsent: async (id, consent, { cap, followUps }) => {
      const user = rows.get(id);
      if (!user) return null;
      put(id, { consents: [...user.consents, consent].slice(-cap) }, followUps);
      return find(({ _id }) => _id === id);
    },
    setSecondFactor: async (id, seen, secondFactor, followUps) => {
      const present = rows.get(id)?.secondFactor;
      return present?.secret === seen?.secret && present?.lastStep === seen?.lastStep
        ? put(id, { secondFactor }, followUps)
        : false;
    },
    removeSecondFactor: async id => {
      const user = rows.get(id);
      if (user) delete user.secondFactor;
      return user !== undefined;
    },
    requestGuardianConsent: async (id, guardianConsent, followUps) => {
      const asked = rows.get(id)?.guardianConsent;
      const isReplaced = guardianConsent.purpose === 'MARKS' && asked?.purpose === 'COPIES';
      if (!rows.has(id) || (asked?.givenAt && !isReplaced)) return false;
      return put(id, { guardianConsent }, followUps);
    },
    setGuardianToken: async (id, askedAt, { hash, expiresAt }) => {
      const request = rows.get(id)?.guardianConsent;
      if (!request || request.givenAt || request.askedAt.getTime() !== askedAt.getTime()) return false;
      return put(id, { guardianConsent: { ...request, tokenHash: hash, expiresAt } });
    },
    giveGuardianConsent: async (hash, guardianConsent, followUps) => {
      const user = find(({ guardianConsent: asked }) => asked?.tokenHash === hash);
      if (!user) return null;
      put(user._id, { guardianConsent }, followUps);
      return { ...user, guardianConsent };
    },
    dueForRetention: async (now, limit) =>
      copy([...rows.values()].filter(({ retention }) => !retention || retention.dueAt <= now).slice(0, limit)),
    setRetention: async ({ _id, retention: seen }, retention, followUps) =>
      rows.get(_id)?.retention?.dueAt.getTime() === seen?.dueAt.getTime() && put(_id, { retention }, followUps),
    remove: async id => void rows.delete(id),
    removeUnused: async id => {
      const user = rows.get(id);
      const isUnused = user?.role === 'STUDENT' && !user.isEmailVerified && user.loginAt === undefined;
      return isUnused && rows.delete(id);
    },
  };
}

function correctionsInMemory(rows: Map<string, CorrectionRecord>, follow: Follow): CorrectionsRepository {
  const all = (wanted: (request: CorrectionRecord) => boolean): CorrectionRecord[] =>
    copy([...rows.values()].filter(wanted));
  return {
    byId: async id => copy(rows.get(id) ?? null),
    ofPerson: async userId => all(request => request.userId === userId).toReversed(),
    insert: async (request, followUps) => {
      if (
        all(({ userId, field, status }) => userId === request.userId && field === request.field && status === 'OPEN')
          .length > 0
      )
        return false;
      rows.set(request._id, copy(request));
      follow(followUps);
      return true;
    },
    withdrawOpen: async (userId, field, decidedAt) => {
      for (const request of all(row => row.userId === userId && row.field === field && row.status === 'OPEN'))
        rows.set(request._id, { ...request, status: 'WITHDRAWN', decidedAt });
    },
    setDenial: async (id, denial) => {
      const request = rows.get(id);
      if (request) rows.set(id, { ...request, denial });
    },
    removeDenial: async id => {
      const { denial: _denial, ...request } = rows.get(id) ?? {};
      if ('_id' in request) rows.set(id, request);
    },
    close: async (id, decision, { followUps }) => {
      const request = rows.get(id);
      if (request?.status !== 'OPEN') return 'CONFLICT';
      const closed = { ...request, ...decision };
      rows.set(id, closed);
      follow(followUps);
      return copy(closed);
    },
    page: async (status, { number, size }) => {
      const items = all(request => request.status === status).toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
      return { items: items.slice((number - 1) * size, number * size), total: items.length };
    },
    countOf: async userId => all(request => request.userId === userId).length,
    removeAll: async userId => {
      for (const { _id } of all(request => request.userId === userId)) rows.delete(_id);
    },
  };
}

/** Repositories, a settable clock, and what went out through the ports. Mails are sent once `settle` was awaited. */
export function createWorld({ handlers = [] }: { handlers?: PersonalDataHandler[] } = {}) {
  const rows = new Map<string, UserRecord>();
  const requests = new Map<string, CorrectionRecord>();
  const time = { now: new Date('2026-11-21T09:00:00Z') };
  const mails: { to: string; subject: string; text: string; html: string }[] = [];
  const events: AccountEvent[] = [];
  const ended: string[] = [];
  const confirmations: string[] = [];
  const spent = new Map<string, number>();
  const waiting: Pick<OutboxEntry, 'id' | 'name' | 'payload'>[] = [];
  const clock = (): Date => new Date(time.now);
  const follow: Follow = (entries = []) => {
    for (const entry of entries) {
      const event = eventsOfEntries.get(entry.id);
      const confirmed = confirmationsOfEntries.get(entry.id);
      if (event) events.push(event);
      else if (confirmed) confirmations.push(confirmed);
      else waiting.push(entry);
    }
  };
  const eventsOfEntries = new Map<string, AccountEvent>();
  const confirmationsOfEntries = new Map<string, string>();
  const users = usersInMemory(rows, follow);
  const corrections = correctionsInMemory(requests, follow);
  const entryOf = (name: string, payload: object, subjectId: string | null): OutboxEntry => {
    const at = clock();
    return { id: newId(), name, lane: 'INTERACTIVE', payload, subjectId, at, runAt: at };
  };
  const ports: AccountDeps = {
    clock,
    publicUrl: 'https://example.org',
    verifyPassword: async (hash, password) => hash === `hash of ${password}`,
    hashPassword: async password => `hash of ${password}`,
    endSessions: async id => void ended.push(id),
    endOutdatedSessions: async ({ id }) => void ended.push(id),
    sessionsOf: async () => [],
    enqueue: async ({ name }, payload) => {
      const id = newId();
      waiting.push({ id, name, payload });
      return { id, isNew: true };
    },
    recordEvent: async event => void events.push(event),
    auditEntryOf: event => {
      const entry = entryOf('audit.record', event, null);
      eventsOfEntries.set(entry.id, event);
      return entry;
    },
    confirmationEntryOf: userId => {
      const entry = entryOf('confirmation', { userId }, userId);
      confirmationsOfEntries.set(entry.id, userId);
      return entry;
    },
    correctedStudentEntryOf: userId => entryOf('applications.studentCorrected', { userId }, userId),
    passwordResetEntriesOf: userId => [entryOf('session.passwordReset', { userId }, userId)],
    createLimiter:
      ({ name, limit }) =>
      async subject => {
        const count = (spent.get(`${name} ${subject}`) ?? 0) + 1;
        spent.set(`${name} ${subject}`, count);
        return { isAllowed: count <= limit, retryAfter: 60 };
      },
    otherPrivacyHandlers: handlers,
  };
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const jobs = [...createAccountJobs({ users, corrections, mailer, ...ports }), createSessionsEnd({ users, ...ports })];
  const settle = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { id, name, payload } = job;
      await jobs
        .find(definition => definition.name === name)
        ?.run(payload, {
          jobId: id,
          attempt: 1,
          enqueuedAt: clock(),
          signal: new AbortController().signal,
          effectId: effect => derivedId(id, effect),
          once: (_effect, work) => work(),
        });
    }
  };
  const accounts = createAccounts({ users, clock });
  const enrol = async (account: NewAccount): Promise<string> => {
    const summary = await accounts.create(account);
    if (summary === 'TAKEN') throw new Error('the address is taken');
    return summary.id;
  };
  return {
    rows,
    requests,
    time,
    mails,
    events,
    ended,
    confirmations,
    users,
    corrections,
    ports,
    accounts,
    enrol,
    settle,
  };
}

export type World = ReturnType<typeof createWorld>;
