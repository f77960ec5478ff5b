/** Mails leave over SMTP, or on one machine into the folder `outbox` of the data, one file a mail. No line of the log names who a mail is for. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { secretText } from '../session/secretText.js';
import { brand } from '../../../schema/site/brand.js';
import { createBackgroundTasks } from '../backgroundTasks.js';
import type { Clock } from '../clock.js';
import type { Env } from '../env.js';
import type { Logger } from '../logger.js';

export type MailLanguage = 'VI' | 'EN';
export type Mail = { to: string; toName?: string; language: MailLanguage; subject: string; text: string; html: string };

export type Mailer = {
  /** Resolves once the mail is handed over. */
  send: (mail: Mail) => Promise<void>;
  /** For requests that must not tell by time or failure whether a mail was sent. A failure is logged. */
  post: (mail: Mail) => void;
  /** Until what was posted is out; for the stop and for tests. */
  idle: () => Promise<void>;
};

type Envelope = {
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};
type Deliver = (envelope: Envelope) => Promise<void>;

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function overSmtp(url: string): Deliver {
  const transport = createTransport({ url, ...TIMEOUTS });
  return async envelope => {
    await transport.sendMail(envelope);
  };
}

function intoFolder(folder: string, { clock, logger }: { clock: Clock; logger: Logger }): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async envelope => {
    const { message } = await transport.sendMail(envelope);
    const name = `${clock().toISOString().replaceAll(':', '-')}-${secretText(4)}.eml`;
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
  clock,
  logger,
}: {
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>;
  clock: Clock;
  logger: Logger;
}): Mailer {
  const deliver =
    env.smtpUrl === undefined ? intoFolder(join(env.dataDir, 'outbox'), { clock, logger }) : overSmtp(env.smtpUrl);
  const from = senderOf(env.mailFrom, env.publicUrl);
  const { runInBackground, idle } = createBackgroundTasks(logger);

  const send = ({ to, toName = '', language, subject, text, html }: Mail): Promise<void> =>
    deliver({
      from: from(language),
      to: { name: toName, address: to },
      subject,
      text,
      html,
      headers: { 'Content-Language': language.toLowerCase(), 'Auto-Submitted': 'auto-generated' },
    });

  return {
    send,
    post: mail => runInBackground(() => send(mail)),
    idle,
  };
}
