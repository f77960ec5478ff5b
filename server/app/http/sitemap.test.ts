import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLogger } from '../../kernel/logger.js';
import { until } from '../../testing/until.js';
import { sitemapRoutes } from './sitemap.js';
import { fixedPaths, type SitemapAddress, writeSitemap } from './sitemapFiles.js';

const FIXED_PAGES = fixedPaths().length;
/** Addresses, in a file: each page has two. */
const IN_FILE = 4 * FIXED_PAGES;
let server: Server | undefined;

afterEach(
  () =>
    new Promise<void>(resolve => {
      if (server) server.close(() => resolve());
      else resolve();
    }),
);

async function* programs(count: number): AsyncIterable<SitemapAddress> {
  for (let index = 0; index < count; index += 1)
    yield { kind: 'PROGRAM', slug: `p-${index}`, updatedAt: new Date('2026-11-01T00:00:00Z') };
}

async function listen(deps: {
  addresses: () => AsyncIterable<SitemapAddress>;
  addressesInFile?: number;
  clock?: () => Date;
  version?: () => object | null;
  charge?: (request: unknown, cost: number) => Promise<void>;
}): Promise<(path: string, headers?: Record<string, string>) => Promise<Response>> {
  const logger = createLogger({ logLevel: 'silent' });
  server = createServer(
    express().use(
      sitemapRoutes({
        publicUrl: 'https://study.example.org',
        clock: () => new Date(0),
        version: () => null,
        charge: async () => undefined,
        logger,
        ...deps,
      }),
    ),
  );
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (path, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
}

const locations = async (response: Response): Promise<string[]> =>
  [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => String(match[1]));

it('lists fixed pages and those of known entries, never a pattern', () => {
  const paths = fixedPaths();
  expect(paths).toEqual(expect.arrayContaining(['/', '/test', '/test/career-riasec', '/test/english-vocab-check']));
  expect(paths.filter(path => path.includes(':') || path.startsWith('/test/result'))).toEqual([]);
});

describe('a large sitemap', () => {
  it('is one file up to the limit and an index of parts past it', async () => {
    const get = await listen({ addresses: () => programs(IN_FILE / 2 - FIXED_PAGES), addressesInFile: IN_FILE });
    expect(await locations(await get('/sitemap.xml'))).toHaveLength(IN_FILE);
    expect((await get('/sitemap-1.xml')).status).toBe(404);
  });

  it('names parts that hold every address once', async () => {
    const get = await listen({ addresses: () => programs(4 * FIXED_PAGES), addressesInFile: IN_FILE });
    const parts = await locations(await get('/sitemap.xml'));
    expect(parts).toEqual([
      'https://study.example.org/sitemap-1.xml',
      'https://study.example.org/sitemap-2.xml',
      'https://study.example.org/sitemap-3.xml',
    ]);
    const found = (await Promise.all(parts.map(async part => locations(await get(new URL(part).pathname))))).flat();
    expect(found).toHaveLength(5 * FIXED_PAGES * 2);
    expect(new Set(found).size).toBe(found.length);
    expect((await get('/sitemap-4.xml')).status).toBe(404);
  });

  it('is read once for many, and served as it was while the catalogue cannot be read', async () => {
    const turn = { now: 0, version: {}, reads: 0 };
    const get = await listen({
      clock: () => new Date(turn.now),
      version: () => turn.version,
      addresses: () => {
        turn.reads += 1;
        if (turn.reads > 1) throw new Error('the store is away');
        return programs(1);
      },
    });
    const first = await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')]);
    expect(first.map(response => response.status)).toEqual([200, 200]);
    turn.now = 3_600_000;
    expect(await locations(await get('/sitemap.xml'))).toHaveLength((1 + FIXED_PAGES) * 2);
    expect(turn.reads).toBe(1);
    turn.version = {};
    expect(await locations(await get('/sitemap.xml'))).toHaveLength((1 + FIXED_PAGES) * 2);
    expect(turn.reads).toBe(2);
  });

  it('is written anew ten minutes after the last time, once the catalogue has changed', async () => {
    const turn = { now: 0, version: {}, count: 1 };
    const get = await listen({
      clock: () => new Date(turn.now),
      version: () => turn.version,
      addresses: () => programs(turn.count),
    });
    const pagesNow = async () => (await locations(await get('/sitemap.xml'))).length / 2 - FIXED_PAGES;
    expect(await pagesNow()).toBe(1);
    Object.assign(turn, { version: {}, count: 2, now: 599_999 });
    expect([await pagesNow(), await pagesNow()]).toEqual([1, 1]);
    turn.now = 600_000;
    await until('the sitemap to be written anew', async () => (await pagesNow()) === 2);
  });

  it('lets others have their turns while it is written', async () => {
    let turns = 0;
    let isWriting = true;
    const count = (): void => {
      turns += 1;
      if (isWriting) setImmediate(count);
    };
    setImmediate(count);
    await writeSitemap({ publicUrl: 'https://study.example.org', addresses: () => programs(20_000) });
    isWriting = false;
    // Forty slices are read and forty are written.
    expect(turns).toBeGreaterThan(60);
  });
});

describe('a file of the sitemap', () => {
  it('is charged by the bytes that are sent: few compressed, all of them without, none for a copy that is current', async () => {
    const costs: number[] = [];
    const get = await listen({
      addresses: () => programs(500),
      charge: async (_request, cost) => void costs.push(cost),
    });
    const zipped = await get('/sitemap.xml', { 'accept-encoding': 'gzip' });
    const plain = await get('/sitemap.xml', { 'accept-encoding': 'identity' });
    const [text, same] = [await plain.text(), await zipped.text()];
    expect(same).toBe(text);
    expect([zipped.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null]);
    expect(costs[1]).toBe(Math.ceil(Buffer.byteLength(text) / 100));
    expect(costs[0]).toBe(Math.ceil(Number(zipped.headers.get('content-length')) / 100));
    const again = await get('/sitemap.xml', { 'if-none-match': zipped.headers.get('etag') ?? '' });
    expect([again.status, costs.length]).toEqual([304, 2]);
  });

  it('has the day of the last change and the addresses in both languages', async () => {
    const get = await listen({ addresses: () => programs(1) });
    const [entry] = /<url><loc>[^<]+\/p-0<.*?<\/url>/.exec(await (await get('/sitemap.xml')).text()) ?? [];
    const page = 'https://study.example.org/programs/p-0';
    const english = 'https://study.example.org/en/programs/p-0';
    expect(entry).toContain('<lastmod>2026-11-01T00:00:00.000Z</lastmod>');
    for (const [language, address] of [
      ['vi', page],
      ['en', english],
      ['x-default', page],
    ])
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`);
  });
});
