/** Light, dark, or as the device has it. Saved on the device, so that pages stay the same for everyone; `HEAD_SCRIPT` sets it before the first paint. */
import { SCHEME_KEY } from '../../../schema/site/headScript';
import { deviceItems } from '../storage/browserItems';

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Colours of the browser's own bar, by scheme: the surface of the header. */
export const THEME_COLORS = { light: '#ffffff', dark: '#15222a' } as const;

const isScheme = (value: unknown): value is Scheme => SCHEMES.some(scheme => scheme === value);

export function currentScheme(): Scheme {
  const saved = deviceItems.get(SCHEME_KEY);
  return isScheme(saved) ? saved : 'system';
}

/** The bar follows the choice: of the two tags, the one of the chosen scheme counts. */
function paint(scheme: Scheme): void {
  const root = document.documentElement;
  if (scheme === 'system') delete root.dataset.scheme;
  else root.dataset.scheme = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme-color]')) {
    const own = meta.dataset.schemeColor;
    const counts = own === scheme ? 'all' : 'not all';
    meta.setAttribute('media', scheme === 'system' ? `(prefers-color-scheme: ${own})` : counts);
  }
}

/** It is painted by whoever watches. */
export const chooseScheme = (scheme: Scheme): void => deviceItems.set(SCHEME_KEY, scheme === 'system' ? null : scheme);

/** Paints and tells of choices made here and in other tabs. */
export const watchScheme = (listener: () => void): (() => void) =>
  deviceItems.subscribe(() => {
    paint(currentScheme());
    listener();
  });
