/** The lock of the folder of a register: one holder, told by name, and free once its process has ended, however it did. */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ImportError } from '../adapter.js';
import { withFolderLock } from './folderLock.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hold = (work: () => Promise<unknown>, register = 'ipeds', at = folder) =>
  withFolderLock({ folder: at, register }, work);
/** As a process leaves it that was killed: the file is there, and nobody listens. */
async function leaveDead(): Promise<void> {
  const own = join(folder, 'draft');
  const server = createServer();
  await new Promise<void>(listening => {
    server.listen(own, listening);
  });
  renameSync(own, join(folder, 'ipeds.lock.0123'));
  await new Promise(closed => {
    server.close(closed);
  });
  expect(readdirSync(folder)).toEqual(['ipeds.lock.0123']);
}

describe('the lock of the folder of a register', () => {
  it('refuses a second one in one line that names the holder, and leaves other registers free', async () => {
    await hold(async () => {
      const refused = await hold(async () => 'in').catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ImportError);
      expect(String(refused)).toMatch(
        new RegExp(
          `ipeds is being fetched by process ${process.pid} on ${hostname()}, since 20\\S+Z: wait for it, or end it; its lock goes with it\\.$`,
        ),
      );
      expect(await hold(async () => 'in', 'cricos')).toBe('in');
    });
    expect(await hold(async () => 'in')).toBe('in');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is free again when the work fails', async () => {
    await expect(hold(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that a killed process left is taken by one of several, and what it left goes', async () => {
    await leaveDead();
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await pause(50);
      inside -= 1;
    };
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => hold(work)));
    const refused = all.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect([most, refused.length < all.length]).toEqual([1, true]);
    for (const reason of refused) expect(reason).toContain('ipeds is being fetched by');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('holds in a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'x'.repeat(120));
    mkdirSync(deep);
    await hold(
      async () => {
        await expect(hold(async () => 'in', 'ipeds', deep)).rejects.toThrow('is being fetched by process');
      },
      'ipeds',
      deep,
    );
    expect(readdirSync(deep)).toEqual([]);
  });
});
