/** Processes of a test, bundled as the build does it: from its sources each start would take seconds of a processor. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** The file to start for a source such as `server/cli/user.ts`; gone after the tests of the calling file. */
export function bundled(source: string): string {
  // Inside the project, where packages are found.
  const folder = join('.cache', `test-${randomUUID()}`);
  execFileSync(process.execPath, [join(root, 'server', 'testing', 'bundle.mjs'), folder, source], { cwd: root });
  afterAll(() => rmSync(join(root, folder), { recursive: true, force: true }));
  return join(root, folder, 'main.js');
}
