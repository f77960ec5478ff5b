/** How far things jump on a page while it is looked at. */
import type { Page } from '@playwright/test';
import { drawn } from './site';

type Counting = Window & { shiftSum?: number };

/**
 * Counts from now on, inside the page: pass it to `page.evaluate`, or to `page.addInitScript` to count from the first frame.
 * A document that is still being read grows piece by piece, and a row that is half there moves: count from the first frame only with some tolerance.
 */
export function countShifts(): void {
  const counting = window as Counting;
  counting.shiftSum = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      counting.shiftSum = (counting.shiftSum ?? 0) + entry.value;
  }).observe({ type: 'layout-shift' });
}

/** The sum of the layout shifts so far; undefined if nobody counts. */
export async function shiftSum(page: Page): Promise<number | undefined> {
  await drawn(page);
  return page.evaluate(() => (window as Counting).shiftSum);
}
