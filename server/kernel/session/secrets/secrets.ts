/** Secrets that sign the session cookie: from the environment, or on a single machine generated once into the data folder. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../env.js';

const FILE = 'session-secret';

/** The first signs new cookies; cookies signed by any of them are accepted. */
export function readSecrets({ sessionSecrets, dataDir }: Pick<Env, 'sessionSecrets' | 'dataDir'>): string[] {
  if (sessionSecrets.length > 0) return [...sessionSecrets];
  const path = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    // Of two processes that start at the same time one writes, and both read its file.
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error;
  }
  return [readFileSync(path, 'utf8').trim()];
}
