/** User errors of the reviews domain. */
import type { ReviewErrorCode } from '../../generated/resolvers.js';
import { createUserErrors, type UserError } from '../../kernel/errors/createUserErrors.js';
import type { ReviewRecord } from './reviews.records.js';

export type ReviewError = UserError<ReviewErrorCode>;
export type ReviewResult = { review: ReviewRecord | null; errors: ReviewError[] };

export const { userError, userErrorsOf, refusal, orRefused } = createUserErrors<ReviewErrorCode>({
  REQUIRED: true,
  TOO_SHORT: true,
  TOO_LONG: true,
  HIDDEN_SIGNS: true,
  WEB_ADDRESS: true,
  CONTACT_DETAILS: true,
  CONSENT_NEEDED: true,
  OUTDATED_TEXT: true,
  NO_SUCH_INSTITUTION: true,
  STUDENTS_ONLY: true,
  TOO_MANY: true,
  OWN_REVIEW: true,
  SAME_STATUS: true,
  CONFLICT: true,
});

export const refused = (...errors: ReviewError[]): ReviewResult => ({ review: null, errors });
