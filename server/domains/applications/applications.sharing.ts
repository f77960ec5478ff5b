/** Consent to pass one application on to its institution: what it takes by the student's age, and the record that proves it. Pure. */
import { isMinor, isUnder16 } from '../../../schema/rules/account.values.js';
import { SHARING_TEXT_VERSION } from '../../../schema/rules/applications.values.js';
import { type ApplicationError, userError } from './applications.errors.js';
import type { InstitutionRecord, StudentCase } from './applications.ports.js';
import type { GuardianPart, GuardianRecord, Language, SharingRecord } from './applications.records.js';

export type SharingConsent = { isGiven: boolean; textVersion: string; language: Language };

/** `today` in Viet Nam. */
export const guardianPartOf = ({ dateOfBirth }: Pick<StudentCase, 'dateOfBirth'>, today: string): GuardianPart => {
  if (isUnder16(dateOfBirth, today)) return 'AGREEMENT';
  return isMinor(dateOfBirth, today) ? 'COPY' : 'NONE';
};

/** Why an application is not taken; null when it may be. Consent counts for the present text alone. */
export function sharingRefusal(consent: SharingConsent | null | undefined): ApplicationError | null {
  if (!consent?.isGiven) return userError('SHARING_CONSENT_NEEDED', 'sharingConsent');
  return consent.textVersion === SHARING_TEXT_VERSION ? null : userError('OUTDATED_TEXT', 'sharingConsent');
}

type Agreed = {
  consent: SharingConsent;
  student: Pick<StudentCase, 'dateOfBirth' | 'confirmedGuardian'>;
  recipient: Pick<InstitutionRecord, '_id' | 'name' | 'destination'>;
  today: string;
  now: Date;
};

/** The record of the consent; null when a minor has no guardian whose address is confirmed. */
export function sharingOf({ consent, student, recipient, today, now }: Agreed): SharingRecord | null {
  const part = guardianPartOf(student, today);
  const { confirmedGuardian: guardian } = student;
  if (part !== 'NONE' && !guardian) return null;
  return {
    recipientId: recipient._id,
    recipientName: recipient.name,
    destination: recipient.destination,
    textVersion: consent.textVersion,
    language: consent.language,
    at: now,
    ...(part !== 'NONE' && guardian ? { guardian: { part, ...guardian, askedAt: now } } : {}),
  };
}

/** What stays of a guardian once the link has done its work. */
export const withoutLink = ({ tokenHash: _hash, expiresAt: _expires, ...rest }: GuardianRecord): GuardianRecord => rest;
