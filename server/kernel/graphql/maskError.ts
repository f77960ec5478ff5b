/** What leaves the server of an error: known codes as they are, everything else masked behind a request id. */
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import { AppError } from '../errors/AppError.js';
import { toAppError } from '../errors/toAppError.js';
import type { Logger } from '../logger.js';

/** Codes of the protocol itself: mistakes in a request, whose words come from the library and tell nothing of ours. */
const PROTOCOL_CODES = new Set<unknown>(
  Object.values(ApolloServerErrorCode).filter(code => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/** A value that does not fit its variable or argument: the executor finds it at run time and gives it no code. */
const INPUT_KINDS = new Set<unknown>([Kind.ARGUMENT, Kind.VARIABLE_DEFINITION, Kind.VARIABLE, Kind.OBJECT, Kind.LIST]);
const isArgumentError = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && INPUT_KINDS.has(error.nodes?.[0]?.kind);

export type Place = { requestId: string; logger: Logger };

export function maskError(
  formatted: GraphQLFormattedError,
  error: unknown,
  { requestId, logger }: Place,
): GraphQLFormattedError {
  const code = formatted.extensions?.code;
  const where = {
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
  };
  const cause = causeOf(error);
  const isOurs = cause !== error && !(cause instanceof GraphQLError);
  if (PROTOCOL_CODES.has(code) && !isOurs) return { message: formatted.message, ...where, extensions: { code } };
  const known = isArgumentError(cause) ? new AppError('BAD_USER_INPUT', cause.message) : toAppError(cause);
  if (known.code === 'INTERNAL_SERVER_ERROR')
    logger.error({ requestId, err: known.cause, path: formatted.path?.join('.') }, 'a resolver failed');
  if (known.code === 'SERVICE_UNAVAILABLE')
    logger.warn({ requestId, err: known.cause, path: formatted.path?.join('.') }, 'a store does not answer');
  return {
    message: known.message,
    ...where,
    extensions: { ...known.extensions, ...(known.status >= 500 ? { requestId } : {}) },
  };
}

/** Errors of a result that did not pass through Apollo: of a compiled query, or of a page's operation. */
export const formatErrors = (errors: readonly GraphQLError[], place: Place): GraphQLFormattedError[] =>
  errors.map(error => {
    const formatted = error.toJSON();
    const extensions = { code: ApolloServerErrorCode.INTERNAL_SERVER_ERROR, ...formatted.extensions };
    return maskError({ ...formatted, extensions }, error, place);
  });
