/** Where the store listens. Socket paths are limited to about 107 bytes, so a deep data directory gets a private directory under tmp. */
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAX_P_LENGTHATH = 100;

/** A directory that only this user can enter; one that belongs to another user is refused. */
function privateDirectory(path: string) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const found = lstatSync(path);
  const isForeign = process.getuid !== undefined && found.uid !== process.getuid();
  if (!found.isDirectory() || isForeign) throw new Error(`${path} is not a directory of this user`);
  chmodSync(path, 0o700);
}

export function socketPathFor(dataDir: string): string {
  const beside = join(dataDir, 'mongo.sock');
  if (Buffer.byteLength(beside) <= MAX_P_LENGTHATH) return beside;
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const directory = join(tmpdir(), `embedded-mongo-${digest}`);
  privateDirectory(directory);
  return join(directory, 'mongo.sock');
}
