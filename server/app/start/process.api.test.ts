/** The site as a process: how it starts, what keeps it from starting, how it ends. */
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { bundled } from '../../testing/bundled.js';
import { addressOf, endSites, freshFolder, startSite } from '../../testing/startSite.js';

const main = bundled('server/main.ts');
afterEach(endSites);

describe('the process', () => {
  it('starts on embedded stores with the starter catalogue, refuses a second one on the same data, finishes what is in flight at SIGTERM and exits with 0', async () => {
    const dataDir = freshFolder();
    const site = startSite({ DATA_DIR: dataDir });
    const address = await addressOf(site);
    expect(site.output()).toContain('embedded stores are in use');
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const found = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ searchInstitutions { pageInfo { total } items { name } } }"}',
    });
    const answer: { data: { searchInstitutions: { pageInfo: { total: number } } } } = JSON.parse(await found.text());
    expect(answer.data.searchInstitutions.pageInfo.total).toBeGreaterThanOrEqual(120);

    const second = startSite({ DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.errors().trim().split('\n')).toHaveLength(1);
    expect(second.errors()).toContain('in use');

    const slow = fetch(`${address}/slow/1500`);
    await fetch(`${address}/slow/1`);
    site.child.kill('SIGTERM');
    const response = await slow;
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('slow')]);
    expect(await site.ended).toBe(0);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  }, 120_000);

  it('names every bad variable in one line and repeats no value', async () => {
    const { ended, errors, output } = startSite(
      { PORT: 'hunter2', MONGODB_URI: 'mysql://root:hunter2@db', LOG_LEVEL: 'hunter2' },
      main,
    );
    expect(await ended).toBe(1);
    expect(errors().trim().split('\n')).toHaveLength(1);
    for (const name of ['PORT', 'MONGODB_URI', 'LOG_LEVEL']) expect(errors()).toContain(name);
    expect(errors() + output()).not.toContain('hunter2');
  }, 60_000);

  it('names a taken port in one line', async () => {
    const taken = createServer();
    await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve));
    const bound = taken.address();
    const port = String(typeof bound === 'object' ? bound?.port : '');
    try {
      const { ended, errors } = startSite({ PORT: port, DATA_DIR: freshFolder() });
      expect(await ended).toBe(1);
      expect(errors().trim()).toBe(`Port ${port} is taken: stop what uses it or set PORT to another.`);
    } finally {
      taken.close();
    }
  }, 120_000);

  it('names a store that does not answer in one line', async () => {
    const { ended, errors } = startSite({ MONGODB_URI: 'mongodb://127.0.0.1:1/app', DATA_DIR: freshFolder() });
    expect(await ended).toBe(1);
    expect(errors().trim().split('\n')).toHaveLength(1);
    expect(errors()).toContain('MONGODB_URI');
  }, 60_000);
});
