/**
 * Rendered pages for visitors, kept for moments. A visitor's page depends on its address and on the few things that `visitorRequest` lets through:
 * the renderer is shown nothing else, so that nothing else can be in what is kept.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCALE_COOKIE } from '../../../schema/site/locales.js';
import type { RenderRequest, RenderResult } from '../../../schema/site/renderContract.js';
import type { Env } from '../../kernel/env.js';
import type { Logger } from '../../kernel/logger.js';
import { type AnswerCache, isVisitor } from '../graphql/responseCache.js';
import { entityTag, isHeldBy } from '../http/entityTag.js';
import type { Door } from '../graphql/graphDoor.js';
import { createNonce } from './nonce.js';
import { compressed, type Encoding, encodingFor, type FlatHeaders, headersSetBy } from '../http/httpEncoding.js';
import { beginRequest } from '../http/requestLog.js';
import { pageHeaders } from '../http/securityHeaders.js';
import { piecesOf, plainBody, type SplicedBody, splicedBody } from './splicedBody.js';

/** Cookies by which pages may differ. A new one belongs here, or visitors do not have it. */
const VISITOR_COOKIES = [LOCALE_COOKIE];
const MAX_A_LENGTHDDRESS = 2048;
/** A browser keeps its copy and asks whether it still holds. */
export const PAGE_CACHE_CONTROL = 'private, no-cache';

export type KeptPage = {
  headers: FlatHeaders;
  tag: string;
  plain: SplicedBody;
  packed: Map<Encoding, Promise<SplicedBody | null>>;
  pieces: readonly Buffer[];
};
export type PageCache = AnswerCache<KeptPage>;

function visitorCookies(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const pairs = header.split(';').map(pair => pair.trim());
  const known = VISITOR_COOKIES.flatMap(name => pairs.find(pair => pair.startsWith(`${name}=`)) ?? []);
  return known.length === 0 ? undefined : known.join('; ');
}

/** The request as the renderer sees it; null when it comes from somebody with a session, or is too long to be kept. */
export function visitorRequest(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  publicUrl: string,
): RenderRequest | null {
  if (!isVisitor({ headers }) || url.length > MAX_A_LENGTHDDRESS) return null;
  const isHome = url === '/' || url.startsWith('/?');
  // Only the bare home address asks which language the browser speaks and where the visitor comes from.
  const home = isHome
    ? {
        'accept-language': headers['accept-language']?.slice(0, 200),
        referer: headers.referer?.startsWith(`${publicUrl}/`) ? `${publicUrl}/` : undefined,
      }
    : {};
  return { url, headers: { cookie: visitorCookies(headers.cookie)?.slice(0, 200), ...home } };
}

export const keyOf = ({ url, headers }: RenderRequest): string =>
  JSON.stringify([url, headers.cookie, headers['accept-language'], headers.referer]);

/** What is kept of a page that was rendered with this nonce. */
export function keptPage({ headers, html }: Pick<RenderResult, 'headers' | 'html'>, nonce: string): KeptPage {
  const pieces = piecesOf(html, nonce);
  const tag = entityTag(pieces.join('\n'), 'page');
  const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  const all = { ...headers, vary, etag: tag, 'cache-control': PAGE_CACHE_CONTROL };
  return { headers: Object.entries(all).flat(), tag, pieces, plain: plainBody(pieces), packed: new Map() };
}

type PageDoorDeps = { cache: PageCache; env: Env; logger: Logger; isStopping: () => boolean };

/** Answers pages that are kept; everything else is Express's. */
export function pageDoor({ cache, env, logger, isStopping }: PageDoorDeps): Door {
  const placeholder = createNonce();
  const always = headersSetBy(pageHeaders(env), { nonce: placeholder });
  const unchanged = always.filter(
    (_text, index) => !/^content-security-policy$/i.test(always[index - (index % 2)] ?? ''),
  );

  const bodyOf = async (page: KeptPage, encoding: Encoding, nonce: string): Promise<readonly Buffer[]> => {
    if (encoding === 'identity') return page.plain(nonce);
    const packing = page.packed.get(encoding) ?? splicedBody(page.pieces, encoding).catch(() => null);
    page.packed.set(encoding, packing);
    const body = await packing;
    return body ? body(nonce) : [await compressed(Buffer.concat(page.plain(nonce)), encoding)];
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, page: KeptPage): Promise<void> => {
    const requestId = beginRequest(request, response, logger);
    const own = ['x-request-id', requestId, ...page.headers, ...(isStopping() ? ['connection', 'close'] : [])];
    if (isHeldBy(request.headers, page.tag)) {
      // Without the policy: the copy that is shown carries the nonce of the policy it came with.
      response.writeHead(304, [...unchanged, ...own]).end();
      return;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const nonce = createNonce();
    const body = await bodyOf(page, encoding, nonce);
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    response.writeHead(200, [
      ...always.map(text => text.replaceAll(placeholder, nonce)),
      ...own,
      ...coding,
      'content-length',
      String(body.reduce((sum, { length }) => sum + length, 0)),
    ]);
    response.cork();
    if (request.method !== 'HEAD') for (const piece of body) response.write(piece);
    response.end();
    response.uncork();
  };

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const asked = visitorRequest(request, env.publicUrl);
    const page = asked && cache.get(keyOf(asked));
    if (!page) return false;
    answer(request, response, page).catch((error: unknown) => {
      logger.error({ err: error }, 'a kept page was not sent');
      response.destroy();
    });
    return true;
  };
}
