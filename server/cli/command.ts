/** What the commands for operators share: their output, expected errors as one line, and the exit code. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../app/start/startError.js';
import { EnvironmentError } from '../kernel/env.js';
import { projectRoot } from '../kernel/projectRoot.js';

/** An error of the caller, printed as one line without a stack. */
export class CommandError extends Error {}

/** How the command of this name is called where it runs: from the sources of a checkout, or from the bundle, as in the image. */
export const callOf = (name: string): string =>
  import.meta.url.endsWith('.ts') ? `npm run ${name} --` : `node dist/server/${name}.js`;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

function explain(error: unknown, usage: string): string {
  const isStoreInUse = [error, error instanceof Error ? error.cause : undefined].some(
    failure => codeOf(failure) === 'EMBEDDED_STORE_IN_USE',
  );
  if (isStoreInUse)
    return 'The data folder is in use by the running site: stop it first, or name another folder with DATA_DIR.';
  if (error instanceof CommandError || error instanceof EnvironmentError || error instanceof StartError)
    return error.message;
  // Thrown by parseArgs for options that do not exist.
  if (error instanceof TypeError && String(codeOf(error)).startsWith('ERR_PARSE_ARGS'))
    return `${error.message}\n\n${usage}`;
  return `The command failed. ${error instanceof Error ? error.stack : String(error)}`;
}

/** The settings of the site that `npm start` reads as well; what is set outside wins. */
function readEnvFile(): void {
  const path = join(projectRoot, '.env');
  if (process.env.NODE_ENV !== 'test' && existsSync(path)) process.loadEnvFile(path);
}

/** Runs a command and ends the process: with 0, or with 1 and an explanation. */
export async function runCommand(usage: string, run: (args: string[]) => Promise<void>): Promise<never> {
  try {
    readEnvFile();
    await run(process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${explain(error, usage)}\n`);
    process.exit(1);
  }
}
