import { MessageChannel } from 'node:worker_threads';
import { createIndexer } from '../build/indexer.js';
import { STOP_INDEX_THREAD } from '../build/indexThread.js';
import type { BuilderReport } from '../indexHolder.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES } from '../test/fixtures.js';
import { runSnapshotReader } from './readerThread.js';
import { encodeSnapshot, type SharedSnapshots } from './snapshot.js';

/** A store in memory that another process writes to. */
function sharedStore() {
  const kept = new Map<string, { id: string; bytes: Uint8Array; confirmedAt: number }>();
  const store: SharedSnapshots = {
    newest: async key => kept.get(key) ?? null,
    read: async key => kept.get(key)?.bytes ?? null,
    write: async (key, bytes) => void kept.set(key, { id: String(kept.size), bytes, confirmedAt: NOW.getTime() }),
  };
  return { kept, store };
}

const snapshotOf = async (slugs: string[], key: string): Promise<Uint8Array> => {
  const feed = fakeFeed({
    institutions: [institutionRow('uoft')],
    programs: slugs.map(slug => programRow(slug, 'uoft')),
  });
  const report = await createIndexer({ feed, rates: () => RATES, clock: () => NOW }).refresh();
  if (report.kind !== 'built') throw new Error(report.kind);
  return encodeSnapshot({ index: report.index, builtAt: NOW.getTime() }, key);
};

function startReader(store: SharedSnapshots) {
  const { port1, port2 } = new MessageChannel();
  const reports: BuilderReport[] = [];
  let notify = () => {};
  port1.on('message', (report: BuilderReport) => {
    reports.push(report);
    notify();
  });
  const done = runSnapshotReader(port2, { store, key: 'mine', clock: () => NOW, pollMs: 1, maxBackOffMs: 4 });
  const next = async (wanted: (report: BuilderReport) => boolean): Promise<BuilderReport> => {
    for (;;) {
      const found = reports.find(wanted);
      reports.length = 0;
      if (found) return found;
      await new Promise<void>(resolve => (notify = resolve));
    }
  };
  const stop = async () => {
    port1.postMessage(STOP_INDEX_THREAD, []);
    await done;
    port1.close();
  };
  return { next, stop };
}

const sizeOf = (report: BuilderReport): number | null => ('index' in report ? report.index.programs.size : null);
const isBuilt = ({ kind }: BuilderReport): boolean => kind === 'built';

describe('a process that builds no index', () => {
  it('has none while only other releases kept one, says what is missing, and takes its own once it is there', async () => {
    const { kept, store } = sharedStore();
    kept.set('of another release', { id: 'a', bytes: await snapshotOf(['law'], 'of another release'), confirmedAt: 0 });
    const reader = startReader(store);
    const missing = await reader.next(({ kind }) => kind === 'failed');
    expect(missing).toMatchObject({ message: expect.stringContaining('start the indexer of this release') });
    kept.set('mine', { id: 'b', bytes: await snapshotOf(['law'], 'mine'), confirmedAt: 0 });
    expect(sizeOf(await reader.next(isBuilt))).toBe(1);
    await reader.stop();
  });

  it('takes a newer one, knows until when it lacks nothing, and keeps what it has when the next is broken', async () => {
    const { kept, store } = sharedStore();
    kept.set('mine', { id: 'a', bytes: await snapshotOf(['law'], 'mine'), confirmedAt: 0 });
    const reader = startReader(store);
    expect(sizeOf(await reader.next(isBuilt))).toBe(1);
    kept.set('mine', { id: 'a', bytes: new Uint8Array(0), confirmedAt: 1_234 });
    await reader.next(report => report.kind === 'unchanged' && report.at === 1_234);
    kept.set('mine', { id: 'b', bytes: new Uint8Array(0), confirmedAt: 2_000 });
    const broken = await reader.next(({ kind }) => kind !== 'unchanged');
    expect(broken).toMatchObject({ kind: 'failed', message: expect.stringContaining('cannot be read') });
    kept.set('mine', { id: 'c', bytes: await snapshotOf(['law', 'art'], 'mine'), confirmedAt: 3_000 });
    expect(sizeOf(await reader.next(isBuilt))).toBe(2);
    await reader.stop();
  });
});
