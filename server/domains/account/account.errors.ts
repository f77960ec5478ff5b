/** User errors of the account domain. */
import type { AccountErrorCode } from '../../generated/resolvers.js';
import { createUserErrors, type UserError } from '../../kernel/errors/createUserErrors.js';

export type AccountError = UserError<AccountErrorCode>;

export const { userError, userErrorsOf } = createUserErrors<AccountErrorCode>({
  REQUIRED: true,
  TOO_SHORT: true,
  TOO_LONG: true,
  TOO_MANY: true,
  INVALID_EMAIL: true,
  HIDDEN_SIGNS: true,
  WEB_ADDRESS: true,
  INVALID_PHONE: true,
  INVALID_DATE: true,
  OUT_OF_SCALE: true,
  WRONG_STEP: true,
  CANNOT_CHANGE: true,
  SAME_VALUE: true,
  WRONG_PASSWORD: true,
  INVALID_TOKEN: true,
  GUARDIAN_IS_SELF: true,
  NOT_NEEDED: true,
  OUTDATED_TEXT: true,
  CONFLICT: true,
  EMAIL_TAKEN: true,
  STAFF_ACCOUNT: true,
});
