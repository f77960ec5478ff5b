/** A disk that a test can fill: a small file system where this user may mount one, otherwise a limit on the size of files. */
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  folder: string;
  /** From now on these processes, and those that they start, can write no more. */
  fill: (...pids: (number | undefined)[]) => void;
  free: (...pids: (number | undefined)[]) => void;
  remove: () => void;
};

/** Below a file's first page every write fails; the hard limit stays, so that it can be lifted again. */
export function limitFileSize(pid: number | undefined, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}

const CHUNK = Buffer.alloc(64 * 1024);

function writeUntilFull(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (let size = CHUNK.length; size > 0; size = size > 512 ? size / 2 : 0) {
      try {
        for (;;) writeSync(file, CHUNK, 0, size);
      } catch {
        // The next smaller piece may still fit.
      }
    }
  } finally {
    closeSync(file);
  }
}

export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: (...pids) => (isMounted ? writeUntilFull(ballast) : pids.forEach(pid => limitFileSize(pid, 1))),
    free: (...pids) => (isMounted ? rmSync(ballast) : pids.forEach(pid => limitFileSize(pid, 'unlimited'))),
    remove: () => {
      // Lazily: what a test that failed left running may still have files open; the file system goes with the last of them.
      if (isMounted) execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
