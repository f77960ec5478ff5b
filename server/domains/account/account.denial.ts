/**
 * "This was not me": the answer of whoever holds the present mailbox to the news that its account is to get another one. The change ends, or is taken
 * back, whoever asked for it is logged out, and the password that they knew opens nothing any more; a mail brings the way to a new one.
 */
import { daysAfter } from '../../../schema/rules/days.rules.js';
import { hashOf } from '../../kernel/hash.js';
import { secretText } from '../../kernel/session/secrets/secretText.js';
import { nextUpdatedAt } from '../../kernel/transitions/changeDocument.repository.js';
import { type AccountError, userError } from './account.errors.js';
import type { AccountDeps } from './account.ports.js';
import type { CorrectionRecord, UserRecord } from './account.records.js';
import type { UserRepository } from './account.repository.js';
import { sessionsEndOf } from './account.sessions.jobs.js';
import type { CorrectionsRepository } from './corrections.repository.js';

/** Longer than staff have to decide. */
export const DENIAL_DAYS = 30;

/** The id of the request and a secret, of which the hash is stored with it. */
const TOKEN = /^([\w-]{1,60})\.([\w-]{43})$/;

/** Made when the mail is sent. */
export async function issueDenialToken(
  corrections: CorrectionsRepository,
  { _id, requestedAt }: CorrectionRecord,
): Promise<string> {
  const secret = secretText();
  await corrections.setDenial(_id, { tokenHash: hashOf(secret), expiresAt: daysAfter(requestedAt, DENIAL_DAYS) });
  return `${_id}.${secret}`;
}

type Deps = Pick<
  AccountDeps,
  'clock' | 'auditEntryOf' | 'passwordResetEntriesOf' | 'correctedStudentEntryOf' | 'hashPassword'
> & {
  users: UserRepository;
  corrections: CorrectionsRepository;
};

export const createDenialService = ({
  users,
  corrections,
  clock,
  auditEntryOf,
  passwordResetEntriesOf,
  correctedStudentEntryOf,
  hashPassword,
}: Deps) => {
  const requestOf = async (token: string): Promise<CorrectionRecord | null> => {
    const [, id, secret] = TOKEN.exec(token) ?? [];
    const request = id === undefined ? null : await corrections.byId(id);
    const denial = request?.denial;
    const isValid = denial && secret && denial.tokenHash === hashOf(secret) && denial.expiresAt > clock();
    return isValid ? request : null;
  };

  /** The address as it was, and a password that nobody knows, in one write. The link came by mail, so the former address is confirmed. */
  const secure = async (user: UserRecord, { currentValue, wantedValue }: CorrectionRecord) => {
    const isChanged = user.email === wantedValue;
    const now = clock();
    return users.correct(
      user._id,
      { email: user.email },
      {
        ...(isChanged ? { email: currentValue, isEmailVerified: true } : {}),
        passwordHash: await hashPassword(secretText()),
        updatedAt: nextUpdatedAt(user.updatedAt, now),
      },
      [
        sessionsEndOf(user._id, now),
        ...passwordResetEntriesOf(user._id, now),
        auditEntryOf({ kind: 'ADDRESS_CHANGE_DENIED', subjectId: user._id }),
        ...(isChanged ? [correctedStudentEntryOf(user._id, now)] : []),
      ],
    );
  };

  return {
    /** The link is spent last, so that it can be used again when something fails in between. */
    deny: async (token: string): Promise<AccountError[]> => {
      const request = await requestOf(token);
      if (!request) return [userError('INVALID_TOKEN', 'token')];
      const { userId, _id } = request;
      // First, so that staff cannot approve it any more: what is read after this is final.
      await corrections.withdrawOpen(userId, 'EMAIL', clock());
      const user = await users.byId(userId);
      if (!user) return [userError('INVALID_TOKEN', 'token')];
      // The address has gone on to a third one meanwhile, which this link knows nothing of.
      const isOwn = [request.currentValue, request.wantedValue].includes(user.email);
      if (!isOwn) return [userError('INVALID_TOKEN', 'token')];
      const outcome = await secure(user, request);
      if (outcome !== 'DONE') return [userError('CONFLICT')];
      await corrections.removeDenial(_id);
      return [];
    },
  };
};

export type DenialService = ReturnType<typeof createDenialService>;
