/** Messages for every mistake that signing in, registering and passwords know. */
import type { SessionErrorCode } from '../../generated/types';
import type { ErrorMessages } from '../../kernel/forms/errorMessages';

type Messages = ErrorMessages<SessionErrorCode>;

const anywhere: Messages['anywhere'] = {
  REQUIRED: 'session.error.required',
  TOO_SHORT: 'session.error.tooShort',
  TOO_LONG: 'session.error.tooLong',
  HIDDEN_SIGNS: 'session.error.hiddenSigns',
  WEB_ADDRESS: 'session.error.webAddress',
  INVALID_EMAIL: 'session.error.invalidEmail',
  INVALID_PHONE: 'session.error.invalidPhone',
  INVALID_DATE: 'session.error.invalidDate',
  MISMATCH: 'session.error.mismatch',
  COMMON_PASSWORD: 'session.error.commonPassword',
  PERSONAL_PASSWORD: 'session.error.personalPassword',
  SAME_PASSWORD: 'session.error.samePassword',
  CODE_REQUIRED: 'session.error.codeRequired',
  MAIL_CODE_REQUIRED: 'session.error.mailCodeRequired',
  WRONG_CODE: 'session.error.wrongCode',
  INVALID_CREDENTIALS: 'session.error.invalidCredentials',
  WRONG_PASSWORD: 'session.error.wrongPassword',
  INVALID_TOKEN: 'session.error.invalidToken',
};

const at: NonNullable<Messages['at']> = {
  fullName: { REQUIRED: 'session.error.fullNameRequired', TOO_SHORT: 'session.error.fullNameShort' },
  email: { REQUIRED: 'session.error.emailRequired' },
  password: { REQUIRED: 'session.error.passwordRequired', TOO_SHORT: 'session.error.passwordShort' },
  confirmPassword: { REQUIRED: 'session.error.confirmRequired' },
  phone: { REQUIRED: 'session.error.phoneRequired' },
  dateOfBirth: { REQUIRED: 'session.error.birthRequired' },
  currentPassword: { REQUIRED: 'session.error.currentRequired' },
  mailCode: { WRONG_CODE: 'session.error.wrongMailCode' },
  newPassword: { REQUIRED: 'session.error.newRequired', TOO_SHORT: 'session.error.newShort' },
};

export const sessionErrorMessages: Messages = { anywhere, at };
/** The password of a registration, asked where its link is opened elsewhere. */
export const linkErrorMessages: Messages = {
  anywhere,
  at: { ...at, password: { ...at.password, WRONG_PASSWORD: 'session.error.wrongPasswordOfLink' } },
};
export const loginErrorMessages: Messages = {
  ...sessionErrorMessages,
  title: 'session.loginFailed',
  failed: 'session.loginError',
};
export const registerErrorMessages: Messages = {
  ...sessionErrorMessages,
  title: 'session.registerFailed',
  failed: 'session.registerError',
};
