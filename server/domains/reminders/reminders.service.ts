/** Which deadlines are near, for whom; and how a person wants to be told. */
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { reminderAt } from '../../../schema/rules/reminders.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { hashOf } from '../../kernel/hash.js';
import type { Enqueue } from '../../kernel/jobs/createJobs.js';
import { derivedId } from '../../kernel/newId.js';
import type { Followed, FollowedItems } from './reminders.followed.js';
import { type DueReminder, morningJob } from './reminders.kinds.js';
import type { CatalogueKind, CatalogueRecord, Deadline, RemindersPorts } from './reminders.ports.js';
import type { ReminderSettingsRepository } from './reminders.repository.js';

export type SettingsResult = {
  settings: { deadlineEmails: boolean };
  errors: { code: 'EMAIL_NOT_CONFIRMED'; field: string | null }[];
};

export type StillDue = DueReminder & { record: CatalogueRecord };

type Deps = Pick<RemindersPorts, 'recordsOf' | 'deadlineOf' | 'accountOf' | 'deliveredOf'> & {
  followed: FollowedItems;
  settings: ReminderSettingsRepository;
  enqueue: Enqueue;
  clock: Clock;
};

const BATCH = 500;
const KINDS: readonly CatalogueKind[] = ['PROGRAM', 'SCHOLARSHIP'];

/** Of one morning, by person and by the id of the notification. */
type Morning = Map<string, Map<string, DueReminder>>;

/** The same of an item that is saved and applied to, and in every sweep; release 0.2.0 made it in this way, and nobody is reminded again after the upgrade. */
const noticeIdOf = (userId: string, itemId: string, closesAt: Date, days: number): string =>
  derivedId(derivedId('reminders.deadline', hashOf(JSON.stringify([userId, itemId, closesAt, days]))), 'row');

export const createRemindersService = (deps: Deps) => {
  const { followed, recordsOf, deadlineOf, deliveredOf, accountOf, settings, enqueue, clock } = deps;

  const recordsFor = async (
    rows: readonly Pick<Followed, 'kind' | 'itemId'>[],
  ): Promise<Map<string, CatalogueRecord>> => {
    const found = new Map<string, CatalogueRecord>();
    // Institutions have no deadlines of their own.
    for (const kind of KINDS) {
      const ids = [...new Set(rows.flatMap(row => (row.kind === kind ? [row.itemId] : [])))];
      const records = ids.length === 0 ? [] : await recordsOf(kind, ids);
      // By the id that the row has: an item that was merged into another one is answered by that.
      for (const [place, id] of ids.entries()) {
        const record = records[place];
        if (record) found.set(id, record);
      }
    }
    return found;
  };
  const deadlineFor = (row: Followed, record: CatalogueRecord | undefined): Deadline | null =>
    record && !record.isRetired ? deadlineOf(record, row.application?.intake ?? null) : null;

  const dueOf = (row: Followed, record: CatalogueRecord | undefined, now: Date): DueReminder[] => {
    const deadline = deadlineFor(row, record);
    const days = deadline && reminderAt(deadline.closesAt, now);
    if (!deadline || days === null) return [];
    const { userId, kind, itemId, application } = row;
    const { closesAt, timeZone } = deadline;
    const noticeId = noticeIdOf(userId, itemId, closesAt, days);
    return [{ noticeId, kind, itemId, closesAt, timeZone, applicationId: application?.id ?? null }];
  };

  const collect = async (
    page: FollowedItems['savedAfter'],
    morning: Morning,
    signal: AbortSignal | undefined,
  ): Promise<void> => {
    let last: string | null = null;
    for (;;) {
      const rows: Followed[] = await page(last, BATCH);
      const records = await recordsFor(rows);
      signal?.throwIfAborted();
      const now = clock();
      const found = rows.flatMap(row =>
        dueOf(row, records.get(row.itemId), now).map(due => ({ userId: row.userId, due })),
      );
      const delivered = found.length === 0 ? new Set() : await deliveredOf(found.map(({ due }) => due.noticeId));
      for (const { userId, due } of found) {
        const ofPerson = morning.get(userId) ?? new Map<string, DueReminder>();
        if (!delivered.has(due.noticeId) && !ofPerson.has(due.noticeId)) ofPerson.set(due.noticeId, due);
        if (ofPerson.size > 0) morning.set(userId, ofPerson);
      }
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.id ?? null;
    }
  };

  return {
    /**
     * Safe to repeat, and in several processes at once: of a person and a morning one job is stored, and what a later sweep of the day would add is found by
     * that of the next. Applications first: their reminder names the application.
     */
    sweep: async (signal?: AbortSignal): Promise<void> => {
      const day = dayInVietnam(clock());
      const morning: Morning = new Map();
      await collect(followed.appliedAfter, morning, signal);
      await collect(followed.savedAfter, morning, signal);
      for (const [userId, due] of morning) {
        signal?.throwIfAborted();
        await enqueue(morningJob, { userId, due: [...due.values()] }, { key: hashOf(JSON.stringify([userId, day])) });
      }
    },

    /** Those whose item the person still follows, with the deadline that the reminder was made for; the next first. */
    stillDue: async (userId: string, wanted: readonly DueReminder[]): Promise<StillDue[]> => {
      const now = clock();
      const ids = new Set(wanted.map(({ itemId }) => itemId));
      const rows = (await followed.followedBy(userId)).filter(({ itemId }) => ids.has(itemId));
      const records = await recordsFor(rows);
      return wanted
        .flatMap(due => {
          const record = records.get(due.itemId);
          const isDue = rows.some(
            row => row.itemId === due.itemId && deadlineFor(row, record)?.closesAt.getTime() === due.closesAt.getTime(),
          );
          return record && isDue && now < due.closesAt ? [{ ...due, record }] : [];
        })
        .toSorted((one, other) => one.closesAt.getTime() - other.closesAt.getTime());
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
