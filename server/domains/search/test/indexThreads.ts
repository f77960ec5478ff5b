/** Index threads in tests: the reports of one that runs in this thread, and indexes as they bring them. For tests only. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { createIndexer } from '../build/indexer.js';
import { STOP_INDEX_THREAD } from '../build/indexThread.js';
import type { SearchIndex } from '../build/searchIndex.js';
import type { BuilderReport } from '../indexHolder.js';
import { encodeSnapshot } from '../snapshot/snapshot.js';
import { fakeFeed, type FakeFeed, NOW, RATES } from './fixtures.js';

/** Runs a thread's work and receives its reports like the serving thread. */
export function startIndexThread(run: (port: MessagePort) => Promise<void>) {
  const { port1, port2 } = new MessageChannel();
  const reports: BuilderReport[] = [];
  let notify = () => {};
  port1.on('message', (report: BuilderReport) => {
    reports.push(report);
    notify();
  });
  const done = run(port2);
  return {
    /** The next such report; all that came so far are forgotten with it. */
    async next(wanted: BuilderReport['kind'] | ((report: BuilderReport) => boolean)): Promise<BuilderReport> {
      const isWanted = typeof wanted === 'string' ? ({ kind }: BuilderReport) => kind === wanted : wanted;
      for (;;) {
        const found = reports.find(isWanted);
        reports.length = 0;
        if (found) return found;
        await new Promise<void>(resolve => (notify = resolve));
      }
    },
    async stop(): Promise<void> {
      port1.postMessage(STOP_INDEX_THREAD, []);
      await done;
      port1.close();
    },
  };
}

/** What a thread keeps, in memory that can be full, of a catalogue. */
export function memorySnapshots(feed: FakeFeed, key = 'build') {
  const storeIn = (kept: Map<string, Uint8Array>) => ({
    read: async (of: string) => kept.get(of) ?? null,
    write: async (of: string, bytes: Uint8Array) => {
      if (snapshots.isFull) throw new Error('the disk is full');
      kept.set(of, bytes);
    },
  });
  const [index, rows] = [new Map<string, Uint8Array>(), new Map<string, Uint8Array>()];
  const snapshots = {
    isFull: false,
    index,
    rows,
    options: { store: storeIn(index), rows: storeIn(rows), key, catalogue: feed },
  };
  return snapshots;
}

/** Built at NOW. */
export async function indexOf(rows: Parameters<typeof fakeFeed>[0]): Promise<SearchIndex> {
  const report = await createIndexer({ feed: fakeFeed(rows), rates: () => RATES, clock: () => NOW }).refresh();
  if (report.kind !== 'built') throw new Error(report.kind);
  return report.index;
}

export const snapshotOf = async (rows: Parameters<typeof fakeFeed>[0], key: string): Promise<Uint8Array> =>
  encodeSnapshot({ index: await indexOf(rows), builtAt: NOW.getTime() }, key);
