/** Accessibility checks for every page: axe in both schemes and two widths, the scheme that a person has chosen, 320 px. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site';

const SMALLEST_TARGET = 24;
const WIDTHS = [360, 1280] as const;
/** The rules that depend on the scheme; comparing the layouts shows that nothing else does. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type Scheme = 'light' | 'dark';

/** `chosen` overrides the scheme of the device. */
async function show(page: Page, device: Scheme, chosen: Scheme | null = null): Promise<void> {
  await page.emulateMedia({ colorScheme: device, reducedMotion: 'reduce' });
  await page.evaluate(scheme => {
    if (scheme) document.documentElement.dataset.scheme = scheme;
    else delete document.documentElement.dataset.scheme;
  }, chosen);
  // The new scheme must be painted before its colours are read.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Legacy mode runs in the page itself; the other needs a blank page for each run, for frames that we do not have. */
async function seriousFindings(page: Page, rules: readonly string[] | 'ALL'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules === 'ALL' ? axe : axe.withRules([...rules])).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Size and visibility of every element. */
const layoutOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map(element => {
      const { display, visibility } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${display} ${visibility} ${Math.round(width)}x${Math.round(height)}`;
    }),
  );

/** The colours of every element. */
const paintOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map(element => {
      const style = getComputedStyle(element);
      const { color, backgroundColor, backgroundImage, borderTopColor, fill, stroke, boxShadow, opacity } = style;
      return [
        element.tagName,
        color,
        backgroundColor,
        backgroundImage,
        borderTopColor,
        fill,
        stroke,
        boxShadow,
        opacity,
      ]
        .map(String)
        .join(' ');
    }),
  );

const differences = (left: readonly string[], right: readonly string[]): string[] =>
  left.length === right.length
    ? left.flatMap((text, index) => (text === right[index] ? [] : [`${text} / ${right[index]}`])).slice(0, 5)
    : [`${left.length} / ${right.length} elements`];

/** No serious finding in light and dark, narrow and wide, and a chosen scheme has the very colours of the device's. */
export async function expectNoSeriousFinding(page: Page): Promise<void> {
  expect(page.frames()).toHaveLength(1);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await show(page, 'light');
    expect(await seriousFindings(page, 'ALL'), `${width} px, light`).toEqual([]);
    const light = { layout: await layoutOf(page), paint: await paintOf(page) };

    await show(page, 'dark');
    expect(await seriousFindings(page, COLOUR_RULES), `${width} px, dark`).toEqual([]);
    const dark = { layout: await layoutOf(page), paint: await paintOf(page) };
    expect(differences(light.layout, dark.layout), `${width} px, layout in light and dark`).toEqual([]);
    expect(dark.paint).not.toEqual(light.paint);

    await show(page, 'dark', 'light');
    expect(differences(await paintOf(page), light.paint), `${width} px, light chosen on a dark device`).toEqual([]);
    await show(page, 'light', 'dark');
    expect(differences(await paintOf(page), dark.paint), `${width} px, dark chosen on a light device`).toEqual([]);
  }
  await show(page, 'light');
}

/** Nothing scrolls sideways at 320 px, and every control is large enough to press. */
export async function expectToFit320(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const small = await page.evaluate(least => {
    // A link inside a sentence may be as high as the line (WCAG 2.5.8); everything else may not.
    const isInText = (element: Element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll('a[href], button, summary, select, input:not([type=hidden])')]
      .filter(element => !isInText(element))
      .map(element => (element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element))
      .filter(element => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && (width < least || height < least);
      })
      .map(element => element.outerHTML.slice(0, 120));
  }, SMALLEST_TARGET);
  expect(small).toEqual([]);
}
