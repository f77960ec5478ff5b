/**
 * The one inline script of a page. It runs in the head, before anything is painted: a page for a reader who chose a colour scheme is the same document as for
 * everyone else, and still never flashes. The renderer writes it into the document; the server allows it by its hash. It does what `paint` in
 * client/kernel/ui/scheme.ts does.
 */

/** Where the device remembers the choice, in `localStorage`. */
export const SCHEME_KEY = 'scheme';

export const SCHEME_SCRIPT =
  `try{var s=localStorage.getItem('${SCHEME_KEY}');if(s==='light'||s==='dark'){document.documentElement.dataset.scheme=s;` +
  `document.querySelectorAll('meta[data-scheme-color]').forEach(function(m){m.setAttribute('media',m.dataset.schemeColor===s?'all':'not all')})}}catch(e){}`;
