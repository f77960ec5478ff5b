/** Child processes: wait until they are ready, end them by their own id. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 12_000;
const LOOK_MS = 100;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

type Wait = { readonly child: ChildProcess; readonly limitMs: number; readonly what: string };

export async function waitUntil(isReady: () => Promise<boolean>, { child, limitMs, what }: Wait): Promise<void> {
  let failure: Error | null = null;
  child.once('error', error => (failure = error));
  for (const end = performance.now() + limitMs; performance.now() < end;) {
    if (failure) throw failure;
    if (hasEnded(child)) throw new Error(`${what} ended before it was ready (code ${child.exitCode})`);
    if (await isReady()) return;
    await pause(LOOK_MS);
  }
  throw new Error(`${what} was not ready after ${limitMs / 1000} s`);
}

/** Politely first. A signal goes to the whole group: its leader's id, negative. */
export async function endProcess(child: ChildProcess, { isGroup = false }: { isGroup?: boolean } = {}): Promise<void> {
  const { pid } = child;
  if (pid === undefined || hasEnded(child)) return;
  const tell = (signal: NodeJS.Signals): void => {
    try {
      process.kill(isGroup ? -pid : pid, signal);
    } catch {
      // It has ended in the meantime.
    }
  };
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  tell('SIGTERM');
  const last = setTimeout(() => tell('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(last);
}
