/** The site as processes of a test: started with an environment of their own, ended with the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from './bundled.js';

const root = join(import.meta.dirname, '..', '..');
const folders: string[] = [];
const sites: StartedSite[] = [];
const START_LIMIT_MS = 60_000;
/** Files that import this one start sites, so it is made at once. */
const siteProcess = bundled('server/testing/siteProcess.ts');

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-site-'));
  folders.push(folder);
  return folder;
}

export type StartedSite = {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  /** The exit code, once the site and the stores that it started have ended: they hold its error output open. */
  ended: Promise<number | null>;
};

/** Without stores of the environment it starts its own. */
export function startSite(environment: Record<string, string>, entry: string = siteProcess): StartedSite {
  const { MONGODB_URI: _mongodb, REDIS_URL: _redis, ...outer } = process.env;
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    env: { ...outer, NODE_ENV: 'test', LOG_LEVEL: 'warn', PORT: '0', RATES_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const read = (name: 'stdout' | 'stderr'): (() => string) => {
    let text = '';
    child[name]?.on('data', chunk => void (text += String(chunk)));
    return () => text;
  };
  const site = {
    child,
    output: read('stdout'),
    errors: read('stderr'),
    ended: once(child, 'close').then(([code]) => code as number | null),
  };
  sites.push(site);
  return site;
}

/** Once it listens. */
export async function addressOf({ output, errors, ended }: StartedSite): Promise<string> {
  const signal = AbortSignal.timeout(START_LIMIT_MS);
  const over = new AbortController();
  void ended.finally(() => over.abort());
  while (!AbortSignal.any([signal, over.signal]).aborted) {
    const address = /^ {2}(http:\S+)$/m.exec(output())?.[1];
    if (address) return address;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`the site did not start: ${output()}${errors()}`);
}

/** Resolves when no process of a site has its folder open any more. */
export async function endSites(): Promise<void> {
  for (const { child, ended } of sites.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
