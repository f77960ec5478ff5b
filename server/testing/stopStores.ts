import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

export default async function stopStores(): Promise<void> {
  if (process.env.TEST_BUNDLES)
    rmSync(join(import.meta.dirname, '..', '..', process.env.TEST_BUNDLES), { recursive: true, force: true });
  const child = globalThis.testStores;
  if (!child || child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.send('stop');
  await gone;
}
