/**
 * The one inline script of a page. It runs in the head, before anything is painted: a page for a reader who chose a colour scheme, or whose line is slow, is the same
 * document as for everyone else, and still never flashes. The renderer writes it into the document; the server allows it by its hash.
 */

/** Where the device remembers the choice, in `localStorage`. */
export const SCHEME_KEY = 'scheme';

/** What `paint` in client/kernel/ui/scheme.ts does. */
const SCHEME =
  `try{var s=localStorage.getItem('${SCHEME_KEY}');if(s==='light'||s==='dark'){d.documentElement.dataset.scheme=s;` +
  `d.querySelectorAll('meta[data-scheme-color]').forEach(function(m){m.setAttribute('media',m.dataset.schemeColor===s?'all':'not all')})}}catch(e){}`;

/**
 * Our letters are asked for where they can come in time. On a line that the browser calls slower than 4G (270 ms and more there and back), and for who saves data, they
 * would come after the first frame: 37 KB for nothing, and all text laid out once more for letters that are then not shown. Such a page says `data-letters="system"`.
 */
const LETTERS =
  `var c=navigator.connection;if(c&&(c.saveData||c.effectiveType!=='4g'))d.documentElement.dataset.letters='system';` +
  `else d.querySelectorAll('link[as=font]').forEach(function(l){l.media='all'})`;

export const HEAD_SCRIPT = `(function(d){${SCHEME}${LETTERS}})(document)`;
