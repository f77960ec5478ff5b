/** Messages for every code that the rules of applications and the server answer with. */
import type { ApplicationErrorCode } from '../../generated/types';
import type { ErrorMessages } from '../../kernel/forms/errorMessages';

export const applicationErrors: ErrorMessages<ApplicationErrorCode> = {
  anywhere: {
    NO_SUCH_ITEM: 'applications.error.NO_SUCH_ITEM',
    INTAKE_NOT_OFFERED: 'applications.error.INTAKE_NOT_OFFERED',
    ALREADY_APPLIED: 'applications.error.ALREADY_APPLIED',
    TOO_MANY: 'applications.error.TOO_MANY',
    GUARDIAN_CONSENT_NEEDED: 'applications.error.GUARDIAN_CONSENT_NEEDED',
    TOO_LONG: 'applications.error.TOO_LONG',
    STEP_NOT_ALLOWED: 'applications.error.STEP_NOT_ALLOWED',
    CONFLICT: 'applications.error.CONFLICT',
    SHARING_CONSENT_NEEDED: 'applications.error.SHARING_CONSENT_NEEDED',
    OUTDATED_TEXT: 'applications.error.OUTDATED_TEXT',
    GUARDIAN_ADDRESS_NEEDED: 'applications.error.GUARDIAN_ADDRESS_NEEDED',
    // Of mutations that only advisors and guardians have.
    NO_SUCH_ADVISOR: 'applications.error.other',
    LATER_INTAKE_NEEDED: 'applications.error.other',
    NO_OPEN_TASK: 'applications.error.other',
    INVALID_TOKEN: 'applications.error.other',
    NO_SUCH_DOCUMENT: 'applications.error.NO_SUCH_DOCUMENT',
    ALWAYS_NEEDED: 'applications.error.ALWAYS_NEEDED',
    CHECKLIST_CLOSED: 'applications.error.CHECKLIST_CLOSED',
  },
};
