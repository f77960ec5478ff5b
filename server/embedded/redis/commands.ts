// The list of supported commands; all others are refused by name.

import type { Command, CommandContext } from './command.js';
import { keyCommands } from './keyCommands.js';
import { ErrorReply, OK, Status, type Reply } from './resp.js';
import { setCommands } from './setCommands.js';
import { stringCommands } from './stringCommands.js';

const REDIS_VERSION = '7.0.0';
const LIMIT_NOTE = 'the embedded store does not support it';

function hello({ connection }: CommandContext, [version, ...rest]: string[]): Reply {
  if (version !== undefined && version !== '2' && version !== '3')
    throw new ErrorReply('NOPROTO unsupported protocol version');
  if (rest.length === 2 && rest[0]?.toUpperCase() === 'SETNAME') connection.name = rest[1] ?? '';
  else if (rest.length > 0)
    throw new ErrorReply(`ERR Syntax error in HELLO option '${rest[0]?.toLowerCase()}': ${LIMIT_NOTE}`);
  if (version !== undefined) connection.protocol = version === '3' ? 3 : 2;
  return new Map<string, Reply>([
    ['server', 'redis'],
    ['version', REDIS_VERSION],
    ['proto', connection.protocol],
    ['id', connection.id],
    ['mode', 'standalone'],
    ['role', 'master'],
    ['modules', []],
  ]);
}

function client({ connection }: CommandContext, [subcommand = '', ...args]: string[]): Reply {
  const form = `${subcommand.toUpperCase()} ${args.length}`;
  if (form === 'SETNAME 1') {
    connection.name = args[0] ?? '';
    return OK;
  }
  if (form === 'SETINFO 2') return OK;
  if (form === 'GETNAME 0') return connection.name || null;
  if (form === 'ID 0') return connection.id;
  throw new ErrorReply(`ERR unknown subcommand '${subcommand}'. Try CLIENT HELP: ${LIMIT_NOTE}`);
}

function info({ keys }: CommandContext): Reply {
  const lines = [
    '# Server',
    `redis_version:${REDIS_VERSION}`,
    'redis_mode:standalone',
    '',
    '# Persistence',
    'loading:0',
    'aof_enabled:1',
    '',
    '# Replication',
    'role:master',
    '',
    '# Keyspace',
    `db0:keys=${keys.size}`,
    '',
  ];
  return lines.join('\r\n');
}

function select(_context: CommandContext, [index = '']: string[]): Reply {
  if (!/^\d+$/.test(index)) throw new ErrorReply('ERR value is not an integer or out of range');
  if (index !== '0') throw new ErrorReply('ERR DB index is out of range');
  return OK;
}

function listCommands(_context: CommandContext, [subcommand = '', ...rest]: string[]): Reply {
  const form = `${subcommand.toUpperCase()} ${rest.length}`;
  if (form === 'COUNT 0') return commandNames().length;
  if (form === 'LIST 0') return commandNames().map(name => name.toLowerCase());
  throw new ErrorReply(`ERR unknown subcommand '${subcommand}'. Try COMMAND HELP: ${LIMIT_NOTE}`);
}

const connectionCommands: Record<string, Command> = {
  PING: { arity: -1, writes: false, run: (_context, [message]) => message ?? new Status('PONG') },
  ECHO: { arity: 2, writes: false, run: (_context, [message = '']) => message },
  HELLO: { arity: -1, writes: false, run: hello },
  CLIENT: { arity: -2, writes: false, run: client },
  INFO: { arity: -1, writes: false, run: info },
  SELECT: { arity: 2, writes: false, run: select },
  COMMAND: { arity: -2, writes: false, run: listCommands },
};

/** Handled by the connection itself, because they change its state: see connection.ts. */
export const CONTROL_ARITY: ReadonlyMap<string, number> = new Map([
  ['MULTI', 1],
  ['EXEC', 1],
  ['DISCARD', 1],
  ['QUIT', -1],
]);

const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({ ...stringCommands, ...setCommands, ...keyCommands, ...connectionCommands }),
);

export function commandNames(): string[] {
  return [...commands.keys(), ...CONTROL_ARITY.keys()].sort();
}

/** The command of a request; throws the error of Redis when there is none. */
export function commandOf([name = '', ...args]: string[]): Command {
  const command = commands.get(name.toUpperCase());
  if (command === undefined) {
    const shown = args
      .slice(0, 20)
      .map(arg => `'${arg.slice(0, 128)}' `)
      .join('');
    throw new ErrorReply(
      `ERR unknown command '${name.slice(0, 128)}', with args beginning with: ${shown}(${LIMIT_NOTE})`,
    );
  }
  checkArity(name, command.arity, args.length + 1);
  return command;
}

export function checkArity(name: string, arity: number, count: number): void {
  if (arity < 0 ? count < -arity : count !== arity) {
    throw new ErrorReply(`ERR wrong number of arguments for '${name.toLowerCase()}' command`);
  }
}
