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
export type Mail = {
  to: string;
  toName?: string;
  language: MailLanguage;
  subject: string;
  text: string;
  html: string;
  /** Tells its owner what happened to the account: sent past the limit of the mailbox (mailboxLimit.ts). */
  isWarning?: boolean;
};

export type Mailer = {
  /**
   * Resolves once the mail is handed over. `id` is the same for every attempt of one mail and becomes its message id: a mail that is sent twice after a
   * crash is shown once. `at` becomes its date.
   */
  send: (mail: Mail, handOver: { id: string; at: Date }) => Promise<void>;
  /** Ends the connections to the mail server. */
  close: () => void;
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
type Delivery = { deliver: (envelope: Envelope, id: string) => Promise<void>; close: () => void };

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Connections stay open for the next mail, but no longer than a mail server leaves a silent one open. */
const POOL = { pool: true, idleTimeout: 20_000 } as const;

function overSmtp(url: string, maxConnections: number): Delivery {
  const transport = createTransport({ url, ...TIMEOUTS, ...POOL, maxConnections });
  const deliver = async (envelope: Envelope): Promise<void> => {
    try {
      await transport.sendMail(envelope);
    } catch (error) {
      throw isRefusal(error) ? new JobFailure('MAILBOX_REFUSED', { isFinal: true, cause: error }) : error;
    }
  };
  return { deliver, close: () => transport.close() };
}

/** A permanent refusal (5xx) of the recipient or the message; a refused login of ours may be mended and is retried. */
const isRefusal = (error: unknown): boolean => {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
};

/** The file name is derived from the mail, so that sending it again overwrites it. */
function intoFolder(folder: string, logger: Logger): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const deliver = async (envelope: Envelope, id: string): Promise<void> => {
    const { message } = await transport.sendMail(envelope);
    const name = `${envelope.date.toISOString().replaceAll(':', '-')}-${id}.eml`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, name), message.toString(), { mode: 0o600 });
    logger.info({ file: name }, 'a mail was written to the outbox');
  };
  return { deliver, close: () => undefined };
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
  connections,
}: {
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>;
  logger: Logger;
  /** To the mail server at the same time. */
  connections: number;
}): Mailer {
  const { deliver, close } =
    env.smtpUrl === undefined ? intoFolder(join(env.dataDir, 'outbox'), logger) : overSmtp(env.smtpUrl, connections);
  const from = senderOf(env.mailFrom, env.publicUrl);
  const { hostname } = new URL(env.publicUrl);

  return {
    close,
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
