import { brotliCompressSync } from 'node:zlib';
import { expect, hydrated, shownRoutes, test } from './site';

/** Goal for all JavaScript that a page loads, compressed (docs/decisions/0004). */
const MOST_KILOBYTES = 160;

for (const { id } of shownRoutes) {
  test(`${id} loads at most ${MOST_KILOBYTES} KB of JavaScript`, async ({ page, addresses, enter }) => {
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
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(MOST_KILOBYTES);
  });
}
