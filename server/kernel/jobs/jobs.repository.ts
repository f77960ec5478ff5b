/** Jobs in MongoDB. Changes of a running job are conditional on its owner, so that a process whose lease was taken over changes nothing. */
import { trusted } from 'mongoose';
import { isDuplicateKey } from '../mongo/isDuplicateKey.js';
import type { Lane } from './job.js';
import type { JobModel, JobRecord } from './jobs.model.js';

export type NewJob = Pick<JobRecord, '_id' | 'name' | 'key' | 'payload' | 'enqueuedAt' | 'dueAt'> & {
  lane: Lane;
  subjectId: string | null;
};
/** What never became a job: listed with the dead ones. */
export type UnmovedJob = Pick<JobRecord, '_id' | 'name' | 'payload' | 'subjectId' | 'enqueuedAt' | 'failedAt'> &
  Pick<JobRecord, 'lastErrorCode' | 'expiresAt'>;
export type Lease = { id: string; owner: string };
type DeadJob = Pick<JobRecord, '_id' | 'name' | 'key' | 'attempts' | 'enqueuedAt' | 'failedAt' | 'lastErrorCode'>;

/** Pending jobs of one user that an export lists. */
const PERSON_CAP = 500;
/** The figures of the queue are read at every scrape: from an index, and no further than this. */
const MAX_COUNTED = 10_000;
const FIGURE_MS = 1000;

export const createJobsRepository = (jobs: JobModel) => {
  const change = async ({ id, owner }: Lease, update: object): Promise<boolean> =>
    (await jobs.updateOne({ _id: id, owner }, update)).matchedCount === 1;

  return {
    /** False when there is one of this id. */
    insert: async ({ subjectId, ...job }: NewJob): Promise<boolean> => {
      try {
        await jobs.create([{ ...job, ...(subjectId ? { subjectId } : {}), status: 'WAITING', attempts: 0 }]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** One of its id is there after an earlier attempt to set it aside. */
    insertDead: async (job: UnmovedJob): Promise<void> => {
      try {
        await jobs.create([{ ...job, key: null, status: 'DEAD', attempts: 0 }]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    removeWaiting: async (ids: readonly string[]): Promise<void> => {
      await jobs.deleteMany({ _id: trusted({ $in: [...ids] }), status: 'WAITING' });
    },

    /** Claims one job of the lane that is due or whose lease expired, atomically. */
    claim: (
      lane: Lane,
      names: readonly string[],
      { now, leaseEnd, owner }: { now: Date; leaseEnd: Date; owner: string },
    ): Promise<JobRecord | null> =>
      jobs
        .findOneAndUpdate(
          { lane, name: trusted({ $in: [...names] }), dueAt: trusted({ $lte: now }) },
          { $set: { status: 'RUNNING', owner, dueAt: leaseEnd }, $inc: { attempts: 1 } },
          { sort: { dueAt: 1 }, returnDocument: 'after' },
        )
        .lean<JobRecord | null>()
        .exec(),

    /** Whether a run of another job of this name has its lease. */
    otherRuns: async ({ _id, name }: Pick<JobRecord, '_id' | 'name'>, now: Date): Promise<boolean> =>
      (await jobs
        .exists({ status: 'RUNNING', name, _id: trusted({ $ne: _id }), dueAt: trusted({ $gt: now }) })
        .exec()) !== null,

    extend: (lease: Lease, dueAt: Date): Promise<boolean> => change(lease, { $set: { dueAt } }),
    noteEffect: (lease: Lease, effect: string): Promise<boolean> => change(lease, { $push: { effects: effect } }),

    /** What stays of a finished job blocks its key; payload and subject are removed. */
    finish: (lease: Lease, expiresAt: Date): Promise<boolean> =>
      change(lease, {
        $set: { status: 'DONE', expiresAt },
        $unset: { lane: 1, dueAt: 1, owner: 1, payload: 1, subjectId: 1, effects: 1, lastErrorCode: 1, failedAt: 1 },
      }),
    retryLater: (lease: Lease, failure: { dueAt: Date; failedAt: Date; lastErrorCode: string }): Promise<boolean> =>
      change(lease, { $set: { status: 'WAITING', ...failure }, $unset: { owner: 1 } }),
    /** `kept` takes the place of its payload; null removes that. */
    markDead: (
      lease: Lease,
      failure: { failedAt: Date; lastErrorCode: string; expiresAt: Date },
      kept?: object | null,
    ): Promise<boolean> =>
      change(lease, {
        $set: { status: 'DEAD', ...failure, ...(kept ? { payload: kept } : {}) },
        $unset: { lane: 1, dueAt: 1, owner: 1, ...(kept === null ? { payload: 1 } : {}) },
      }),
    /** The attempt does not count. */
    release: (lease: Lease, dueAt: Date): Promise<boolean> =>
      change(lease, { $set: { status: 'WAITING', dueAt }, $inc: { attempts: -1 }, $unset: { owner: 1 } }),

    dead: async ({ skip, limit }: { skip: number; limit: number }): Promise<{ items: DeadJob[]; total: number }> => {
      const [items, total] = await Promise.all([
        jobs
          .find({ status: 'DEAD' })
          .select({ name: 1, key: 1, attempts: 1, enqueuedAt: 1, failedAt: 1, lastErrorCode: 1 })
          .sort({ failedAt: -1 })
          .skip(skip)
          .limit(limit)
          .lean<DeadJob[]>()
          .exec(),
        jobs.countDocuments({ status: 'DEAD' }).exec(),
      ]);
      return { items, total };
    },
    /** Its lane; null when it is not dead. */
    requeue: async (id: string, dueAt: Date, laneOf: (name: string) => Lane): Promise<Lane | null> => {
      const dead = { _id: id, status: 'DEAD' } as const;
      const job = await jobs.findOne(dead).select({ name: 1 }).lean<Pick<JobRecord, 'name'> | null>().exec();
      if (!job) return null;
      const lane = laneOf(job.name);
      const revived = { status: 'WAITING', attempts: 0, dueAt, lane };
      return (await jobs.updateOne(dead, { $set: revived, $unset: { expiresAt: 1 } })).matchedCount === 1 ? lane : null;
    },

    /** Since when the job of the lane that waits longest has been due; null when none is. */
    oldestDueAt: async (lane: Lane, now: Date): Promise<Date | null> => {
      const job = await jobs
        .findOne({ lane, dueAt: trusted({ $lte: now }) })
        .sort({ dueAt: 1 })
        .select({ dueAt: 1 })
        .maxTimeMS(FIGURE_MS)
        .lean<Pick<JobRecord, 'dueAt'> | null>()
        .exec();
      return job?.dueAt ?? null;
    },
    dueCount: (lane: Lane, now: Date): Promise<number> =>
      jobs
        .countDocuments({ lane, dueAt: trusted({ $lte: now }) })
        .limit(MAX_COUNTED)
        .maxTimeMS(FIGURE_MS)
        .exec(),
    deadCount: (): Promise<number> =>
      jobs.countDocuments({ status: 'DEAD' }).limit(MAX_COUNTED).maxTimeMS(FIGURE_MS).exec(),

    ofPerson: (userId: string): Promise<JobRecord[]> =>
      jobs.find({ subjectId: userId }).limit(PERSON_CAP).lean<JobRecord[]>().exec(),
    countOf: (userId: string): Promise<number> => jobs.countDocuments({ subjectId: userId }).exec(),
    removeAll: async (userId: string): Promise<void> => {
      await jobs.deleteMany({ subjectId: userId });
    },
  };
};

export type JobsRepository = ReturnType<typeof createJobsRepository>;
