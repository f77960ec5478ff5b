/** Mails of this domain. A job holds ids; addresses and words are read when it is sent, so that a deleted lead gets nothing. */
import { z } from 'zod';
import type { Mail, Mailer } from '../../kernel/mail/createMailer.js';
import { defineJob, type JobDefinition, type JobRun, runsJob } from '../../kernel/jobs/job.js';
import { answerMail, copyMail, receivedMail } from './leads.mails.js';
import type { LeadsPorts } from './leads.ports.js';
import type { LeadRecord } from './leads.records.js';
import type { LeadRepository } from './leads.repository.js';

const payload = z.object({ leadId: z.string(), /** Of a sender with an account. */ userId: z.string().nullable() });
const subjectOf = ({ userId }: z.infer<typeof payload>): string | null => userId;

/** The copy for the sender. */
export const receivedMailJob = defineJob({ name: 'leads.received', payload, subjectOf });
export const answeredMailJob = defineJob({
  name: 'leads.answered',
  payload: payload.extend({ answeredAt: z.date() }),
  subjectOf,
});

export function createLeadsJobs({
  repository,
  mailer,
  accountOf,
}: Pick<LeadsPorts, 'accountOf'> & {
  repository: LeadRepository;
  mailer: Mailer;
}): JobDefinition[] {
  /** Only somebody who has shown that the mailbox is theirs gets words that were typed into the form: anybody may type any address there. */
  const isOwnMailbox = async ({ userId, email }: LeadRecord): Promise<boolean> => {
    const account = userId === undefined ? null : await accountOf(userId);
    return account !== null && account.isEmailVerified && account.email === email;
  };
  const send = (mail: Mail, { effectId, enqueuedAt }: JobRun): Promise<void> =>
    mailer.send(mail, { id: effectId('mail'), at: enqueuedAt });
  return [
    runsJob(receivedMailJob, async ({ leadId }, run) => {
      const lead = await repository.byId(leadId);
      if (lead) await send((await isOwnMailbox(lead)) ? copyMail(lead) : receivedMail(lead), run);
    }),
    runsJob(answeredMailJob, async ({ leadId, answeredAt }, run) => {
      const lead = await repository.byId(leadId);
      const answer = lead?.history.find(({ kind, at }) => kind === 'ANSWERED' && at.getTime() === answeredAt.getTime());
      if (lead && answer?.text) await send(answerMail(lead, answer.text), run);
    }),
  ];
}
