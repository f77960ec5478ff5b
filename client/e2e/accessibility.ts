/** Accessibility checks for every page: axe in both schemes and two widths, a scheme that a person has chosen, 320 px. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JSHandle, Page } from '@playwright/test';
import type axe from 'axe-core';
import { drawn, expect } from './site';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const SMALLEST_TARGET = 24;
const WIDTHS = [360, 1280] as const;
const PHONE = { width: 390, height: 844 };
/** The rules that depend on the scheme; `expectSchemesToAgree` shows that nothing else does. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Every document has to read it: the edition without comments takes half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Scheme = 'light' | 'dark';

/** `chosen` overrides the scheme of the device. */
async function show(page: Page, device: Scheme, chosen: Scheme | null = null): Promise<void> {
  await page.emulateMedia({ colorScheme: device, reducedMotion: 'reduce' });
  await page.evaluate(scheme => {
    if (scheme) document.documentElement.dataset.scheme = scheme;
    else delete document.documentElement.dataset.scheme;
  }, chosen);
  // The new scheme must be painted before its colours are read.
  await drawn(page);
}

/** What axe finds on the page as it stands; by `ALL` rules, by all but those of colours, which take two thirds of its time, or by some by name. */
export async function seriousFindings(
  page: Page,
  rules: readonly string[] | 'ALL' | 'ALL_BUT_COLOURS' = 'ALL',
): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  // It is brought into a document once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const withoutColours = { rules: Object.fromEntries(COLOUR_RULES.map(id => [id, { enabled: false }])) };
  const named: axe.RunOptions = { runOnly: { type: 'rule', values: [...rules] } };
  const options: axe.RunOptions = rules === 'ALL' ? {} : rules === 'ALL_BUT_COLOURS' ? withoutColours : named;
  return page.evaluate(async chosen => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...chosen });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}

type Look = { readonly layout: readonly string[]; readonly paint: readonly string[] };

/** Size, visibility and colours of every element; they stay in the page, where the next look is compared with them. */
const lookOf = (page: Page): Promise<JSHandle<Look>> =>
  page.evaluateHandle(() => {
    const looks = [...document.querySelectorAll('body *')].map(element => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, backgroundImage, borderTopColor, fill, stroke, boxShadow, opacity } = style;
      return {
        layout: [element.tagName, style.display, style.visibility, `${Math.round(width)}x${Math.round(height)}`],
        paint: [
          element.tagName,
          color,
          backgroundColor,
          backgroundImage,
          borderTopColor,
          fill,
          stroke,
          boxShadow,
          opacity,
        ],
      };
    });
    return {
      layout: looks.map(({ layout }) => layout.join(' ')),
      paint: looks.map(({ paint }) => paint.join(' ')),
    };
  });

const differences = (page: Page, kind: keyof Look, left: JSHandle<Look>, right: JSHandle<Look>): Promise<string[]> =>
  page.evaluate(
    ([name, one, other]) =>
      one[name].length === other[name].length
        ? one[name]
            .flatMap((text, at) => (text === other[name][at] ? [] : [`${text} / ${other[name][at]}`]))
            .slice(0, 5)
        : [`${one[name].length} / ${other[name].length} elements`],
    [kind, left, right] as const,
  );

/** No serious finding, narrow and wide; colours in the schemes that are named: none where another language of the page shows them. */
export async function expectNoSeriousFinding(
  page: Page,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await show(page, 'light');
    const rules = schemes.includes('light') ? 'ALL' : 'ALL_BUT_COLOURS';
    expect(await seriousFindings(page, rules), `${width} px, light`).toEqual([]);
    if (!schemes.includes('dark')) continue;
    await show(page, 'dark');
    expect(await seriousFindings(page, COLOUR_RULES), `${width} px, dark`).toEqual([]);
  }
  await show(page, 'light');
}

/** Light and dark differ in colours alone, and a chosen scheme has the very colours of the device's. */
export async function expectSchemesToAgree(page: Page): Promise<void> {
  await show(page, 'light');
  const light = await lookOf(page);
  await show(page, 'dark');
  const dark = await lookOf(page);
  expect(await differences(page, 'layout', light, dark), 'layout in light and dark').toEqual([]);
  expect(await differences(page, 'paint', light, dark), 'colours in light and dark').not.toEqual([]);

  await show(page, 'dark', 'light');
  expect(await differences(page, 'paint', await lookOf(page), light), 'light chosen on a dark device').toEqual([]);
  await show(page, 'light', 'dark');
  expect(await differences(page, 'paint', await lookOf(page), dark), 'dark chosen on a light device').toEqual([]);
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

/** With letters twice as large on a phone nothing scrolls sideways, and no controls of the header lie over each other. */
export async function expectLargeLettersToFit(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const found = await page.evaluate(() => {
    const controls = [...document.querySelectorAll('header :is(a, button)')];
    const boxes = controls.map(control => control.getBoundingClientRect()).filter(({ width }) => width > 1);
    const overlaps = boxes.some((one, index) =>
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
    return { width: document.documentElement.scrollWidth, overlaps };
  });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  expect(found).toEqual({ width: PHONE.width, overlaps: false });
}
