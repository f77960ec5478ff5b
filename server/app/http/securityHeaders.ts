/** What browsers are told to refuse, by kind of answer. */
import type { RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import type { Env } from '../../kernel/env.js';
import { createNonce } from '../pages/nonce.js';

type Directives = Record<string, (string | ((request: unknown, response: unknown) => string))[]>;

const LOCKED: Directives = {
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
};
const YEAR_SECONDS = 31_536_000;

function headers(env: Env, directives: Directives): RequestHandler {
  const options: HelmetOptions = {
    contentSecurityPolicy: { useDefaults: false, directives: { ...LOCKED, ...directives } },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    hsts: env.isSecure ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
  };
  return helmet(options);
}

const nonceSource = (_request: unknown, response: unknown): string => `'nonce-${nonceOf(response as Response)}'`;

export const nonceOf = (response: Response): string => String(response.locals.nonce);

/** Pages and their assets: scripts and styles of this site, inline only with the nonce of this very answer. */
export function pageHeaders(env: Env): RequestHandler[] {
  const giveNonce: RequestHandler = (_request, response, next) => {
    response.locals.nonce ??= createNonce();
    next();
  };
  const isBeingDeveloped = env.mode === 'development';
  // Vite's development client injects inline scripts and styles and listens on a socket of its own.
  const scripts = isBeingDeveloped ? ["'self'", "'unsafe-inline'"] : ["'self'", nonceSource];
  const styles = isBeingDeveloped ? ["'self'", "'unsafe-inline'"] : ["'self'", nonceSource];
  const connections = isBeingDeveloped ? ["'self'", 'ws:'] : ["'self'"];
  return [
    giveNonce,
    headers(env, {
      defaultSrc: ["'self'"],
      scriptSrc: scripts,
      scriptSrcAttr: ["'none'"],
      styleSrc: styles,
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: connections,
      manifestSrc: ["'self'"],
    }),
  ];
}

/** Data is never a document: nothing may run in it. */
export const dataHeaders = (env: Env): RequestHandler =>
  headers(env, { defaultSrc: ["'none'"], formAction: ["'none'"] });

/** The editor of the playground writes inline styles and runs workers of its own. */
export const playgroundHeaders = (env: Env): RequestHandler =>
  headers(env, {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
  });
