// Fingerprints that tell whether packages or builds still fit what they were made from.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Made by the build itself, or of no weight for it. */
const NOT_A_SOURCE =
  /(^|\/)(node_modules|generated|e2e|testing|bench)(\/|$)|\.gql\.ts$|\.test\.tsx?$|\.md$|(^|\/)printed\.graphql$/;

function fingerprint(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest('hex');
}

/** Names and contents of everything below the given files and folders: a checkout that only moved dates builds nothing. */
export function sourceFingerprint(root, entries) {
  const parts = [];
  const visit = path => {
    const name = relative(root, path).replaceAll('\\', '/');
    if (NOT_A_SOURCE.test(name)) return;
    const info = statSync(path, { throwIfNoEntry: false });
    if (info === undefined) return;
    if (info.isDirectory()) {
      for (const child of readdirSync(path).sort()) visit(join(path, child));
    } else if (info.isFile()) {
      parts.push(name, readFileSync(path));
    }
  };
  for (const entry of entries) visit(join(root, entry));
  return fingerprint(parts);
}

export function installFingerprint({ lock, nodeVersion, platform }) {
  return fingerprint([lock, nodeVersion, platform]);
}

/** Names of the packages that the project itself asks for. */
export function directPackages(lock) {
  const { dependencies = {}, devDependencies = {} } = lock.packages[''] ?? {};
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
}

/** Whether npm's own note of what it installed has every package of the lock file (optional ones depend on the platform). */
export function holdsPackages(lock, installed) {
  return Object.entries(lock.packages).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.devOptional ||
      entry.peer ||
      installed.packages[path]?.version === entry.version,
  );
}

export function readFingerprint(path) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}

export function writeFingerprint(path, stamp) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${stamp}\n`);
}

export function dropFingerprint(path) {
  rmSync(path, { force: true });
}
