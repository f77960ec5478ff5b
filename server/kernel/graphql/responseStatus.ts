/** HTTP status of a result, from its error codes: with data it stays 200, without data the code decides (401, 403, 404, 429, 503 ...). */
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { isAppErrorCode, STATUS_OF_CODE } from '../errors/AppError.js';

export type ResponseStatus = {
  /** Undefined where the codes do not decide. */
  status: number | undefined;
  /** Seconds until a retry makes sense. */
  retryAfter: number | undefined;
};

const DECIDES_NOTHING: ResponseStatus = { status: undefined, retryAfter: undefined };

const REFUSALS: ReadonlySet<unknown> = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);

/** Every field of the root was refused: told as a response without data, whose status is that of the refusal, also where fields may be null. */
export const isRefusedAsWhole = ({ data, errors }: FormattedExecutionResult): boolean =>
  Boolean(data && errors?.every(error => REFUSALS.has(error.extensions?.code))) &&
  Object.values(data ?? {}).every(value => value === null);

export function responseStatusOf({ data, errors }: FormattedExecutionResult): ResponseStatus {
  if (!errors?.length) return DECIDES_NOTHING;
  if (data !== null && data !== undefined) return { status: 200, retryAfter: undefined };
  const code = errors.map(error => error.extensions?.code).find(isAppErrorCode);
  const retryAfter = errors.map(error => error.extensions?.retryAfter).find(seconds => typeof seconds === 'number');
  return { status: code && STATUS_OF_CODE[code], retryAfter };
}

/** For the log and the figures. */
export const codesOf = (errors: readonly GraphQLFormattedError[]): string[] =>
  errors.map(error => String(error.extensions?.code));
