import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { budgetOf, tierOf } from '../audit/budgets';
import { routeOf } from './member';
import { expect, hydrated, shownRoutes, test } from './site';

/** Charts are drawn once the page stands, and are not counted: neither the drawings nor what of the library they share. */
const isChart = (url: string): boolean => /\/(?:\w+Drawing|Charts\w+)-[^/]+\.js$/.test(url);

const sizes = new Map<string, Promise<number>>();

/** Most scripts are shared by many pages: each is compressed once. */
function compressedSize(response: Response): Promise<number> {
  const size = sizes.get(response.url()) ?? response.body().then(body => brotliCompressSync(body).length);
  sizes.set(response.url(), size);
  return size;
}

for (const { id } of shownRoutes) {
  const budget = budgetOf(tierOf(routeOf(id)));
  test(`${id} loads at most ${budget} KB of JavaScript`, async ({ page, addresses, enter }) => {
    await enter(page, id);
    const scripts: Promise<number>[] = [];
    page.on('response', response => {
      if (response.request().resourceType() === 'script' && !isChart(response.url()))
        scripts.push(compressedSize(response));
    });
    await page.goto(`/en${addresses[id] === '/' ? '' : addresses[id]}`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');

    const loaded = await Promise.all(scripts);
    expect(loaded.length).toBeGreaterThan(2);
    expect(loaded.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(budget);
  });
}
