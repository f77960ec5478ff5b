/** One connection pool a process, with timeouts short enough that a frozen MongoDB is noticed within seconds. */
import mongoose, { type Connection } from 'mongoose';
import { sharedCheck } from '../sharedCheck.js';
import { type ClientOptions, LimitedClient } from './limitedClient.js';
import { watchClient } from './watchClient.js';

export type MongoConnection = Connection;
export type MongoDatabase = NonNullable<Connection['db']>;

export type Mongo = {
  connection: MongoConnection;
  /** By the driver's heartbeat, every second: false soon after MongoDB was killed or froze. */
  isReachable: () => boolean;
  /** Rejects when the server does not answer or cannot write. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

export type MongoOptions = {
  dbName?: string;
  monitorCommands?: boolean;
  /** The driver waited for ever, and a new client took its place. */
  onReplaced?: () => void;
};

const OPTIONS: ClientOptions = {
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 2000,
  socketTimeoutMS: 3000,
  waitQueueTimeoutMS: 2000,
  heartbeatFrequencyMS: 1000,
  // Streaming heartbeats notice a frozen server only after two timeouts, polling after one.
  serverMonitoringMode: 'poll',
  // A retry would double the wait; the caller gets the error instead.
  retryReads: false,
  maxPoolSize: 20,
};

const WRITE_CHECK_MS = 1000;

/** Schemas and queries behave alike on all connections of the process. */
function configureMongoose(): void {
  mongoose.set('strictQuery', 'throw');
  mongoose.set('sanitizeFilter', true);
  mongoose.set('bufferCommands', false);
  mongoose.set('autoIndex', false);
  mongoose.set('autoCreate', false);
}

export async function connectMongo(
  uri: string,
  { onReplaced = () => undefined, ...options }: MongoOptions = {},
): Promise<Mongo> {
  configureMongoose();
  const connection = mongoose.createConnection();
  // Each query reports the failure itself; an error event without a listener would end the process.
  connection.on('error', () => undefined);
  let isReachable = false;
  let replacing: Promise<void> | null = null;
  let isClosed = false;
  let unwatch = (): void => undefined;

  const openClient = async (): Promise<LimitedClient> => {
    const client = new LimitedClient(uri, { ...OPTIONS, ...options });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.close();
      throw error;
    }
  };

  const use = (client: LimitedClient): void => {
    isReachable = true;
    client.on('topologyDescriptionChanged', ({ newDescription }) => {
      isReachable = [...newDescription.servers.values()].some(server => server.type !== 'Unknown');
    });
    unwatch = watchClient(client, () => {
      replacing ??= replaceClient().finally(() => (replacing = null));
    });
    connection.setClient(client);
  };

  /** Only when a new client gets its answers: while the server itself is silent, nothing would be won. */
  const replaceClient = async (): Promise<void> => {
    if (isClosed) return;
    try {
      const fresh = await openClient();
      if (isClosed) return void (await fresh.close());
      unwatch();
      connection.getClient().removeAllListeners();
      await connection.close();
      // Closed meanwhile by its owner: nobody would close the new client.
      if (isClosed) return void (await fresh.close());
      use(fresh);
      onReplaced();
    } catch {
      // The next tick tries again.
    }
  };

  use(await openClient());
  const checkWrite = sharedCheck(async () => {
    await connection.collection('readiness').updateOne({}, { $set: { at: new Date() } }, { upsert: true });
  }, WRITE_CHECK_MS);
  return {
    connection,
    isReachable: () => isReachable,
    ping: async () => {
      await connection.getClient().db().command({ ping: 1 });
      await checkWrite();
    },
    close: async () => {
      isClosed = true;
      unwatch();
      await replacing;
      await connection.close(true);
    },
  };
}

/** The database of a connection that is open. */
export function databaseOf({ db }: MongoConnection): MongoDatabase {
  if (!db) throw new Error('The connection to MongoDB is not open.');
  return db;
}
