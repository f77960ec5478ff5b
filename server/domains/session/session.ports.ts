/** What the session domain needs of others; app/domains.ts supplies it. */
import type { Role } from '../../../schema/rules/session.values.js';
import type { BackgroundTasks } from '../../kernel/backgroundTasks.js';
import type { Enqueue } from '../../kernel/jobs/createJobs.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';
import type { FailureCounter } from '../../kernel/redis/createFailureCounter.js';
import type { RateLimiter } from '../../kernel/redis/createRateLimiter.js';
import type { OneTimeCodes } from '../../kernel/session/credentials/oneTimeCodes.js';
import type { OneTimeTokens } from '../../kernel/session/credentials/oneTimeTokens.js';
import type { VisitorItems } from '../../kernel/session/viewer/visitorItems.js';

export type Language = 'VI' | 'EN';

export type AccountSummary = {
  id: string;
  email: string;
  isEmailVerified: boolean;
  fullName: string;
  role: Role;
  language: Language;
  isProfileComplete: boolean;
  needsGuardianConsent: boolean;
  memberSince: Date;
};

export type StoredSecondFactor = { secret: string; isConfirmed: boolean; lastStep: number };
export type Credentials = {
  account: AccountSummary;
  passwordHash: string;
  phone: string;
  secondFactor: StoredSecondFactor | null;
  hasLoggedIn: boolean;
};
export type NewAccount = {
  fullName: string;
  email: string;
  phone: string;
  dateOfBirth: string;
  passwordHash: string;
  language: Language;
};

/** Of the account domain, which stores the accounts. */
export type Accounts = {
  /** `email` normalized: trimmed, lower case. */
  findCredentials: (email: string) => Promise<Credentials | null>;
  credentialsOf: (id: string) => Promise<Credentials | null>;
  summaryOf: (id: string) => Promise<AccountSummary | null>;
  /** TAKEN when the address or the id has an account, also for parallel calls. Follow-ups are written together with the account. */
  create: (
    account: NewAccount,
    followUpsOf?: (id: string) => readonly OutboxEntry[],
    confirmed?: { id: string; isEmailVerified: true },
  ) => Promise<AccountSummary | 'TAKEN'>;
  /** Of a student who never confirmed the address and never logged in; false when it is none of these. */
  removeUnused: (id: string) => Promise<boolean>;
  /** False when the address or the password is not the one in `seen` any more. */
  setPasswordHash: (
    seen: Credentials,
    passwordHash: string,
    options?: { isEmailVerified?: true; followUps?: readonly OutboxEntry[] },
  ) => Promise<boolean>;
  /** False when it is not as in `seen` any more. */
  setSecondFactor: (
    id: string,
    seen: StoredSecondFactor | null,
    next: StoredSecondFactor,
    followUps?: readonly OutboxEntry[],
  ) => Promise<boolean>;
  markLogin: (id: string, at: Date, followUps?: readonly OutboxEntry[]) => Promise<void>;
  /** False when the account has another address. */
  markEmailVerified: (id: string, email: string, followUps?: readonly OutboxEntry[]) => Promise<boolean>;
};

export type SessionEvent = {
  kind:
    | 'REGISTERED'
    | 'LOGIN_SUCCEEDED'
    | 'LOGIN_FAILED'
    | 'LOGIN_BLOCKED'
    | 'LOGGED_OUT'
    | 'LOGGED_OUT_EVERYWHERE'
    | 'SESSION_REVOKED'
    | 'PASSWORD_CHANGED'
    | 'PASSWORD_RESET_REQUESTED'
    | 'PASSWORD_RESET'
    | 'EMAIL_VERIFIED'
    | 'SECOND_FACTOR_SET';
  actorId?: string;
  subjectId?: string;
  /** Codes, never personal data. */
  detail?: string;
};

export type Passwords = {
  hash: (password: string) => Promise<string>;
  verify: (passwordHash: string, password: string) => Promise<boolean>;
  /** Takes as long as verifying a real one. */
  verifyDummyHash: (password: string) => Promise<false>;
};

export type SessionLimiters = {
  /** Of an e-mail address from one address; the key is both. */
  loginFailures: FailureCounter;
  /** Of one address in a day. */
  loginFailuresPerDay: FailureCounter;
  /** Of the /48 of an IPv6 address in a day. */
  loginFailuresOfNetwork: FailureCounter;
  /** Of an e-mail address from anywhere in a day; above it a login needs a code by mail. */
  loginFailuresOfAccount: FailureCounter;
  register: RateLimiter;
  /** Registrations that wait for one e-mail address: each sends a mail there. */
  registrationsOfAddress: RateLimiter;
  reset: RateLimiter;
  /** Codes of the second factor, by account. */
  codes: RateLimiter;
  /** Wrong ones in a day, by account. */
  wrongCodes: FailureCounter;
  /** Confirmation mails that somebody asks for, by address. */
  confirmation: RateLimiter;
  /** Confirmation mails after a login with the right password, by account; counted apart, because the other count can be seen. */
  quietConfirmation: RateLimiter;
  /** Mails with a code for logging in, by account. */
  loginCodes: RateLimiter;
};

export type SessionPorts = {
  accounts: Accounts;
  /** For acts that change no document. Never throws, returns within 150 ms; one event is written per key. */
  recordEvent: (event: SessionEvent, options?: { key?: string; at?: Date }) => Promise<void>;
  /** For acts that change an account: the event is written together with the change. */
  auditEntryOf: (event: SessionEvent) => OutboxEntry;
  /** The private calendar address of an account ends with its sessions, unless it was made after this moment. */
  endCalendarFeed: (userId: string, madeUntil: Date) => Promise<void>;
  /** Moves what the browser left here without an account into the account; never rejects. */
  adoptVisitorItems: (userId: string, items: VisitorItems) => Promise<void>;
};

/** What its services are created with: the ports, and tools of the kernel. */
export type SessionDeps = SessionPorts & {
  passwords: Passwords;
  limits: SessionLimiters;
  tokens: { reset: OneTimeTokens; verify: OneTimeTokens };
  /** Of mails, for an account whose password is being guessed. */
  loginCodes: OneTimeCodes;
  enqueue: Enqueue;
  /** Ends all sessions of a user, remembered devices included. */
  endSessions: (userId: string) => Promise<unknown>;
  /** For work that must not show in the response time. */
  runInBackground: BackgroundTasks['runInBackground'];
  clock: () => Date;
  /** Origin of the links in mails. */
  publicUrl: string;
  /** On a public address an account is used only after its e-mail address was confirmed. */
  needsConfirmation: boolean;
};
