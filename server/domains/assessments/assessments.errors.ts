/** User errors of the assessments domain. */
import type { AssessmentErrorCode } from '../../generated/resolvers.js';
import { createUserErrors, type UserError } from '../../kernel/errors/createUserErrors.js';

export type AssessmentError = UserError<AssessmentErrorCode>;

export const { userError } = createUserErrors<AssessmentErrorCode>({
  NO_SUCH_ASSESSMENT: true,
  NO_SUCH_QUESTION: true,
  BAD_CHOICES: true,
  CONSENT_REQUIRED: true,
  INCOMPLETE: true,
  GUARDIAN_CONSENT_REQUIRED: true,
});
