/** A connection for work that no request waits for, such as migrations: MongoDB may take as long as it takes. */
import mongoose from 'mongoose';
import { databaseOf, type MongoDatabase } from './connectMongo.js';

/** A primary may be elected anew meanwhile. */
const SERVER_SELECTION_MS = 60_000;

export async function connectWithoutDeadlines(
  uri: string,
): Promise<{ database: MongoDatabase; close: () => Promise<void> }> {
  const connection = mongoose.createConnection();
  await connection.openUri(uri, {
    socketTimeoutMS: 0,
    // Also that of the driver's heartbeat: an embedded store answers nobody while it builds an index.
    connectTimeoutMS: 0,
    waitQueueTimeoutMS: 0,
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    autoIndex: false,
    autoCreate: false,
  });
  return { database: databaseOf(connection), close: () => connection.close() };
}
