/** Messages for every mistake that the forms of this feature know. */
import type { LeadErrorCode } from '../../generated/types';
import type { ErrorMessages } from '../../kernel/forms/errorMessages';

type Messages = ErrorMessages<LeadErrorCode>;

const anywhere: Messages['anywhere'] = {
  REQUIRED: 'leads.error.required',
  TOO_SHORT: 'leads.error.tooShort',
  TOO_LONG: 'leads.error.tooLong',
  HIDDEN_SIGNS: 'leads.error.hiddenSigns',
  WEB_ADDRESS: 'leads.error.webAddress',
  INVALID_EMAIL: 'leads.error.invalidEmail',
  INVALID_PHONE: 'leads.error.invalidPhone',
  CONSENT_NEEDED: 'leads.error.consentNeeded',
  GUARDIAN_CONSENT_NEEDED: 'leads.error.guardianNeeded',
  OUTDATED_TEXT: 'leads.error.outdatedText',
  NO_SUCH_ITEM: 'leads.error.noSuchItem',
  // Of the staff alone.
  NO_SUCH_ADVISOR: 'leads.error.failed',
  ALREADY_CLOSED: 'leads.error.failed',
  CONFLICT: 'leads.error.failed',
};

const person: NonNullable<Messages['at']> = {
  email: { REQUIRED: 'leads.error.emailRequired' },
  phone: { REQUIRED: 'leads.error.phoneRequired' },
};

export const contactErrorMessages: Messages = {
  anywhere,
  at: {
    ...person,
    name: { REQUIRED: 'leads.error.nameRequired' },
    city: { REQUIRED: 'leads.error.cityRequired' },
    school: { REQUIRED: 'leads.error.schoolRequired' },
    campaign: { REQUIRED: 'leads.error.campaignRequired' },
  },
  failed: 'leads.error.failed',
  network: 'leads.error.network',
};

export const profileStrengthErrorMessages: Messages = {
  anywhere,
  at: {
    ...person,
    fullName: { REQUIRED: 'leads.error.nameRequired' },
    address: { REQUIRED: 'leads.error.addressRequired' },
    studyYear: { REQUIRED: 'leads.error.studyYearRequired' },
    gpaBand: { REQUIRED: 'leads.error.bandRequired' },
  },
  failed: 'leads.error.failed',
  network: 'leads.error.network',
};
