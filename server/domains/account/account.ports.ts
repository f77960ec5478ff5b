/** What the account domain needs of others; app/domains.ts supplies it. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { Enqueue } from '../../kernel/jobs/createJobs.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';
import type { RateLimiter } from '../../kernel/redis/createRateLimiter.js';
import type { SessionUser } from '../../kernel/session/viewer/viewer.js';

export type AccountEvent = {
  kind:
    | 'PROFILE_COMPLETED'
    | 'CORRECTION_REQUESTED'
    | 'CORRECTION_DECIDED'
    | 'ADDRESS_CHANGE_DENIED'
    | 'CONSENT_CHANGED'
    | 'GUARDIAN_CONSENT_REQUESTED'
    | 'GUARDIAN_CONSENT_GIVEN'
    | 'ACCOUNT_DELETED'
    | 'ROLE_CHANGED';
  actorId?: string;
  subjectId?: string;
  /** Codes, never personal data. */
  detail?: string;
};

export type AccountPorts = {
  /** For acts that change no document. Never throws, returns within 150 ms; one event is written per key. */
  recordEvent: (event: AccountEvent, options?: { key?: string; at?: Date }) => Promise<void>;
  /** For acts that change an account: the event is written together with the change. */
  auditEntryOf: (event: AccountEvent) => OutboxEntry;
  /** The mail by which a new address is confirmed: written together with the change. */
  confirmationEntryOf: (userId: string, at: Date) => OutboxEntry;
  /** Brings a corrected name or address to what is found by it: written together with the change. */
  correctedStudentEntryOf: (userId: string, at: Date) => OutboxEntry;
  /** The mail with a link for a new password, and the end of the private calendar address: written together with the end of the former. */
  passwordResetEntriesOf: (userId: string, at: Date) => OutboxEntry[];
};

/** What its services are created with: the ports, and tools of the kernel. */
export type AccountDeps = AccountPorts & {
  clock: () => Date;
  /** Origin of the links in mails. */
  publicUrl: string;
  verifyPassword: (passwordHash: string, password: string) => Promise<boolean>;
  hashPassword: (password: string) => Promise<string>;
  /** Ends all sessions of a user, remembered devices included. */
  endSessions: (userId: string) => Promise<unknown>;
  /** Ends those that began before the change, or hold another role or name than the account has now. */
  endOutdatedSessions: (account: SessionUser, changedAt: Date) => Promise<unknown>;
  /** Sessions and remembered devices that are alive. */
  sessionsOf: (userId: string) => Promise<readonly unknown[]>;
  enqueue: Enqueue;
  createLimiter: (limit: { name: string; limit: number; windowSeconds: number }) => RateLimiter;
  /** Of the other domains. */
  otherPrivacyHandlers: readonly PersonalDataHandler[];
};
