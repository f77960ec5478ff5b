/** Dispatches a command to its handler and turns the result or the error into a reply. */
import { ADMIN_COMMANDS } from './adminCommands.js';
import { assertOptions } from './arguments.js';
import { encode, isDoc } from './bson.js';
import { CommandError, unsupported } from './errors.js';
import type { Handler, Node } from './handler.js';
import { READ_COMMANDS } from './readCommands.js';
import { COMMANDS, COMMON_OPTIONS } from './supported.js';
import { cursorReply, type Command } from './wire.js';
import { WRITE_COMMANDS } from './writeCommands.js';

const HANDLERS: ReadonlyMap<string, Handler> = new Map([...ADMIN_COMMANDS, ...READ_COMMANDS, ...WRITE_COMMANDS]);

function handlerOf({ name, body }: Command): Handler {
  const options = COMMANDS.get(name);
  const handler = HANDLERS.get(name);
  if (!options || !handler) throw unsupported(`no such command: '${name}'; it`, 59);
  if (body.has('txnNumber') || body.has('startTransaction') || body.has('autocommit')) {
    throw new CommandError(
      20,
      'Transaction numbers are only allowed on a replica set member or mongos; the embedded store has no transactions',
    );
  }
  const allowed = new Set([name, ...options]);
  assertOptions(body, { has: option => allowed.has(option) || COMMON_OPTIONS.has(option) }, name);
  return handler;
}

function failure(error: unknown): Buffer[] {
  const known =
    error instanceof CommandError
      ? error
      : new CommandError(1, error instanceof Error ? error.message : 'unknown error');
  return [
    encode(
      new Map<string, unknown>([
        ['ok', 0],
        ['errmsg', known.message],
        ['code', known.code],
        ['codeName', known.codeName],
        ...known.extra,
      ]),
    ),
  ];
}

function namespaceOf({ name, database, body }: Command): string {
  const target = body.get(name);
  return typeof target === 'string' ? `${database}.${target}` : database;
}

export async function runCommand(node: Node, command: Command): Promise<Buffer[]> {
  try {
    const answer = await handlerOf(command)(node, { ...command, ns: namespaceOf(command) });
    if (isDoc(answer)) return [encode(new Map<string, unknown>([...answer, ['ok', 1]]))];
    return cursorReply(answer.batchName, answer.documents, answer.id, answer.ns);
  } catch (error) {
    return failure(error);
  }
}
