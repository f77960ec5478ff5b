/** Which deadlines are near, for whom; and how a person wants to be told. */
import { reminderAt } from '../../../schema/rules/reminders.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { hashOf } from '../../kernel/hash.js';
import type { Enqueue } from '../../kernel/jobs/createJobs.js';
import type { Followed, FollowedItems } from './reminders.followed.js';
import { reminderJob } from './reminders.kinds.js';
import type { CatalogueKind, CatalogueRecord, Deadline, RemindersPorts } from './reminders.ports.js';
import type { ReminderSettingsRepository } from './reminders.repository.js';

export type SettingsResult = {
  settings: { deadlineEmails: boolean };
  errors: { code: 'EMAIL_NOT_CONFIRMED'; field: string | null }[];
};

type Deps = Pick<RemindersPorts, 'recordsOf' | 'deadlineOf' | 'accountOf'> & {
  followed: FollowedItems;
  settings: ReminderSettingsRepository;
  enqueue: Enqueue;
  clock: Clock;
};

const BATCH = 500;
const KINDS: readonly CatalogueKind[] = ['PROGRAM', 'SCHOLARSHIP'];

export const createRemindersService = (deps: Deps) => {
  const { followed, recordsOf, deadlineOf, accountOf, settings, enqueue, clock } = deps;

  const recordsFor = async (
    rows: readonly Pick<Followed, 'kind' | 'itemId'>[],
  ): Promise<Map<string, CatalogueRecord>> => {
    const found = new Map<string, CatalogueRecord>();
    // Institutions have no deadlines of their own.
    for (const kind of KINDS) {
      const ids = [...new Set(rows.flatMap(row => (row.kind === kind ? [row.itemId] : [])))];
      const records = ids.length === 0 ? [] : await recordsOf(kind, ids);
      for (const record of records) if (record) found.set(record._id, record);
    }
    return found;
  };
  const deadlineFor = (row: Followed, record: CatalogueRecord | undefined): Deadline | null =>
    record && !record.isRetired ? deadlineOf(record, row.application?.intake ?? null) : null;

  const remind = async (row: Followed, { closesAt, timeZone }: Deadline): Promise<void> => {
    const days = reminderAt(closesAt, clock());
    if (days === null) return;
    const { userId, kind, itemId, application } = row;
    const payload = { userId, kind, itemId, closesAt, timeZone, applicationId: application?.id ?? null };
    // One of its key is stored: of an item that is saved and applied to, of several sweeps, of several processes.
    const key = hashOf(JSON.stringify([userId, itemId, closesAt, days]));
    await enqueue(reminderJob, payload, { key });
  };

  const sweepPages = async (page: FollowedItems['savedAfter'], signal: AbortSignal | undefined): Promise<void> => {
    let last: string | null = null;
    for (;;) {
      const rows: Followed[] = await page(last, BATCH);
      const records = await recordsFor(rows);
      for (const row of rows) {
        signal?.throwIfAborted();
        const deadline = deadlineFor(row, records.get(row.itemId));
        if (deadline) await remind(row, deadline);
      }
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.id ?? null;
    }
  };

  return {
    /** Safe to repeat, and in several processes at once. Applications first: their reminder names the application. */
    sweep: async (signal?: AbortSignal): Promise<void> => {
      await sweepPages(followed.appliedAfter, signal);
      await sweepPages(followed.savedAfter, signal);
    },

    /** The item while the person still follows it and its deadline is the one that the reminder was made for. */
    stillDue: async (userId: string, itemId: string, closesAt: Date): Promise<CatalogueRecord | null> => {
      const now = clock();
      if (now >= closesAt) return null;
      const rows = (await followed.followedBy(userId)).filter(row => row.itemId === itemId);
      const record = (await recordsFor(rows)).get(itemId);
      const isDue = rows.some(row => deadlineFor(row, record)?.closesAt.getTime() === closesAt.getTime());
      return isDue ? (record ?? null) : null;
    },

    settingsOf: async (userId: string): Promise<{ deadlineEmails: boolean }> => ({
      deadlineEmails: (await settings.of(userId))?.deadlineEmails ?? false,
    }),

    setSettings: async (userId: string, deadlineEmails: boolean): Promise<SettingsResult> => {
      const account = await accountOf(userId);
      if (deadlineEmails && !account?.isEmailVerified) {
        const stored = await settings.of(userId);
        return {
          settings: { deadlineEmails: stored?.deadlineEmails ?? false },
          errors: [{ code: 'EMAIL_NOT_CONFIRMED', field: 'deadlineEmails' }],
        };
      }
      await settings.save(userId, deadlineEmails, clock());
      return { settings: { deadlineEmails }, errors: [] };
    },
  };
};

export type RemindersService = ReturnType<typeof createRemindersService>;
