import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programSearchRule } from '../../../../schema/rules/search.rules.js';
import type { SearchIndex } from '../build/searchIndex.js';
import { createSearchService } from '../search.service.js';
import { institutionRow, NOW, programRow, scholarshipRow } from '../test/fixtures.js';
import { indexOf } from '../test/indexThreads.js';
import { fileSnapshots } from './fileSnapshots.js';
import { decodeSnapshot, encodeSnapshot } from './snapshot.js';

const buildIndex = (programs = [programRow('law', 'uoft', { title: 'Luật hàng hải' })]): Promise<SearchIndex> =>
  indexOf({ institutions: [institutionRow('uoft')], programs, scholarships: [scholarshipRow('award')] });

const serviceOf = (index: SearchIndex) =>
  createSearchService({
    holder: {
      current: () => index,
      state: () => ({ isReady: true, lastRefreshedAt: null, lastBuiltAt: NOW, lastFailure: null }),
    },
  });

const KEY = 'this code';
const built = async () => ({ index: await buildIndex(), builtAt: NOW.getTime() });

describe('a snapshot', () => {
  it('holds the whole index: what is read equals what was kept, and answers alike', async () => {
    const { index, builtAt } = await built();
    const read = decodeSnapshot(encodeSnapshot({ index, builtAt }, KEY), KEY);
    expect(read).toEqual({ index, builtAt });
    const args = programSearchRule.parse({ text: 'luật hàng hải' });
    expect(read && serviceOf(read.index).searchPrograms(args)).toEqual(serviceOf(index).searchPrograms(args));
  });

  it('of other code is not read', async () => {
    expect(decodeSnapshot(encodeSnapshot(await built(), 'other code'), KEY)).toBeNull();
  });

  it('that is cut, longer, changed in one bit, empty or something else is not read', async () => {
    const whole = encodeSnapshot(await built(), KEY);
    const changed = Uint8Array.from(whole);
    changed[changed.length - 100] = (changed[changed.length - 100] ?? 0) ^ 1;
    const other = Buffer.from('{"format":"search-index-1"}');
    const bad = [
      whole.subarray(0, whole.length - 1),
      whole.subarray(0, 100),
      Buffer.concat([whole, Buffer.from('x')]),
      changed,
      new Uint8Array(0),
      other,
      Buffer.alloc(2000),
    ];
    expect(bad.map(bytes => decodeSnapshot(bytes, KEY))).toEqual(bad.map(() => null));
    expect(decodeSnapshot(whole, KEY)).not.toBeNull();
  });
});

describe('the snapshot in the data folder', () => {
  let folder = '';
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'test-snapshot-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is there after it was written, the newest alone, and not before', async () => {
    const store = fileSnapshots(join(folder, 'index'));
    expect(await store.read('key')).toBeNull();
    await store.write('key', Buffer.from('first'));
    await store.write('key', Buffer.from('second'));
    expect(String(await store.read('key'))).toBe('second');
    expect(await readdir(folder)).toEqual(['index']);
  });

  it('stays as it was when the next cannot be written', async () => {
    const path = join(folder, 'index');
    await fileSnapshots(path).write('key', Buffer.from('first'));
    await writeFile(join(folder, 'index.new'), 'left by a process that was killed');
    const folderInPlace = fileSnapshots(join(folder, 'missing', 'index'));
    await expect(folderInPlace.write('key', Buffer.from('second'))).rejects.toThrow('ENOENT');
    expect(String(await fileSnapshots(path).read('key'))).toBe('first');
    await fileSnapshots(path).write('key', Buffer.from('second'));
    expect(String(await fileSnapshots(path).read('key'))).toBe('second');
  });

  it('is whole whenever the process that writes it is killed', async () => {
    const path = join(folder, 'index');
    const first = encodeSnapshot(await built(), KEY);
    await fileSnapshots(path).write(KEY, first);
    const code = `
      import { fileSnapshots } from ${JSON.stringify(join(import.meta.dirname, 'fileSnapshots.ts'))};
      const store = fileSnapshots(${JSON.stringify(path)});
      const bytes = await store.read('this code');
      process.stdout.write('ready');
      for (;;) await store.write('this code', bytes);`;
    for (const afterMs of [3, 17, 40]) {
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise(resolve => child.stdout.once('data', resolve));
      await new Promise(resolve => setTimeout(resolve, afterMs));
      const ended = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      const read = await fileSnapshots(path).read(KEY);
      expect(read && decodeSnapshot(read, KEY)).not.toBeNull();
    }
  });
});
