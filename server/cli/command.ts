/** What the commands for operators share: their output, expected errors as one line, and the exit code. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../app/start/startError.js';
import { codeOf } from '../kernel/errors/codeOf.js';
import { type Env, EnvironmentError } from '../kernel/env.js';
import { projectRoot } from '../kernel/projectRoot.js';

/** An error of the caller, printed as one line without a stack. */
export class CommandError extends Error {}

/** How the command of this name is called where it runs: from the sources of a checkout, or from the bundle, as in the image. */
export const callOf = (name: string): string =>
  import.meta.url.endsWith('.ts') ? `npm run ${name} --` : `node dist/server/${name}.js`;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** An address without the account and the password in it. */
const withoutSecrets = (address: string): string => address.replace(/\/\/[^/]*@/, '//').replace(/\?.*$/, '');

export type StorePlaces = Pick<Env, 'mongodbUri' | 'redisUrl' | 'dataDir'>;
/** Where documents and sessions are stored, in words. */
export const documentsOf = ({ mongodbUri, dataDir }: Omit<StorePlaces, 'redisUrl'>): string =>
  mongodbUri ? withoutSecrets(mongodbUri) : `the embedded store in ${dataDir}`;
export const sessionsOf = ({ redisUrl, dataDir }: Omit<StorePlaces, 'mongodbUri'>): string =>
  redisUrl ? withoutSecrets(redisUrl) : `the embedded store in ${dataDir}`;

/**
 * On standard error, before a store is opened. A command has an environment of its own, in which mails may go elsewhere than those of the site: what
 * follows from its changes is stored as jobs, and the site runs them.
 */
export const sayStores = (stores: string): void =>
  void process.stderr.write(`${stores}. No mail is sent and no job is run: the site does both.\n`);

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
