// The same table of requests goes to the embedded store and to a real redis-server; the answers must be the same.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { type RedisServer, startRedisServer } from '../../testing/startRedisServer.js';
import { startEmbeddedRedis, type EmbeddedRedis } from './index.js';

type Request = [name: string, ...args: (string | Buffer)[]];

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
async function answersOf(client: Redis, requests: Request[]): Promise<unknown[]> {
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

const farFuture = String(4_000_000_000_000);

const table: Record<string, Request[]> = {
  'stores, reads and overwrites strings': [
    ['SET', 'a', '1'],
    ['GET', 'a'],
    ['SET', 'a', ''],
    ['GET', 'a'],
    ['GET', 'none'],
    ['set', 'a', 'x'],
    ['gEt', 'a'],
  ],
  'keeps bytes that are no text': [
    ['SET', 'b', Buffer.from([0, 13, 10, 255, 128, 36])],
    ['GET', 'b'],
    ['SET', 'tên', 'Nguyễn 🙂'],
    ['GET', 'tên'],
  ],
  'sets only when absent or present': [
    ['SET', 'a', '1', 'XX'],
    ['SET', 'a', '1', 'NX'],
    ['SET', 'a', '2', 'NX'],
    ['SET', 'a', '3', 'xx'],
    ['GET', 'a'],
    ['SET', 'a', '4', 'NX', 'XX'],
    ['SET', 'a', '4', 'GET'],
    ['SET', 'a', '5', 'NX', 'GET'],
    ['SET', 'n', '5', 'NX', 'GET'],
    ['SET', 'm', '5', 'XX', 'GET'],
    ['MGET', 'a', 'n', 'm'],
  ],
  'gives a key its time, and takes it away when overwritten': [
    ['SET', 'a', '1', 'EX', '100'],
    ['TTL', 'a'],
    ['SET', 'a', '2', 'KEEPTTL'],
    ['TTL', 'a'],
    ['SET', 'a', '3'],
    ['TTL', 'a'],
    ['PTTL', 'a'],
    ['SET', 'a', '1', 'PX', '100400'],
    ['TTL', 'a'],
    ['SET', 'a', '1', 'PXAT', farFuture],
    ['SET', 'a', '1', 'EXAT', '4000000000'],
    ['TTL', 'none'],
    ['PTTL', 'none'],
    ['SET', 'gone', '1', 'EXAT', '1'],
    ['EXISTS', 'gone'],
    ['GET', 'gone'],
  ],
  'refuses times that are none': [
    ['SET', 'a', '1', 'EX', '0'],
    ['SET', 'a', '1', 'PX', '-5'],
    ['SET', 'a', '1', 'EX', 'ten'],
    ['SET', 'a', '1', 'EX'],
    ['SET', 'a', '1', 'EX', '5', 'PX', '5'],
    ['SET', 'a', '1', 'EX', '5', 'KEEPTTL'],
    ['SET', 'a', '1', 'KEEPTTL', 'EX', '5'],
    ['SET', 'a', '1', 'LATER'],
    ['SET', 'a', '1', 'EX', '1.5'],
    ['SET', 'a', '1', 'EX', '9223372036854775807'],
    ['EXPIRE', 'a', 'x'],
    ['EXPIRE', 'a', '9223372036854775807'],
    ['GETEX', 'a', 'EX', '0'],
    ['EXISTS', 'a'],
  ],
  'changes the time of a key': [
    ['EXPIRE', 'none', '10'],
    ['SET', 'a', '1'],
    ['EXPIRE', 'a', '50'],
    ['TTL', 'a'],
    ['PEXPIRE', 'a', '70400'],
    ['TTL', 'a'],
    ['PERSIST', 'a'],
    ['PERSIST', 'a'],
    ['TTL', 'a'],
    ['PERSIST', 'none'],
    ['EXPIREAT', 'a', '4000000000'],
    ['PEXPIREAT', 'a', farFuture],
    ['EXPIRE', 'a', '-1'],
    ['EXISTS', 'a'],
    ['SET', 'b', '1'],
    ['PEXPIREAT', 'b', '5'],
    ['GET', 'b'],
  ],
  'changes the time under conditions': [
    ['SET', 'a', '1'],
    ['EXPIRE', 'a', '10', 'XX'],
    ['EXPIRE', 'a', '10', 'GT'],
    ['EXPIRE', 'a', '100', 'LT'],
    ['EXPIRE', 'a', '200', 'NX'],
    ['EXPIRE', 'a', '50', 'GT'],
    ['EXPIRE', 'a', '500', 'gt'],
    ['TTL', 'a'],
    ['EXPIRE', 'a', '20', 'XX', 'LT'],
    ['TTL', 'a'],
    ['EXPIRE', 'a', '1', 'NX', 'XX'],
    ['EXPIRE', 'a', '1', 'GT', 'LT'],
    ['EXPIRE', 'a', '1', 'SOON'],
  ],
  'reads and renews, reads and deletes': [
    ['SET', 'a', '1'],
    ['GETEX', 'a', 'EX', '30'],
    ['TTL', 'a'],
    ['GETEX', 'a'],
    ['TTL', 'a'],
    ['GETEX', 'a', 'PERSIST'],
    ['TTL', 'a'],
    ['GETEX', 'a', 'PX', '90400'],
    ['TTL', 'a'],
    ['GETEX', 'a', 'EX'],
    ['GETEX', 'a', 'PERSIST', 'EX', '3'],
    ['GETEX', 'none', 'EX', '3'],
    ['GETEX', 'a', 'EXAT', '3'],
    ['EXISTS', 'a'],
    ['GETDEL', 'a'],
    ['SET', 'b', '2'],
    ['GETDEL', 'b'],
    ['GET', 'b'],
  ],
  counts: [
    ['INCR', 'c'],
    ['INCRBY', 'c', '41'],
    ['DECR', 'c'],
    ['DECRBY', 'c', '50'],
    ['GET', 'c'],
    ['INCRBY', 'c', '-1'],
    ['SET', 'c', '10', 'EX', '60'],
    ['INCR', 'c'],
    ['TTL', 'c'],
    ['SET', 'c', 'ten'],
    ['INCR', 'c'],
    ['SET', 'c', '010'],
    ['INCR', 'c'],
    ['SET', 'c', '-0'],
    ['INCR', 'c'],
    ['SET', 'c', ' 1'],
    ['INCR', 'c'],
    ['SET', 'c', ''],
    ['INCR', 'c'],
    ['SET', 'c', '9223372036854775807'],
    ['INCR', 'c'],
    ['SET', 'c', '-9223372036854775808'],
    ['DECR', 'c'],
    ['DECRBY', 'c', '-9223372036854775808'],
    ['INCRBY', 'c', '1.5'],
    ['INCRBY', 'c', '9223372036854775808'],
    ['SET', 'c', '1.0'],
    ['INCR', 'c'],
  ],
  'counts and deletes many keys': [
    ['SET', 'a', '1'],
    ['SADD', 'b', 'x'],
    ['EXISTS', 'a', 'a', 'b', 'none'],
    ['DBSIZE'],
    ['DEL', 'a', 'a', 'none'],
    ['UNLINK', 'b', 'none'],
    ['DBSIZE'],
    ['MGET', 'a', 'b'],
  ],
  'keeps sets': [
    ['SADD', 's', 'x', 'y', 'x'],
    ['SADD', 's', 'y', 'z'],
    ['SCARD', 's'],
    ['SISMEMBER', 's', 'x'],
    ['SISMEMBER', 's', 'q'],
    ['SREM', 's', 'x', 'x', 'q'],
    ['SCARD', 's'],
    ['SREM', 's', 'y'],
    ['SMEMBERS', 's'],
    ['EXPIRE', 's', '40'],
    ['SADD', 's', 'n'],
    ['TTL', 's'],
    ['SREM', 's', 'z', 'n'],
    ['EXISTS', 's'],
    ['SMEMBERS', 's'],
    ['SCARD', 's'],
    ['SREM', 's', 'q'],
    ['SISMEMBER', 's', 'q'],
  ],
  'answers WRONGTYPE where the kinds do not fit': [
    ['SADD', 's', 'x'],
    ['SET', 'a', '1'],
    ['GET', 's'],
    ['INCR', 's'],
    ['GETDEL', 's'],
    ['GETEX', 's'],
    ['SET', 's', '1', 'GET'],
    ['MGET', 's', 'a'],
    ['SADD', 'a', 'x'],
    ['SREM', 'a', 'x'],
    ['SMEMBERS', 'a'],
    ['SCARD', 'a'],
    ['SISMEMBER', 'a', 'x'],
    ['TYPE', 's'],
    ['TYPE', 'a'],
    ['TYPE', 'none'],
    ['SET', 's', 'now a string'],
    ['TYPE', 's'],
  ],
  'refuses wrong numbers of arguments': [
    ['GET'],
    ['GET', 'a', 'b'],
    ['SET', 'a'],
    ['DEL'],
    ['EXPIRE', 'a'],
    ['SADD', 's'],
    ['INCRBY', 'c'],
    ['ECHO'],
    ['MGET'],
    ['DBSIZE', 'x'],
    ['SCAN'],
  ],
  'runs a transaction': [
    ['MULTI'],
    ['SET', 'hits', '0', 'PX', '60000', 'NX'],
    ['INCR', 'hits'],
    ['SADD', 'hits', 'x'],
    ['SMEMBERS', 'none'],
    ['EXEC'],
    ['GET', 'hits'],
    ['MULTI'],
    ['EXEC'],
    ['MULTI'],
    ['SET', 'hits', '9'],
    ['DISCARD'],
    ['GET', 'hits'],
    ['EXEC'],
    ['DISCARD'],
  ],
  'dooms a transaction with a refused request': [
    ['MULTI'],
    ['SET', 'a', '1'],
    ['GET'],
    ['EXEC'],
    ['EXISTS', 'a'],
    ['MULTI'],
    ['NOSUCH', 'x'],
    ['SET', 'a', '1'],
    ['EXEC'],
    ['EXISTS', 'a'],
    ['MULTI'],
    ['MULTI'],
    ['SET', 'a', '1'],
    ['DISCARD'],
    ['MULTI'],
    ['GET'],
    ['DISCARD'],
    ['SET', 'b', '2'],
  ],
  'refuses a command it does not know': [['NOSUCH'], ['NOSUCH', 'one', 'two']],
  'lists keys': [
    ['SET', 'a:1', '1'],
    ['SCAN', '0'],
    ['SCAN', '0', 'MATCH', 'a:*', 'COUNT', '100'],
    ['SCAN', '0', 'MATCH', 'b*'],
    ['SCAN', '0', 'TYPE', 'set'],
    ['SCAN', '0', 'TYPE', 'string'],
    ['SCAN', 'x'],
    ['SCAN', '0', 'COUNT', '0'],
    ['SCAN', '0', 'COUNT', 'x'],
    ['SCAN', '0', 'MATCH'],
    ['SCAN', '0', 'HOW', 'x'],
  ],
  'speaks about the connection': [
    ['PING'],
    ['PING', 'hello'],
    ['ECHO', 'Xin chào'],
    ['CLIENT', 'GETNAME'],
    ['CLIENT', 'SETNAME', 'site'],
    ['CLIENT', 'GETNAME'],
    ['SELECT', '0'],
    ['SELECT', 'x'],
    ['SELECT', '99'],
  ],
};

test.each(Object.keys(table))('%s, as a real Redis does', async title => {
  const requests = table[title] ?? [];
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
