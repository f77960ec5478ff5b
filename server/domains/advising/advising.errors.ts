/** User errors of the advising domain. */
import type { AdvisingErrorCode } from '../../generated/resolvers.js';
import { createUserErrors, type UserError } from '../../kernel/errors/createUserErrors.js';

export type AdvisingError = UserError<AdvisingErrorCode>;

export const { userError, userErrorsOf, refusal, orRefused } = createUserErrors<AdvisingErrorCode>({
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
  NO_SUCH_STUDENT: true,
  NO_SUCH_ADVISOR: true,
  STUDENT_BUSY: true,
  ADVISOR_BUSY: true,
  ALREADY_OVER: true,
  CONFLICT: true,
});
