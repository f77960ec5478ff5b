/**
 * Mails leave over SMTP, or on one machine into the folder `outbox` of the data, one file a mail. They are sent by jobs (kernel/jobs), which try again
 * when a server does not take them. No line of the log names who a mail is for.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { brand } from '../../../schema/site/brand.js';
import type { Env } from '../env.js';
import { JobFailure } from '../jobs/job.js';
import type { Logger } from '../logger.js';

export type MailLanguage = 'VI' | 'EN';
export type Mail = { to: string; toName?: string; language: MailLanguage; subject: string; text: string; html: string };

export type Mailer = {
  /**
   * Resolves once the mail is handed over. `id` is the same for every attempt of one mail and becomes its message id: a mail that is sent twice after a
   * crash is shown once. `at` becomes its date.
   */
  send: (mail: Mail, handOver: { id: string; at: Date }) => Promise<void>;
};

type Envelope = {
  messageId: string;
  date: Date;
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};
type Deliver = (envelope: Envelope, id: string) => Promise<void>;

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function overSmtp(url: string): Deliver {
  const transport = createTransport({ url, ...TIMEOUTS });
  return async envelope => {
    try {
      await transport.sendMail(envelope);
    } catch (error) {
      throw isRefusal(error) ? new JobFailure('MAILBOX_REFUSED', { isFinal: true, cause: error }) : error;
    }
  };
}

/** A permanent refusal (5xx) of the recipient or the message; a refused login of ours may be mended and is retried. */
const isRefusal = (error: unknown): boolean => {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
};

/** The file name is derived from the mail, so that sending it again overwrites it. */
function intoFolder(folder: string, logger: Logger): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (envelope, id) => {
    const { message } = await transport.sendMail(envelope);
    const name = `${envelope.date.toISOString().replaceAll(':', '-')}-${id}.eml`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, name), message.toString(), { mode: 0o600 });
    logger.info({ file: name }, 'a mail was written to the outbox');
  };
}

/** `Name <name@example.org>`, or an address alone. */
function senderOf(mailFrom: string | undefined, publicUrl: string): (language: MailLanguage) => Envelope['from'] {
  const named = /^([^<]+) <([^>]+)>$/.exec(mailFrom ?? '');
  const address = named?.[2] ?? mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`;
  return language => ({ name: named?.[1]?.trim() ?? brand[language === 'EN' ? 'en' : 'vi'], address });
}

export function createMailer({
  env,
  logger,
}: {
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>;
  logger: Logger;
}): Mailer {
  const deliver = env.smtpUrl === undefined ? intoFolder(join(env.dataDir, 'outbox'), logger) : overSmtp(env.smtpUrl);
  const from = senderOf(env.mailFrom, env.publicUrl);
  const { hostname } = new URL(env.publicUrl);

  return {
    send: ({ to, toName = '', language, subject, text, html }, { id, at }) =>
      deliver(
        {
          messageId: `<${id}@${hostname}>`,
          date: at,
          from: from(language),
          to: { name: toName, address: to },
          subject,
          text,
          html,
          headers: { 'Content-Language': language.toLowerCase(), 'Auto-Submitted': 'auto-generated' },
        },
        id,
      ),
  };
}
