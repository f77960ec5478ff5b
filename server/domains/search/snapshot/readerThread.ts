/** Runs in a worker thread of a process that builds no index itself: brings the newest one that the indexer of the same release kept. */
import type { MessagePort } from 'node:worker_threads';
import { type IndexThreadOptions, runIndexThread, type Send } from '../build/indexThread.js';
import { decodeSnapshot, type SharedSnapshots } from './snapshot.js';

export type ReaderOptions = IndexThreadOptions & {
  store: SharedSnapshots;
  key: string;
  /** The snapshot that the process answers from already. */
  idInUse?: string | undefined;
};

export async function runSnapshotReader(port: MessagePort, options: ReaderOptions): Promise<void> {
  const { store, key, pollMs = 1_000 } = options;
  let { idInUse } = options;

  const look = async (send: Send): Promise<void> => {
    const newest = await store.newest(key);
    if (!newest) throw new Error('No search index of this release was kept: start the indexer of this release');
    if (newest.id === idInUse) {
      send({ kind: 'unchanged', at: newest.confirmedAt });
      return;
    }
    const snapshot = await store.read(key);
    const built = snapshot && decodeSnapshot(snapshot, key);
    if (!built) throw new Error('The search index that was kept cannot be read');
    idInUse = newest.id;
    send({ kind: 'built', index: built.index, at: built.builtAt, snapshotId: newest.id });
  };

  await runIndexThread(port, { look, pollMs }, options);
}
