/** User errors of the rates domain. */
import type { RateErrorCode } from '../../generated/resolvers.js';
import { createUserErrors, type UserError } from '../../kernel/errors/createUserErrors.js';

export type RateError = UserError<RateErrorCode>;

export const { userError, userErrorsOf } = createUserErrors<RateErrorCode>({
  REQUIRED: true,
  TOO_LONG: true,
  HIDDEN_SIGNS: true,
  INVALID_URL: true,
  INVALID_DATE: true,
  IN_THE_FUTURE: true,
  NOT_ABOVE_ZERO: true,
  FAR_FROM_FORMER: true,
  IS_BASE: true,
  CONFLICT: true,
});
