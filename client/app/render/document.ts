/** The document around a rendered page. */
import type { Locale } from '../../../schema/site/locales';
import type { AssetManifest } from '../../../schema/site/renderContract';
import { HEAD_SCRIPT } from '../../../schema/site/headScript';
import { THEME_COLORS } from '../../kernel/ui/scheme';
import { ENTRY } from '../chunkFiles';
import { ROOT_ID, serializeState, STATE_ID, type PageState } from '../pageState';

type Assets = {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  /** Every page has words of all weights. */
  readonly fonts?: readonly string[];
};

/** Files that the first render needs: the entry, the given modules, and all they import. In development Vite finds them by itself. */
export function assetsOf(manifest: AssetManifest | null, modules: readonly string[]): Assets {
  if (!manifest) return { script: `/${ENTRY}`, styles: [], preloads: [] };
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  [ENTRY, ...modules].forEach(visit);

  const chunks = [...seen].flatMap(key => manifest[key] ?? []);
  const entry = manifest[ENTRY]?.file;
  if (!entry) throw new Error(`The manifest has no ${ENTRY}`);
  const sharedStyle = manifest['style.css']?.file;
  const styles = new Set([...(sharedStyle ? [sharedStyle] : []), ...chunks.flatMap(({ css }) => css ?? [])]);
  const scripts = new Set(chunks.map(({ file }) => file).filter(file => file !== entry && file.endsWith('.js')));
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [`/${file}`] : []));
  return {
    script: `/${entry}`,
    styles: [...styles].map(file => `/${file}`),
    preloads: [...scripts].map(file => `/${file}`),
    fonts,
  };
}

const themeColors = Object.entries(THEME_COLORS)
  .map(
    ([scheme, color]) =>
      `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})" data-scheme-color="${scheme}">`,
  )
  .join('');

const ICONS =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon-48.png" type="image/png" sizes="48x48">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">';

type DocumentParts = {
  readonly locale: Locale;
  /** Tags that the page itself puts into the head. */
  readonly head: string;
  readonly body: string;
  readonly state: PageState;
  readonly assets: Assets;
  /** Style tags of this page alone, and what its scripts need to add more. They stand in front of the site's rules. */
  readonly ownStyles?: string | undefined;
  /** The rules of the site that the page needs; the sheet with all of them is fetched beside the scripts, which wait for it. */
  readonly sheet?: string | undefined;
};

export function documentOf({ locale, head, body, state, assets, ownStyles = '', sheet }: DocumentParts): string {
  const rules = sheet === undefined ? '' : `<style>${sheet}</style>`;
  const sheets = assets.styles.map(file => `<link rel="stylesheet" href="${file}">`).join('');
  const preloads = assets.preloads.map(file => `<link rel="modulepreload" href="${file}">`).join('');
  const fonts = (assets.fonts ?? [])
    // Held back until the script in the head knows that they can come in time.
    .map(file => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin media="not all">`)
    .join('');
  return (
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light dark">${themeColors}${fonts}<script>${HEAD_SCRIPT}</script>` +
    `${ownStyles}${rules}<script type="module" src="${assets.script}"></script>${preloads}${ICONS}${head}</head>` +
    `<body><div id="${ROOT_ID}">${body}</div>` +
    `<script type="application/json" id="${STATE_ID}">${serializeState(state)}</script>${sheets}</body></html>`
  );
}
