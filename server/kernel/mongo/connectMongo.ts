/** One connection pool a process, with timeouts short enough that a frozen MongoDB is noticed within seconds. */
import mongoose, { type Connection } from 'mongoose';

export type MongoConnection = Connection;

export type Mongo = {
  connection: MongoConnection;
  /** By the driver's heartbeat, every second: false soon after MongoDB was killed or froze. */
  isReachable: () => boolean;
  /** Rejects when the server does not answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

const OPTIONS = {
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 2000,
  // Selection and socket timeouts add up to less than six seconds, the longest that a request may wait for a store.
  socketTimeoutMS: 3000,
  waitQueueTimeoutMS: 2000,
  heartbeatFrequencyMS: 1000,
  // Streaming heartbeats notice a frozen server only after two timeouts, polling after one.
  serverMonitoringMode: 'poll',
  // A retry would double the wait; the caller gets the error instead.
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
  // Each query reports the failure itself; an error event without a listener would end the process.
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

/** Unique indexes must exist before the first write, so they are built before listening. */
export async function buildIndexes(connection: MongoConnection): Promise<void> {
  for (const model of Object.values(connection.models)) await model.createIndexes();
}
