/** Durable jobs on a database of their own, with a clock that the test sets and one document that has an outbox. */
import { randomBytes } from 'node:crypto';
import { Schema } from 'mongoose';
import { z } from 'zod';
import { createLogger } from '../../logger.js';
import { connectMongo, databaseOf, type Mongo } from '../../mongo/connectMongo.js';
import { buildIndexes } from '../../mongo/indexes.js';
import { createJobs, type Jobs, type JobsOptions } from '../createJobs.js';
import { defineJob, type JobDefinition } from '../job.js';
import type { JobRecord } from '../jobs.model.js';
import { indexOutbox, outboxFields } from '../outbox.repository.js';
import type { WithOutbox } from '../outbox.js';

const PATIENCE_MS = 25_000;
export const noteJob = defineJob({
  name: 'test.note',
  payload: z.object({ text: z.string(), userId: z.string().nullable() }),
  subjectOf: ({ userId }) => userId,
  maxAttempts: 3,
  backOff: { firstMs: 1000, maxMs: 60_000 },
});

type Note = WithOutbox & { _id: string; text: string };
const noteSchema = new Schema<Note>({ _id: String, text: String, ...outboxFields }, { versionKey: false });
indexOutbox(noteSchema);

/** A database for the tests of one file, emptied after each; call it once, outside of the tests. */
export function openJobsDatabase() {
  const dbName = `jobs_${randomBytes(6).toString('hex')}`;
  const clock = { now: new Date() };
  const lines: string[] = [];
  let mongo: Mongo;
  let started: Jobs[] = [];
  const connection = () => mongo.connection;
  const later = (ms: number): void => {
    clock.now = new Date(clock.now.getTime() + ms);
  };

  /** What one process has: its own worker on the shared collection. */
  function createProcess(definitions: readonly JobDefinition[], options: Partial<JobsOptions> = {}): Jobs {
    const logger = createLogger({ logLevel: 'info' }, { write: line => void lines.push(line) });
    const jobs = createJobs({ connection: mongo.connection, clock: () => clock.now, logger, ...options });
    jobs.register(definitions);
    started.push(jobs);
    return jobs;
  }
  const stored = () => mongo.connection.collection<JobRecord>('jobs');
  const one = async (id: string): Promise<JobRecord | null> => stored().findOne({ _id: id });
  const notes = () => mongo.connection.model<Note>('Note', noteSchema, 'notes');

  beforeAll(async () => {
    mongo = await connectMongo(String(process.env.MONGODB_URI), { dbName });
    createProcess([]);
    notes();
    await buildIndexes(mongo.connection, databaseOf(mongo.connection));
  });
  beforeEach(() => {
    clock.now = new Date();
    lines.length = 0;
    started = [];
  });
  afterEach(async () => {
    for (const jobs of started) await jobs.stop(0);
    for (const name of ['jobs', 'notes', 'runs', 'effects']) await mongo.connection.collection(name).deleteMany({});
  });
  afterAll(async () => {
    await mongo.connection.dropDatabase();
    await mongo.close();
  });
  return { connection, dbName, createProcess, clock, later, lines, stored, one, notes };
}

/** What was found, once there is something. */
export async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  const limit = AbortSignal.timeout(PATIENCE_MS);
  for (;;) {
    const found = await look();
    if (found) return found;
    if (limit.aborted) throw new Error(`it did not happen: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
