/** Accounts in MongoDB: every read by one index, every change one write, with what follows it. */
import { type QueryFilter, trusted } from 'mongoose';
import { type OutboxEntry, outboxOf, withFollowUps } from '../../kernel/jobs/outbox.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import { changeDocument } from '../../kernel/transitions/changeDocument.repository.js';
import type { AccountModels } from './account.model.js';
import type {
  ConsentRecord,
  GuardianRecord,
  ProfileFields,
  RetentionRecord,
  SecondFactorRecord,
  SetOnce,
  UserRecord,
} from './account.records.js';

const STAFF_CAP = 500;

/** What a write puts in, and the fields it empties. */
export type UserChange = {
  set: Partial<UserRecord>;
  unset?: readonly (keyof ProfileFields)[];
  followUps?: readonly OutboxEntry[];
};

type FollowUps = readonly OutboxEntry[];

/** `runSoon` is called after a write that something follows. */
export const createUserRepository = ({ users }: Pick<AccountModels, 'users'>, runSoon: () => void) => {
  const runJobsAfter = <T>(result: T, followUps: FollowUps): T => {
    if (followUps.length > 0) runSoon();
    return result;
  };
  const update = async (
    where: { _id: string } & Partial<UserRecord>,
    fields: Partial<UserRecord>,
    followUps: FollowUps,
  ) => {
    const { matchedCount } = await users.updateOne(where, withFollowUps({ $set: fields }, followUps));
    return runJobsAfter(matchedCount === 1, followUps);
  };

  return {
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

    /** False when the address or the id has an account; the unique indexes decide. */
    insert: async (user: UserRecord, followUps: FollowUps = []): Promise<boolean> => {
      try {
        await users.create([{ ...user, ...outboxOf(followUps) }]);
        return runJobsAfter(true, followUps);
      } catch (error) {
        if (isDuplicateKey(error, 'email') || isDuplicateKey(error, '_id')) return false;
        throw error;
      }
    },

    removeUnused: async (id: string): Promise<boolean> => {
      const never = { isEmailVerified: false, role: 'STUDENT' as const };
      const { deletedCount } = await users.deleteOne({ _id: id, ...never, loginAt: trusted({ $exists: false }) });
      return deletedCount === 1;
    },

    /** Fields that do not belong to the profile's form; false when there is no such account. */
    set: (id: string, fields: Partial<UserRecord>, followUps: FollowUps = []): Promise<boolean> =>
      update({ _id: id }, fields, followUps),

    /** Only while it still holds what was read: false when somebody was faster. */
    setWhere: (
      where: { _id: string } & Partial<UserRecord>,
      fields: Partial<UserRecord>,
      followUps: FollowUps = [],
    ): Promise<boolean> => update(where, fields, followUps),

    /** The profile as changed; CONFLICT when it was changed since `updatedAt`, or is gone. */
    changeProfile: async (
      id: string,
      updatedAt: Date,
      { followUps = [], ...change }: UserChange,
      now: Date,
    ): Promise<UserRecord | 'CONFLICT'> =>
      runJobsAfter(await changeDocument(users, { id, seen: { updatedAt }, ...change, followUps, now }), followUps),

    /** One set-once field, while it holds `former`; TAKEN when another account has the address. */
    correct: async (
      id: string,
      former: Partial<SetOnce>,
      fields: Partial<UserRecord>,
      followUps: FollowUps = [],
    ): Promise<'DONE' | 'CHANGED' | 'TAKEN'> => {
      try {
        return (await update({ _id: id, ...former }, fields, followUps)) ? 'DONE' : 'CHANGED';
      } catch (error) {
        if (isDuplicateKey(error, 'email')) return 'TAKEN';
        throw error;
      }
    },

    /** While it is as it was read: false when another login was faster. */
    setSecondFactor: async (
      id: string,
      seen: SecondFactorRecord | null,
      secondFactor: SecondFactorRecord,
      followUps: FollowUps = [],
    ): Promise<boolean> => {
      const { matchedCount } = await users.updateOne(
        { _id: id, 'secondFactor.secret': seen?.secret ?? null, 'secondFactor.lastStep': seen?.lastStep ?? null },
        withFollowUps({ $set: { secondFactor } }, followUps),
      );
      return runJobsAfter(matchedCount === 1, followUps);
    },

    removeSecondFactor: async (id: string, followUps: FollowUps = []): Promise<boolean> => {
      const { matchedCount } = await users.updateOne(
        { _id: id },
        withFollowUps({ $set: {}, $unset: { secondFactor: 1 } }, followUps),
      );
      return runJobsAfter(matchedCount === 1, followUps);
    },

    addConsent: async (
      id: string,
      consent: ConsentRecord,
      { cap, followUps }: { cap: number; followUps: FollowUps },
    ): Promise<UserRecord | null> =>
      runJobsAfter(
        await users
          .findOneAndUpdate(
            { _id: id },
            withFollowUps({ $push: { consents: { $each: [consent], $slice: -cap } } }, followUps),
            { returnDocument: 'after' },
          )
          .lean<UserRecord | null>()
          .exec(),
        followUps,
      ),

    /**
     * False when there is no such account, or a guardian has agreed meanwhile: consent that was given never becomes a request again. A confirmed address for
     * copies is no consent to store marks, which is asked for when a date of birth was corrected.
     */
    requestGuardianConsent: async (
      id: string,
      guardianConsent: GuardianRecord,
      followUps: FollowUps,
    ): Promise<boolean> => {
      const isOpenTo: QueryFilter<UserRecord>[] = [
        { 'guardianConsent.givenAt': null },
        ...(guardianConsent.purpose === 'MARKS' ? [{ 'guardianConsent.purpose': 'COPIES' as const }] : []),
      ];
      for (const condition of isOpenTo) {
        const { matchedCount } = await users.updateOne(
          { ...condition, _id: id },
          withFollowUps({ $set: { guardianConsent } }, followUps),
        );
        if (matchedCount === 1) return runJobsAfter(true, followUps);
      }
      return false;
    },

    /** The link's token, made when its mail is sent; false when a newer request stands, or the consent was given. */
    setGuardianToken: async (id: string, askedAt: Date, token: { hash: string; expiresAt: Date }): Promise<boolean> => {
      const { matchedCount } = await users.updateOne(
        { _id: id, 'guardianConsent.askedAt': askedAt, 'guardianConsent.givenAt': null },
        { $set: { 'guardianConsent.tokenHash': token.hash, 'guardianConsent.expiresAt': token.expiresAt } },
      );
      return matchedCount === 1;
    },

    /** Takes the link's token away with the answer: of two clicks at once, one counts. */
    giveGuardianConsent: async (
      tokenHash: string,
      guardianConsent: GuardianRecord,
      followUps: FollowUps,
    ): Promise<UserRecord | null> =>
      runJobsAfter(
        await users
          .findOneAndUpdate(
            { 'guardianConsent.tokenHash': tokenHash },
            withFollowUps({ $set: { guardianConsent } }, followUps),
            { returnDocument: 'after' },
          )
          .lean<UserRecord | null>()
          .exec(),
        followUps,
      ),

    /** Accounts that are to be looked at, or never were. */
    dueForRetention: async (now: Date, limit: number): Promise<UserRecord[]> => {
      const due = { 'retention.dueAt': trusted({ $lte: now }) };
      const found = await users.find(due).sort({ 'retention.dueAt': 1 }).limit(limit).lean<UserRecord[]>().exec();
      if (found.length > 0) return found;
      return users.find({ 'retention.dueAt': null }).limit(limit).lean<UserRecord[]>().exec();
    },

    /** While it is as it was read: false when another process was faster. */
    setRetention: async (
      { _id, retention: seen }: Pick<UserRecord, '_id' | 'retention'>,
      retention: RetentionRecord,
      followUps: FollowUps = [],
    ): Promise<boolean> => {
      const { matchedCount } = await users.updateOne(
        { _id, 'retention.dueAt': seen?.dueAt ?? null },
        withFollowUps({ $set: { retention } }, followUps),
      );
      return runJobsAfter(matchedCount === 1, followUps);
    },

    remove: async (id: string): Promise<void> => {
      await users.deleteOne({ _id: id });
    },
  };
};

export type UserRepository = ReturnType<typeof createUserRepository>;
