/** The profile: editable fields, set-once fields, and optimistic concurrency on `updatedAt`. */
import {
  completeProfileRule,
  profileRule,
  type ProfileValues,
  SET_ONCE_FIELDS,
  setOnceRules,
  type SetOnceField,
} from '../../../schema/rules/account.rules.js';
import { isSameMailbox } from '../../../schema/rules/session.rules.js';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';
import { type AccountError, userError, userErrorsOf } from './account.errors.js';
import { isPossiblePhone } from './account.phones.js';
import type { AccountDeps } from './account.ports.js';
import type { ProfileFields, UserRecord } from './account.records.js';
import type { UserChange, UserRepository } from './account.repository.js';

export type ProfileResult = { profile: UserRecord | null; errors: AccountError[] };
export type ProfileInput = Record<string, unknown> & { seenUpdatedAt?: Date | null };

/** Retries after a concurrent write. */
const MAX_TRIES = 5;

type Deps = Pick<AccountDeps, 'clock' | 'auditEntryOf'> & { users: UserRepository };

/** A session whose account was deleted is not valid. */
export const existingUser = async (users: Pick<UserRepository, 'byId'>, id: string): Promise<UserRecord> => {
  const user = await users.byId(id);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
};

const setOnceErrors = (input: ProfileInput, user: UserRecord, today: string): AccountError[] => {
  const rules = setOnceRules(today);
  const isKept = (field: SetOnceField): boolean =>
    input[field] === undefined || rules[field].safeParse(input[field]).data === user[field];
  return Object.values(SET_ONCE_FIELDS)
    .filter(field => !isKept(field))
    .map(field => userError('CANNOT_CHANGE', field));
};

const guardianErrors = ({ guardianEmail, guardianPhone }: Partial<ProfileValues>, user: UserRecord): AccountError[] => [
  ...(guardianEmail && isSameMailbox(guardianEmail, user.email)
    ? [userError('GUARDIAN_IS_SELF', 'guardianEmail')]
    : []),
  ...(guardianPhone && !isPossiblePhone(guardianPhone) ? [userError('INVALID_PHONE', 'guardianPhone')] : []),
];

const withoutNulls = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null && part !== undefined)) as T;

/** An omitted field is unchanged, null clears it; `preferredCountries` is cleared to an empty list, `language` is never cleared. */
function changeOf({ gpa, englishCert, budget, preferredCountries, language, ...plain }: ProfileValues): UserChange {
  const entered: Partial<Record<keyof ProfileFields, unknown>> = {
    ...plain,
    gpa,
    budget,
    englishCert: englishCert && withoutNulls(englishCert),
  };
  const unset = Object.entries(entered).flatMap(([field, value]) =>
    value === null ? [field as keyof ProfileFields] : [],
  );
  const countries = preferredCountries === undefined ? {} : { preferredCountries: preferredCountries ?? [] };
  return {
    set: { ...withoutNulls(entered), ...countries, ...(language ? { language } : {}) } as UserChange['set'],
    unset,
  };
}

export const createProfileService = ({ users, clock, auditEntryOf }: Deps) => {
  const today = (): string => dayInVietnam(clock());

  /** Without `seenUpdatedAt` the last write wins. */
  const store = async (
    user: UserRecord,
    change: UserChange,
    seenUpdatedAt: Date | null | undefined,
    followUpsOf: (present: UserRecord) => OutboxEntry[] = () => [],
  ): Promise<ProfileResult> => {
    if (seenUpdatedAt && seenUpdatedAt.getTime() !== user.updatedAt.getTime())
      return { profile: null, errors: [userError('CONFLICT')] };
    let present = user;
    for (let tries = 0; tries < (seenUpdatedAt ? 1 : MAX_TRIES); tries += 1) {
      const followUps = followUpsOf(present);
      const profile = await users.changeProfile(user._id, present.updatedAt, { ...change, followUps }, clock());
      if (profile !== 'CONFLICT') return { profile, errors: [] };
      present = await existingUser(users, user._id);
    }
    return { profile: null, errors: [userError('CONFLICT')] };
  };

  return {
    profileOf: (id: string): Promise<UserRecord> => existingUser(users, id),

    update: async (id: string, input: ProfileInput): Promise<ProfileResult> => {
      const user = await existingUser(users, id);
      const parsed = profileRule(today()).safeParse(input);
      const errors = [
        ...setOnceErrors(input, user, today()),
        ...(parsed.error ? userErrorsOf(parsed.error) : guardianErrors(parsed.data, user)),
      ];
      if (errors.length > 0 || !parsed.data) return { profile: null, errors };
      return store(user, changeOf(parsed.data), input.seenUpdatedAt);
    },

    complete: async (id: string, input: Record<string, unknown>): Promise<ProfileResult> => {
      const user = await existingUser(users, id);
      const parsed = completeProfileRule(today()).safeParse(input);
      if (parsed.error) return { profile: null, errors: userErrorsOf(parsed.error) };
      const { set, ...rest } = changeOf(parsed.data);
      return store(user, { ...rest, set: { ...set, isComplete: true } }, null, ({ isComplete }) =>
        isComplete ? [] : [auditEntryOf({ kind: 'PROFILE_COMPLETED', actorId: id, subjectId: id })],
      );
    },
  };
};

export type ProfileService = ReturnType<typeof createProfileService>;
