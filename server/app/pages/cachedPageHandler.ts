/**
 * Rendered pages for visitors, stored for seconds as compressed bytes. A visitor's page depends on its address and on the few things that `visitorRequest` lets
 * through: the renderer is shown nothing else, so that nothing else can be in what is cached.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCALE_COOKIE } from '../../../schema/site/locales.js';
import type { RenderRequest, RenderResult } from '../../../schema/site/renderContract.js';
import type { Env } from '../../kernel/env.js';
import type { Logger } from '../../kernel/logger.js';
import { isVisitor, type ResponseCache } from '../graphql/responseCache.js';
import { entityTag, hasCurrentCopy } from '../http/entityTag.js';
import { compressed, type Encoding, encodingFor } from '../http/httpEncoding.js';
import type { RequestLog } from '../http/requestLog.js';
import type { HeaderSet } from '../http/securityHeaders.js';

/** Cookies by which pages may differ. A new one belongs here, or visitors do not have it. */
const VISITOR_COOKIES = [LOCALE_COOKIE];
const MAX_ADDRESS_LENGTH = 2048;
/** A browser stores its copy and revalidates it with the entity tag. */
export const PAGE_CACHE_CONTROL = 'private, no-cache';

export type CachedPage = {
  headers: Record<string, string>;
  tag: string;
  /** Id of the route, for the log. */
  route: string | undefined;
  /** What browsers are told to refuse on it. */
  security: HeaderSet;
  /** Compressed when a client first takes the coding, once for all. */
  body: (encoding: Encoding) => Promise<Buffer>;
};
export type PageCache = ResponseCache<CachedPage>;

function visitorCookies(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const pairs = header.split(';').map(pair => pair.trim());
  const known = VISITOR_COOKIES.flatMap(name => pairs.find(pair => pair.startsWith(`${name}=`)) ?? []);
  return known.length === 0 ? undefined : known.join('; ');
}

/** The request as the renderer sees it; null when it may come from somebody signed in, or is too long to be cached. */
export function visitorRequest(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  publicUrl: string,
): RenderRequest | null {
  if (!isVisitor({ headers }) || url.length > MAX_ADDRESS_LENGTH) return null;
  const isHome = url === '/' || url.startsWith('/?');
  // Only the bare home page depends on the browser's language and on where the visitor comes from.
  const home = isHome
    ? {
        'accept-language': headers['accept-language']?.slice(0, 200),
        referer: headers.referer?.startsWith(`${publicUrl}/`) ? `${publicUrl}/` : undefined,
      }
    : {};
  return { url, headers: { cookie: visitorCookies(headers.cookie)?.slice(0, 200), ...home } };
}

export const cacheKeyOf = ({ url, headers }: RenderRequest): string =>
  JSON.stringify([url, headers.cookie, headers['accept-language'], headers.referer]);

export function cachedPage({ headers, html, routeId }: RenderResult, security: HeaderSet): CachedPage {
  const bytes = Buffer.from(html);
  const tag = entityTag(bytes);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const body = (encoding: Encoding): Promise<Buffer> => {
    const made = bodies.get(encoding) ?? compressed(bytes, encoding);
    bodies.set(encoding, made);
    return made;
  };
  const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  return {
    headers: { ...headers, vary, etag: tag, 'cache-control': PAGE_CACHE_CONTROL },
    tag,
    route: routeId,
    security,
    body,
  };
}

export async function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  /** Of every page; none where they are set already. */
  others: Readonly<Record<string, string>>,
): Promise<void> {
  if (hasCurrentCopy(request.headers, page.tag)) {
    response.writeHead(304, { ...others, ...page.headers }).end();
    return;
  }
  const encoding = encodingFor(request);
  const body = await page.body(encoding);
  const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  // Node sends no body to a HEAD.
  response.writeHead(200, { ...others, ...page.headers, ...coding, 'content-length': body.length }).end(body);
}

type Deps = { cache: PageCache; env: Env; logger: Logger; requestLog: RequestLog };

/** Serves a page from the cache; false when it is not there, and nothing has been done. */
export function cachedPageHandler({ cache, env, logger, requestLog }: Deps) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const visitor = visitorRequest(request, env.publicUrl);
    const page = visitor && cache.get(cacheKeyOf(visitor));
    if (!page) return false;
    const record = requestLog(request, response, 'page');
    record.isFromCache = true;
    if (page.route !== undefined) record.route = page.route;
    sendCachedPage(request, response, page, { ...page.security, ...record.headers }).catch((error: unknown) => {
      logger.error({ requestId: record.requestId, err: error }, 'a cached page was not sent');
      response.destroy();
    });
    return true;
  };
}
