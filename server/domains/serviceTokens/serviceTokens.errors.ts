/** User errors of the service-token domain. */
import type { ServiceTokenErrorCode } from '../../generated/resolvers.js';
import { createUserErrors, type UserError } from '../../kernel/errors/createUserErrors.js';

export type ServiceTokenError = UserError<ServiceTokenErrorCode>;

export const { userError, userErrorsOf } = createUserErrors<ServiceTokenErrorCode>({
  REQUIRED: true,
  TOO_LONG: true,
  HIDDEN_SIGNS: true,
  WEB_ADDRESS: true,
  OUT_OF_RANGE: true,
  WRONG_PASSWORD: true,
  CODE_REQUIRED: true,
  WRONG_CODE: true,
  TOO_MANY: true,
});
