import { type Connection, Schema } from 'mongoose';
import type { Lane } from './job.js';

export type JobStatus = 'WAITING' | 'RUNNING' | 'DONE' | 'DEAD';

export type JobRecord = {
  /** Derived from name and key if there is a key, which makes the key unique. */
  _id: string;
  name: string;
  /** Shown to administrators; never personal. */
  key: string | null;
  /** Absent, like `dueAt`, when it is done or dead: the index that jobs are claimed by then holds none of these. */
  lane?: Lane;
  status: JobStatus;
  attempts: number;
  enqueuedAt: Date;
  /** Removed when the job is done. */
  payload?: object;
  subjectId?: string;
  /** When it may be claimed: the due time of a waiting job, the end of the lease of a running one. Absent when it is done or dead. */
  dueAt?: Date;
  /** Process that holds the lease. */
  owner?: string;
  /** Effects that earlier runs finished (JobRun.once). */
  effects?: string[];
  failedAt?: Date;
  lastErrorCode?: string;
  expiresAt?: Date;
};

const required = { type: String, required: true };

const jobSchema = new Schema<JobRecord>(
  {
    _id: required,
    name: required,
    key: { type: String, default: null },
    lane: String,
    status: required,
    attempts: { type: Number, required: true },
    enqueuedAt: { type: Date, required: true },
    payload: Schema.Types.Mixed,
    subjectId: String,
    dueAt: Date,
    owner: String,
    effects: { type: [String], default: undefined },
    failedAt: Date,
    lastErrorCode: String,
    expiresAt: Date,
  },
  { collection: 'jobs', versionKey: false, minimize: false, autoIndex: false, autoCreate: false, strict: 'throw' },
);
// Claiming of each lane, earliest due first; sparse, so that it holds waiting and running jobs only.
jobSchema.index({ lane: 1, dueAt: 1 }, { sparse: true });
// deadJobs, latest first.
jobSchema.index({ status: 1, failedAt: -1 });
// Export, count and erasure of a user's pending jobs.
jobSchema.index({ subjectId: 1 }, { sparse: true });
// Finished jobs expire.
jobSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type JobsConnection = Connection;
export const createJobModel = (connection: JobsConnection) => connection.model<JobRecord>('Job', jobSchema);
export type JobModel = ReturnType<typeof createJobModel>;
