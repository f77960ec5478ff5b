import { type Connection, Schema } from 'mongoose';

export type JobStatus = 'WAITING' | 'RUNNING' | 'DONE' | 'DEAD';

export type JobRecord = {
  /** Made from name and key where there is a key: that is what makes a second job of a key impossible. */
  _id: string;
  name: string;
  /** For administrators to tell jobs apart; never anything personal. */
  key: string | null;
  status: JobStatus;
  attempts: number;
  enqueuedAt: Date;
  /** Gone once the job is done. */
  payload?: object;
  subjectId?: string;
  /** When it may be claimed: its time while it waits, the end of the lease while it runs. Absent when it is over. */
  dueAt?: Date;
  /** The process that runs it. */
  owner?: string;
  /** What earlier runs finished. */
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
// Claiming the job that is due longest; finished jobs do not stand in it.
jobSchema.index({ dueAt: 1 }, { sparse: true });
// deadJobs, latest first.
jobSchema.index({ status: 1, failedAt: -1 });
// Export, count and erasure of a person's.
jobSchema.index({ subjectId: 1 }, { sparse: true });
// Finished jobs go after a while.
jobSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type JobsConnection = Connection;
export const createJobModel = (connection: JobsConnection) => connection.model<JobRecord>('Job', jobSchema);
export type JobModel = ReturnType<typeof createJobModel>;
