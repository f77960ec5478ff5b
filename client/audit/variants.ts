/** The documents that a page is compared with. Both are made from the page itself, so that their sizes are its own. */

const ENTRY = /<script type="module"[^>]*><\/script>/;
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const DRAWING =
  /(<div id="root">)[^]*(<\/div><script type="application\/json" id="page-state"[^>]*>)([^<]*)(<\/script>)/;

/** What the page looks like to a browser that runs nothing of it: text, styles and letters, and the state as dead weight. */
export function staticPage(html: string): string {
  if (!ENTRY.test(html)) throw new Error('The page has no entry script');
  return html.replace(ENTRY, '').replaceAll(PRELOADS, '');
}

/** The page as if nothing had been drawn or read on the server: the browser asks for the data and draws everything. */
export function emptyPage(html: string): string {
  const found = DRAWING.exec(html);
  if (!found) throw new Error('The page has no drawing with a state after it');
  const [whole, start = '', between = '', text = '', end = ''] = found;
  const state: Record<string, unknown> = JSON.parse(text);
  const emptied = JSON.stringify({ ...state, apollo: {}, router: null }).replaceAll('<', '\\u003c');
  return html.replace(whole, () => start + between + emptied + end);
}

export const VARIANTS = { page: null, static: staticPage, empty: emptyPage } as const;
export type Variant = keyof typeof VARIANTS;
export const VARIANT_NAMES = ['page', 'static', 'empty'] as const satisfies readonly Variant[];
