/** The site as a process: how it starts, what keeps it from starting, how it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';

const root = join(__dirname, '..', '..', '..');
const folders: string[] = [];
const children: ChildProcess[] = [];
const START_LIMIT_MS = 60_000;

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-site-'));
  folders.push(folder);
  return folder;
}

type Started = { child: ChildProcess; output: () => string; errors: () => string; ended: Promise<number | null> };

function start(environment: Record<string, string>, entry = 'server/testing/siteProcess.ts'): Started {
  const { MONGODB_URI: _mongodb, REDIS_URL: _redis, ...outer } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    cwd: root,
    env: { ...outer, NODE_ENV: 'test', LOG_LEVEL: 'warn', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const read = (name: 'stdout' | 'stderr'): (() => string) => {
    let text = '';
    child[name]?.on('data', chunk => void (text += String(chunk)));
    return () => text;
  };
  return {
    child,
    output: read('stdout'),
    errors: read('stderr'),
    ended: once(child, 'close').then(([code]) => code as number | null),
  };
}

async function addressOf({ output, ended }: Started): Promise<string> {
  const signal = AbortSignal.timeout(START_LIMIT_MS);
  const over = new AbortController();
  void ended.finally(() => over.abort());
  while (!AbortSignal.any([signal, over.signal]).aborted) {
    const address = /^ {2}(http:\S+)$/m.exec(output())?.[1];
    if (address) return address;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`the site did not start: ${output()}`);
}

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the process', () => {
  it('starts on embedded stores with the starter catalogue, refuses a second one on the same data, finishes what is in flight at SIGTERM and exits with 0', async () => {
    const dataDir = freshFolder();
    const site = start({ DATA_DIR: dataDir });
    const address = await addressOf(site);
    expect(site.output()).toContain('embedded stores are in use');
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const found = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ searchInstitutions { pageInfo { total } items { name } } }"}',
    });
    const answer: { data: { searchInstitutions: { pageInfo: { total: number } } } } = JSON.parse(await found.text());
    expect(answer.data.searchInstitutions.pageInfo.total).toBeGreaterThanOrEqual(120);

    const second = start({ DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.errors().trim().split('\n')).toHaveLength(1);
    expect(second.errors()).toContain('in use');

    const slow = fetch(`${address}/slow/1500`);
    await fetch(`${address}/slow/1`);
    site.child.kill('SIGTERM');
    const response = await slow;
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('slow')]);
    expect(await site.ended).toBe(0);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  }, 120_000);

  it('names every bad variable in one line and repeats no value', async () => {
    const { ended, errors, output } = start(
      { PORT: 'hunter2', MONGODB_URI: 'mysql://root:hunter2@db', LOG_LEVEL: 'hunter2' },
      'server/main.ts',
    );
    expect(await ended).toBe(1);
    expect(errors().trim().split('\n')).toHaveLength(1);
    for (const name of ['PORT', 'MONGODB_URI', 'LOG_LEVEL']) expect(errors()).toContain(name);
    expect(errors() + output()).not.toContain('hunter2');
  }, 60_000);

  it('names a taken port in one line', async () => {
    const taken = createServer();
    await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve));
    const bound = taken.address();
    const port = String(typeof bound === 'object' ? bound?.port : '');
    try {
      const { ended, errors } = start({ PORT: port, DATA_DIR: freshFolder() });
      expect(await ended).toBe(1);
      expect(errors().trim()).toBe(`Port ${port} is taken: stop what uses it or set PORT to another.`);
    } finally {
      taken.close();
    }
  }, 120_000);

  it('names a store that does not answer in one line', async () => {
    const { ended, errors } = start({ MONGODB_URI: 'mongodb://127.0.0.1:1/app', DATA_DIR: freshFolder() });
    expect(await ended).toBe(1);
    expect(errors().trim().split('\n')).toHaveLength(1);
    expect(errors()).toContain('MONGODB_URI');
  }, 60_000);
});
