import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { DEFAULT_LOCALE, fromPath, toPath } from '../../../schema/site/locales';
import type {
  AssetManifest,
  PageKind,
  Render,
  RenderDeps,
  RenderRequest,
  RenderResult,
} from '../../../schema/site/renderContract';
import { routes, type RouteId } from '../../../schema/site/routes';
import { PageAnswersProvider } from '../../kernel/graphql/answers';
import { createServerClient } from '../../kernel/graphql/serverClient';
import type { RegionNames } from '../../kernel/i18n/regionNames';
import { isProfilePending, pendingPageCookie, readPendingPage } from '../../kernel/storage/pending';
import { readUserData } from '../../kernel/storage/userData';
import { createStyleCollector } from '../../kernel/mui/collectStyles';
import { styleNonceTag } from '../../kernel/page/styleNonce';
import { chunkFilesOf, servedPageOf } from '../chunkFiles';
import { loadErrorViews } from '../errors/errorViews';
import { createGuard, type Guard } from '../guard';
import { layoutOf } from '../layoutModules';
import { loadSignedInTools } from '../layouts/signedInTools';
import { Providers } from '../Providers';
import { WHOLE_SITE_FILE } from '../restOfSite';
import { boundaryId, type Caller } from '../routeTree';
import { assetsOf, documentOf } from './document';
import { overLimitPage } from './overLimitPage';
import { pageSheet } from './pageSheet';
import { perPageKind } from './perPageKind';
import { preferredLocale } from './preferredLocale';
import { handlerFor } from './routesOfServer';

/** First thing of the drawing; React puts the tags for the head before it. */
const BODY_START = '<div data-page';

const redirect = (location: string, headers: Record<string, string> = {}, status = 302): RenderResult => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', location, ...headers },
  html: '',
});

/** The bare home address answers in the reader's language, unless they come from one of our own pages: then they have chosen. */
function languageRedirect({ url, headers }: RenderRequest, publicUrl: string): string | null {
  const [path, query] = url.split('?', 2);
  if (path !== '/' || headers.referer?.startsWith(`${publicUrl}/`)) return null;
  const locale = preferredLocale(headers);
  return locale === DEFAULT_LOCALE ? null : toPath(locale, query === undefined ? '/' : `/?${query}`);
}

const UNAVAILABLE = 503;

/** An error as both renders will see it: its status, nothing of its inside. */
const publicError = (status: number) => ({ status, statusText: '', internal: false, data: null });

function hideErrors(context: StaticHandlerContext, reportError: RenderDeps['reportError']): void {
  for (const [routeId, error] of Object.entries(context.errors ?? {})) {
    const isExpected = isRouteErrorResponse(error) && (error.status < 500 || error.status === UNAVAILABLE);
    if (!isExpected) reportError(error);
    if (context.errors) context.errors[routeId] = publicError(isExpected ? error.status : 500);
  }
}

function routeIdOf(context: StaticHandlerContext): RouteId | null {
  const matchedId = context.matches.at(-1)?.route.id;
  return routes.find(({ id }) => matchedId?.endsWith(`.${id}`))?.id ?? null;
}

/** While sessions cannot be read, what the browser remembers of its person is painted, and no page is refused for it. */
const guardOf = ({ headers }: RenderRequest, { viewer, publicUrl }: RenderDeps): Guard =>
  createGuard({
    isSignedIn: viewer === 'UNKNOWN' ? null : viewer !== null,
    pendingPage: () => readPendingPage(headers.cookie),
    isProfilePending: () => isProfilePending(headers.cookie),
    storePendingPage: address => ({ 'set-cookie': pendingPageCookie(address, publicUrl.startsWith('https:')) }),
  });

/** Headers of a redirect that the guard has made. */
const rememberedIn = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    ['set-cookie', 'cache-control'].flatMap(name => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])),
  );

const builtAssets = perPageKind((manifest: AssetManifest, page) => assetsOf(manifest, chunkFilesOf(page)));
const builtPage = perPageKind((manifest: AssetManifest, page) => {
  const own = builtAssets(manifest, page).preloads;
  const { preloads } = assetsOf(manifest, [WHOLE_SITE_FILE]);
  return servedPageOf(
    manifest,
    page,
    preloads.filter(file => !own.includes(file)),
  );
});

