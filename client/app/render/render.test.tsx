/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { RenderDeps } from '../../../schema/site/renderContract';
import { HEAD_SCRIPT } from '../../../schema/site/headScript';
import { UNKNOWN_OPERATOR } from '../../testing/site';
import { homeContent, NOW, renderAt, reviews, stateIn } from './test/renderAt';

describe('render', () => {
  it('draws a page with its data, in the language of its address', async () => {
    const { status, html, operations, errors } = await renderAt('/en');

    expect(status).toBe(200);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('5,120');
    expect(html).toContain('1.3M+');
    expect(operations.map(({ operationName }) => operationName)).toEqual(['HomeContent', 'StudentReviews']);
    expect(errors).toEqual([]);
  });

  it('puts the head into the head: one title, canonical and alternates', async () => {
    const { html } = await renderAt('/', { headers: { 'accept-language': 'vi' } });
    const [head = '', body = ''] = html.split('</head>');

    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head).toContain('<link rel="canonical" href="https://site.example/"/>');
    expect(head).toContain('<link rel="alternate" hrefLang="en" href="https://site.example/en"/>');
    expect(head).toContain('<link rel="alternate" hrefLang="x-default" href="https://site.example/"/>');
    expect(body).not.toMatch(/<title|<meta|rel="canonical"/);
    expect(head).toContain('<link rel="alternate" hrefLang="vi" href="https://site.example/"/>');
  });

  it('tells those who share a page what it is, where, and in which language', async () => {
    const { html } = await renderAt('/en');
    const openGraph = Object.fromEntries(
      [...html.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [name, content]),
    );

    expect(openGraph).toMatchObject({
      type: 'website',
      url: 'https://site.example/en',
      locale: 'en_US',
      'locale:alternate': 'vi_VN',
      image: 'https://site.example/og-home-en.png',
    });
    expect([openGraph.title, openGraph.description]).not.toContain('');
  });

  it('frames a page with header, navigation and footer, unless its layout is “none”', async () => {
    const frameOf = async (url: string) => {
      const { html, status } = await renderAt(url);
      return [status, /<footer/.test(html), /<nav[^>]*aria-label="Main navigation"/.test(html)];
    };

    expect(await frameOf('/en')).toEqual([200, true, true]);
    for (const url of ['/en/login', '/en/register', '/en/forgot-password'])
      expect(await frameOf(url)).toEqual([200, false, false]);
  });

  it('hands the browser everything the first render needs', async () => {
    const { html } = await renderAt('/en');

    expect(stateIn(html)).toMatchObject({
      now: NOW.toISOString(),
      site: { publicUrl: 'https://site.example', operator: UNKNOWN_OPERATOR },
      apollo: { ROOT_QUERY: { homeContent: { counts: { programs: 5120 } } } },
    });
  });

  it('lets no text of the data end the block it stands in', async () => {
    const hostile = '</script><script>alert(1)</script>';
    const answer = () => ({
      data: {
        homeContent: { ...homeContent, destinations: [{ ...homeContent.destinations[0], destination: hostile }] },
      },
    });
    const { html } = await renderAt('/en', { answer });

    expect(html).not.toContain('</script><script>alert(1)');
    expect(JSON.stringify(stateIn(html))).toContain(JSON.stringify(hostile).slice(1, -1));
  });

  it('keeps pages apart that are made at the same time, for other people in other languages', async () => {
    const waiting: (() => void)[] = [];
    /** Resolves for nobody before everybody has asked. */
    const everybody = () =>
      new Promise<void>(resolve => {
        waiting.push(resolve);
        // Three pages with two operations each.
        if (waiting.length === 6) waiting.forEach(answer => answer());
      });
    const draw = (url: string, { programs, viewer }: { programs: number; viewer: RenderDeps['viewer'] }) =>
      renderAt(url, {
        viewer,
        answer: () =>
          everybody().then(() => ({
            data: { homeContent: { ...homeContent, counts: { ...homeContent.counts, programs } }, reviews },
          })),
      });
    const [mai, visitor, lan] = await Promise.all([
      draw('/en', { programs: 1111, viewer: { fullName: 'Mai Trần', role: 'STUDENT' } }),
      draw('/', { programs: 2222, viewer: null }),
      draw('/en', { programs: 3333, viewer: { fullName: 'Lan Phạm', role: 'STUDENT' } }),
    ]);

    expect([mai, visitor, lan].map(({ status, errors }) => [status, errors])).toEqual([
      [200, []],
      [200, []],
      [200, []],
    ]);
    expect([mai, visitor, lan].map(({ html }) => /<html lang="(..)"/.exec(html)?.[1])).toEqual(['en', 'vi', 'en']);
    expect(
      [mai, visitor, lan].map(({ html }) => ['1,111', '2.222', '3,333'].filter(figure => html.includes(figure))),
    ).toEqual([['1,111'], ['2.222'], ['3,333']]);
    expect([mai, visitor, lan].map(({ html }) => ['Mai Trần', 'Lan Phạm'].filter(name => html.includes(name)))).toEqual(
      [['Mai Trần'], [], ['Lan Phạm']],
    );
    expect([mai, visitor, lan].map(({ html }) => stateIn(html).viewer?.fullName ?? null)).toEqual([
      'Mai Trần',
      null,
      'Lan Phạm',
    ]);
  });

  it('holds no executable script of its own but the one line that the policy allows by its hash, and no nonce', async () => {
    const { html } = await renderAt('/en');
    const inline = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
      .filter(([, attributes = '']) => !/ src=|type="application\/(ld\+)?json"/.test(attributes))
      .map(([, attributes, text]) => [attributes, text]);

    expect(inline).toEqual([['', HEAD_SCRIPT]]);
    expect(html).not.toContain('nonce');
  });

  it('names the route that it drew', async () => {
    expect([(await renderAt('/en')).routeId, (await renderAt('/en/none-such')).routeId]).toEqual(['home', undefined]);
  });

  it('preloads the chunks of the page and of its language', async () => {
    const manifest = {
      'entry.client.tsx': { file: 'assets/entry-1.js', isEntry: true, imports: ['_react.js'] },
      '_react.js': { file: 'assets/react-2.js' },
      'app/pages/HomePage.tsx': { file: 'assets/Home-3.js', imports: ['_react.js'] },
      'app/messages/shared.en.ts': { file: 'assets/en-4.js' },
      'app/messages/vi.ts': { file: 'assets/vi-5.js' },
      'style.css': { file: 'assets/style-6.css' },
    };
    const { html } = await renderAt('/en', { manifest });

    expect([...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file).toSorted()).toEqual([
      '/assets/Home-3.js',
      '/assets/en-4.js',
      '/assets/react-2.js',
    ]);
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/style-6.css"><\/body>/);
    expect(html).toContain('<script type="module" src="/assets/entry-1.js">');
  });

  it('carries the rules of its own components, which its policy allows by their hash', async () => {
    const sheet = {
      rules: [
        { css: 'body{margin:0}', scopes: [] },
        { css: '.card-11111{color:red}', scopes: ['11111'] },
        { css: '.card-11111 .bell-22222{color:blue}', scopes: ['11111', '22222'] },
        { css: '.bell-22222{color:green}', scopes: ['22222'] },
        { css: '.hero-33333{color:white}', scopes: ['33333'] },
      ],
      scopesOf: {
        'entry.client.tsx': ['11111'],
        'app/layouts/SignedInTools.tsx': ['22222'],
        'app/pages/HomePage.tsx': ['33333'],
      },
    };
    const ofAll = 'body{margin:0}.card-11111{color:red}.card-11111 .bell-22222{color:blue}';
    const rulesAt = async (url: string, viewer: RenderDeps['viewer'] = null, isOverLimit = false) => {
      const { html, styleHash } = await renderAt(url, { sheet, viewer, isOverLimit });
      const rules = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
      expect(styleHash).toBe(`sha256-${createHash('sha256').update(rules).digest('base64')}`);
      return rules;
    };
    const somebody = { fullName: 'Nguyễn Minh Anh', role: 'STUDENT' } as const;

    expect(await rulesAt('/')).toBe(`${ofAll}.hero-33333{color:white}`);
    expect(await rulesAt('/en', somebody)).toBe(`${ofAll}.bell-22222{color:green}.hero-33333{color:white}`);
    expect(await rulesAt('/none-such')).toBe(ofAll);
    expect(await rulesAt('/', null, true)).toBe(ofAll);
  });
});
