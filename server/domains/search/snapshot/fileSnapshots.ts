/** The snapshot of a site with stores of its own: one file in the data folder, which one process uses at a time. */
import { open, readFile, rename } from 'node:fs/promises';
import { codeOf } from '../../../kernel/errors/codeOf.js';
import type { SnapshotStore } from './snapshot.js';

export const fileSnapshots = (path: string): SnapshotStore => ({
  async read() {
    try {
      return await readFile(path);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  },
  async write(_key, snapshot) {
    const unfinished = `${path}.new`;
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(snapshot);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  },
});
