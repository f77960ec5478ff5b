/** Accounts as the session domain needs them: credentials and a summary without the profile. */
import { isUnder16 } from '../../../schema/rules/account.values.js';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import type { Role } from '../../../schema/rules/session.values.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';
import { newId } from '../../kernel/newId.js';
import { isPossiblePhone } from './account.phones.js';
import type { AccountLanguage, SecondFactorRecord, SetOnce, UserRecord } from './account.records.js';
import type { UserRepository } from './account.repository.js';

export type AccountSummary = {
  id: string;
  email: string;
  isEmailVerified: boolean;
  fullName: string;
  role: Role;
  /** Language of mails. */
  language: AccountLanguage;
  isProfileComplete: boolean;
  needsGuardianConsent: boolean;
  memberSince: Date;
};

/** `phone` is needed by the rule against personal passwords. */
export type Credentials = {
  account: AccountSummary;
  passwordHash: string;
  phone: string;
  secondFactor: SecondFactorRecord | null;
  hasLoggedIn: boolean;
};
export type FollowUps = readonly OutboxEntry[];
export type NewAccount = SetOnce & { passwordHash: string; language: AccountLanguage };

export type Accounts = {
  /** `email` normalized: trimmed, lower case. */
  findCredentials: (email: string) => Promise<Credentials | null>;
  credentialsOf: (id: string) => Promise<Credentials | null>;
  summaryOf: (id: string) => Promise<AccountSummary | null>;
  /** TAKEN when the address or the id has an account, also for parallel calls. Follow-ups are written together with the account. */
  create: (
    account: NewAccount,
    followUpsOf?: (id: string) => FollowUps,
    confirmed?: { id: string; isEmailVerified: true },
  ) => Promise<AccountSummary | 'TAKEN'>;
  /** Of a student who never confirmed the address and never logged in; false when it is none of these. */
  removeUnused: UserRepository['removeUnused'];
  /** False when the address or the password is not the one in `seen` any more. */
  setPasswordHash: (
    seen: Credentials,
    passwordHash: string,
    options?: { isEmailVerified?: true; followUps?: FollowUps },
  ) => Promise<boolean>;
  /** The login before it becomes `lastLogin`. */
  markLogin: (id: string, at: Date, followUps?: FollowUps) => Promise<void>;
  /** False when there is no such account, or it has another address. */
  markEmailVerified: (id: string, email: string, followUps?: FollowUps) => Promise<boolean>;
  /** False when it is not as in `seen` any more. */
  setSecondFactor: UserRepository['setSecondFactor'];
  /** The next login of a member of staff sets a new one up. The follow-ups of the caller end the sessions. */
  removeSecondFactor: UserRepository['removeSecondFactor'];
  /** Null when there is no such account. The follow-ups of the caller end its sessions. */
  setRole: (id: string, role: Role, followUps?: FollowUps) => Promise<AccountSummary | null>;
  /** Advisors and administrators, sorted by address. */
  listStaff: () => Promise<AccountSummary[]>;
  /** Of an E.164 number: whether its country has numbers of that length. */
  isPossiblePhone: (e164: string) => boolean;
};

export const needsGuardianConsent = (
  { dateOfBirth, guardianConsent }: Pick<UserRecord, 'dateOfBirth' | 'guardianConsent'>,
  now: Date,
): boolean =>
  (guardianConsent?.givenAt === undefined || guardianConsent.purpose === 'COPIES') &&
  isUnder16(dateOfBirth, dayInVietnam(now));

export const createAccounts = ({ users, clock }: { users: UserRepository; clock: () => Date }): Accounts => {
  const summary = (user: UserRecord): AccountSummary => ({
    id: user._id,
    email: user.email,
    isEmailVerified: user.isEmailVerified,
    fullName: user.fullName,
    role: user.role,
    language: user.language,
    isProfileComplete: user.isComplete,
    needsGuardianConsent: needsGuardianConsent(user, clock()),
    memberSince: user.createdAt,
  });
  const credentials = (user: UserRecord | null): Credentials | null =>
    user && {
      account: summary(user),
      passwordHash: user.passwordHash,
      phone: user.phone,
      secondFactor: user.secondFactor ?? null,
      hasLoggedIn: user.loginAt !== undefined,
    };

  return {
    findCredentials: async email => credentials(await users.byEmail(email)),
    credentialsOf: async id => credentials(await users.byId(id)),

    summaryOf: async id => {
      const user = await users.byId(id);
      return user && summary(user);
    },

    create: async (account, followUpsOf = () => [], confirmed) => {
      const now = clock();
      const user: UserRecord = {
        _id: confirmed?.id ?? newId(),
        ...account,
        isEmailVerified: confirmed?.isEmailVerified ?? false,
        role: 'STUDENT',
        isComplete: false,
        preferredCountries: [],
        consents: [],
        createdAt: now,
        updatedAt: now,
      };
      return (await users.insert(user, followUpsOf(user._id))) ? summary(user) : 'TAKEN';
    },

    setPasswordHash: ({ account: { id, email }, passwordHash: former }, passwordHash, { followUps, ...also } = {}) =>
      users.setWhere({ _id: id, email, passwordHash: former }, { passwordHash, ...also }, followUps),

    markLogin: async (id, at, followUps) => {
      const user = await users.byId(id);
      if (user) await users.set(id, { loginAt: at, ...(user.loginAt ? { lastLogin: user.loginAt } : {}) }, followUps);
    },

    markEmailVerified: (id, email, followUps) =>
      users.setWhere({ _id: id, email }, { isEmailVerified: true }, followUps),

    removeUnused: users.removeUnused,
    setSecondFactor: users.setSecondFactor,
    removeSecondFactor: users.removeSecondFactor,

    setRole: async (id, role, followUps) => {
      if (!(await users.set(id, { role }, followUps))) return null;
      const user = await users.byId(id);
      return user && summary(user);
    },

    listStaff: async () => (await users.staff()).map(summary),
    isPossiblePhone,
  };
};
