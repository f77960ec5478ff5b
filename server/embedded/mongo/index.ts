/** Starts the embedded store in a process of its own, and restarts it when it dies. Connect with `mongoose.connect(uri)`. */
import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { socketPathFor } from './socketPath.js';

export interface EmbeddedMongoOptions {
  /** The store uses its folder `mongo` in here. */
  readonly dataDir: string;
  readonly socketPath?: string;
  /** How often expired documents are removed. */
  readonly ttlSweepMs?: number;
}

export interface EmbeddedMongo {
  readonly uri: string;
  /** The process id of the store; it changes when the store was killed and has been restarted. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

export class EmbeddedStoreInUseError extends Error {
  readonly code = 'EMBEDDED_STORE_IN_USE';
}

export class EmbeddedStoreStartError extends Error {
  readonly code = 'EMBEDDED_STORE_START_FAILED';
}

class WriteFailedError extends EmbeddedStoreStartError {}

/** What the process of the store tells its parent. */
export type StoreMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'notStarted'; readonly isInUse: boolean; readonly message: string }
  /** The disk refused a commit; the process ends. */
  | { readonly kind: 'writeFailed'; readonly message: string };

const DEFAULT_SWEEP_MS = 60_000;
const STOP_LIMIT_MS = 8000;
const RESTART_DELAY_MS = 200;

/** From source the child needs tsx, resolved from this file, not from the working directory; in a build it is a file beside this one. */
function childEntry(): { path: string; execArgv: string[] } {
  const isSource = import.meta.url.endsWith('.ts');
  const path = fileURLToPath(new URL(isSource ? './embeddedMongo.ts' : './embeddedMongo.js', import.meta.url));
  if (!isSource) return { path, execArgv: [] };
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { path, execArgv: ['--import', loader] };
}

function failureOf(message: StoreMessage): Error | undefined {
  if (message.kind === 'ready') return undefined;
  if (message.kind === 'writeFailed') return new WriteFailedError(message.message);
  return message.isInUse
    ? new EmbeddedStoreInUseError(message.message)
    : new EmbeddedStoreStartError(`the embedded store did not start: ${message.message}`);
}

interface LaunchOptions {
  readonly dataDir: string;
  readonly socketPath: string;
  readonly ttlSweepMs: number;
}

function launch({ dataDir, socketPath, ttlSweepMs }: LaunchOptions, isReadOnly = false): Promise<ChildProcess> {
  const { path, execArgv } = childEntry();
  const child = fork(path, [dataDir, socketPath, String(ttlSweepMs), isReadOnly ? 'readOnly' : 'readWrite'], {
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((settle, fail) => {
    const onExit = (code: number | null) =>
      fail(new EmbeddedStoreStartError(`the embedded store ended at its start (exit code ${code})`));
    child.once('exit', onExit);
    child.once('error', error => fail(new EmbeddedStoreStartError(error.message)));
    child.once('message', (message: StoreMessage) => {
      child.off('exit', onExit);
      const failure = failureOf(message);
      if (failure) fail(failure);
      else settle(child);
    });
  });
}

/** The store does not keep its parent alive: when the parent ends, the channel closes and the store ends as well. */
function detachFromParent(child: ChildProcess) {
  child.unref();
  child.channel?.unref();
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const gone = new Promise<void>(settle => {
    child.once('exit', () => settle());
  });
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  if (child.connected) child.send('stop', () => undefined);
  await gone;
  clearTimeout(killer);
}

/** Whether the data folder has a store: starting one where there is none makes an empty one. */
export const hasEmbeddedMongo = (dataDir: string): boolean => existsSync(join(resolve(dataDir), 'mongo', 'data.mdb'));

export async function startEmbeddedMongo({
  ttlSweepMs = DEFAULT_SWEEP_MS,
  ...options
}: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const dataDir = join(resolve(options.dataDir), 'mongo');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const socketPath = options.socketPath ? resolve(options.socketPath) : socketPathFor(dataDir);
  const launchOptions = { dataDir, socketPath, ttlSweepMs };
  let isStopping = false;
  let restarting: Promise<void> = Promise.resolve();
  let child = await launch(launchOptions);

  const watch = () => {
    let hasWriteFailed = false;
    detachFromParent(child);
    child.on('message', ({ kind }: StoreMessage) => {
      hasWriteFailed ||= kind === 'writeFailed';
    });
    child.once('exit', () => {
      if (!isStopping) restarting = restart(hasWriteFailed);
    });
  };
  const restart = async (isReadOnly: boolean): Promise<void> => {
    await new Promise<void>(settle => {
      setTimeout(settle, RESTART_DELAY_MS).unref();
    });
    if (isStopping) return;
    try {
      child = await launch(launchOptions, isReadOnly);
      watch();
    } catch (error) {
      await restart(error instanceof WriteFailedError);
    }
  };
  watch();
  return {
    uri: `mongodb://${encodeURIComponent(socketPath)}/app?directConnection=true`,
    get pid() {
      return child.pid;
    },
    async stop() {
      isStopping = true;
      await restarting;
      await end(child);
    },
  };
}
