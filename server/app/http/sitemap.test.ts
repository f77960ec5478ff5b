import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { createLogger } from '../../kernel/logger.js';
import { fixedPaths, type SitemapAddress, sitemapRoutes } from './sitemap.js';

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
}): Promise<(path: string) => Promise<Response>> {
  const logger = createLogger({ logLevel: 'silent' });
  server = createServer(
    express().use(sitemapRoutes({ publicUrl: 'https://study.example.org', clock: () => new Date(0), logger, ...deps })),
  );
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return path => fetch(`http://127.0.0.1:${port}${path}`);
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
    let now = 0;
    let reads = 0;
    const get = await listen({
      clock: () => new Date(now),
      addresses: () => {
        reads += 1;
        if (reads > 1) throw new Error('the store is away');
        return programs(1);
      },
    });
    const first = await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')]);
    expect(first.map(response => response.status)).toEqual([200, 200]);
    expect(reads).toBe(1);
    now = 3_600_000;
    expect(await locations(await get('/sitemap.xml'))).toHaveLength((1 + FIXED_PAGES) * 2);
    expect(reads).toBe(2);
  });
});
