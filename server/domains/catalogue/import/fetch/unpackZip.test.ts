/** Zips as publishers give them and as people download them: what comes out of them, and what does not. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from '../../../../testing/writeWorkbook.js';
import { ImportError } from '../adapter.js';
import { takeByHand } from './fetchRegister.js';
import { unpackAll, unpackOne } from './unpackZip.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zip-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it went well',
    (error: unknown) => (error instanceof ImportError ? error.message : `not for people: ${String(error)}`),
  );

describe('a zip', () => {
  const stored = async (files: Record<string, string>): Promise<string> => {
    const path = join(folder, 'register.zip');
    await writeFile(path, zipOf(files));
    return path;
  };

  it('puts nothing outside of its folder, whatever its names are', async () => {
    const path = await stored({ 'data/2025/HD.csv': 'a', 'notes.exe': 'b' });
    await unpackAll(path, { name: /\.csv$/i, maxBytes: 100, folder });
    expect(readdirSync(folder).toSorted()).toEqual(['HD.csv', 'register.zip']);

    const evil = await stored({ '../../outside.csv': 'a' });
    expect(await messageOf(unpackAll(evil, { name: /\.csv$/i, maxBytes: 100, folder }))).toMatch(
      /^register\.zip cannot be unpacked: /,
    );
    expect(existsSync(join(folder, '../../outside.csv'))).toBe(false);
  });

  it('gives no file that is larger than is expected, and none by another name', async () => {
    const path = await stored({ 'hd2025.csv': 'x'.repeat(1000) });
    const as = join(folder, 'out.csv');
    expect(await messageOf(unpackOne(path, { name: /^hd/, maxBytes: 999, as }))).toBe(
      'hd2025.csv is larger than 0 MB.',
    );
    expect(existsSync(as)).toBe(false);
    expect(await messageOf(unpackOne(path, { name: /^ic/, maxBytes: 999, as }))).toBe(
      'register.zip holds no file named like ^ic.',
    );
  });

  it('that somebody has downloaded is unpacked beside the others; other files are read where they lie', async () => {
    const path = await stored({ 'unistats/KISCOURSE.csv': 'PUBUKPRN\n', 'readme.txt': 'Produced 2026-08-04' });
    const place = { register: 'discover-uni', folder };
    const unpacked = await takeByHand(path, place);

    expect(unpacked).toMatch(/discover-uni\/by-hand-[0-9a-f]{12}$/);
    expect(readdirSync(unpacked).toSorted()).toEqual(['KISCOURSE.csv', 'readme.txt']);
    expect(await takeByHand(join(unpacked, 'readme.txt'), place)).toBe(join(unpacked, 'readme.txt'));
    expect(await messageOf(takeByHand(join(folder, 'nothing.zip'), place))).toMatch(/^There is no file or folder /);
  });
});
