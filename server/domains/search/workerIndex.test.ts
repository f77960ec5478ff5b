import { Worker } from 'node:worker_threads';
import type { IndexHolder } from './indexHolder.js';
import { createWorkerIndex, type WorkerIndexOptions } from './workerIndex.js';

/** A thread that is told what to do in plain JavaScript: indexes are nothing but buffers to the one that takes them. */
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
    port.postMessage({ kind: 'built', index, at: 0 }, buffers);
  };
  port.on('message', message => message === 'stop' && port.close());`;

const keepers: IndexHolder[] = [];
const keep = (options: WorkerIndexOptions): IndexHolder => {
  const holder = createWorkerIndex({ restartMs: 1, ...options });
  keepers.push(holder);
  holder.start();
  return holder;
};
afterEach(() => Promise.all(keepers.splice(0).map(holder => holder.stop())));

describe('the thread of the index', () => {
  it('is given the buffers of an index once another took its place', async () => {
    let tell = (_message: string): void => {};
    const told = new Promise<string>(resolve => (tell = resolve));
    const startWorker = threadOf(`${BUILD}
      port.on('message', ({ replaced }) => {
        if (!replaced) return;
        if (replaced.length === 0) build();
        else port.postMessage({ kind: 'failed', message: replaced.map(({ byteLength }) => byteLength).join() });
      });
      build();`);
    const holder = keep({ startWorker, onFailure: tell });
    await holder.ready;
    const first = holder.current();
    expect(first?.programs.slugs.bytes).toHaveLength(1000);
    expect(await told).toBe('1000,36,1000,36,1000,36');
    expect(first?.programs.slugs.bytes).toHaveLength(0);
    expect(holder.current()?.programs.slugs.bytes).toHaveLength(1000);
  });

  it('is followed by one with twice the heap when its own was too small', async () => {
    const heaps: number[] = [];
    const failures: string[] = [];
    const start = threadOf(`${BUILD}
      const rows = Array.from({ length: 5 }, () => new Array(500_000).fill(0));
      if (rows.length === 5) build();`);
    const holder = keep({
      heapMb: 8,
      startWorker: heapMb => {
        heaps.push(heapMb);
        return start(heapMb);
      },
      onFailure: message => failures.push(message),
    });
    await holder.ready;
    expect(heaps).toEqual([8, 16, 32]);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toContain('memory limit');
    expect(holder.state()).toMatchObject({ isReady: true, lastFailure: null });
  }, 30_000);

  it('keeps its heap when it died of anything else', async () => {
    const heaps: number[] = [];
    const [dies, builds] = [threadOf(`throw new Error('the store is down');`), threadOf(`${BUILD} build();`)];
    const holder = keep({
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
