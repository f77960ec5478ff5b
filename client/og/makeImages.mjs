/**
 * Draws the pictures that are shared and the icons of the site into client/public, with the Chromium of this machine:
 * `node --import tsx client/og/makeImages.mjs` (CHROMIUM_PATH names another browser). The results are committed; building needs no browser.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { brand } from '../../schema/site/brand.ts';
import { messages } from './messages.mjs';

const target = fileURLToPath(new URL('../public/', import.meta.url));
const tokens = readFileSync(new URL('../kernel/ui/tokens.css', import.meta.url), 'utf8').replace(/@import [^;]+;/, '');
const font = weight =>
  readFileSync(new URL(`../kernel/ui/fonts/be-vietnam-pro-${weight}.woff2`, import.meta.url)).toString('base64');
const faces = [400, 600]
  .map(
    weight =>
      `@font-face{font-family:'Be Vietnam Pro';font-weight:${weight};src:url(data:font/woff2;base64,${font(weight)})}`,
  )
  .join('');

const mark =
  '<path fill="var(--color-sun)" d="M7 19a9 9 0 0118 0z"/><path fill="var(--mark-sea, var(--color-accent))" d="M2 20.5h28v2.4H2zM6 25h20v2.2H6z"/>';

/** Where the sun stands tells the kinds apart: it rises from the search to the scholarship. */
const sunOf = { home: 900, search: 760, school: 1000, program: 860, scholarship: 940 };

const wave = (top, depth) => `M0 ${top}${`c100-${depth} 200-${depth} 300 0s200 ${depth} 300 0`.repeat(2)}V630H0z`;

const picture = (locale, kind) => {
  const { title, lead } = messages[locale][kind];
  const sun = sunOf[kind];
  return `<svg viewBox="0 0 1200 630"><path fill="var(--color-ground)" d="M0 0h1200v630H0z"/>
    <g fill="var(--color-sun)"><path opacity=".1" d="M${sun - 320} 470a320 320 0 01640 0z"/><path opacity=".16" d="M${sun - 225} 470a225 225 0 01450 0z"/><path d="M${sun - 130} 470a130 130 0 01260 0z"/></g>
    <path fill="var(--color-sea)" d="M0 470h1200v160H0z"/>
    <path fill="none" stroke="var(--color-sun)" stroke-width="6" stroke-linecap="round" d="M${sun - 82} 492h164M${sun - 54} 514h108M${sun - 28} 536h56"/>
    <path fill="var(--color-sea-deep)" d="${wave(548, 20)}"/><path fill="var(--color-night)" d="${wave(592, 14)}"/></svg>
    <main><p class="brand"><svg viewBox="0 0 32 32">${mark}</svg>${brand[locale]}</p><h1>${title}</h1><p class="lead">${lead}</p></main>`;
};

const style = `${faces}${tokens}
  body{margin:0;width:1200px;height:630px;position:relative;font-family:'Be Vietnam Pro';color:var(--color-ink)}
  body>svg{position:absolute;inset:0}
  main{position:relative;padding:64px 72px;max-width:820px}
  .brand{display:flex;align-items:center;gap:16px;margin:0 0 44px;font-size:34px;font-weight:600;letter-spacing:-.02em}
  .brand svg{width:64px;height:64px}
  h1{margin:0 0 22px;font-size:66px;line-height:1.15;letter-spacing:-.025em;font-weight:600;text-wrap:balance;max-width:760px}
  .lead{margin:0;font-size:30px;line-height:1.4;color:var(--color-muted);max-width:620px}`;

const icon =
  size => `<style>${tokens}body{margin:0}svg{display:block;width:${size}px;height:${size}px;--color-accent:var(--color-on-night);}</style>
  <svg viewBox="0 0 32 32"><path fill="var(--color-night)" d="M0 0h32v32H0z"/><g transform="translate(4.2 3.2) scale(.74)">${mark}</g></svg>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ colorScheme: 'light' });
mkdirSync(target, { recursive: true });

async function save(name, width, height, html) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const file = await page.screenshot({ type: 'png' });
  writeFileSync(`${target}${name}`, file);
  process.stdout.write(`${name}: ${Math.round(file.length / 1024)} KB\n`);
}

for (const locale of Object.keys(messages)) {
  for (const kind of Object.keys(messages[locale])) {
    await save(
      `og-${kind}-${locale}.png`,
      1200,
      630,
      `<!doctype html><html lang="${locale}"><style>${style}</style><body>${picture(locale, kind)}</body></html>`,
    );
  }
}
for (const [name, size] of [
  ['favicon-48.png', 48],
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
]) {
  await save(name, size, size, icon(size));
}
/** What browsers and readers of feeds ask for by themselves: a list of one picture, 48 px and 32 bits deep, which is the PNG itself. */
const picture48 = readFileSync(`${target}favicon-48.png`);
const head = Buffer.from([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
head.writeUInt32LE(picture48.length, 14);
writeFileSync(`${target}favicon.ico`, Buffer.concat([head, picture48]));
await browser.close();
