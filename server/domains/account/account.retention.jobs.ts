/** The mail that announces the deletion of an idle account. */
import { IDLE_NOTICE_DAYS } from '../../../schema/rules/account.values.js';
import { daysAfter } from '../../../schema/rules/days.rules.js';
import { toPath } from '../../../schema/site/locales.js';
import { type JobDefinition, JobFailure, runsJob } from '../../kernel/jobs/job.js';
import type { Mailer } from '../../kernel/mail/createMailer.js';
import { composeMail, idleWords } from './account.mails.js';
import type { AccountDeps } from './account.ports.js';
import type { UserRepository } from './account.repository.js';
import { idleMailJob, type Retention, usedAt } from './account.retention.js';

type Deps = Pick<AccountDeps, 'clock' | 'publicUrl'> & {
  users: UserRepository;
  retention: Retention;
  mailer: Mailer;
};

export const createIdleMailJob = ({ users, retention, mailer, clock, publicUrl }: Deps): JobDefinition =>
  runsJob(idleMailJob, async ({ userId, warnedAt }, { effectId, enqueuedAt }) => {
    const user = await users.byId(userId);
    if (user?.retention?.warnedAt?.getTime() !== warnedAt.getTime() || usedAt(user) >= warnedAt) return;
    const login = `${publicUrl}${toPath(user.language === 'EN' ? 'en' : 'vi', '/login')}`;
    const words = idleWords(user, daysAfter(clock(), IDLE_NOTICE_DAYS), login);
    try {
      await mailer.send(composeMail(user.email, user.language, words), { id: effectId('mail'), at: enqueuedAt });
    } catch (error) {
      // A mailbox that is gone for good is not waited for; an outage of the mail server is.
      if (!(error instanceof JobFailure && error.isFinal)) throw error;
    }
    await retention.startNotice(user);
  });
