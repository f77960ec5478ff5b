import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuild } from './builds.mjs';

const folders: string[] = [];
afterAll(() => folders.forEach(folder => rmSync(folder, { recursive: true, force: true })));

/** A folder as the build leaves it. */
function built(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-build-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
const files = { 'assets/app-1a2b.js': 'export {};', 'favicon.svg': '<svg/>' };
const read = (folder: string, name: string): unknown => JSON.parse(readFileSync(join(folder, 'builds', name), 'utf8'));

describe('a build', () => {
  it('says which one it is, twice: as the latest, and under its own name', () => {
    const folder = built(files);
    const id = writeBuild(folder, new Date(1_000));

    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(read(folder, 'latest.json')).toEqual({ id, timestamp: 1_000 });
    expect(read(folder, `meta/${id}.json`)).toEqual({ id, timestamp: 1_000 });
  });

  it('has the id of its contents: the same for the same files at another time and place', () => {
    const [one, other] = [built(files), built(files)];

    expect(writeBuild(one, new Date(1_000))).toBe(writeBuild(other, new Date(2_000)));
    expect(writeBuild(one)).toBe(writeBuild(other));
  });

  it.each([
    ['a changed file', { ...files, 'favicon.svg': '<svg id="a"/>' }],
    ['a renamed file', { 'assets/app-3c4d.js': 'export {};', 'favicon.svg': '<svg/>' }],
    ['another file', { ...files, 'assets/page-5e6f.js': '' }],
  ])('has another id with %s', (_what, changed) => {
    expect(writeBuild(built(changed))).not.toBe(writeBuild(built(files)));
  });

  it('leaves nothing of the build before', () => {
    const folder = built(files);
    writeBuild(folder);
    writeFileSync(join(folder, 'favicon.svg'), '<svg id="b"/>');
    const id = writeBuild(folder);

    expect(readdirSync(join(folder, 'builds/meta'))).toEqual([`${id}.json`]);
  });
});
