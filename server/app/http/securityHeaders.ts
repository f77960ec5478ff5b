/** What browsers are told to refuse, by kind of response. Helmet decides each set once; only pages with a style nonce have one of their own. */
import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import { tagOrigins } from '../../../schema/site/analytics.js';
import { HEAD_SCRIPT } from '../../../schema/site/headScript.js';
import type { Env } from '../../kernel/env.js';

type Directives = Record<string, string[]>;
export type HeaderSet = Readonly<Record<string, string>>;

const LOCKED: Directives = {
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
};
const YEAR_SECONDS = 31_536_000;
const INLINE_SCRIPT = `'sha256-${createHash('sha256').update(HEAD_SCRIPT).digest('base64')}'`;

function headersFor(env: Env, directives: Directives): HeaderSet {
  const options: HelmetOptions = {
    contentSecurityPolicy: { useDefaults: false, directives: { ...LOCKED, ...directives } },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    hsts: env.isSecure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  };
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Sets what does not change from request to request. */
export const setHeaders =
  (headers: HeaderSet): RequestHandler =>
  (_request, response, next) => {
    response.set(headers);
    next();
  };

/** What allows the `<style>` elements of a page. */
export type PageStyles = { readonly hash?: string | undefined; readonly nonce?: string | undefined };

/**
 * Pages and their assets. Executable scripts are files of the build, but for one static line that is allowed by its hash; data blocks are not governed.
 * The rules that stand in a document are allowed by their hash (`sha256-…`).
 * The script of an analytics service is allowed where the operator has set one, and not on the pages of the workspace: those draw their styles with a library that writes `<style>` elements, allowed by `nonce`, and `style` attributes.
 */
export function pageHeaders(env: Env, { hash, nonce }: PageStyles = {}): HeaderSet {
  const isBeingDeveloped = env.mode === 'development';
  const styleSources = [hash, nonce && `nonce-${nonce}`].flatMap(source => (source ? `'${source}'` : []));
  const tag = env.analytics && nonce === undefined ? tagOrigins(env.analytics) : null;
  const receivers = tag?.receivers ?? [];
  // Vite's development client injects inline scripts and styles and listens on a socket of its own.
  const ofMode: Directives = isBeingDeveloped
    ? {
        scriptSrc: ["'self'", "'unsafe-inline'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        connectSrc: ["'self'", 'ws:'],
      }
    : {
        scriptSrc: ["'self'", INLINE_SCRIPT, ...(tag ? [tag.script] : [])],
        connectSrc: ["'self'", ...receivers],
        styleSrc: ["'self'", ...styleSources],
        ...(nonce !== undefined && { styleSrcAttr: ["'unsafe-inline'"] }),
      };
  return headersFor(env, {
    defaultSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    imgSrc: ["'self'", 'data:', ...receivers],
    fontSrc: ["'self'"],
    manifestSrc: ["'self'"],
    ...ofMode,
  });
}

/** The headers of each page; those without a nonce are as many as the build has different rules. */
export function createPageHeaders(env: Env): (styles: PageStyles) => HeaderSet {
  const made = new Map<string | undefined, HeaderSet>();
  return styles => {
    if (styles.nonce !== undefined) return pageHeaders(env, styles);
    const headers = made.get(styles.hash) ?? pageHeaders(env, styles);
    made.set(styles.hash, headers);
    return headers;
  };
}

/** Data is never a document: nothing may run in it. */
export const dataHeaders = (env: Env): HeaderSet => headersFor(env, { defaultSrc: ["'none'"], formAction: ["'none'"] });

/** The editor of the playground writes inline styles and runs workers of its own. */
export const playgroundHeaders = (env: Env): HeaderSet =>
  headersFor(env, {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
  });
