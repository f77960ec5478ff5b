/**
 * Accounts that nobody used for 24 months are announced by mail, and deleted 30 days after it unless somebody logs in (domain rules 1h). Staff are exempt:
 * who looks after others' data is removed by an administrator. Every step is one conditional write, so that several processes announce and delete once.
 */
import { z } from 'zod';
import { IDLE_MONTHS, IDLE_NOTICE_DAYS } from '../../../schema/rules/account.values.js';
import { daysAfter, monthsAfter } from '../../../schema/rules/days.rules.js';
import { defineJob } from '../../kernel/jobs/job.js';
import { followUp } from '../../kernel/jobs/outbox.js';
import type { AccountDeps } from './account.ports.js';
import type { PrivacyService } from './account.privacy.js';
import type { UserRecord } from './account.records.js';
import type { UserRepository } from './account.repository.js';

/** The announcement. It is void once the person has logged in. */
export const idleMailJob = defineJob({
  name: 'account.idle',
  lane: 'BULK',
  payload: z.object({ userId: z.string(), warnedAt: z.date() }),
  subjectOf: ({ userId }) => userId,
});

const BATCH = 100;

export const usedAt = ({ loginAt, createdAt }: Pick<UserRecord, 'loginAt' | 'createdAt'>): Date => loginAt ?? createdAt;

type Deps = Pick<AccountDeps, 'clock' | 'sessionsOf'> & { users: UserRepository; erase: PrivacyService['erase'] };

export const createRetention = ({ users, erase, clock, sessionsOf }: Deps) => {
  /** Does what is due, and says when the account is looked at again. */
  const review = async (user: UserRecord): Promise<void> => {
    const now = clock();
    const { warnedAt, toldAt } = user.retention ?? {};
    const soon = daysAfter(now, IDLE_NOTICE_DAYS);
    const idleFrom = monthsAfter(usedAt(user), IDLE_MONTHS);
    if (now < idleFrom) return void (await users.setRetention(user, { dueAt: idleFrom }));
    // A remembered device is used without logging in, and forgotten after 30 days without use.
    if (user.role !== 'STUDENT' || (await sessionsOf(user._id)).length > 0)
      return void (await users.setRetention(user, { dueAt: soon }));
    if (!warnedAt || !toldAt) {
      const mail = followUp(idleMailJob, { userId: user._id, warnedAt: now }, { at: now });
      return void (await users.setRetention(user, { dueAt: soon, warnedAt: now }, [mail]));
    }
    const deletedFrom = daysAfter(toldAt, IDLE_NOTICE_DAYS);
    if (now < deletedFrom) return void (await users.setRetention(user, { dueAt: deletedFrom, warnedAt, toldAt }));
    // Somebody may have logged in since the list was read.
    const present = await users.byId(user._id);
    if (present && usedAt(present) <= warnedAt) await erase(present, 'IDLE');
  };

  return {
    /** Safe to repeat, and in several processes at once. What fails is tried again the next day, and does not hold up the others. */
    sweep: async (signal?: AbortSignal): Promise<void> => {
      const failures: unknown[] = [];
      for (;;) {
        const due = await users.dueForRetention(clock(), BATCH);
        if (due.length === 0) break;
        for (const user of due) {
          signal?.throwIfAborted();
          try {
            await review(user);
          } catch (error) {
            failures.push(error);
            await users.setRetention(user, { ...user.retention, dueAt: daysAfter(clock(), 1) });
          }
        }
      }
      if (failures.length > 0) throw failures[0];
    },

    /** The mail was handed over: from now on the days count. */
    startNotice: async (user: UserRecord): Promise<void> => {
      const now = clock();
      await users.setRetention(user, { ...user.retention, toldAt: now, dueAt: daysAfter(now, IDLE_NOTICE_DAYS) });
    },
  };
};

export type Retention = ReturnType<typeof createRetention>;
