/** User errors of the publications domain. */
import type { PublicationErrorCode } from '../../generated/resolvers.js';
import { createUserErrors, type UserError } from '../../kernel/errors/createUserErrors.js';

export type PublicationError = UserError<PublicationErrorCode>;

export const { userError, userErrorsOf, refusal, orRefused } = createUserErrors<PublicationErrorCode>({
  REQUIRED: true,
  TOO_LONG: true,
  HIDDEN_SIGNS: true,
  WEB_ADDRESS: true,
  INVALID_URL: true,
  INVALID_DATE: true,
  INVALID_TIME: true,
  UNKNOWN_TIME_ZONE: true,
  INVALID_DURATION: true,
  IN_THE_PAST: true,
  TOO_FAR_AHEAD: true,
  CONFLICT: true,
});
