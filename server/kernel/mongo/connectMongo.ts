/** One connection a process, with time-outs short enough that a frozen MongoDB is noticed before a person gives up. */
import mongoose, { type Connection } from 'mongoose';

export type MongoConnection = Connection;

export type Mongo = {
  connection: MongoConnection;
  /** What the driver's own heartbeat says, every second: false soon after MongoDB was killed or froze. */
  isReachable: () => boolean;
  /** Asks the server itself; rejects when it does not answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

const OPTIONS = {
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 2000,
  // Selection and socket time-outs together stay under six seconds, the longest that a request may wait for a store.
  socketTimeoutMS: 3000,
  waitQueueTimeoutMS: 2000,
  heartbeatFrequencyMS: 1000,
  // The stream of heartbeats notices a frozen server only after both time-outs; polling notices after one.
  serverMonitoringMode: 'poll',
  // A second attempt would double the wait; the caller is told instead.
  retryReads: false,
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  maxPoolSize: 20,
} as const;

export async function connectMongo(
  uri: string,
  options: { dbName?: string; monitorCommands?: boolean } = {},
): Promise<Mongo> {
  mongoose.set('strictQuery', 'throw');
  mongoose.set('sanitizeFilter', true);
  mongoose.set('bufferCommands', false);
  const connection = mongoose.createConnection(uri, { ...OPTIONS, ...options });
  // Every waiting query reports the same failure itself; without a listener it would end the process.
  connection.on('error', () => undefined);
  try {
    await connection.asPromise();
  } catch (error) {
    await connection.close(true).catch(() => undefined);
    throw error;
  }
  let isReachable = true;
  connection.getClient().on('topologyDescriptionChanged', ({ newDescription }) => {
    isReachable = [...newDescription.servers.values()].some(server => server.type !== 'Unknown');
  });
  return {
    connection,
    isReachable: () => isReachable,
    ping: async () => {
      await connection.getClient().db().command({ ping: 1 }, { timeoutMS: 1500 });
    },
    close: () => connection.close(true),
  };
}

/** Unique indexes guard writes from the first request on, so they are built before listening. */
export async function buildIndexes(connection: MongoConnection): Promise<void> {
  for (const model of Object.values(connection.models)) await model.createIndexes();
}
