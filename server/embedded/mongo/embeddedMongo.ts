/** The process of the store: started by index.ts, ends when its parent tells it to or has ended. */
import { DirectoryInUse, serve } from './server.js';

const [dataDir = '', socketPath = '', ttlSweepMs = ''] = process.argv.slice(2);

// A Ctrl-C in a terminal reaches all processes of the group; the parent decides when its store stops.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

try {
  const stop = await serve({ dataDir, socketPath, ttlSweepMs: Number(ttlSweepMs) });
  const end = () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('disconnect', end);
  process.once('message', end);
  process.send?.({ isReady: true });
  if (!process.connected) end();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.send?.({ isReady: false, isInUse: error instanceof DirectoryInUse, message }, () => process.exit(1));
}
