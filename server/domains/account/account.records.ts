/** Stored documents, as a lean read returns them. Unknown fields are absent, never null. */
import type {
  BudgetCurrency,
  CONSENT_PURPOSES,
  CORRECTION_FIELDS,
  COUNTRY_OPTIONS,
  CURRENT_LEVELS,
  GpaScale,
  REFERRAL_CHANNELS,
  SchoolDiploma,
  SERVICE_INTERESTS,
} from '../../../schema/rules/account.values.js';
import type {
  ENGLISH_SECTIONS,
  EnglishTest,
  FIELDS_OF_STUDY,
  PROFILE_LEVELS,
  PROGRAM_LEVELS,
} from '../../../schema/rules/catalogue.values.js';
import type { WithOutbox } from '../../kernel/jobs/outbox.js';
import type { Role } from '../../../schema/rules/session.values.js';

type OneOf<Values extends readonly string[]> = Values[number];

export type AccountLanguage = 'VI' | 'EN';
export type CorrectionField = OneOf<typeof CORRECTION_FIELDS>;
export type ConsentPurpose = OneOf<typeof CONSENT_PURPOSES>;
export type ConsentChannel = 'PROFILE' | 'CONTACT_FORM' | 'PROFILE_STRENGTH_FORM' | 'COOKIE_CHOICE' | 'GUARDIAN_LINK';
export type CorrectionStatus = 'OPEN' | 'APPROVED' | 'DECLINED' | 'WITHDRAWN';

/** Set at registration, changed by an approved correction only. */
export type SetOnce = {
  fullName: string;
  email: string;
  /** E.164. */ phone: string;
  /** `2010-11-21`. */ dateOfBirth: string;
};

/** Editable by the user. */
export type ProfileFields = {
  currentSchoolOrCompany?: string;
  currentLevel?: OneOf<typeof CURRENT_LEVELS>;
  schoolDiploma?: SchoolDiploma;
  schoolEndYear?: number;
  gpa?: { value: number; scale: GpaScale };
  englishCert?: { test: EnglishTest; overall: number; takenOn?: string } & {
    [Section in OneOf<typeof ENGLISH_SECTIONS>]?: number;
  };
  majorAbroad?: string;
  fieldOfStudy?: OneOf<typeof FIELDS_OF_STUDY>;
  countryAbroad?: OneOf<typeof COUNTRY_OPTIONS>;
  preferredCountries: OneOf<typeof COUNTRY_OPTIONS>[];
  studyLevelWanted?: OneOf<typeof PROFILE_LEVELS>;
  targetLevel?: OneOf<typeof PROGRAM_LEVELS>;
  targetInstitution?: string;
  serviceInterest?: OneOf<typeof SERVICE_INTERESTS>;
  budget?: { amount: number; currency: BudgetCurrency };
  referralChannel?: OneOf<typeof REFERRAL_CHANNELS>;
  guardianName?: string;
  guardianJob?: string;
  guardianPhone?: string;
  guardianEmail?: string;
  relativeAbroad?: string;
  otherQuestions?: string;
  language: AccountLanguage;
};

/** One decision; all are stored, the latest of a purpose counts. */
export type ConsentRecord = {
  purpose: ConsentPurpose;
  isGiven: boolean;
  textVersion: string;
  language: AccountLanguage;
  at: Date;
  channel: ConsentChannel;
};

/** MARKS under 16; COPIES at 16 and 17, for what is sent to institutions. */
export type GuardianPurpose = 'MARKS' | 'COPIES';

/** The guardian of a minor, and what was asked: consent under 16, or the confirmation of an address for copies. */
export type GuardianRecord = {
  /** Absent: MARKS. */
  purpose?: GuardianPurpose;
  guardianName: string;
  guardianEmail: string;
  askedAt: Date;
  /** Hash of the token in the link, until it was used. */
  tokenHash?: string;
  expiresAt?: Date;
  givenAt?: Date;
  textVersion?: string;
  language?: AccountLanguage;
};

/** What becomes of an account that nobody uses (account.retention.ts). */
export type RetentionRecord = {
  /** When it is looked at next. */
  dueAt: Date;
  /** The announcement was written. */
  warnedAt?: Date;
  /** Its mail was handed over, or refused for good. */
  toldAt?: Date;
};

/** The second factor of staff; its secret is encrypted. */
export type SecondFactorRecord = {
  secret: string;
  /** Once a code was entered. */
  isConfirmed: boolean;
  /** Period of the last code: earlier ones are used up. */
  lastStep: number;
};

export type UserRecord = SetOnce &
  ProfileFields &
  WithOutbox & {
    /** Opaque. */
    _id: string;
    isEmailVerified: boolean;
    passwordHash: string;
    role: Role;
    isComplete: boolean;
    consents: ConsentRecord[];
    guardianConsent?: GuardianRecord;
    secondFactor?: SecondFactorRecord;
    createdAt: Date;
    /** Of the profile; strictly increasing, so that a form can name the state it was filled from. */
    updatedAt: Date;
    /** The current login, and the one before it. */
    loginAt?: Date;
    lastLogin?: Date;
    /** Absent until the account was looked at for the first time. */
    retention?: RetentionRecord;
  };

export type CorrectionRecord = WithOutbox & {
  _id: string;
  userId: string;
  field: CorrectionField;
  currentValue: string;
  wantedValue: string;
  reason?: string;
  status: CorrectionStatus;
  requestedAt: Date;
  dueOn: string;
  /** Of an e-mail address: the link by which the holder of the present mailbox says that it was not them. */
  denial?: { tokenHash: string; expiresAt: Date };
  decidedAt?: Date;
  /** Staff; not shown to the user. */
  decidedBy?: string;
  answer?: string;
};
