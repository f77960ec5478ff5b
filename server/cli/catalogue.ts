/** `npm run catalogue -- <command>`: changes the catalogue in the database; with a database of its own the site may be running. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import {
  type Catalogue,
  coverageOf,
  coverageTable,
  createCatalogue,
  parseStarter,
  readStarter,
} from '../domains/catalogue/index.js';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { systemClock } from '../kernel/clock.js';
import { type Env, parseEnv } from '../kernel/env.js';
import { buildIndexes, connectMongo } from '../kernel/mongo/connectMongo.js';
import { CommandError, runCommand, say } from './command.js';

const USAGE = `Usage: npm run catalogue -- <command>

  coverage                         print which facts of the starter catalogue are known, by country and kind of source
  load-starter                     load the starter catalogue, or what changed in it
  generate --programs <number>     generate a synthetic catalogue, for load tests only
  generate --remove                remove the synthetic catalogue

  --force    generate on a site whose PUBLIC_URL is not this machine`;

const MAX_PROGRAMS = 1_000_000;
/** Longer than running processes take to notice that an item was retired. */
const RETIREMENT_MS = 10_000;

const readArguments = (args: string[]) => {
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
};
type Arguments = ReturnType<typeof readArguments>;

const programsOf = ({ programs }: Arguments): number => {
  if (!programs || !/^\d+$/.test(programs) || Number(programs) < 1 || Number(programs) > MAX_PROGRAMS) {
    throw new CommandError(`--programs takes a whole number from 1 to ${MAX_PROGRAMS}.`);
  }
  return Number(programs);
};

/** Needs MongoDB only; Redis may be absent. */
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
      // An embedded store has no other readers, so there is nothing to wait for.
      if (env.mongodbUri) await pause(RETIREMENT_MS);
      say(`Removed ${await synthetic.remove()} synthetic items.`);
      return;
    }
    const size = await synthetic.generate(programs, written => {
      if (process.stdout.isTTY) process.stdout.write(`\r${Math.floor((written / programs) * 100)} %`);
    });
    if (process.stdout.isTTY) process.stdout.write('\r');
    say(
      `Generated ${size.programs} synthetic programs, ${size.institutions} institutions and ${size.scholarships} scholarships.`,
    );
  });
};

const loadStarter = (env: Env): Promise<void> =>
  withCatalogue(env, async catalogue => {
    const report = await catalogue.loadStarter();
    if (report.isUnchanged) say('The starter catalogue is already loaded; nothing changed.');
    for (const kind of ['institutions', 'programs', 'scholarships'] as const) {
      const { inserted, updated, unchanged, retired } = report[kind] ?? {};
      if (report[kind]) say(`${kind}: ${inserted} new, ${updated} changed, ${unchanged} as before, ${retired} retired`);
    }
  });

const coverage = async (): Promise<void> => say(coverageTable(coverageOf(parseStarter(await readStarter()))));

await runCommand(USAGE, async commandLine => {
  const args = readArguments(commandLine);
  if (args.help) return say(USAGE);
  if (args.command === 'coverage') return coverage();
  if (args.command === 'generate') return generate(parseEnv(), args);
  if (args.command === 'load-starter') return loadStarter(parseEnv());
  throw new CommandError(USAGE);
});
