import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESTINATIONS } from '../../../schema/rules/catalogue.values';
import { THEME_COLORS } from './scheme';

const css = readFileSync(fileURLToPath(new URL('./tokens.css', import.meta.url)), 'utf8');

/** Custom properties of the first rule that begins with the given line. */
function tokensAfter(start: string): Map<string, string> {
  const from = css.indexOf(start);
  if (from < 0) throw new Error(`tokens.css has no "${start}"`);
  const block = css.slice(css.indexOf('{', from + start.length - 1) + 1, css.indexOf('}', from));
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const light = tokensAfter(":root,\n[data-scheme='light'] {");
const bySystem = tokensAfter(':root:not([data-scheme]) {');
const byChoice = tokensAfter("[data-scheme='dark'] {");
const schemes = { light, dark: new Map([...light, ...bySystem]) };

/** Relative luminance of #rrggbb, as WCAG 2 defines it. */
function luminance(color: string): number {
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`${color} is no colour that can be measured`);
  const channels = [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map(share =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(scheme: keyof typeof schemes, front: string, back: string): number {
  const [low = 0, high = 0] = [front, back]
    .map(name => luminance(schemes[scheme].get(`--${name}`) ?? ''))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const contrast = (scheme: keyof typeof schemes, front: string, back: string) =>
  contrastOf(scheme, `color-${front}`, `color-${back}`);

const GROUNDS = ['ground', 'surface', 'sunken'] as const;
const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...GROUNDS.flatMap(ground =>
    ['ink', 'muted', 'accent', 'accent-strong', 'good', 'warn', 'bad'].map(text => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['accent-strong', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['ink', 'sun-soft'],
  ['sun-strong', 'sun-soft'],
  ['sun-strong', 'ground'],
  ['sun-strong', 'surface'],
  ['good', 'good-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['on-night', 'night'],
  ['on-night-muted', 'night'],
];
/** Lines of controls, marks and focus rings: not text, but what one must be able to see. */
const MARK_PAIRS: readonly (readonly [string, string])[] = GROUNDS.flatMap(ground => [
  ['line-strong', ground] as const,
  ['focus', ground] as const,
  ['accent', ground] as const,
]);

describe.each(['light', 'dark'] as const)('the colours in %s', scheme => {
  it.each(TEXT_PAIRS)('can be read: %s on %s', (text, ground) => {
    expect(contrast(scheme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARK_PAIRS)('can be seen: %s on %s', (mark, ground) => {
    expect(contrast(scheme, mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(['light', 'dark'] as const)('the tints of countries in %s', scheme => {
  it.each(DESTINATIONS)('%s: letters can be read on the sky, the name of a page too', destination => {
    const sky = `tint-${destination.toLowerCase()}-sky`;
    for (const text of [`tint-${destination.toLowerCase()}-ink`, 'color-ink', 'color-muted'])
      expect(contrastOf(scheme, text, sky)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the tokens', () => {
  it('are equally dark by system and by choice', () => {
    expect(byChoice).toEqual(bySystem);
  });

  it('have a light value for everything that is named in dark', () => {
    expect([...bySystem.keys()].filter(name => !light.has(name))).toEqual([]);
  });

  it('give the bar of the browser the colour of the header', () => {
    expect(THEME_COLORS).toEqual({ light: light.get('--color-surface'), dark: bySystem.get('--color-surface') });
  });
});
