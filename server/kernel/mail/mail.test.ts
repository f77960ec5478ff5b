/** Mails as they leave: both parts, addresses that stay addresses, and failures that are worth another try. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../logger.js';
import { createMailer, type Mailer } from './createMailer.js';
import { mailFrame } from './mailFrame.js';

const dataDir = mkdtempSync(join(tmpdir(), 'test-mail-'));
const lines: string[] = [];
const logger = createLogger({ logLevel: 'info' }, { write: line => void lines.push(line) });
const publicUrl = 'https://site.example';
const frame = mailFrame({
  language: 'VI',
  greeting: 'Chào <b>Lan</b>,',
  paragraphs: ['Một & hai'],
  button: { label: 'Mở', url: 'https://site.example/reset-password?token=a&b="c"' },
  closing: ['Hết'],
});
const mail = {
  to: 'lan@people.example',
  toName: 'Lan\r\nBcc: evil@people.example',
  language: 'VI' as const,
  subject: 'Chào\r\nBcc: evil@people.example',
  ...frame,
};

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the frame', () => {
  it('says the same in both parts, and keeps markup as text', () => {
    for (const words of ['Mở', 'Hết', 'Chân Trời'])
      for (const part of [frame.text, frame.html]) expect(part).toContain(words);
    expect(frame.text).toContain('https://site.example/reset-password?token=a&b="c"');
    expect(frame.html).toContain('href="https://site.example/reset-password?token=a&amp;b=&quot;c&quot;"');
    expect(frame.html).toContain('Chào &lt;b&gt;Lan&lt;/b&gt;,');
    expect(frame.html).toContain('<html lang="vi">');
  });

  it('has the accent of the site', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../../client/kernel/ui/tokens.css'), 'utf8');
    const accent = /--color-accent: (#\w{6});/.exec(tokens)?.[1] ?? 'none';
    expect(new Set(frame.html.match(/(?<=background:|[^-]color:)#0\w{5}/g))).toEqual(new Set([accent]));
  });
});

const handOver = { id: 'mail-1', at: new Date('2026-11-21T08:00:00Z') };

describe('a mailer without a server', () => {
  it('writes one private file a mail, however often it is sent, and logs nothing of who it is for', async () => {
    const mailer = createMailer({
      env: { smtpUrl: undefined, mailFrom: undefined, dataDir, publicUrl },
      logger,
      connections: 2,
    });
    await mailer.send(mail, handOver);
    await mailer.send(mail, handOver);
    const names = readdirSync(join(dataDir, 'outbox'));
    expect(names).toEqual(['2026-11-21T08-00-00.000Z-mail-1.eml']);
    const name = String(names[0]);
    const text = readFileSync(join(dataDir, 'outbox', name), 'utf8').replaceAll(
      /\r\n( ?)/g,
      (_all, folded: string) => folded || '\n',
    );
    expect(text).toMatch(/^To: .*<lan@people\.example>$/m);
    expect(text).toMatch(/^From: .*<no-reply@site\.example>$/m);
    expect(text).toMatch(/^Message-ID: <mail-1@site\.example>$/m);
    expect(text).toMatch(/^Date: Sat, 21 Nov 2026 08:00:00 \+0000$/m);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(statSync(join(dataDir, 'outbox', name)).mode & 0o777).toBe(0o600);
    expect(lines.join('')).toContain(name);
    expect(lines.join('')).not.toContain('people.example');
  });
});

describe('a mailer with a server', () => {
  const said: string[] = [];
  let greetings = 0;
  let server: Server;
  let url = '';
  beforeAll(async () => {
    server = createServer((socket: Socket) => {
      let isData = false;
      const answerTo = (line: string): string => {
        if (isData) return '354 go on';
        if (line.startsWith('EHLO')) return '250 hello';
        if (line === 'QUIT') return '221 bye';
        if (line.includes('nobody@')) return '550 no such mailbox';
        return line.includes('busy@') ? '451 try again later' : '250 ok';
      };
      greetings += 1;
      socket.write('220 ready\r\n');
      socket.on('data', chunk => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          said.push(line);
          if (isData && line !== '.') continue;
          isData = line === 'DATA';
          socket.write(`${answerTo(line)}\r\n`);
        }
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    for (const { close } of mailers) close();
    await new Promise<void>(resolve => server.close(() => resolve()));
  });

  const mailers: Mailer[] = [];
  const mailerAt = (smtpUrl: string): Mailer => {
    const mailer = createMailer({
      env: { smtpUrl, mailFrom: 'Du học <hello@site.example>', dataDir, publicUrl },
      logger,
      connections: 2,
    });
    mailers.push(mailer);
    return mailer;
  };

  it('gets many mails over as few connections as are allowed', async () => {
    const before = greetings;
    const mailer = mailerAt(url);
    await Promise.all(
      Array.from({ length: 20 }, (_, place) => mailer.send(mail, { ...handOver, id: `mail-of-many-${place}` })),
    );
    expect([greetings - before <= 2, said.filter(line => line.includes('mail-of-many-')).length]).toEqual([true, 20]);
    said.length = 0;
  });

  it('hands the mail over', async () => {
    await mailerAt(url).send(mail, handOver);
    expect(said).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<hello@site.example>',
        'RCPT TO:<lan@people.example>',
        'Message-ID: <mail-1@site.example>',
      ]),
    );
    expect(said.filter(line => line.startsWith('RCPT'))).toHaveLength(1);
  });

  it('that refuses the mailbox is not asked again', async () => {
    await expect(mailerAt(url).send({ ...mail, to: 'nobody@people.example' }, handOver)).rejects.toMatchObject({
      code: 'MAILBOX_REFUSED',
      isFinal: true,
      message: 'MAILBOX_REFUSED',
    });
  });

  it.each([
    ['is busy', () => url, 'busy@people.example', 'EENVELOPE'],
    ['does not answer', () => 'smtp://127.0.0.1:1', 'lan@people.example', 'ESOCKET'],
  ])('that %s may be asked again', async (_what, smtpUrl, to, code) => {
    await expect(mailerAt(smtpUrl()).send({ ...mail, to }, handOver)).rejects.toMatchObject({ code });
  });
});
