/** Secrets that sign the session cookie: from the environment, or on one machine made once and kept beside the data. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.js';

const FILE = 'session-secret';

/** The first signs, all are believed. */
export function readSecrets({ sessionSecrets, dataDir }: Pick<Env, 'sessionSecrets' | 'dataDir'>): string[] {
  if (sessionSecrets.length > 0) return [...sessionSecrets];
  const path = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    // Of two processes that start at once one writes; both read what it wrote.
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error;
  }
  return [readFileSync(path, 'utf8').trim()];
}
