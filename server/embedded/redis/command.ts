/** A command of the embedded store: how many arguments it takes, whether it writes, and what it does. */
import type { Keyspace } from './keyspace.js';
import type { ProtocolVersion, Reply } from './resp.js';

/** What a connection remembers between its requests. */
export interface ConnectionState {
  readonly id: number;
  protocol: ProtocolVersion;
  name: string;
  /** The requests of an open MULTI. */
  queue: string[][] | null;
  /** A request of the open MULTI was refused, so EXEC will be, too. */
  isDoomed: boolean;
}

export interface CommandContext {
  keys: Keyspace;
  now: number;
  connection: ConnectionState;
}

export interface Command {
  /** As in Redis: includes the command's name; negative means at least that many. */
  arity: number;
  writes: boolean;
  run: (context: CommandContext, args: string[]) => Reply;
}
