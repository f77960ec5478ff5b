// The same table of requests goes to the embedded store and to a real redis-server; the answers must be the same.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { type RedisServer, startRedisServer } from '../../testing/startRedisServer.js';
import { type EmbeddedRedis, startEmbeddedRedis } from './index.js';
import { type Request, requestsOf } from './test/requests.js';

const folder = mkdtempSync(join(tmpdir(), 'parity-'));
let embedded: EmbeddedRedis;
/** A redis-server of this machine, unless ORACLE_REDIS_URL names a Redis. */
let server: RedisServer | undefined;
let clients: { real: Redis; ours: Redis };

beforeAll(async () => {
  const oracle = process.env['ORACLE_REDIS_URL'];
  if (!oracle) server = await startRedisServer();
  embedded = await startEmbeddedRedis({ dataDir: folder });
  clients = { real: new Redis(oracle ?? String(server?.url)), ours: new Redis(embedded.url) };
  await Promise.all([clients.real.ping(), clients.ours.ping()]);
});

afterAll(async () => {
  clients.real.disconnect();
  clients.ours.disconnect();
  await embedded.stop();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await Promise.all([clients.real.flushdb(), clients.ours.flushdb()]);
});

/** Errors are compared by their text; what this store adds in brackets is its own. */
async function answersOf(client: Redis, requests: readonly Request[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const [name, ...args] of requests) {
    answers.push(
      await client
        .callBuffer(name, ...args)
        .then(readable, (error: Error) => `! ${error.message.replace(/ ?\(the embedded.*$/, '').trim()}`),
    );
  }
  return answers;
}

function readable(answer: unknown): unknown {
  if (Buffer.isBuffer(answer)) return answer.toString('latin1');
  return Array.isArray(answer) ? answer.map(readable) : answer;
}

test.each(Object.keys(requestsOf))('%s, as a real Redis does', async title => {
  const requests = requestsOf[title] ?? [];
  const [ours, real] = await Promise.all([answersOf(clients.ours, requests), answersOf(clients.real, requests)]);
  const pairs = (answers: unknown[]) => requests.map((request, index) => [request.join(' '), answers[index]]);
  expect(pairs(ours)).toEqual(pairs(real));
});

const patterns = [
  '*',
  'k?1',
  'k[ab]1',
  'k[^a]1',
  'k[a-c]*',
  'k[c-a]*',
  'k\\*1',
  '*1*',
  '**',
  'k*[',
  'k[a',
  'k[]',
  'a*a*a*b',
  'k[\\]]1',
  '[^',
  'k\\',
  '?',
  '',
];

test.each(patterns)('finds the keys of pattern %p, as a real Redis does', async pattern => {
  const keys = ['ka1', 'kb1', 'kd1', 'k*1', 'k]1', 'k', 'k1', 'k[', 'aaaaab', 'aaaa', '^', 'k\\', 'kab', 'k-1'];
  const found = async (client: Redis): Promise<string[]> => {
    for (const key of keys) await client.set(key, '1');
    const [, names] = await client.scan(0, 'MATCH', pattern, 'COUNT', 1_000);
    return names.sort();
  };
  expect(await found(clients.ours)).toEqual(await found(clients.real));
});

test('supports the fixed-window counter that request limits use', async () => {
  const hit = (client: Redis) => client.multi().set('limit', 0, 'PX', 60_000, 'NX').incr('limit').pttl('limit').exec();
  for (const client of [clients.real, clients.ours]) {
    const first = await hit(client);
    const second = await hit(client);
    expect(first?.[0]).toEqual([null, 'OK']);
    expect(second?.[0]).toEqual([null, null]);
    expect([first?.[1], second?.[1]]).toEqual([
      [null, 1],
      [null, 2],
    ]);
    expect(Number(second?.[2]?.[1])).toBeGreaterThan(50_000);
    expect(Number(second?.[2]?.[1])).toBeLessThanOrEqual(60_000);
  }
});

test.each(['2', '3'])('sends every kind of reply in RESP%s as a real Redis does', async version => {
  const requests: Request[] = [
    ['HELLO', version],
    ['SADD', 's', 'one'],
    ['SMEMBERS', 's'],
    ['GET', 'none'],
    ['MGET', 'none', 's'],
    ['TTL', 's'],
    ['MULTI'],
    ['GET', 'none'],
    ['SMEMBERS', 's'],
    ['EXEC'],
    ['HELLO', '9'],
  ];
  const shape = async (client: Redis): Promise<unknown[]> => {
    const own = client.duplicate();
    const answers = await answersOf(own, requests);
    own.disconnect();
    return answers.slice(1);
  };
  expect(await shape(clients.ours)).toEqual(await shape(clients.real));
});
