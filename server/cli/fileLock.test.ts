import fs, { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFileLock } from './fileLock.mjs';

describe('the file lock', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'lock-')), 'lock');

  test('lets the second wait until the first has released it', async () => {
    const order: string[] = [];
    const release = await withFileLock(path);
    const takeSecond = async () => {
      const releaseSecond = await withFileLock(path);
      order.push('second');
      releaseSecond();
    };
    const second = takeSecond();
    order.push('first');
    release();
    await second;
    expect(order).toEqual(['first', 'second']);
  });

  test('is never seen without the process that holds it', async () => {
    const write = fs.writeFileSync;
    const seen: string[] = [];
    // Whoever writes a file creates it first; between the two, others look at the lock.
    const slow = jest.spyOn(fs, 'writeFileSync').mockImplementation((file, data, options) => {
      write(file, '', options);
      if (existsSync(path)) seen.push(readFileSync(path, 'utf8'));
      write(file, data);
    });
    const release = await withFileLock(path);
    slow.mockRestore();
    expect([seen, readFileSync(path, 'utf8')]).toEqual([[], String(process.pid)]);
    release();
  });

  test('is taken over from a process that ended without releasing it', async () => {
    writeFileSync(path, '999999999');
    const release = await withFileLock(path);
    expect(readFileSync(path, 'utf8')).toBe(String(process.pid));
    release();
  });
});
