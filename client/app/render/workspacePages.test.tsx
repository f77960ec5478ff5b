/** @jest-environment node */
import type { RenderDeps } from '../../../schema/site/renderContract';
import { routes } from '../../../schema/site/routes';
import { profileOf, typed } from '../../features/account/test/account.fixtures';
import { sparseAnswer } from '../../testing/madeUpAnswers';
import { UNKNOWN_OPERATOR } from '../../testing/site';
import { render } from './render';

const profile = typed(
  profileOf({
    gpa: { value: 8.5, scale: 'TEN' },
    guardianConsent: { status: 'ASKED', guardianName: 'Hoa', guardianEmailHint: 'h***', askedAt: null, givenAt: null },
  }),
);
const session = {
  __typename: 'Session',
  id: 'session-1',
  device: 'Firefox',
  isCurrent: true,
  isRemembered: true,
  createdAt: '2026-11-20T03:00:00.000Z',
  lastSeenAt: '2026-11-21T03:00:00.000Z',
};
type Answer = Record<string, unknown>;
/** Of pages that show more than what somebody new sees. */
const answers: Readonly<Record<string, unknown>> = {
  MyProfile: { myProfile: profile },
  MySessions: { mySessions: [session] },
};

const RULES = 'body{margin:0}';

const renderAt = async (url: string, { styleNonce = 'bm9uY2U=', viewer = 'somebody' } = {}) => {
  const errors: unknown[] = [];
  const deps: RenderDeps = {
    execute: async ({ operationName, document, variables }) => ({
      data: (answers[operationName ?? ''] as Answer | undefined) ?? (await sparseAnswer(document, variables)),
    }),
    viewer: viewer === 'nobody' ? null : { fullName: 'Nguyễn Minh Anh', role: 'STUDENT' },
    manifest: { 'entry.client.tsx': { file: 'assets/entry.js' }, 'style.css': { file: 'assets/style.css' } },
    sheet: { rules: [{ css: RULES, scopes: [] }], scopesOf: {} },
    styleNonce,
    isOverLimit: false,
    publicUrl: 'https://site.example',
    operator: UNKNOWN_OPERATOR,
    now: new Date('2026-11-21T03:00:00Z'),
    reportError: error => errors.push(error),
  };
  const result = await render({ url, headers: {} }, deps);
  return { ...result, errors };
};

const styleTags = (html: string) => [...html.matchAll(/<style [^>]*>/g)].map(([tag]) => tag);
const pages = routes.filter(({ layout }) => layout === 'workspace').map(({ path }) => path);

describe('a page of the workspace', () => {
  it.each(pages)(
    '%s carries its styles under the nonce of its policy, in front of the rules of the site',
    async path => {
      const { status, html, errors } = await renderAt(`/en${path}`);
      const [head = ''] = html.split('</head>');

      expect([status, errors]).toEqual([200, []]);
      expect(styleTags(head).length).toBeGreaterThan(0);
      for (const tag of styleTags(html)) expect(tag).toContain('nonce="bm9uY2U="');
      expect(styleTags(html.slice(head.length))).toEqual([]);
      expect(head).toContain('<meta property="csp-nonce" nonce="bm9uY2U=">');
      expect(head.lastIndexOf('</style>')).toBe(head.indexOf(`${RULES}</style>`) + RULES.length);
      expect(head).toContain('--mui-palette-primary-main:var(--color-accent)');
    },
  );

  it.each(pages)('%s writes no style into an attribute: its policy would refuse it', async path => {
    const { html } = await renderAt(path);

    expect(html.match(/<[^>]+ style="[^"]*"/g)).toBeNull();
  });

  it('shares no nonce with another page that is made at the same time', async () => {
    const [one, other] = await Promise.all([
      renderAt('/profile', { styleNonce: 'b25l' }),
      renderAt('/profile', { styleNonce: 'b3RoZXI=' }),
    ]);

    expect(new Set(styleTags(one.html).map(tag => /nonce="([^"]*)"/.exec(tag)?.[1]))).toEqual(new Set(['b25l']));
    expect(one.html).not.toContain('b3RoZXI=');
    expect(other.html).not.toContain('b25l');
  });

  it('has the nonce tag while developing too, where no nonce is needed', async () => {
    const { html } = await renderAt('/profile', { styleNonce: '' });

    expect(html).toContain('<meta property="csp-nonce">');
  });
});

describe('a page of the other tiers', () => {
  it.each(['/login', '/forgot-password', '/error', '/no-such-page'])('%s carries no styles of its own', async path => {
    const { html } = await renderAt(path, { viewer: 'nobody' });

    expect(styleTags(html)).toEqual([]);
    expect(html).not.toContain('csp-nonce');
  });
});
