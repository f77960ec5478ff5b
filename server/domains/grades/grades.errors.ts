/** User errors of the grades domain. */
import type { GradeErrorCode } from '../../generated/resolvers.js';
import { createUserErrors, type UserError } from '../../kernel/errors/createUserErrors.js';

export type GradeError = UserError<GradeErrorCode>;

export const { userError, userErrorsOf } = createUserErrors<GradeErrorCode>({
  REQUIRED: true,
  TOO_LONG: true,
  TOO_MANY: true,
  HIDDEN_SIGNS: true,
  WEB_ADDRESS: true,
  NOT_ABOVE_ZERO: true,
  NO_SUCH_LEVEL: true,
  NO_SUCH_SUBJECT: true,
  NO_SUCH_TERM: true,
  TWICE: true,
  NOT_A_MARK: true,
  OUT_OF_SCALE: true,
  WRONG_STEP: true,
  CONFLICT: true,
});
