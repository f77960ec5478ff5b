/** Processes of a test, bundled as the build does it: from its sources each start would take seconds of a processor. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/** Bundles of this worker by their sources. */
const made = new Map<string, string>();

/** The file to start for a source such as `server/cli/user.ts`: made once for all tests of a worker, gone when it ends. */
export function bundled(source: string): string {
  const known = made.get(source);
  if (known) return known;
  // Inside the project, where packages are found.
  const folder = join('.cache', `test-${randomUUID()}`);
  execFileSync(process.execPath, [join(root, 'server', 'testing', 'bundle.mjs'), folder, source], { cwd: root });
  process.once('exit', () => rmSync(join(root, folder), { recursive: true, force: true }));
  const file = join(root, folder, 'main.js');
  made.set(source, file);
  return file;
}
