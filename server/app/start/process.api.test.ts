/** The site as a process: how it starts, what keeps it from starting, how it ends. */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { aNamedOperator } from '../../testing/aNamedOperator.js';
import { bundled } from '../../testing/bundled.js';
import { runQuery } from '../../testing/runQuery.js';
import { until } from '../../testing/until.js';
import { addressOf, endSites, freshFolder, type StartedSite, startSite } from '../../testing/startSite.js';
import { ProcessInstitutionsDocument } from './process.api.gql.js';

const main = bundled('server/main.ts');
afterEach(endSites);

describe('the process', () => {
  it('starts on embedded stores with the starter catalogue, refuses a second one on the same data, finishes what is in flight at SIGTERM and exits with 0', async () => {
    const dataDir = freshFolder();
    const site = startSite({ DATA_DIR: dataDir });
    const address = await addressOf(site);
    expect(site.output()).toContain('embedded stores are in use');
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, ready.headers.get('keep-alive')]).toEqual([200, 'timeout=130']);
    const { data } = await runQuery({ url: address }, ProcessInstitutionsDocument);
    expect(data?.searchInstitutions.pageInfo.total).toBeGreaterThanOrEqual(120);

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
  });

  it('answers searches from the index that the process before it kept, and builds its own when that is not to be read', async () => {
    const dataDir = freshFolder();
    const snapshot = join(dataDir, 'searchIndex.snapshot');
    const begin = async () => {
      const site = startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
      const address = await addressOf(site);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      return site;
    };
    const end = async ({ child, ended }: StartedSite) => {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    };
    const first = await begin();
    await until('the index to be kept', () => existsSync(snapshot));
    await end(first);
    expect(first.output()).not.toContain('index that was kept');
    const second = await begin();
    expect(second.output()).toContain('searches are answered from the index that was kept');
    await end(second);
    writeFileSync(snapshot, 'no index');
    const third = await begin();
    expect(third.output()).not.toContain('index that was kept');
    await until('the index to be kept again', () => statSync(snapshot).size > 100_000);
    await end(third);
  });

  it('told to drain goes on answering at SIGTERM while /readyz says 503, closes the port after that time, finishes what is in flight and exits with 0', async () => {
    const drainMs = 15_000;
    const site = startSite({ DATA_DIR: freshFolder(), DRAIN_SECONDS: String(drainMs / 1000) });
    const address = await addressOf(site);
    const signalledAt = performance.now();
    site.child.kill('SIGTERM');
    await until('/readyz to say 503', async () => (await fetch(`${address}/readyz`)).status === 503);
    // Begins while the site drains and ends after it.
    const slow = fetch(`${address}/slow/${drainMs + 1000}`);
    const page = await fetch(`${address}/slow/1`);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await slow).status).toBe(200);
    expect(await site.ended).toBe(0);
    expect(performance.now() - signalledAt).toBeGreaterThan(drainMs);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('warns in one line when other machines may reach it and nobody said by what address, and not where somebody did', async () => {
    const warned = startSite({ DATA_DIR: freshFolder(), HOST: '0.0.0.0' });
    await addressOf(warned);
    const lines = warned
      .output()
      .split('\n')
      .filter(line => line.includes('HOST lets other machines in'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/playground, introspection and \/metrics are open .*set PUBLIC_URL/);
    const quiet = startSite({
      DATA_DIR: freshFolder(),
      HOST: '0.0.0.0',
      PUBLIC_URL: 'http://localhost:3000',
      TRUST_PROXY: '1',
    });
    await addressOf(quiet);
    expect(quiet.output()).not.toContain('HOST lets');
  });

  it('does not start on a public address whose operator is a sample text, and says in one line what to set', async () => {
    const { ended, errors } = startSite({
      PUBLIC_URL: 'https://study.example.org',
      SESSION_SECRETS: 's'.repeat(32),
      TRUST_PROXY: '1',
      SMTP_URL: 'smtps://mail.example.org',
      DATA_DIR: freshFolder(),
      ...aNamedOperator,
      OPERATOR_NAME: 'Your company',
      OPERATOR_LICENCE: '',
    });
    expect(await ended).toBe(1);
    expect(errors()).toMatch(/^Wrong environment: [^\n]*set OPERATOR_NAME, OPERATOR_LICENCE to[^\n]*\n$/);
    expect(errors()).not.toContain('Your company');
  });

  it('does not start on a public address without a mail server, and says in one line why and what to set', async () => {
    const { ended, errors } = startSite({
      PUBLIC_URL: 'https://study.example.org',
      SESSION_SECRETS: 's'.repeat(32),
      TRUST_PROXY: '1',
      DATA_DIR: freshFolder(),
      ...aNamedOperator,
    });
    expect(await ended).toBe(1);
    expect(errors()).toMatch(/^Wrong environment: [^\n]*nobody would get that mail: set SMTP_URL[^\n]*\n$/);
  });

  it('names every bad variable in one line and repeats no value', async () => {
    const { ended, errors, output } = startSite(
      { PORT: 'hunter2', MONGODB_URI: 'mysql://root:hunter2@db', LOG_LEVEL: 'hunter2' },
      main,
    );
    expect(await ended).toBe(1);
    expect(errors().trim().split('\n')).toHaveLength(1);
    for (const name of ['PORT', 'MONGODB_URI', 'LOG_LEVEL']) expect(errors()).toContain(name);
    expect(errors() + output()).not.toContain('hunter2');
  });

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
  });

  it('names a store that does not answer in one line', async () => {
    const { ended, errors } = startSite({ MONGODB_URI: 'mongodb://127.0.0.1:1/app', DATA_DIR: freshFolder() });
    expect(await ended).toBe(1);
    expect(errors().trim().split('\n')).toHaveLength(1);
    expect(errors()).toContain('MONGODB_URI');
  });
});
