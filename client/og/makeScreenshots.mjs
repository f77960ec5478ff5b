/**
 * Takes pictures of a running site, to be looked at after a change of the design: `node client/og/makeScreenshots.mjs http://localhost:3000`.
 * Of a site that runs for development (`npm run dev`) each part of the kernel is taken as well, from `/dev/parts`, in both languages and schemes.
 * Those of DRAWN pages stand beside their drawings in docs/design.md; `pngquant 64` makes them small enough for that.
 */
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

/** The pages that docs/design.md shows beside their drawings, with the same programs where the catalogue has them. */
const DEAKIN = 'deakin-bachelor-of-computer-science-083695k';
const COMPARED = [DEAKIN, 'wollongong-bachelor-of-computer-science-012088k', 'imperial-computing-beng'];
const DRAWN = {
  search: '/search-program?q=khoa+h%E1%BB%8Dc+m%C3%A1y+t%C3%ADnh&level=UNDERGRADUATE',
  program: `/programs/${DEAKIN}`,
  institution: '/schools/deakin-university',
  compare: `/compare?${new URLSearchParams(COMPARED.map(slug => ['program', slug]))}`,
  scholarship: '/scholarships/deakin-vietnam-scholarship',
};

const views = [
  ...Object.entries(DRAWN).flatMap(([name, path]) => [
    { name: `${name}-desk`, path, viewport: DESK, colorScheme: 'light', clipTo: 2800 },
    { name: `${name}-phone`, path, viewport: PHONE, colorScheme: 'light', clipTo: 3600 },
  ]),
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
for (const { name, path: address, viewport, colorScheme, act, clipTo } of views) {
  // Half the size is enough to see the design, and keeps the repository light.
  const page = await browser.newPage({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: viewport.width <= 1000 ? 1 : clipTo ? 0.5 : 0.75,
  });
  await page.goto(origin + address, { waitUntil: 'networkidle', referer: `${origin}/` });
  await page.evaluate(() => document.fonts.ready);
  await act?.(page);
  const path = `${target}${name}.png`;
  if (clipTo) {
    const height = Math.min(clipTo, await page.evaluate(() => document.documentElement.scrollHeight));
    // A screen of that height: what sticks to its edge lies over nothing.
    await page.setViewportSize({ ...viewport, height });
  }
  await page.screenshot({ path });
  await page.close();
}

async function takeParts(lang, scheme) {
  const page = await browser.newPage({ viewport: DESK, reducedMotion: 'reduce' });
  await page.goto(`${origin}/dev/parts?lang=${lang}&scheme=${scheme}`, { waitUntil: 'networkidle' });
  for (const part of await page.locator('[data-part]').all()) {
    const name = String(await part.getAttribute('data-part')).replaceAll(/\W+/g, '-');
    const tier = (await part.getAttribute('data-tier')) ?? '';
    await part.screenshot({ path: `${target}parts/${tier}-${name}-${lang}-${scheme}.png` });
  }
  await page.close();
}
if ((await fetch(`${origin}/dev/parts`)).ok)
  for (const lang of ['vi', 'en']) for (const scheme of ['light', 'dark']) await takeParts(lang, scheme);
await browser.close();
