/** Takes pictures of a running site, to be looked at after a change of the design: `node client/og/makeScreenshots.mjs http://localhost:3000`. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const origin = process.argv[2];
if (!origin) throw new Error('Usage: node client/og/makeScreenshots.mjs <origin of a running site>');
const target = fileURLToPath(new URL('../../.cache/design/', import.meta.url));
mkdirSync(target, { recursive: true });

const PHONE = { width: 390, height: 760 };
const DESK = { width: 1280, height: 760 };
const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
const firstOf = kind =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url]) => new URL(url).pathname)
    .find(path => path.startsWith(`/${kind}/`));

const openMenu = async page => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
};

const openFilters = async page => {
  await page.getByRole('button', { name: 'Bộ lọc' }).click();
  await page.getByRole('dialog').waitFor();
};

const views = [
  { name: 'home-light', path: '/', viewport: DESK, colorScheme: 'light' },
  { name: 'home-dark', path: '/en', viewport: DESK, colorScheme: 'dark' },
  { name: 'search-light', path: '/search-program', viewport: DESK, colorScheme: 'light' },
  { name: 'menu-phone', path: '/search-scholarship', viewport: PHONE, colorScheme: 'light', act: openMenu },
  {
    name: 'filters-phone',
    path: '/search-program?destination=AU',
    viewport: PHONE,
    colorScheme: 'light',
    act: openFilters,
  },
  {
    name: 'school-light',
    path: '/schools/university-of-melbourne?section=admission',
    viewport: DESK,
    colorScheme: 'light',
  },
  { name: 'school-phone-dark', path: `/en${firstOf('schools')}`, viewport: PHONE, colorScheme: 'dark' },
  { name: 'lost-phone', path: '/khong-co', viewport: PHONE, colorScheme: 'light' },
  {
    name: 'paper',
    path: `/en${firstOf('schools')}`,
    viewport: { width: 760, height: 760 },
    colorScheme: 'light',
    act: page => page.emulateMedia({ media: 'print' }),
  },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const { name, path, viewport, colorScheme, act } of views) {
  // Half the size is enough to see the design, and keeps the repository light.
  const page = await browser.newPage({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: viewport.width > 1000 ? 0.75 : 1,
  });
  await page.goto(origin + path, { waitUntil: 'networkidle', referer: `${origin}/` });
  await page.evaluate(() => document.fonts.ready);
  await act?.(page);
  await page.screenshot({ path: `${target}${name}.png` });
  await page.close();
}
await browser.close();
