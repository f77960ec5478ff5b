import { staticPage } from './variants';

const state = { apollo: { ROOT_QUERY: { a: '$1 $& \\u003c' } }, router: { loaderData: {} }, now: 'today' };
const page =
  '<html><head><script>scheme()</script><link rel="stylesheet" href="/assets/s.css"><script type="module" src="/assets/e.js"></script>' +
  '<link rel="modulepreload" href="/assets/a.js"><link rel="modulepreload" href="/assets/b.js"><title>T</title></head>' +
  `<body><div id="root"><div data-page><p>Words</p><script type="application/ld+json">{}</script></div></div><script type="application/json" id="page-state">${JSON.stringify(state)}</script></body></html>`;

describe('staticPage', () => {
  it('takes the scripts of the page away and leaves everything that is seen', () => {
    const html = staticPage(page);

    expect(html).not.toMatch(/modulepreload|type="module"/);
    expect(html).toContain('<p>Words</p>');
    expect(html).toContain('scheme()');
    expect(html).toContain('<link rel="stylesheet"');
    expect(html).toContain('ROOT_QUERY');
  });

  it('fails on a page that has no script', () => {
    expect(() => staticPage('<html></html>')).toThrow('no entry script');
  });
});
