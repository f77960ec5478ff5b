/** Messages for every code that the rules of accounts and the server answer with. */
import type { AccountErrorCode } from '../../generated/types';
import type { ErrorMessages } from '../../kernel/forms/errorMessages';

export const accountErrors: ErrorMessages<AccountErrorCode> = {
  anywhere: {
    REQUIRED: 'account.error.REQUIRED',
    TOO_SHORT: 'account.error.TOO_SHORT',
    TOO_LONG: 'account.error.TOO_LONG',
    TOO_MANY: 'account.error.TOO_MANY',
    HIDDEN_SIGNS: 'account.error.HIDDEN_SIGNS',
    WEB_ADDRESS: 'account.error.WEB_ADDRESS',
    INVALID_EMAIL: 'account.error.INVALID_EMAIL',
    INVALID_PHONE: 'account.error.INVALID_PHONE',
    INVALID_DATE: 'account.error.INVALID_DATE',
    OUT_OF_SCALE: 'account.error.OUT_OF_SCALE',
    WRONG_STEP: 'account.error.WRONG_STEP',
    CANNOT_CHANGE: 'account.error.CANNOT_CHANGE',
    SAME_VALUE: 'account.error.SAME_VALUE',
    WRONG_PASSWORD: 'account.error.WRONG_PASSWORD',
    INVALID_TOKEN: 'account.error.INVALID_TOKEN',
    GUARDIAN_IS_SELF: 'account.error.GUARDIAN_IS_SELF',
    NOT_NEEDED: 'account.error.NOT_NEEDED',
    OUTDATED_TEXT: 'account.error.OUTDATED_TEXT',
    EMAIL_TAKEN: 'account.error.EMAIL_TAKEN',
    STAFF_ACCOUNT: 'account.error.STAFF_ACCOUNT',
    CONFLICT: 'account.error.CONFLICT',
  },
  at: { 'gpa.value': { WRONG_STEP: 'account.error.WRONG_STEP.gpa' } },
};

/** A form of the profile shows what changed elsewhere, and lets the person choose. */
export const profileErrors: ErrorMessages<AccountErrorCode> = {
  ...accountErrors,
  anywhere: { ...accountErrors.anywhere, CONFLICT: 'profile.conflictNotSaved' },
};
