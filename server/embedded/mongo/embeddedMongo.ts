/** The process of the store: started by index.ts, ends when its parent tells it to or has ended. */
import type { StoreMessage } from './index.js';
import { DirectoryInUse, serve } from './server.js';

const [dataDir = '', socketPath = '', ttlSweepMs = '', mode = ''] = process.argv.slice(2);

// A Ctrl-C in a terminal reaches all processes of the group; the parent decides when its store stops.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

const tell = (message: StoreMessage, done: () => void = () => undefined) => process.send?.(message, done);

/** With a damaged memory nothing else may run, not even the usual end of a process. */
function endAtOnce(error: Error) {
  console.error(error.message);
  tell({ kind: 'writeFailed', message: error.message }, () => {
    // The refusals of the writers are sent first.
    setImmediate(() => process.kill(process.pid, 'SIGKILL'));
  });
}

try {
  const stop = await serve({
    dataDir,
    socketPath,
    ttlSweepMs: Number(ttlSweepMs),
    isReadOnly: mode === 'readOnly',
    onFailedCommit: endAtOnce,
    onWritable: () => end(),
  });
  const end = () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('disconnect', end);
  process.once('message', end);
  tell({ kind: 'ready' });
  if (!process.connected) end();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  tell({ kind: 'notStarted', isInUse: error instanceof DirectoryInUse, message }, () => process.exit(1));
}
