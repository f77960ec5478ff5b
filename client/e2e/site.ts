/** What the browser tests share: example addresses of each route, sign-in, and what went wrong on a page while it was open. */
import { test as base, type Page } from '@playwright/test';
import { routes, type RouteId } from '../../schema/site/routes';
import { applicationOf } from './applicationOf';
import { EXAMPLES } from '../audit/addresses';
import { lastingPages, type LastingPage } from './lastingPage';
import { accessOf, cookiesOf, registerMember } from './member';

export { expect } from '@playwright/test';

/** What a correct page never does. */
export type Problems = {
  /** Errors and warnings of the console, uncaught errors, violations of the content policy. */
  readonly reports: string[];
  readonly graphRequests: string[];
  readonly foreignRequests: string[];
};

export function watch(page: Page, origin: string): Problems {
  const problems: Problems = { reports: [], graphRequests: [], foreignRequests: [] };
  page.on('console', message => {
    // What could not be loaded is named by its address alone.
    const about = message.text().startsWith('Failed to load') ? ` ${message.location().url}` : '';
    if (message.type() === 'error' || message.type() === 'warning') problems.reports.push(message.text() + about);
  });
  page.on('pageerror', error => problems.reports.push(error.message));
  page.on('request', request => {
    const url = new URL(request.url());
    if (url.pathname === '/graphql') problems.graphRequests.push(request.postData() ?? url.search);
    if (url.protocol.startsWith('http') && url.origin !== origin) problems.foreignRequests.push(request.url());
  });
  return problems;
}

/** Resolves once React has hydrated the page: what is clicked earlier is a plain link or form. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.querySelector('[data-page]');
    return root !== null && Object.keys(root).some(key => key.startsWith('__reactFiber'));
  });

/** Resolves when what stands now has been drawn and reported: a layout shift is, after the frame in which it was drawn. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));

/** Lets no request to these addresses through before the returned function is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(addresses, async route => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** At the path, in the hands of its script. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A part of the page, by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What sends the form of the page. */
export const submitButton = (page: Page) => page.locator('main button[type=submit]');

export type Addresses = Readonly<Record<RouteId, string>>;

const kindOf: Partial<Record<RouteId, string>> = {
  institution: '/schools/',
  program: '/programs/',
  scholarship: '/scholarships/',
};

/** The first item of each kind that the sitemap lists. */
function exampleOf(id: RouteId, path: string, sitemap: string): string {
  const example = EXAMPLES[id];
  if (example) return example;
  const prefix = kindOf[id];
  if (!prefix) return path;
  const address = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .find(candidate => candidate.startsWith(prefix));
  if (!address) throw new Error(`The sitemap lists nothing below ${prefix}`);
  return address;
}

/** A visitor from abroad, as in playwright.config.ts. */
const VISITOR = { locale: 'vi-VN', timezoneId: 'America/New_York' } as const;
/** As wide as a page of a test is that says nothing of it. */
const DESK = { width: 1280, height: 720 };

export type WorkerOptions = {
  /** Where the site under test is served; set by the configuration. */
  origin: string;
};

/** Signs the page's browser in where a route wants somebody signed in. */
export type Enter = (page: Page, id: RouteId) => Promise<void>;

/** A page that the tests of a worker share, as a new tab is, signed in where the route wants it. */
export type OpenRoute = (id: RouteId) => Promise<Page>;

type WorkerFixtures = {
  /** Who is signed in where a route wants somebody; has an application. */
  member: { readonly cookies: ReturnType<typeof cookiesOf>; readonly application: Promise<string> };
  addresses: Addresses;
  enter: Enter;
  lastingPage: LastingPage;
};

export const test = base.extend<{ openRoute: OpenRoute }, WorkerOptions & WorkerFixtures>({
  origin: ['', { option: true, scope: 'worker' }],
  member: [
    async ({ origin }, use) => {
      const cookies = registerMember(origin).then(member => cookiesOf(origin, member));
      await use({ cookies, application: cookies.then(own => applicationOf(origin, own)) });
    },
    { scope: 'worker' },
  ],
  addresses: [
    async ({ origin, member }, use) => {
      const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
      const application = `/profile/applications/${await member.application}`;
      const pairs = routes.map(
        ({ id, path }) => [id, id === 'application' ? application : exampleOf(id, path, sitemap)] as const,
      );
      await use(Object.fromEntries(pairs) as Addresses);
    },
    { scope: 'worker' },
  ],
  enter: [
    async ({ member }, use) => {
      await use(async (page, id) => {
        if (accessOf(id) === 'auth') await page.context().addCookies(await member.cookies);
      });
    },
    { scope: 'worker' },
  ],
  lastingPage: [
    async ({ browser }, use) => {
      const { page, close } = lastingPages(browser);
      await use(page);
      await close();
    },
    { scope: 'worker' },
  ],
  openRoute: async ({ lastingPage, enter, origin }, use) => {
    await use(async id => {
      const page = await lastingPage(accessOf(id) === 'auth' ? 'member' : 'visitor', { ...VISITOR, baseURL: origin });
      await page.setViewportSize(DESK);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      await enter(page, id);
      return page;
    });
  },
});

/** Routes that show a page of their own (`/search` only leads elsewhere). */
export const shownRoutes = routes.filter(({ id }) => id !== 'search');
