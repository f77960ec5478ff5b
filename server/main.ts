/** Starts the site and ends it gracefully. What keeps it from starting is one line. */
import { serve } from './app/serve.js';
import { StartError } from './app/startError.js';
import { EnvironmentError, parseEnv } from './kernel/env.js';
import { createLogger } from './kernel/logger.js';

async function main(): Promise<void> {
  const env = parseEnv();
  const logger = createLogger(env);
  const site = await serve(env, logger);
  process.stdout.write(`\n  ${site.address}\n\n`);
  logger.info({ url: site.address }, 'listening');

  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, 'stopping');
    site.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof EnvironmentError || error instanceof StartError;
  process.stderr.write(`${isExpected ? error.message : `The site did not start. ${error instanceof Error ? error.stack : String(error)}`}\n`);
  process.exit(1);
});
