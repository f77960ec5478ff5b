/** User errors of registration, login and passwords. */
import type { SessionErrorCode } from '../../generated/resolvers.js';
import { createUserErrors, type UserError } from '../../kernel/errors/createUserErrors.js';

export type SessionError = UserError<SessionErrorCode>;

export const { userError, userErrorsOf } = createUserErrors<SessionErrorCode>({
  REQUIRED: true,
  TOO_SHORT: true,
  TOO_LONG: true,
  INVALID_EMAIL: true,
  HIDDEN_SIGNS: true,
  WEB_ADDRESS: true,
  INVALID_PHONE: true,
  INVALID_DATE: true,
  MISMATCH: true,
  COMMON_PASSWORD: true,
  PERSONAL_PASSWORD: true,
  SAME_PASSWORD: true,
  INVALID_CREDENTIALS: true,
  CODE_REQUIRED: true,
  MAIL_CODE_REQUIRED: true,
  WRONG_CODE: true,
  WRONG_PASSWORD: true,
  INVALID_TOKEN: true,
});
