// One client: runs its requests in order, holds its MULTI state, and replies when the changes are on disk.

import type { Socket } from 'node:net';
import type { AppendLog } from './appendLog.js';
import { CONTROL_ARITY, checkArity, commandOf } from './commands.js';
import type { Command, ConnectionState } from './command.js';
import type { Keyspace } from './keyspace.js';
import { ErrorReply, OK, ProtocolError, RequestReader, Status, encodeReply, type Reply } from './resp.js';

interface ConnectionDeps {
  id: number;
  socket: Socket;
  keys: Keyspace;
  log: AppendLog;
}

interface Answer {
  reply: Reply;
  wrote: boolean;
}

export function serveConnection({ id, socket, keys, log }: ConnectionDeps): void {
  const connection: ConnectionState = { id, protocol: 2, name: '', queue: null, isDoomed: false };
  const reader = new RequestReader();

  socket.on('data', chunk => {
    if (typeof chunk === 'string') return;
    socket.cork();
    try {
      for (const request of reader.push(chunk)) handle(request);
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      answer({ reply: new ErrorReply(`ERR Protocol error: ${error.message}`), wrote: false });
      log.whenDurable(() => socket.end());
    } finally {
      process.nextTick(() => socket.uncork());
    }
  });

  function handle(request: string[]): void {
    const name = request[0]?.toUpperCase() ?? '';
    answer(attempt(() => (CONTROL_ARITY.has(name) ? control(name, request) : queueOrRun(request))));
    if (name === 'QUIT') log.whenDurable(() => socket.end());
  }

  function answer({ reply, wrote }: Answer): void {
    const { protocol } = connection;
    log.whenDurable(failure => {
      if (socket.destroyed) return;
      socket.write(encodeReply(failure !== null && wrote ? misconfigured(failure) : reply, protocol));
    });
  }

  /** A refused command inside MULTI makes EXEC fail, as in Redis. */
  function attempt(run: () => Answer): Answer {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof ErrorReply)) throw error;
      if (connection.queue !== null) connection.isDoomed = true;
      return { reply: error, wrote: false };
    }
  }

  function queueOrRun(request: string[]): Answer {
    const command = commandOf(request);
    if (connection.queue === null) {
      const { replies, wrote } = execute([request]);
      return { reply: replies[0] ?? null, wrote };
    }
    refuseWriteWhileFailing(command);
    connection.queue.push(request);
    return { reply: new Status('QUEUED'), wrote: false };
  }

  function control(name: string, request: string[]): Answer {
    checkArity(name, CONTROL_ARITY.get(name) ?? 0, request.length);
    if (name === 'QUIT') return { reply: OK, wrote: false };
    const { queue } = connection;
    if (name === 'MULTI') {
      if (queue !== null) return { reply: new ErrorReply('ERR MULTI calls can not be nested'), wrote: false };
      connection.queue = [];
      return { reply: OK, wrote: false };
    }
    if (queue === null) throw new ErrorReply(`ERR ${name} without MULTI`);
    const wasDoomed = connection.isDoomed;
    connection.queue = null;
    connection.isDoomed = false;
    if (name === 'DISCARD') return { reply: OK, wrote: false };
    if (wasDoomed) throw new ErrorReply('EXECABORT Transaction discarded because of previous errors.');
    const { replies, wrote } = execute(queue);
    return { reply: replies, wrote };
  }

  /** Runs requests without interruption and logs their changes as one line, so that a crash leaves all of them or none. */
  function execute(requests: string[][]): { replies: Reply[]; wrote: boolean } {
    const now = Date.now();
    const replies = requests.map((request): Reply => {
      try {
        const command = commandOf(request);
        refuseWriteWhileFailing(command);
        return command.run({ keys, now, connection }, request.slice(1));
      } catch (error) {
        if (error instanceof ErrorReply) return error;
        throw error;
      }
    });
    const changes = keys.takeChanges();
    log.append(changes);
    return { replies, wrote: changes.length > 0 };
  }

  function refuseWriteWhileFailing(command: Command): void {
    if (command.writes && log.writeFailure !== null) throw misconfigured(log.writeFailure);
  }
}

function misconfigured(failure: Error): ErrorReply {
  return new ErrorReply(`MISCONF Errors writing to the append-only file: ${failure.message}`);
}
