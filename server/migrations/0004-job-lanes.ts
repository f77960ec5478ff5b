import type { Migration } from '../kernel/migrations/migration.js';
import type { StoredDocument } from '../kernel/migrations/rewriteDocuments.js';
import { derivedId } from '../kernel/newId.js';

const BULK = new Set([
  'account.retention',
  'account.idle',
  'rates.renewal',
  'reminders.deadline',
  'reminders.sweep',
  'catalogue.finishImport',
]);
const FORMER_INDEX = 'dueAt_1';

type Change = Record<string, unknown>;

/** A reminder was a job of its own, and is one of those of a morning; its notification keeps the id that the job would have given it. */
const reminderOf = ({ _id, name, payload }: StoredDocument): Change => {
  if (name !== 'reminders.deadline' || typeof payload !== 'object') return {};
  const { userId, ...reminder } = Object(payload);
  return {
    name: 'reminders.morning',
    payload: { userId, due: [{ noticeId: derivedId(String(_id), 'row'), ...reminder }] },
  };
};

/** The farewell of a deleted account that is sent no more held name and address. */
const withoutPerson = ({ name, status, payload }: StoredDocument): Change | null => {
  if (name !== 'account.deleted' || status !== 'DEAD' || !('email' in Object(payload))) return null;
  const { email: _email, fullName: _fullName, ...kept } = Object(payload);
  return { payload: kept };
};

/** Until 0.2.0 all jobs stood in one line. A job without a lane is claimed by nobody, so those that wait, or ran when the site was stopped, get theirs. */
export const jobLanes: Migration = {
  name: '0004-job-lanes',
  about:
    'Jobs that wait name their lane, INTERACTIVE or BULK; a reminder is one of a morning, and a dead farewell names nobody.',
  run: async ({ database, rewriteDocuments, assertMayWrite, say }) => {
    const changed = await rewriteDocuments('jobs', job => {
      const forgotten = withoutPerson(job);
      if (forgotten) return { set: forgotten };
      const moved = reminderOf(job);
      if (!('dueAt' in job) || 'lane' in job) return 'payload' in moved ? { set: moved } : null;
      return { set: { ...moved, lane: BULK.has(String(job.name)) ? 'BULK' : 'INTERACTIVE' } };
    });
    const [jobs] = await database.listCollections({ name: 'jobs' }, { nameOnly: true }).toArray();
    if (jobs && (await database.collection('jobs').indexes()).some(({ name }) => name === FORMER_INDEX)) {
      assertMayWrite();
      await database.collection('jobs').dropIndex(FORMER_INDEX);
    }
    say(`${changed} jobs changed.`);
  },
};
