import { brotliCompressSync } from 'node:zlib';
import { budgetOf, tierOf } from '../audit/budgets';
import { routeOf } from './member';
import { expect, hydrated, shownRoutes, test } from './site';

for (const { id } of shownRoutes) {
  const budget = budgetOf(tierOf(routeOf(id)));
  test(`${id} loads at most ${budget} KB of JavaScript`, async ({ page, addresses, enter }) => {
    await enter(page, id);
    const scripts: Promise<Buffer>[] = [];
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(`/en${addresses[id] === '/' ? '' : addresses[id]}`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');

    const sizes = (await Promise.all(scripts)).map(body => brotliCompressSync(body).length);
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(budget);
  });
}