export const assetsOfPage = (manifest: AssetManifest | null, page: PageKind) =>
  manifest ? builtAssets(manifest, page) : assetsOf(null, []);

function refusal({ url, headers }: RenderRequest, { sheet }: RenderDeps): RenderResult {
  const [path = '/'] = url.split('?', 1);
  const locale = path === '/' ? preferredLocale(headers) : fromPath(path).locale;
  return overLimitPage(locale, sheet && pageSheet(sheet, { locale, routeId: null, isSignedIn: false }));
}

export const render: Render = async (request, deps) => {
  const { publicUrl, operator, analytics, now } = deps;
  const site = { publicUrl, operator, ...(analytics && { analytics }) };
  if (deps.isOverLimit) return refusal(request, deps);
  const inLanguage = languageRedirect(request, publicUrl);
  const variesHeader = request.url.split('?', 1)[0] === '/' ? { vary: 'Accept-Language, Cookie' } : {};
  if (inLanguage) return redirect(inLanguage, variesHeader);

  const { client, answers, readState } = createServerClient(deps.execute);
  const caller: Caller = {
    client,
    guard: guardOf(request, deps),
    isSignedIn: deps.viewer !== null && deps.viewer !== 'UNKNOWN',
  };
  const context = await handlerFor(request.url).query(new Request(publicUrl + request.url), { requestContext: caller });
  if (context instanceof Response)
    return redirect(context.headers.get('location') ?? '/', rememberedIn(context), context.status);
  hideErrors(context, deps.reportError);

  const viewer = deps.viewer === 'UNKNOWN' ? readUserData(request.headers.cookie) : deps.viewer;
  if (viewer) await loadSignedInTools();
  const regionNames: RegionNames = {};
  // What has matched brings its routes along: the others need not be copied for each page.
  const routesBeside: RouteObject[] = [];
  const routeId = routeIdOf(context);
  const layout = layoutOf(routeId);
  const { locale } = fromPath(context.location.pathname);
  const styles = layout === 'workspace' ? createStyleCollector(deps.styleNonce) : null;
  const draw = () => {
    const tree = (
      <Providers client={client} site={site} now={now} regionNames={regionNames} viewer={viewer}>
        <PageAnswersProvider value={answers}>
          <StaticRouterProvider router={createStaticRouter(routesBeside, context)} context={context} hydrate={false} />
        </PageAnswersProvider>
      </Providers>
    );
    return renderToString(styles ? styles.collect(tree) : tree);
  };
  if (context.errors) await loadErrorViews(locale);
  let drawing: string;
  try {
    drawing = draw();
  } catch (error) {
    deps.reportError(error);
    context.errors = { [boundaryId(locale, layout)]: publicError(500) };
    context.statusCode = 500;
    await loadErrorViews(locale);
    drawing = draw();
  }

  const page: PageKind = { locale, routeId, isSignedIn: viewer !== null, hasFailed: context.errors !== null };
  const sheet = deps.sheet && pageSheet(deps.sheet, page);
  const bodyStart = drawing.indexOf(BODY_START);
  const html = documentOf({
    locale,
    head: drawing.slice(0, bodyStart),
    body: drawing.slice(bodyStart),
    state: {
      apollo: readState(),
      buildId: deps.buildId,
      page: deps.manifest ? builtPage(deps.manifest, page) : servedPageOf(null, page),
      router: { loaderData: context.loaderData, errors: context.errors },
      now: now.toISOString(),
      site,
      regionNames,
      viewer,
    },
    assets: assetsOfPage(deps.manifest, page),
    ownStyles: styles ? styleNonceTag(deps.styleNonce) + styles.tagsFor(drawing) : undefined,
    sheet: sheet?.css,
  });
  const headers = { 'content-type': 'text/html; charset=utf-8', ...variesHeader };
  return {
    status: context.statusCode,
    headers,
    html,
    ...(sheet && { styleHash: sheet.hash }),
    ...(routeId && { routeId }),
  };
};
