/** The driver's client with a deadline on every command and on its own end. */
import { mongo } from 'mongoose';
import { withDeadline, withDeadlines } from './deadline.js';

const CLOSE_LIMIT_MS = 1000;

export type ClientOptions = mongo.MongoClientOptions & { dbName?: string };

export class LimitedClient extends mongo.MongoClient {
  override db(name?: string, options?: mongo.DbOptions): mongo.Db {
    return withDeadlines(super.db(name, options));
  }

  override connect(): Promise<this> {
    return withDeadline(super.connect());
  }

  /** The driver ends a session of the server first, over a connection that may be silent. */
  override async close(force?: boolean): Promise<void> {
    await withDeadline(super.close(force), CLOSE_LIMIT_MS).catch(() => undefined);
  }
}
