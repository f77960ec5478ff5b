import { Worker } from 'node:worker_threads';
import type { IndexHolder } from './indexHolder.js';
import { createWorkerIndex, heapMbFor, type IndexInUse, type WorkerIndexOptions } from './workerIndex.js';

/** A thread that runs plain JavaScript; the receiving side treats an index as buffers, so any will do. */
const threadOf = (code: string) => (heapMb: number) =>
  new Worker(`const { parentPort: port } = require('node:worker_threads'); ${code}`, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 4 },
  });

const BUILD = `
  const kind = () => ({ size: 8, slugs: { bytes: new Uint8Array(1000), offsets: new Uint32Array(9) } });
  const build = () => {
    const index = { institutions: kind(), programs: kind(), scholarships: kind(), asOf: 0, validUntil: Infinity };
    const buffers = [index.institutions, index.programs, index.scholarships].flatMap(({ slugs }) => [slugs.bytes.buffer, slugs.offsets.buffer]);
    port.postMessage({ kind: 'built', index, at: 0, snapshotId: 'a' }, buffers);
  };
  port.on('message', message => message === 'stop' && port.close());`;

const started: IndexHolder[] = [];
const start = (options: WorkerIndexOptions): IndexHolder => {
  const holder = createWorkerIndex({ restartMs: 1, ...options });
  started.push(holder);
  holder.start();
  return holder;
};
afterEach(() => Promise.all(started.splice(0).map(holder => holder.stop())));

it('the heap that a thread may use grows with the catalogue', () => {
  expect([0, 637, 120_000].map(heapMbFor)).toEqual([256, 256, 256]);
  expect(heapMbFor(155_000)).toBeGreaterThan(320);
  expect(heapMbFor(1_000_000)).toBeGreaterThan(2_000);
});

describe('the builder thread', () => {
  it('gets back the buffers of an index that was replaced', async () => {
    let report = (_message: string): void => {};
    const reported = new Promise<string>(resolve => (report = resolve));
    const startWorker = threadOf(`${BUILD}
      port.on('message', ({ replaced }) => {
        if (!replaced) return;
        if (replaced.length === 0) build();
        else port.postMessage({ kind: 'failed', message: replaced.map(({ byteLength }) => byteLength).join() });
      });
      build();`);
    const holder = start({ startWorker, onFailure: report });
    await holder.ready;
    const first = holder.current();
    expect(first?.programs.slugs.bytes).toHaveLength(1000);
    expect(await reported).toBe('1000,36,1000,36,1000,36');
    expect(first?.programs.slugs.bytes).toHaveLength(0);
    expect(holder.current()?.programs.slugs.bytes).toHaveLength(1000);
  });

  it('is replaced by one with twice the heap when it runs out of memory', async () => {
    const heaps: number[] = [];
    const failures: string[] = [];
    const startThread = threadOf(`${BUILD}
      const rows = Array.from({ length: 5 }, () => new Array(500_000).fill(0));
      if (rows.length === 5) build();`);
    const holder = start({
      heapMb: 8,
      startWorker: heapMb => {
        heaps.push(heapMb);
        return startThread(heapMb);
      },
      onFailure: message => failures.push(message),
    });
    await holder.ready;
    expect(heaps).toEqual([8, 16, 32]);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toContain('memory limit');
    expect(holder.state()).toMatchObject({ isReady: true, lastFailure: null });
  });

  it('that dies is replaced by one that knows which index is in use', async () => {
    const starts: (IndexInUse | null)[] = [];
    const [dies, builds] = [
      threadOf(`${BUILD} build(); setTimeout(() => { throw new Error('the store is down'); }, 50);`),
      threadOf(`${BUILD} build();`),
    ];
    let hasTwo = (): void => {};
    const twoStarted = new Promise<void>(resolve => (hasTwo = resolve));
    start({
      startWorker: (heapMb, inUse) => {
        starts.push(inUse);
        if (starts.length === 2) hasTwo();
        return starts.length === 1 ? dies(heapMb) : builds(heapMb);
      },
    });
    await twoStarted;
    expect(starts).toEqual([null, { snapshotId: 'a' }]);
  });

  it('is replaced by one with the same heap when it dies of anything else', async () => {
    const heaps: number[] = [];
    const [dies, builds] = [threadOf(`throw new Error('the store is down');`), threadOf(`${BUILD} build();`)];
    const holder = start({
      startWorker: heapMb => {
        heaps.push(heapMb);
        return heaps.length === 1 ? dies(heapMb) : builds(heapMb);
      },
    });
    await holder.ready;
    expect(new Set(heaps).size).toBe(1);
    expect(heaps).toHaveLength(2);
  });
});
