/** `npm run catalogue -- <command>`: work on the catalogue in the database, beside the running site. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { type Catalogue, createCatalogue } from '../domains/catalogue/index.js';
import { EmbeddedStoreInUseError, startEmbeddedMongo } from '../embedded/mongo/index.js';
import { systemClock } from '../kernel/clock.js';
import { type Env, EnvironmentError, parseEnv } from '../kernel/env.js';
import { buildIndexes, connectMongo } from '../kernel/mongo/connectMongo.js';

const USAGE = `Usage: npm run catalogue -- <command>

  load-starter                     bring in the starter catalogue, or what changed in it
  generate --programs <number>     make a marked synthetic catalogue, for load tests only
  generate --remove                take the synthetic catalogue out again

  --force    generate on a site whose PUBLIC_URL is not this machine`;

/** Told to the person in one line, without a stack. */
class CommandError extends Error {}

const MAX_PROGRAMS = 1_000_000;
/** Longer than running processes take to learn that an item was retired. */
const LEARNING_MS = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const readArguments = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        programs: { type: 'string' },
        remove: { type: 'boolean' },
        force: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    return { ...values, command: positionals.length === 1 ? positionals[0] : undefined };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
};
type Arguments = ReturnType<typeof readArguments>;

const programsOf = ({ programs }: Arguments): number => {
  if (!programs || !/^\d+$/.test(programs) || Number(programs) < 1 || Number(programs) > MAX_PROGRAMS) {
    throw new CommandError(`--programs takes a whole number from 1 to ${MAX_PROGRAMS}.`);
  }
  return Number(programs);
};

/** Redis has no part in this, so it need not be there. */
const withCatalogue = async (env: Env, work: (catalogue: Catalogue) => Promise<void>): Promise<void> => {
  const embedded = env.mongodbUri ? null : await startEmbeddedMongo({ dataDir: env.dataDir });
  try {
    const mongo = await connectMongo(env.mongodbUri ?? embedded?.uri ?? '').catch(() => {
      throw new CommandError('MongoDB does not answer (MONGODB_URI).');
    });
    const catalogue = createCatalogue({ connection: mongo.connection, clock: systemClock });
    await buildIndexes(mongo.connection);
    await work(catalogue).finally(mongo.close);
  } finally {
    await embedded?.stop();
  }
};

const generate = async (env: Env, args: Arguments): Promise<void> => {
  if (env.exposure !== 'open' && !args.force) {
    throw new CommandError(
      'This site is public (PUBLIC_URL is not a loopback address): synthetic items would be found by visitors. Add --force to go on.',
    );
  }
  const programs = args.remove ? 0 : programsOf(args);
  await withCatalogue(env, async ({ synthetic }) => {
    if (args.remove) {
      await synthetic.retire();
      // Embedded stores serve this process alone: nobody else has to learn of it.
      if (env.mongodbUri) await pause(LEARNING_MS);
      say(`Removed ${await synthetic.remove()} synthetic items.`);
      return;
    }
    const size = await synthetic.generate(programs, written => {
      if (process.stdout.isTTY) process.stdout.write(`\r${Math.floor((written / programs) * 100)} %`);
    });
    if (process.stdout.isTTY) process.stdout.write('\r');
    say(
      `Made ${size.programs} synthetic programs, ${size.institutions} institutions and ${size.scholarships} scholarships.`,
    );
  });
};

const loadStarter = (env: Env): Promise<void> =>
  withCatalogue(env, async catalogue => {
    const report = await catalogue.loadStarter();
    if (report.isUnchanged) say('The starter catalogue is in already; nothing changed.');
    for (const kind of ['institutions', 'programs', 'scholarships'] as const) {
      const { inserted, updated, unchanged, retired } = report[kind] ?? {};
      if (report[kind]) say(`${kind}: ${inserted} new, ${updated} changed, ${unchanged} as before, ${retired} retired`);
    }
  });

const explain = (error: unknown): string => {
  if (error instanceof EmbeddedStoreInUseError)
    return 'The running site holds the data folder: stop it first, or name another with DATA_DIR.';
  if (error instanceof CommandError || error instanceof EnvironmentError) return error.message;
  return `The command failed. ${error instanceof Error ? error.stack : String(error)}`;
};

const main = async (): Promise<void> => {
  const args = readArguments(process.argv.slice(2));
  if (args.help) return say(USAGE);
  if (args.command === 'generate') return generate(parseEnv(), args);
  if (args.command === 'load-starter') return loadStarter(parseEnv());
  throw new CommandError(USAGE);
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  },
);
