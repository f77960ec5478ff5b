/** Processes of a test, bundled as the build does it: from its sources each start would take seconds of a processor. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/** Inside the project, where packages are found; of all workers of a run where its set-up names one (startStores.ts), else of this worker. */
const shared = process.env.TEST_BUNDLES;
const folder = shared ?? join('.cache', `test-${randomUUID()}`);
if (!shared) process.once('exit', () => rmSync(join(root, folder), { recursive: true, force: true }));

/** The file to start for a source such as `server/cli/user.ts`: made by the first that asks, gone when the run ends. */
export function bundled(source: string): string {
  const made = join(root, folder, source.replaceAll('/', '-'));
  const file = join(made, 'main.js');
  if (existsSync(file)) return file;
  const draft = join(folder, `draft-${randomUUID()}`);
  execFileSync(process.execPath, [join(root, 'server', 'testing', 'bundle.mjs'), draft, source], { cwd: root });
  try {
    renameSync(join(root, draft), made);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(file)) throw error;
  }
  return file;
}
