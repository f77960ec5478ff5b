/** A numbered change of what earlier releases stored. server/README.md, "Adding a migration". */
import type { MongoDatabase } from '../mongo/connectMongo.js';
import type { RedisClient } from '../redis/connectRedis.js';
import type { ChangeDocument } from './rewriteDocuments.js';
import type { ChangeValue } from './rewriteKeys.js';

export type MigrationTools = {
  database: MongoDatabase;
  /** One key a command, as everywhere: a migration that moves keys writes the new one before it deletes the old one. */
  redis: RedisClient;
  /** Every key of Redis that matches, a few at a time; a key may come twice. */
  scannedKeys: (pattern: string) => AsyncGenerator<string[]>;
  /** Every document of the collection, changed where `change` says so; resolves to how many were. */
  rewriteDocuments: (collection: string, change: ChangeDocument) => Promise<number>;
  /** Every string in Redis whose key matches, changed where `change` says so; resolves to how many were. */
  rewriteKeys: (pattern: string, change: ChangeValue) => Promise<number>;
  /** Throws when another process has taken over. Called before a write that goes through neither of the two above. */
  assertMayWrite: () => void;
  /** The one that signs cookies now. */
  sessionSecret: string;
  /** A line for whoever watches. */
  say: (line: string) => void;
};

export type Migration = {
  /** Its file without the ending: `0001-content-hash`. Never changed once released. */
  name: string;
  /** What it does, as one sentence. */
  about: string;
  /** Leaves alone what is changed already: after a crash it runs again from its beginning. */
  run: (tools: MigrationTools) => Promise<void>;
};
