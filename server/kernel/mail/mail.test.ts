/** Mails as they leave: both parts, addresses that stay addresses, and a failure that nobody waits for. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '../logger.js';
import { createMailer } from './createMailer.js';
import { mailFrame } from './mailFrame.js';

const dataDir = mkdtempSync(join(tmpdir(), 'test-mail-'));
const lines: string[] = [];
const logger = createLogger({ logLevel: 'info' }, { write: line => void lines.push(line) });
const clock = () => new Date('2026-11-21T08:00:00Z');
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
});

describe('a mailer without a server', () => {
  it('writes one private file a mail, and logs nothing of who it is for', async () => {
    await createMailer({ env: { smtpUrl: undefined, mailFrom: undefined, dataDir, publicUrl }, clock, logger }).send(
      mail,
    );
    const [name = ''] = readdirSync(join(dataDir, 'outbox'));
    const text = readFileSync(join(dataDir, 'outbox', name), 'utf8').replaceAll(
      /\r\n( ?)/g,
      (_all, folded: string) => folded || '\n',
    );
    expect(text).toMatch(/^To: .*<lan@people\.example>$/m);
    expect(text).toMatch(/^From: .*<no-reply@site\.example>$/m);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(statSync(join(dataDir, 'outbox', name)).mode & 0o777).toBe(0o600);
    expect(lines.join('')).toContain(name);
    expect(lines.join('')).not.toContain('people.example');
  });
});

describe('a mailer with a server', () => {
  const said: string[] = [];
  let server: Server;
  let url = '';
  beforeAll(async () => {
    server = createServer((socket: Socket) => {
      let isData = false;
      socket.write('220 ready\r\n');
      socket.on('data', chunk => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          said.push(line);
          if (isData && line !== '.') continue;
          isData = line === 'DATA';
          socket.write(
            isData
              ? '354 go on\r\n'
              : line.startsWith('EHLO')
                ? '250 hello\r\n'
                : line === 'QUIT'
                  ? '221 bye\r\n'
                  : '250 ok\r\n',
          );
        }
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>(resolve => server.close(() => resolve())));

  it('hands the mail over', async () => {
    const mailer = createMailer({
      env: { smtpUrl: url, mailFrom: 'Du học <hello@site.example>', dataDir, publicUrl },
      clock,
      logger,
    });
    mailer.post(mail);
    await mailer.idle();
    expect(said).toEqual(expect.arrayContaining(['MAIL FROM:<hello@site.example>', 'RCPT TO:<lan@people.example>']));
    expect(said.filter(line => line.startsWith('RCPT'))).toHaveLength(1);
  });

  it('that does not answer fails nobody but the log', async () => {
    const mailer = createMailer({
      env: { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: undefined, dataDir, publicUrl },
      clock,
      logger,
    });
    expect(() => mailer.post(mail)).not.toThrow();
    await mailer.idle();
    expect(lines.at(-1)).toContain('"level":"error"');
    expect(lines.at(-1)).not.toContain('people.example');
    await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
  });
});
