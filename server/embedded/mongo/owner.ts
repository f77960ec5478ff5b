/**
 * One process owns a data directory. The owner is a record in the store, compared and replaced in one LMDB transaction, so that
 * of two starting processes only one wins. A record is stale when its process has ended. Pids are reused, so the start time of
 * the process and the boot id of the machine are compared as well.
 */
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { decode, encode, type Doc } from './bson.js';
import { spaceKey, type Storage } from './storage.js';

const OWNER = spaceKey(0, Buffer.from('owner'));

function fileText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const bootId = () => fileText('/proc/sys/kernel/random/boot_id').trim() || hostname();

/** Field 22 of /proc/<pid>/stat; empty where there is no such file, and for a process that has ended but was not collected. */
function startTime(pid: number): string {
  const stat = fileText(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? '' : (fields[19] ?? '');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isRunning(owner: Doc): boolean {
  const pid = Number(owner.get('pid'));
  return (
    owner.get('boot') === bootId() && pid !== process.pid && isAlive(pid) && owner.get('startedAt') === startTime(pid)
  );
}

/** The pid of another process that owns the directory. */
export function runningOwner(storage: Storage): number | undefined {
  const bytes = storage.get(OWNER);
  const owner = bytes && decode(bytes);
  return owner && isRunning(owner) ? Number(owner.get('pid')) : undefined;
}

/** Takes the directory, or returns the pid of the process that owns it. */
export function claim(storage: Storage): Promise<number | undefined> {
  return storage.write(() => {
    const holder = runningOwner(storage);
    if (holder !== undefined) return holder;
    storage.put(
      OWNER,
      encode(
        new Map<string, unknown>([
          ['pid', process.pid],
          ['startedAt', startTime(process.pid)],
          ['boot', bootId()],
        ]),
      ),
    );
    return undefined;
  });
}

/** On a full disk the record stays; it is stale as soon as this process has ended. */
export const release = (storage: Storage): Promise<void> => storage.write(() => storage.remove(OWNER));
