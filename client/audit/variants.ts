/** The document that a page is compared with. It is made from the page itself, so that its size is its own. */

const ENTRY = /<script type="module"[^>]*><\/script>/;
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;

/** What the page looks like to a browser that runs nothing of it: text, styles and letters, and the state as dead weight. */
export function staticPage(html: string): string {
  if (!ENTRY.test(html)) throw new Error('The page has no entry script');
  return html.replace(ENTRY, '').replaceAll(PRELOADS, '');
}

export const VARIANTS = { page: null, static: staticPage } as const;
export type Variant = keyof typeof VARIANTS;
export const VARIANT_NAMES = ['page', 'static'] as const satisfies readonly Variant[];
