/** A browser of its own for Lighthouse, with a profile that is thrown away. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess, waitUntil } from './processes';

export type Browser = { readonly port: number; readonly close: () => Promise<void> };

const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-extensions',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-sync',
  '--remote-debugging-port=0',
];
const START_MS = 20_000;

export async function openBrowser(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'study-abroad-audit-browser-'));
  const executable = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  // Its own group: its helpers end with it.
  const child: ChildProcess = spawn(executable, [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
    detached: true,
  });
  const close = async (): Promise<void> => {
    await endProcess(child, { isGroup: true });
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const portFile = join(profile, 'DevToolsActivePort');
  const readPort = (): number => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8').split('\n', 1)[0]) : 0);
  try {
    await waitUntil(async () => readPort() > 0, { child, limitMs: START_MS, what: `The browser ${executable}` });
  } catch (error) {
    await close();
    throw error;
  }
  return { port: readPort(), close };
}
