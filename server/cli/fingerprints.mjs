// Fingerprints of sources, which tell whether a build is up to date.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Made by the build itself, or irrelevant for it: a test, also what it asks for. */
const NOT_A_SOURCE =
  /(^|\/)(node_modules|generated|e2e|testing|bench)(\/|$)|^server\/.+\.graphql$|\.gql\.ts$|\.test\.tsx?$|README\.md$|(^|\/)(printed\.graphql|released\/.*)$/;

function fingerprint(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest('hex');
}

/** A hash over the names and contents of all files below the given files and folders; dates do not matter. */
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
