/** What the account domain needs of others; app/domains.ts supplies it. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { Mailer } from '../../kernel/mail/createMailer.js';
import type { RateLimiter } from '../../kernel/redis/createRateLimiter.js';

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
  /** Never throws and never delays. */
  recordEvent: (event: AccountEvent) => void;
};

/** What its services are created with: the ports, and tools of the kernel. */
export type AccountDeps = AccountPorts & {
  clock: () => Date;
  /** Origin of the links in mails. */
  publicUrl: string;
  verifyPassword: (passwordHash: string, password: string) => Promise<boolean>;
  /** All sign-ins of a person, remembered devices too. */
  endSessions: (userId: string) => Promise<unknown>;
  mailer: Pick<Mailer, 'send' | 'post'>;
  createLimiter: (limit: { name: string; limit: number; windowSeconds: number }) => RateLimiter;
  /** Of the other domains. */
  otherPrivacyHandlers: () => readonly PersonalDataHandler[];
};
