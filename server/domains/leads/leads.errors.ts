/** User errors of the leads domain. */
import type { LeadErrorCode } from '../../generated/resolvers.js';
import { createUserErrors, type UserError } from '../../kernel/errors/createUserErrors.js';

export type LeadError = UserError<LeadErrorCode>;

export const { userError, userErrorsOf } = createUserErrors<LeadErrorCode>({
  REQUIRED: true,
  TOO_SHORT: true,
  TOO_LONG: true,
  HIDDEN_SIGNS: true,
  WEB_ADDRESS: true,
  INVALID_EMAIL: true,
  INVALID_PHONE: true,
  CONSENT_NEEDED: true,
  GUARDIAN_CONSENT_NEEDED: true,
  OUTDATED_TEXT: true,
  NO_SUCH_ITEM: true,
  NO_SUCH_ADVISOR: true,
  ALREADY_CLOSED: true,
  CONFLICT: true,
});
