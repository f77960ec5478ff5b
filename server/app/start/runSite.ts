/** The life of the process: environment, start, address, signals, end. What keeps the site from starting is one line. */
import { type Env, EnvironmentError, parseEnv } from '../../kernel/env.js';
import { createLogger, type Logger } from '../../kernel/logger.js';
import { serve, type ServeOptions, type Site } from './serve.js';
import { StartError } from './startError.js';

const OPEN_UNAWARES =
  'HOST lets other machines in and PUBLIC_URL is not set: playground, introspection and /metrics are open to whoever reaches the port; set PUBLIC_URL to the address that people use';

export async function runSite(options: ServeOptions = {}): Promise<void> {
  try {
    const env = parseEnv();
    const logger = createLogger(env);
    if (env.isOpenUnawares) logger.warn({ host: env.host }, OPEN_UNAWARES);
    const site = await serve(env, logger, options);
    process.stdout.write(`\n  ${site.address}\n\n`);
    stopOnSignals(site, env, logger);
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`);
    process.exit(1);
  }
}

function lineOf(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof StartError) return error.message;
  return `The site did not start. ${error instanceof Error ? error.stack : String(error)}`;
}

function stopOnSignals(site: Site, { drainMs }: Env, logger: Logger): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    // Who asks twice will not wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal, drainMs }, 'stopping');
    try {
      await site.stop();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, 'the stop failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', signal => void stop(signal));
  process.on('SIGINT', signal => void stop(signal));
}
