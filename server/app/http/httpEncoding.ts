/** Sending what is ready in memory, without Express: headers that never change are made once, the body is one buffer. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import express, { type RequestHandler } from 'express';

export type FlatHeaders = readonly string[];

/** What the given handlers would set on an answer, so that there is one place where headers are decided. */
export function headersSetBy(handlers: readonly RequestHandler[], locals: Record<string, unknown> = {}): FlatHeaders {
  const app = express().disable('x-powered-by');
  const response = Object.setPrototypeOf(new ServerResponse(new IncomingMessage(new Socket())), app.response);
  const request = Object.setPrototypeOf(new IncomingMessage(new Socket()), app.request);
  response.locals = locals;
  for (const handler of handlers) void handler(request, response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

export type Encoding = 'br' | 'gzip' | 'identity';
/** Below this a compressed answer is hardly smaller. */
export const WORTH_COMPRESSING = 1024;

/** A quality of zero is a refusal; the order of a browser's wishes is not needed. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding {
  const text = String(acceptEncoding ?? '');
  if (/(?:^|[\s,])br(?![\w-])(?!\s*;\s*q=0(?:\.0+)?(?:[\s,]|$))/.test(text)) return 'br';
  return /(?:^|[\s,])gzip(?![\w-])(?!\s*;\s*q=0(?:\.0+)?(?:[\s,]|$))/.test(text) ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const QUALITY = 5;

export async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  return encoding === 'gzip' ? zip(body) : body;
}
