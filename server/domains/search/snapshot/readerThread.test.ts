import type { BuilderReport } from '../indexHolder.js';
import { institutionRow, NOW, programRow } from '../test/fixtures.js';
import { snapshotOf, startIndexThread } from '../test/indexThreads.js';
import { runSnapshotReader } from './readerThread.js';
import type { SharedSnapshots } from './snapshot.js';

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

const snapshotOfPrograms = (slugs: string[], key = 'mine') =>
  snapshotOf({ institutions: [institutionRow('uoft')], programs: slugs.map(slug => programRow(slug, 'uoft')) }, key);

const startReader = (store: SharedSnapshots, idInUse?: string) =>
  startIndexThread(port => runSnapshotReader(port, { store, key: 'mine', idInUse, pollMs: 1, maxBackOffMs: 4 }));

const sizeOf = (report: BuilderReport): number | null => ('index' in report ? report.index.programs.size : null);
const isBuilt = ({ kind }: BuilderReport): boolean => kind === 'built';

describe('a process that builds no index', () => {
  it('has none while only other releases kept one, says what is missing, and takes its own once it is there', async () => {
    const { kept, store } = sharedStore();
    kept.set('of another release', {
      id: 'a',
      bytes: await snapshotOfPrograms(['law'], 'of another release'),
      confirmedAt: 0,
    });
    const reader = startReader(store);
    const missing = await reader.next(({ kind }) => kind === 'failed');
    expect(missing).toMatchObject({ message: expect.stringContaining('start the indexer of this release') });
    kept.set('mine', { id: 'b', bytes: await snapshotOfPrograms(['law']), confirmedAt: 0 });
    expect(sizeOf(await reader.next(isBuilt))).toBe(1);
    await reader.stop();
  });

  it('takes a newer one, knows until when it lacks nothing, and keeps what it has when the next is broken', async () => {
    const { kept, store } = sharedStore();
    kept.set('mine', { id: 'a', bytes: await snapshotOfPrograms(['law']), confirmedAt: 0 });
    const reader = startReader(store);
    expect(sizeOf(await reader.next(isBuilt))).toBe(1);
    kept.set('mine', { id: 'a', bytes: new Uint8Array(0), confirmedAt: 1_234 });
    await reader.next(report => report.kind === 'unchanged' && report.at === 1_234);
    kept.set('mine', { id: 'b', bytes: new Uint8Array(0), confirmedAt: 2_000 });
    const broken = await reader.next(({ kind }) => kind !== 'unchanged');
    expect(broken).toMatchObject({ kind: 'failed', message: expect.stringContaining('cannot be read') });
    kept.set('mine', { id: 'c', bytes: await snapshotOfPrograms(['law', 'art']), confirmedAt: 3_000 });
    expect(sizeOf(await reader.next(isBuilt))).toBe(2);
    await reader.stop();
  });

  it('does not read the one in use again when its thread takes the place of another', async () => {
    const { kept, store } = sharedStore();
    kept.set('mine', { id: 'a', bytes: await snapshotOfPrograms(['law']), confirmedAt: 1_000 });
    const first = startReader(store);
    expect(await first.next(isBuilt)).toMatchObject({ snapshotId: 'a' });
    await first.stop();
    const second = startReader(store, 'a');
    expect((await second.next(() => true)).kind).toBe('unchanged');
    kept.set('mine', { id: 'b', bytes: await snapshotOfPrograms(['law', 'art']), confirmedAt: 2_000 });
    expect(sizeOf(await second.next(isBuilt))).toBe(2);
    await second.stop();
  });
});
