/** A job whose runs and effects can be counted in the database, by tests and by the processes that they start (jobProcess.ts). */
import { z } from 'zod';
import { defineJob, type JobDefinition, runsJob } from '../kernel/jobs/job.js';
import type { MongoConnection } from '../kernel/mongo/connectMongo.js';

export const countedJob = defineJob({
  name: 'test.counted',
  payload: z.object({ label: z.string(), hangsIn: z.string().optional(), takesMs: z.number().optional() }),
  backOff: { firstMs: 50, maxMs: 100 },
});

export const runsOf = (connection: MongoConnection) =>
  connection.collection<{ label: string; processName: string }>('runs');
export const effectsOf = (connection: MongoConnection) =>
  connection.collection<{ _id: string; label: string }>('effects');

/** Each run notes itself, then writes its effect under the id that all runs of the job share. With `hangsIn` it never ends in that process. */
export const countsRuns = (connection: MongoConnection, processName: string): JobDefinition =>
  runsJob(countedJob, async ({ label, hangsIn, takesMs = 0 }, { effectId }) => {
    await runsOf(connection).insertOne({ label, processName });
    await effectsOf(connection).updateOne({ _id: effectId('row') }, { $setOnInsert: { label } }, { upsert: true });
    if (hangsIn === processName) await new Promise(() => undefined);
    await new Promise(resolve => setTimeout(resolve, takesMs));
  });
