/** LMDB damages its memory when a commit fails for lack of space, so writes are refused while little is left. */
import { statfsSync } from 'node:fs';
import { CommandError } from './errors.js';

/** More than what the transactions of one moment add to the file. */
const RESERVED_BYTES = 2 * 1024 * 1024;

export function assertFreeSpace(directory: string) {
  const { blocks, bavail, bsize } = statfsSync(directory);
  // Some network file systems know no sizes.
  if (blocks === 0 || bavail * bsize >= RESERVED_BYTES) return;
  throw new CommandError(
    14031,
    `the disk of the data directory is full: the embedded store writes again when ${RESERVED_BYTES / 1024 / 1024} MB are free`,
  );
}
