// One process for each data folder. The lock file names the owner's listening socket: when another process can connect to it,
// the owner is alive, because the kernel closes the socket with the process. Process ids would repeat in containers.

import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, dirname, join } from 'node:path';

const ATTEMPTS = 5;

export class EmbeddedStoreInUseError extends Error {
  readonly code = 'EMBEDDED_STORE_IN_USE';

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another running process: stop it, or set DATA_DIR to another folder.`,
    );
  }
}

interface LockOptions {
  folder: string;
  /** Must be listening already, and have a new name at every start, so that a lock never names a dead socket of a living owner. */
  socketPath: string;
}

/** Returns the function that unlocks the folder. */
export async function lockFolder({ folder, socketPath }: LockOptions): Promise<() => void> {
  const lockPath = join(folder, 'redis.lock');
  const claim = join(folder, `redis.lock.${randomBytes(6).toString('hex')}`);
  writeFileSync(claim, socketPath, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (isLinked(claim, lockPath)) {
        return () => {
          if (ownerOf(lockPath) === socketPath) rmSync(lockPath, { force: true });
        };
      }
      const owner = ownerOf(lockPath);
      if (owner === null) continue;
      if (await isListening(owner)) break;
      removeStale(lockPath, owner);
    }
  } finally {
    rmSync(claim, { force: true });
  }
  throw new EmbeddedStoreInUseError(folder);
}

/** Of two racing processes only one can create the hard link. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function ownerOf(lockPath: string): string | null {
  try {
    return readFileSync(lockPath, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

export function isListening(socketPath: string): Promise<boolean> {
  return new Promise(resolve => {
    const probe = connect(socketPath);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    // EAGAIN: the queue of connections is full, so the owner is alive.
    probe.once('error', error => resolve(hasCode(error, 'EAGAIN')));
  });
}

function removeStale(lockPath: string, deadOwner: string): void {
  const aside = `${lockPath}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(lockPath, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  // Another process may have replaced the stale lock since it was read: then its lock is valid and is put back.
  if (ownerOf(aside) === deadOwner) removeSocket(deadOwner);
  else isLinked(aside, lockPath);
  rmSync(aside, { force: true });
}

/** Removes the socket file, and its private folder when it is outside the data folder. */
export function removeSocket(socketPath: string): void {
  if (basename(socketPath).startsWith('redis-')) rmSync(socketPath, { force: true });
  if (basename(dirname(socketPath)).startsWith(SOCKET_FOLDER_PREFIX))
    rmSync(dirname(socketPath), { recursive: true, force: true });
}

export const SOCKET_FOLDER_PREFIX = 'embedded-redis-';

export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
