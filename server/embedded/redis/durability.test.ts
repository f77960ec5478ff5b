// Acknowledged writes survive stops, kills, damaged files and compaction; and one process owns a folder.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { until, within } from '../../testing/until.js';
import { startEmbeddedRedis, type EmbeddedRedis, type EmbeddedRedisOptions } from './index.js';

const MODULE = join(import.meta.dirname, 'index.ts');
const WRITERS = 8;
let dataDir: string;
const started: { store: EmbeddedRedis; client: Redis }[] = [];
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'store-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const one of started.splice(0)) await stop(one);
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedRedisOptions> = {}): Promise<{ store: EmbeddedRedis; client: Redis }> {
  const store = await startEmbeddedRedis({ dataDir, ...options });
  const client = new Redis(store.url, { retryStrategy: () => null });
  client.on('error', () => undefined);
  const one = { store, client };
  started.push(one);
  return one;
}

async function stop(one: { store: EmbeddedRedis; client: Redis }): Promise<void> {
  const at = started.indexOf(one);
  if (at >= 0) started.splice(at, 1);
  one.client.disconnect();
  await one.store.stop();
}

/** The store in a process of its own, to be killed. */
async function startChild(): Promise<{ child: ChildProcess; url: string }> {
  const code = `import { startEmbeddedRedis } from ${JSON.stringify(MODULE)};
    const store = await startEmbeddedRedis({ dataDir: ${JSON.stringify(dataDir)}, compactAboveBytes: 20000 });
    console.log(store.url);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout ?? child, 'data');
  return { child, url: String(line).trim() };
}

const logFile = (): string => join(dataDir, 'redis', 'append.log');

test('keeps strings, sets and their expiry across a restart', async () => {
  const first = await start();
  await first.client.set('session', 'Nguyễn\n"🙂"', 'PX', 60_000);
  await first.client.sadd('sessions:of', 'one', 'two');
  await first.client.set('gone', '1');
  await first.client.del('gone');
  await first.client.set('short', '1', 'PX', 20);
  await stop(first);
  await sleep(30);

  const { client } = await start();

  expect(await client.get('session')).toBe('Nguyễn\n"🙂"');
  expect((await client.smembers('sessions:of')).sort()).toEqual(['one', 'two']);
  expect(await client.exists('gone', 'short')).toBe(0);
  const left = await client.pttl('session');
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(60_000);
});

test('expires a key whether it is read or not', async () => {
  const { client } = await start();
  // Read in the same transaction: however busy the machine, no time passes in between.
  const written = await client.multi().set('short', '1', 'PX', 30).set('unread', '1', 'PX', 30).get('short').exec();
  expect(written?.[2]).toEqual([null, '1']);

  await sleep(60);
  expect(await client.get('short')).toBeNull();
  await until('the store to be empty', async () => (await client.dbsize()) === 0);
});

test('loses no acknowledged write when killed at any moment, and keeps transactions whole', async () => {
  const acknowledged = new Map<string, number>();
  const expectAll = async (client: Redis) => {
    for (const [key, value] of acknowledged) expect(Number(await client.get(key))).toBeGreaterThanOrEqual(value);
    expect(await client.get('left')).toBe(await client.get('right'));
  };
  for (let round = 0; round < 4; round += 1) {
    const { child, url } = await startChild();
    const client = new Redis(url, { retryStrategy: () => null, maxRetriesPerRequest: 0 });
    client.on('error', () => undefined);
    await within('the store to answer', expectAll(client));

    let writes = 0;
    const isWrittenByAll = () => acknowledged.size === WRITERS;
    const writers = Promise.allSettled(
      Array.from({ length: WRITERS }, async (_, index) => {
        const key = `writer:${index}`;
        for (;;) {
          const value = await client.incr(key);
          acknowledged.set(key, value);
          await client
            .multi()
            .incr('left')
            .set(`filler:${value % 50}`, 'x'.repeat(200))
            .incr('right')
            .exec();
          writes += 1;
        }
      }),
    );
    const enough = 1 + Math.random() * 300;
    await until('the first acknowledgements', () => isWrittenByAll() && writes >= enough);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await within('the store to end', exited);
    client.disconnect();
    const ended = await within('the writers to end', writers);
    expect(ended.every(outcome => outcome.status === 'rejected')).toBe(true);
  }

  const { client } = await start();
  await expectAll(client);
});

test('drops an incomplete last line, and saves the lines after a damaged one', async () => {
  const first = await start();
  await first.client.set('kept', '1');
  await stop(first);
  appendFileSync(logFile(), '0badcafe [["half","');
  const second = await start();
  expect(await second.client.get('kept')).toBe('1');
  expect(await second.client.exists('half')).toBe(0);
  await second.client.set('after', '2');
  await stop(second);
  expect(readdirSync(join(dataDir, 'redis'))).toEqual(['append.log']);

  const damaged = '0badcafe [["wrong","1",0]]\nffffffff [["behind","1",0]]\n';
  appendFileSync(logFile(), damaged);
  const third = await start();
  expect(await third.client.mget('kept', 'after', 'wrong', 'behind')).toEqual(['1', '2', null, null]);
  expect(readFileSync(`${logFile()}.damaged`, 'utf8')).toBe(damaged);
});

test('compacts its log when it has grown, without losing what is written meanwhile', async () => {
  const first = await start({ compactAboveBytes: 10_000 });
  const keys = 3_000;
  let compactions = 0;
  let file = statSync(logFile()).ino;
  let pass = 0;
  for (; compactions < 3 && pass < 60; pass += 1) {
    await Promise.all(Array.from({ length: keys }, (_, index) => first.client.set(`key:${index}`, `${pass}:${index}`)));
    // Compaction replaces the file by another of the same name; which may get the number of one before.
    const { ino } = statSync(logFile());
    if (ino !== file) compactions += 1;
    file = ino;
  }
  expect(compactions).toBe(3);
  await first.client.set('last', 'one');
  await stop(first);

  const { client } = await start();
  expect(await client.dbsize()).toBe(keys + 1);
  expect(await client.mget('key:0', 'key:2999', 'last')).toEqual([`${pass - 1}:0`, `${pass - 1}:2999`, 'one']);
  // The start has compacted the log to one state for each key.
  expect(statSync(logFile()).size).toBeLessThan(keys * 40);
});

test('lists every key once while others come and go', async () => {
  const { client } = await start();
  await Promise.all(Array.from({ length: 500 }, (_, index) => client.set(`stays:${index}`, '1')));
  const seen: string[] = [];
  let cursor = '0';
  let step = 0;
  do {
    const [next, names] = await client.scan(cursor, 'MATCH', 'stays:*', 'COUNT', 37);
    seen.push(...names);
    await client.set(`new:${step}`, '1');
    await client.del(`new:${step - 1}`);
    step += 1;
    cursor = next;
  } while (cursor !== '0');
  expect(seen.length).toBe(500);
  expect(new Set(seen).size).toBe(500);
});

test('refuses a folder that a living process uses, in one line, and takes it over from a killed one', async () => {
  const { child } = await startChild();
  const refusal = await startEmbeddedRedis({ dataDir }).then(
    () => null,
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ code: 'EMBEDDED_STORE_IN_USE' });
  expect(refusal instanceof Error && refusal.message).toMatch(
    /^The data folder .* is in use by another running process[^\n]*$/,
  );

  child.kill('SIGKILL');
  await once(child, 'exit');
  const { client } = await start();
  expect(await client.ping()).toBe('PONG');
  expect(readdirSync(join(dataDir, 'redis')).filter(name => name.endsWith('.sock'))).toHaveLength(1);
});

test('gives a folder with a stale lock to one of many processes that start at once', async () => {
  const { child } = await startChild();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const starts = await Promise.allSettled(Array.from({ length: 6 }, () => start()));
  expect(starts.filter(one => one.status === 'fulfilled')).toHaveLength(1);
});

test('listens in a private folder elsewhere when the data folder is too deep for a socket', async () => {
  dataDir = join(dataDir, 'deep'.repeat(40));
  mkdirSync(dataDir, { recursive: true });
  const one = await start();
  expect(Buffer.byteLength(one.store.url)).toBeLessThan(104);
  expect(statSync(join(one.store.url, '..')).mode & 0o777).toBe(0o700);
  expect(await one.client.ping()).toBe('PONG');
  await stop(one);
  expect(() => statSync(join(one.store.url, '..'))).toThrow('ENOENT');
});

test('listens on a given path, replacing the socket file of a dead owner', async () => {
  const socketPath = join(dataDir, 'chosen.sock');
  writeFileSync(socketPath, '');
  const { store, client } = await start({ socketPath });
  expect(store.url).toBe(socketPath);
  expect(await client.ping()).toBe('PONG');
});

test('replies to pipelined commands before a client disconnects, and finishes writes before it stops', async () => {
  const one = await start();
  const writes = Promise.all(Array.from({ length: 200 }, (_, index) => one.client.set(`key:${index}`, 'x')));
  await one.client.ping();
  await stop(one);
  expect(await writes).toHaveLength(200);
  const { client } = await start();
  expect(await client.dbsize()).toBe(200);
});

test('assembles a value that arrives in many chunks', async () => {
  const { client } = await start();
  const big = 'à'.repeat(3_000_000);
  await client.set('big', big);
  expect(await client.get('big')).toBe(big);
});

test('refuses writes while the disk does, still reads, and recovers by itself', async () => {
  const one = await start();
  await one.client.set('before', '1');
  const probe = await open(logFile(), 'r');
  const fullDisk = jest
    .spyOn(Object.getPrototypeOf(probe), 'datasync')
    .mockRejectedValue(new Error('ENOSPC: no space left'));
  await probe.close();
  try {
    await expect(one.client.set('refused', '1')).rejects.toThrow('MISCONF');
    await expect(one.client.set('refused', '2')).rejects.toThrow('MISCONF');
    expect(await one.client.get('before')).toBe('1');
  } finally {
    fullDisk.mockRestore();
  }
  await until('the disk to take writes again', async () => (await one.client.set('after', '3')) === 'OK');
  await stop(one);
  const { client } = await start();
  expect(await client.mget('before', 'after')).toEqual(['1', '3']);
});
