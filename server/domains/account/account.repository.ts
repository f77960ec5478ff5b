/** Accounts in MongoDB: every read by one index, every change one write. */
import { trusted } from 'mongoose';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import type { AccountModels } from './account.model.js';
import type { ConsentRecord, GuardianRecord, ProfileFields, SetOnce, UserRecord } from './account.records.js';

const STAFF_CAP = 500;

/** What a write puts in, and the fields it empties. */
export type UserChange = { set: Partial<UserRecord>; unset?: readonly (keyof ProfileFields)[] };

export const createUserRepository = ({ users }: Pick<AccountModels, 'users'>) => ({
  byId: (id: string): Promise<UserRecord | null> => users.findOne({ _id: id }).lean<UserRecord | null>().exec(),
  byEmail: (email: string): Promise<UserRecord | null> => users.findOne({ email }).lean<UserRecord | null>().exec(),
  byIds: (ids: readonly string[]): Promise<UserRecord[]> =>
    users
      .find({ _id: trusted({ $in: [...ids] }) })
      .lean<UserRecord[]>()
      .exec(),
  byGuardianToken: (tokenHash: string): Promise<UserRecord | null> =>
    users.findOne({ 'guardianConsent.tokenHash': tokenHash }).lean<UserRecord | null>().exec(),
  staff: (): Promise<UserRecord[]> =>
    users
      .find({ role: trusted({ $in: ['ADVISOR', 'ADMIN'] }) })
      .sort({ email: 1 })
      .limit(STAFF_CAP)
      .lean<UserRecord[]>()
      .exec(),

  /** False when the address has an account; the unique index decides. */
  insert: async (user: UserRecord): Promise<boolean> => {
    try {
      await users.create([user]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'email')) return false;
      throw error;
    }
  },

  /** Fields that do not belong to the profile's form; false when there is no such account. */
  set: async (id: string, fields: Partial<UserRecord>): Promise<boolean> =>
    (await users.updateOne({ _id: id }, { $set: fields })).matchedCount === 1,

  /** Only while it still holds what was read: null when somebody was faster. */
  setWhere: async (where: { _id: string } & Partial<UserRecord>, fields: Partial<UserRecord>): Promise<boolean> =>
    (await users.updateOne(where, { $set: fields })).matchedCount === 1,

  /** The profile as changed; null when it was changed since `seenUpdatedAt`, or is gone. */
  changeProfile: (id: string, seenUpdatedAt: Date, { set, unset = [] }: UserChange): Promise<UserRecord | null> =>
    users
      .findOneAndUpdate(
        { _id: id, updatedAt: seenUpdatedAt },
        { $set: set, ...(unset.length === 0 ? {} : { $unset: Object.fromEntries(unset.map(field => [field, 1])) }) },
        { returnDocument: 'after' },
      )
      .lean<UserRecord | null>()
      .exec(),

  /** One set-once field, while it holds `former`; TAKEN when another account has the address. */
  correct: async (
    id: string,
    former: Partial<SetOnce>,
    fields: Partial<UserRecord>,
  ): Promise<'DONE' | 'CHANGED' | 'TAKEN'> => {
    try {
      return (await users.updateOne({ _id: id, ...former }, { $set: fields })).matchedCount === 1 ? 'DONE' : 'CHANGED';
    } catch (error) {
      if (isDuplicateKey(error, 'email')) return 'TAKEN';
      throw error;
    }
  },

  addConsent: (id: string, consent: ConsentRecord, most: number): Promise<UserRecord | null> =>
    users
      .findOneAndUpdate(
        { _id: id },
        { $push: { consents: { $each: [consent], $slice: -most } } },
        { returnDocument: 'after' },
      )
      .lean<UserRecord | null>()
      .exec(),

  /** Takes the link's token away with the answer: of two clicks at once, one counts. */
  giveGuardianConsent: (tokenHash: string, guardianConsent: GuardianRecord): Promise<UserRecord | null> =>
    users
      .findOneAndUpdate(
        { 'guardianConsent.tokenHash': tokenHash },
        { $set: { guardianConsent } },
        { returnDocument: 'after' },
      )
      .lean<UserRecord | null>()
      .exec(),

  remove: async (id: string): Promise<void> => {
    await users.deleteOne({ _id: id });
  },
});

export type UserRepository = ReturnType<typeof createUserRepository>;
