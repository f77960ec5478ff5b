/** The page that stands where a page was wanted that is not kept: what happened, what can be read, and another try. It carries everything that it needs. */
import { fromPath, toPath, type Locale } from '../../../schema/site/locales';
import { en } from './offlinePage.en';
import { vi } from './offlinePage.vi';

const WORDS: Record<Locale, Record<keyof typeof vi, string>> = { vi, en };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Of the kept pages those that lead to the others. */
const ENTRIES = ['/wishlist', '/profile/applications'] as const;

const STYLE = `:root{color-scheme:light dark}body{max-width:38rem;margin:15vh auto 2rem;padding:0 1.25rem;font:1rem/1.6 'Be Vietnam Pro',Roboto,Arial,sans-serif}
h1{font-size:1.6rem;line-height:1.25}a{display:inline-block;padding:.5rem 0;color:LinkText}a.again{padding:.6rem 1.4rem;border:2px solid;border-radius:2rem;text-decoration:none;font-weight:600}ul{padding-inline-start:1.25rem}`;

/** With the network the page wanted comes by itself, unless somebody is on the way to another one by then: what was pressed last counts. */
const SCRIPT = `let leaves=false;addEventListener('beforeunload',()=>{leaves=true});addEventListener('online',()=>{if(!leaves)location.reload()})`;

/** `kept`: the addresses of all copies. */
export function offlinePage(wanted: string, kept: readonly string[]): Response {
  const { pathname } = new URL(wanted);
  const { locale } = fromPath(pathname);
  const words = WORDS[locale];
  const paths = kept.map(address => fromPath(new URL(address).pathname).path);
  const links = ENTRIES.filter(path => paths.includes(path)).map(
    path => `<li><a href="${toPath(locale, path)}">${words[path]}</a></li>`,
  );
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${STYLE}</style></head>
<body><main><h1>${words.title}</h1><p>${words.text}</p><p><a class="again" href="${escaped(wanted)}">${words.again}</a></p>${
    links.length > 0 ? `<h2>${words.kept}</h2><ul>${links.join('')}</ul>` : ''
  }</main><script>${SCRIPT}</script></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
    },
  });
}
