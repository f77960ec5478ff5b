/**
 * Runs in the head, before anything is painted: a page for a reader who chose a scheme is the same document as for everyone else, and still never flashes.
 * It does what `paint` in scheme.ts does.
 */
import { SCHEME_NOTE } from './scheme';

export const SCHEME_SCRIPT =
  `try{var s=localStorage.getItem('${SCHEME_NOTE}');if(s==='light'||s==='dark'){document.documentElement.dataset.scheme=s;` +
  `document.querySelectorAll('meta[data-scheme-color]').forEach(function(m){m.setAttribute('media',m.dataset.schemeColor===s?'all':'not all')})}}catch(e){}`;
