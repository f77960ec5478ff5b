/** Every error that ends a request outside the graph is answered as JSON, in the shape the graph uses, with nothing of its inside. */
import type { ServerResponse } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from '../logger.js';
import { AppError, type AppErrorCode, STATUS_OF_CODE } from './AppError.js';
import { toAppError } from './toAppError.js';

type Answer = {
  status: number;
  code: AppErrorCode | 'BAD_REQUEST';
  message: string;
  retryAfter?: number;
  requestId?: string;
};

/** What body parsers and the router throw: the status is theirs, the words are ours. */
const CLIENT_ERRORS: Record<number, string> = {
  400: 'The request cannot be read.',
  403: 'Not allowed.',
  404: 'There is no such thing here.',
  405: 'This method is not supported here.',
  413: 'The request is too large.',
  415: 'This kind of content is not supported.',
};

const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;

export function sendError(response: ServerResponse, { status, code, message, ...extensions }: Answer): void {
  if (extensions.retryAfter !== undefined) response.setHeader('retry-after', extensions.retryAfter);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.statusCode = status;
  response.end(JSON.stringify({ errors: [{ message, extensions: { code, ...extensions } }] }));
}

export const sendCode = (
  response: ServerResponse,
  code: AppErrorCode,
  extensions: { retryAfter?: number } = {},
): void =>
  sendError(response, { status: STATUS_OF_CODE[code], code, message: new AppError(code).message, ...extensions });

export function answerError(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const clientError = error instanceof AppError ? undefined : CLIENT_ERRORS[statusOf(error)];
    if (clientError) {
      sendError(response, { status: statusOf(error), code: 'BAD_REQUEST', message: clientError });
      return;
    }
    const requestId = String(response.locals.requestId ?? '');
    const { code, status, message, extensions } = toAppError(error);
    if (status >= 500) logger.error({ requestId, err: error }, 'a request failed');
    sendError(response, { ...extensions, status, code, message, ...(status >= 500 ? { requestId } : {}) });
  };
}
