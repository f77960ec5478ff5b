/** User errors of the applications domain. */
import type { ApplicationErrorCode } from '../../generated/resolvers.js';
import { createUserErrors, type UserError } from '../../kernel/errors/createUserErrors.js';

export type ApplicationError = UserError<ApplicationErrorCode>;

export const { userError, userErrorsOf, refusal, orRefused } = createUserErrors<ApplicationErrorCode>({
  NO_SUCH_ITEM: true,
  INTAKE_NOT_OFFERED: true,
  ALREADY_APPLIED: true,
  TOO_MANY: true,
  GUARDIAN_CONSENT_NEEDED: true,
  TOO_LONG: true,
  STEP_NOT_ALLOWED: true,
  CONFLICT: true,
  NO_SUCH_ADVISOR: true,
  NO_SUCH_DOCUMENT: true,
  ALWAYS_NEEDED: true,
  CHECKLIST_CLOSED: true,
  SHARING_CONSENT_NEEDED: true,
  OUTDATED_TEXT: true,
  GUARDIAN_ADDRESS_NEEDED: true,
  INVALID_TOKEN: true,
  LATER_INTAKE_NEEDED: true,
  NO_OPEN_TASK: true,
});
