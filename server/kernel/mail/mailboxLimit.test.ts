import { createLogger } from '../logger.js';
import type { RedisClient } from '../redis/connectRedis.js';
import type { Mail } from './createMailer.js';
import { limitMailboxes } from './mailboxLimit.js';

function postOffice({ isRedisAway = false } = {}) {
  const sent: string[] = [];
  const lines: string[] = [];
  const counts = new Map<string, number>();
  const keys = new Set<string>();
  const call = async <T>(answer: T): Promise<T> => {
    if (isRedisAway) throw new Error('Connection is closed.');
    return answer;
  };
  const redis: Pick<RedisClient, 'exists' | 'set'> = Object.assign(Object.create(null), {
    exists: (key: string) => call(keys.has(key) ? 1 : 0),
    set: (key: string) => call(void keys.add(key)),
  });
  let failures = 0;
  const limited = limitMailboxes({
    limiter: async key => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { isAllowed: (counts.get(key) ?? 0) <= 5, retryAfter: 60 };
    },
    redis: redis as RedisClient,
    logger: createLogger({ logLevel: 'info' }, { write: line => void lines.push(line) }),
  });
  const mailer = limited({
    send: async ({ to, subject }) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('The mail server is away.');
      }
      sent.push(`${to} ${subject}`);
    },
    close: () => undefined,
  });
  let ids = 0;
  const send = (to: string, { id = `mail-${(ids += 1)}`, ...more }: Partial<Mail> & { id?: string } = {}) =>
    mailer.send(
      { to, language: 'VI', subject: 'thư', text: '', html: '', ...more },
      { id, at: new Date('2026-11-24T00:00:00Z') },
    );
  return { send, sent, log: () => lines.join(''), fail: (times: number) => void (failures = times) };
}

describe('a mailbox', () => {
  it('gets five mails an hour, of whatever kinds, and the log does not say whose it is', async () => {
    const { send, sent, log } = postOffice();
    const kinds = ['reset', 'confirm', 'copy', 'reminder', 'answer', 'reset', 'copy'];
    for (const subject of kinds) await send('lan@people.example', { subject });
    expect(sent).toEqual(kinds.slice(0, 5).map(subject => `lan@people.example ${subject}`));
    expect(log().match(/a mail was dropped/g)).toHaveLength(2);
    expect(log()).not.toContain('lan');
    await send('mai@people.example');
    expect(sent).toHaveLength(6);
  });

  it('is one by whatever name it is written', async () => {
    const { send, sent } = postOffice();
    for (const to of ['lan.anh@gmail.com', 'lananh@gmail.com', 'LanAnh+a@gmail.com', 'l.ananh@googlemail.com'])
      await send(to);
    for (const to of ['lananh+b@gmail.com', 'lananh+c@gmail.com']) await send(to);
    expect(sent).toHaveLength(5);
  });

  it('is still warned when something has happened to the account: nobody can silence that with other mails', async () => {
    const { send, sent } = postOffice();
    for (let count = 0; count < 9; count += 1) await send('lan@people.example');
    await send('lan@people.example', { subject: 'warning', isWarning: true });
    expect(sent).toHaveLength(6);
    expect(sent.at(-1)).toBe('lan@people.example warning');
  });

  it('gets a mail that needed several tries as one', async () => {
    const { send, sent, fail } = postOffice();
    fail(20);
    for (let tries = 0; tries < 20; tries += 1) await send('lan@people.example', { id: 'one' }).catch(() => undefined);
    await send('lan@people.example', { id: 'one' });
    for (let count = 0; count < 4; count += 1) await send('lan@people.example');
    expect(sent).toHaveLength(5);
  });

  it('gets its mails while Redis is away', async () => {
    const { send, sent } = postOffice({ isRedisAway: true });
    await send('lan@people.example');
    expect(sent).toHaveLength(1);
  });
});
