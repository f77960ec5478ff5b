// The build says which one it is: open pages ask for builds/latest.json and learn that a newer one is served.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFingerprint } from './fingerprints.mjs';

const ID_LENGTH = 16;

/**
 * Writes builds/latest.json and builds/meta/{id}.json into the folder that is served, and returns the id. It is made of the names and contents of all files
 * in the folder: the same sources give the same build.
 */
export function writeBuild(folder, builtAt = new Date()) {
  const builds = join(folder, 'builds');
  rmSync(builds, { recursive: true, force: true });
  const id = sourceFingerprint(folder, ['.']).slice(0, ID_LENGTH);
  mkdirSync(join(builds, 'meta'), { recursive: true });
  const text = `${JSON.stringify({ id, timestamp: builtAt.getTime() })}\n`;
  writeFileSync(join(builds, 'meta', `${id}.json`), text);
  writeFileSync(join(builds, 'latest.json'), text);
  return id;
}
