/** Letters twice as large on a phone: nothing overlaps, nothing scrolls sideways. */
import { accessOf } from './member';
import { expect, shownRoutes, test } from './site';

const PHONE = { width: 390, height: 844 };

for (const { id } of shownRoutes.filter(route => accessOf(route.id) !== 'auth'))
  test(`${id} fits a phone with letters twice as large`, async ({ openRoute, addresses }) => {
    const page = await openRoute(id);
    await page.setViewportSize(PHONE);
    await page.goto(addresses[id]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const overlaps = await page.evaluate(() => {
      const controls = [...document.querySelectorAll('header :is(a, button)')];
      const boxes = controls.map(control => control.getBoundingClientRect()).filter(({ width }) => width > 1);
      return boxes.some((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            other =>
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          ),
      );
    });
    expect(overlaps).toBe(false);
  });
