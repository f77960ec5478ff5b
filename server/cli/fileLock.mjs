// A lock file: two starts in one clone must not install packages at the same time.

import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 300;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process that holds the lock; null when it ended without releasing it. */
function holderOf(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return pid > 0 && isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}

/** Creates the lock file with the process id in it, in one step: nobody ever reads an empty one. */
function create(path) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Waits while another living process holds the lock; resolves with the function that releases it. */
export async function withFileLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    try {
      create(path);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (holderOf(path) === null) rmSync(path, { force: true });
    else await sleep(POLL_MS);
  }
}
