import { brotliCompressSync } from 'node:zlib';
import { accessOf } from './member';
import { expect, hydrated, shownRoutes, test } from './site';

/** Goal for all JavaScript that a page of the catalogue loads, compressed (docs/decisions/0004). */
const MAX_KILOBYTES = 160;
/** Pages of an account carry the library of forms (12 KB); its rules come with the first touch. */
const MAX_WITH_FORMS = 172;

for (const { id } of shownRoutes) {
  const most = accessOf(id) === 'public' ? MAX_KILOBYTES : MAX_WITH_FORMS;
  test(`${id} loads at most ${most} KB of JavaScript`, async ({ page, addresses, enter }) => {
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
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(most);
  });
}
