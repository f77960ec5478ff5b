/** Mails to the guardians of minors. A job holds ids; address, words and link are made when it is sent, so that a deleted account sends nothing. */
import { z } from 'zod';
import { SHARING_LINK_DAYS } from '../../../schema/rules/applications.values.js';
import { daysAfter } from '../../../schema/rules/days.rules.js';
import { toPath } from '../../../schema/site/locales.js';
import { hashOf } from '../../kernel/hash.js';
import { defineJob, type JobDefinition, type JobRun, runsJob } from '../../kernel/jobs/job.js';
import type { Mail, Mailer } from '../../kernel/mail/createMailer.js';
import { secretText } from '../../kernel/session/secrets/secretText.js';
import { copyMail, type GuardianMail, sharingRequestMail } from './applications.mails.js';
import { type ApplicationsPorts, isProgram } from './applications.ports.js';
import type { ApplicationRecord } from './applications.records.js';
import type { ApplicationRepository } from './applications.repository.js';
import type { ApplicationViews } from './applications.views.js';

const payload = z.object({ userId: z.string(), applicationId: z.string() });
const subjectOf = ({ userId }: z.infer<typeof payload>): string => userId;

/** Under 16: the question whether an application is passed on. */
export const guardianAskedJob = defineJob({
  name: 'applications.guardianAsked',
  payload: payload.extend({ askedAt: z.date() }),
  subjectOf,
});
/** At 16 and 17: the copy of what was sent. */
export const guardianCopyJob = defineJob({ name: 'applications.guardianCopy', payload, subjectOf });

type Deps = Pick<ApplicationsPorts, 'studentsOf'> & {
  repository: ApplicationRepository;
  views: ApplicationViews;
  mailer: Mailer;
  publicUrl: string;
  /** Null: not set. */
  operatorName: string | null;
};

export function createApplicationJobs(deps: Deps): JobDefinition[] {
  const { repository, views, studentsOf, mailer, publicUrl, operatorName } = deps;
  const send = (mail: Mail, { effectId, enqueuedAt }: JobRun): Promise<void> =>
    mailer.send(mail, { id: effectId('mail'), at: enqueuedAt });

  /** Null when the account or the guardian's part is gone. */
  const mailOf = async (record: ApplicationRecord | null): Promise<GuardianMail | null> => {
    const guardian = record?.sharing?.guardian;
    const [student] = record ? await studentsOf([record.userId]) : [];
    if (!record?.sharing || !guardian || !student) return null;
    const { item } = await views.viewOf(record);
    return {
      to: guardian.email,
      language: student.language,
      guardianName: guardian.name,
      studentName: student.fullName,
      recipientName: record.sharing.recipientName,
      destination: record.sharing.destination,
      programTitle: isProgram(item) ? item.title : null,
      intake: record.intake,
      operatorName,
    };
  };

  return [
    /** The token is issued when the mail is sent and stored as a hash only; it replaces that of an earlier run. */
    runsJob(guardianAskedJob, async ({ applicationId, askedAt }, run) => {
      const mail = await mailOf(await repository.byId(applicationId));
      if (!mail) return;
      const token = secretText();
      const link = { hash: hashOf(token), expiresAt: daysAfter(askedAt, SHARING_LINK_DAYS) };
      // A newer request has a mail of its own, and what was answered or withdrawn needs none.
      if (!(await repository.setGuardianToken(applicationId, askedAt, link))) return;
      const path = toPath(mail.language === 'EN' ? 'en' : 'vi', '/guardian-consent/application');
      await send(sharingRequestMail(mail, `${publicUrl}${path}?token=${token}`), run);
    }),
    runsJob(guardianCopyJob, async ({ applicationId }, run) => {
      const mail = await mailOf(await repository.byId(applicationId));
      if (mail) await send(copyMail(mail), run);
    }),
  ];
}
