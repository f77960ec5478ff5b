/** What the account room needs of others, supplied by app/wireServices.ts. */
import type { Mailer } from '../../kernel/mail/createMailer.js';
import type { RateLimiter } from '../../kernel/redis/createRateLimiter.js';

/** One part of the product that keeps something about a person: it exports, counts and erases it. */
export type PersonalDataHandler = {
  /** Key in the export and name in the list of what deletion removes. */
  part: string;
  exportOf: (userId: string) => Promise<unknown>;
  countOf: (userId: string) => Promise<number>;
  /** Safe to repeat. */
  erase: (userId: string) => Promise<void>;
};

export type AccountEvent = {
  kind:
    | 'PROFILE_COMPLETED'
    | 'CORRECTION_REQUESTED'
    | 'CORRECTION_DECIDED'
    | 'CONSENT_CHANGED'
    | 'GUARDIAN_CONSENT_REQUESTED'
    | 'GUARDIAN_CONSENT_GIVEN'
    | 'DATA_EXPORTED'
    | 'ACCOUNT_DELETED'
    | 'ROLE_CHANGED';
  actorId?: string;
  subjectId?: string;
  /** Codes, never personal data. */
  detail?: string;
};

export type AccountPorts = {
  clock: () => Date;
  /** Origin of the links in mails. */
  publicUrl: string;
  verifyPassword: (passwordHash: string, password: string) => Promise<boolean>;
  /** All sign-ins of a person, remembered devices too. */
  endSessions: (userId: string) => Promise<unknown>;
  mailer: Pick<Mailer, 'send' | 'post'>;
  /** Never throws and never delays. */
  recordEvent: (event: AccountEvent) => void;
  createLimiter: (limit: { name: string; limit: number; windowSeconds: number }) => RateLimiter;
  /** Of the other rooms and of the sessions. */
  otherPrivacyHandlers: () => readonly PersonalDataHandler[];
};
