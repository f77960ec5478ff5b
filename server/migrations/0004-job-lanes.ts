import type { Migration } from '../kernel/migrations/migration.js';

const BULK = new Set([
  'account.retention',
  'account.idle',
  'rates.renewal',
  'reminders.deadline',
  'reminders.sweep',
  'catalogue.finishImport',
]);
const FORMER_INDEX = 'dueAt_1';

/** Until 0.2.0 all jobs stood in one line. A job without a lane is claimed by nobody, so those that wait, or ran when the site was stopped, get theirs. */
export const jobLanes: Migration = {
  name: '0004-job-lanes',
  about: 'Jobs that wait name their lane, INTERACTIVE or BULK.',
  run: async ({ database, rewriteDocuments, assertMayWrite, say }) => {
    const changed = await rewriteDocuments('jobs', job => {
      if (!('dueAt' in job) || 'lane' in job) return null;
      return { set: { lane: BULK.has(String(job.name)) ? 'BULK' : 'INTERACTIVE' } };
    });
    const [jobs] = await database.listCollections({ name: 'jobs' }, { nameOnly: true }).toArray();
    if (jobs && (await database.collection('jobs').indexes()).some(({ name }) => name === FORMER_INDEX)) {
      assertMayWrite();
      await database.collection('jobs').dropIndex(FORMER_INDEX);
    }
    say(`${changed} jobs changed.`);
  },
};
