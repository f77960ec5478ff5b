/** Consent by purpose. Every decision is stored, as proof of who agreed to what and when (domain rules 1h). */
import { CONSENT_PURPOSES, CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { type AccountError, userError } from './account.errors.js';
import type { AccountDeps } from './account.ports.js';
import { existingUser } from './account.profile.js';
import type { AccountLanguage, ConsentChannel, ConsentPurpose, ConsentRecord, UserRecord } from './account.records.js';
import type { UserRepository } from './account.repository.js';

/** Above it the oldest decisions are dropped. */
const HISTORY_CAP = 1000;
const VERSION = /^\d{4}-\d{2}-\d{2}$/;

export type ConsentInput = {
  purpose: ConsentPurpose;
  isGiven: boolean;
  textVersion: string;
  language: AccountLanguage;
};
export type ConsentResult = { consents: ConsentRecord[]; errors: AccountError[] };

/** The latest decision of each purpose. */
export const latestConsents = ({ consents }: Pick<UserRecord, 'consents'>): ConsentRecord[] =>
  CONSENT_PURPOSES.flatMap(purpose => consents.findLast(consent => consent.purpose === purpose) ?? []);

export const createConsentsService = ({
  users,
  clock,
  auditEntryOf,
}: Pick<AccountDeps, 'clock' | 'auditEntryOf'> & { users: UserRepository }) => ({
  /** Consent is given to the current text only; it can be withdrawn under any version. */
  set: async (
    userId: string,
    { purpose, isGiven, textVersion, language }: ConsentInput,
    channel: ConsentChannel,
  ): Promise<ConsentResult> => {
    const user = await existingUser(users, userId);
    const present = latestConsents(user);
    const isReadable = isGiven ? textVersion === CONSENT_TEXT_VERSION : VERSION.test(textVersion);
    if (!isReadable) return { consents: present, errors: [userError('OUTDATED_TEXT', 'textVersion')] };
    if (present.some(held => held.purpose === purpose && held.isGiven === isGiven && held.textVersion === textVersion))
      return { consents: present, errors: [] };
    const detail = `${purpose} ${isGiven ? 'GIVEN' : 'WITHDRAWN'}`;
    const changed = await users.addConsent(
      userId,
      { purpose, isGiven, textVersion, language, at: clock(), channel },
      {
        cap: HISTORY_CAP,
        followUps: [auditEntryOf({ kind: 'CONSENT_CHANGED', actorId: userId, subjectId: userId, detail })],
      },
    );
    if (!changed) throw new AppError('UNAUTHENTICATED');
    return { consents: latestConsents(changed), errors: [] };
  },
});

export type ConsentsService = ReturnType<typeof createConsentsService>;
