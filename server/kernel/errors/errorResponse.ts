/** Every error that ends a request outside GraphQL's own result is sent as JSON, in the shape that GraphQL uses, without internal details. */
import type { ServerResponse } from 'node:http';
import type { Logger } from '../logger.js';
import { AppError, type AppErrorCode, STATUS_OF_CODE } from './AppError.js';
import { HttpError } from './HttpError.js';
import { toAppError } from './toAppError.js';

type ErrorCode = AppErrorCode | 'BAD_REQUEST';
/** All that an answer may bear. */
export const ERROR_CODES: readonly string[] = [...Object.keys(STATUS_OF_CODE), 'BAD_REQUEST' satisfies ErrorCode];

/** What body parsers and the router throw carries a status; the words are ours. */
const MESSAGES: Record<number, string> = {
  400: 'The request cannot be read.',
  403: 'Not allowed.',
  404: 'There is no such thing here.',
  405: 'This method is not supported here.',
  413: 'The request is too large.',
  415: 'This kind of content is not supported.',
};

function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof AppError) return undefined;
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
  const message = MESSAGES[status];
  return message === undefined ? undefined : new HttpError(status, message);
}

type Place = { requestId: string; logger: Logger };

/** Returns the code, for log and metrics. */
export function sendError(response: ServerResponse, error: unknown, { requestId, logger }: Place): ErrorCode {
  if (response.headersSent) {
    logger.error({ requestId, err: error }, 'a response ended early');
    response.destroy();
    return 'INTERNAL_SERVER_ERROR';
  }
  const send = (
    status: number,
    message: string,
    extensions: { code: ErrorCode; retryAfter?: number; field?: string; requestId?: string },
  ): ErrorCode => {
    if (extensions.retryAfter !== undefined) response.setHeader('retry-after', extensions.retryAfter);
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.statusCode = status;
    response.end(JSON.stringify({ errors: [{ message, extensions }] }));
    return extensions.code;
  };
  const httpError = toHttpError(error);
  if (httpError) {
    for (const [name, value] of Object.entries(httpError.headers)) response.setHeader(name, value);
    return send(httpError.status, httpError.message, { code: 'BAD_REQUEST' });
  }
  const { status, message, extensions, cause } = toAppError(error);
  if (status < 500) return send(status, message, extensions);
  if (status === 503) logger.warn({ requestId, err: cause }, 'a store does not answer');
  else logger.error({ requestId, err: cause }, 'a request failed');
  return send(status, message, { ...extensions, requestId });
}
