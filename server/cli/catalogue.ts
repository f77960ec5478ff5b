/** `npm run catalogue -- <command>`: changes the catalogue in the database; with a database of its own the site may be running. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import {
  ADAPTERS,
  type Catalogue,
  coverageOf,
  coverageTable,
  createCatalogue,
  createPublishers,
  drawOf,
  findAdapter,
  finishLater,
  ImportError,
  isFetched,
  kindsOf,
  kindTable,
  parseStarter,
  type Publisher,
  readStarter,
  registersFolder,
  statementsOf,
  takeByHand,
} from '../domains/catalogue/index.js';
import { prepareEmptyStores, readMissing, refuseNewer } from '../app/start/prepareStores.js';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { systemClock } from '../kernel/clock.js';
import { type Env, parseEnv } from '../kernel/env.js';
import { connectMongo, type Mongo } from '../kernel/mongo/connectMongo.js';
import { createJobs, type Jobs } from '../kernel/jobs/createJobs.js';
import { createLogger } from '../kernel/logger.js';
import { isPartialDay } from '../../schema/rules/edition.rules.js';
import { callOf, CommandError, documentsOf, runCommand, say, sayStores } from './command.js';
import { dueLines } from './dueOutput.js';
import { downloadLine, fetchLines } from './fetchOutput.js';
import { importLines, readingLine } from './importOutput.js';
import { createProgress } from './progress.js';

const CALL = callOf('catalogue');
const USAGE = `Usage: ${CALL} <command>

  due                              print which facts somebody should read again, those on which most programs rest first
  coverage                         print which facts of the starter catalogue are known, by country and kind of source
  draw --seed <hash> --count <n>   print published facts at random, to compare them with other sources (docs/facts.md)
  load-starter                     load the starter catalogue, or what changed in it
  import <adapter> <path>          load an edition of a public register, whole or not at all
  fetch [register...]              bring the present edition from its publisher into DATA_DIR/registers and import it; all that programs may fetch
                                   when none is named
  generate --programs <number>     generate a synthetic catalogue, for load tests only
  generate --remove                remove the synthetic catalogue

  --limit <number>   due: how many are printed, 50 when left out
  --json             due: as JSON, with every member of the list of the graph
  --file <path>      fetch of one register: take what was downloaded by hand, a zip too
  --edition <date>   import: YYYY, YYYY-MM or YYYY-MM-DD, where the files do not tell it
  --force            generate on a site whose PUBLIC_URL is not this machine; import or fetch an older edition, or one that lacks most items

Adapters:
${ADAPTERS.map(({ name, about }) => `  ${name.padEnd(16)} ${about}`).join('\n')}`;

const MAX_PROGRAMS = 1_000_000;
/** Longer than running processes take to notice that an item was retired. */
const RETIREMENT_MS = 10_000;

const readArguments = (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      programs: { type: 'string' },
      seed: { type: 'string' },
      count: { type: 'string' },
      remove: { type: 'boolean' },
      edition: { type: 'string' },
      file: { type: 'string' },
      force: { type: 'boolean' },
      limit: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [command, ...operands] = positionals;
  const isComplete = command === 'fetch' || operands.length === (command === 'import' ? 2 : 0);
  return { ...values, command: isComplete ? command : undefined, operands };
};
type Arguments = ReturnType<typeof readArguments>;

const programsOf = ({ programs }: Arguments): number => {
  if (!programs || !/^\d+$/.test(programs) || Number(programs) < 1 || Number(programs) > MAX_PROGRAMS) {
    throw new CommandError(`--programs takes a whole number from 1 to ${MAX_PROGRAMS}.`);
  }
  return Number(programs);
};

/** Without Redis nothing can be migrated: an empty database is prepared here, any other by a start or by `npm run migrate`. */
const prepareCatalogue = async (env: Env, mongo: Mongo): Promise<void> => {
  const { pending, unknown, indexes, isEmpty } = await readMissing({ mongo });
  refuseNewer(unknown);
  if (isEmpty) return prepareEmptyStores({ stores: { mongo }, env, clock: systemClock, say });
  if (pending.length > 0 || indexes.length > 0)
    throw new CommandError(
      'The database is of an earlier release: stop the site, make a copy, and run "npm run migrate" first.',
    );
};

/** Needs MongoDB only; Redis may be absent. */
const withCatalogue = async (
  env: Env,
  work: (catalogue: Catalogue, jobs: Pick<Jobs, 'enqueue'>) => Promise<void>,
): Promise<void> => {
  sayStores(`Documents: ${documentsOf(env)}`);
  const embedded = env.mongodbUri ? null : await startEmbeddedMongo({ dataDir: env.dataDir });
  try {
    const mongo = await connectMongo(env.mongodbUri ?? embedded?.uri ?? '').catch(() => {
      throw new CommandError('MongoDB does not answer (MONGODB_URI).');
    });
    const catalogue = createCatalogue({ connection: mongo.connection, clock: systemClock });
    const jobs = createJobs({
      connection: mongo.connection,
      clock: systemClock,
      logger: createLogger(env),
    });
    await prepareCatalogue(env, mongo);
    await work(catalogue, jobs).finally(mongo.close);
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
      const { inserted, updated, confirmed, unchanged, retired } = report[kind] ?? {};
      if (report[kind])
        say(
          `${kind}: ${inserted} new, ${updated} changed, ${confirmed} confirmed, ${unchanged} as before, ${retired} retired`,
        );
    }
  });

type Register = { name: string; path: string; edition: string | undefined; force: boolean };

async function importRegister(env: Env, { name, path, edition, force }: Register): Promise<void> {
  const adapter = findAdapter(name, path);
  if (!adapter) throw new CommandError(`There is no adapter ${name}: ${ADAPTERS.map(known => known.name).join(', ')}.`);
  if (edition !== undefined && !isPartialDay(edition))
    throw new CommandError('--edition takes YYYY, YYYY-MM or YYYY-MM-DD.');
  await withCatalogue(env, async (catalogue, { enqueue }) => {
    const progress = createProgress();
    const report = await catalogue
      .importRegister(
        adapter,
        {
          path,
          edition,
          force,
          isAlone: env.mongodbUri === undefined,
          onProgress: how => progress.show(readingLine(adapter.name, how)),
        },
        finishLater(enqueue),
      )
      .finally(progress.end);
    for (const line of importLines(adapter.name, report)) say(line);
  });
}

const importInto = (env: Env, { operands: [name = '', path = ''], edition, force = false }: Arguments): Promise<void> =>
  importRegister(env, { name, path, edition, force });

const publishers = createPublishers();

function publisherOf(register: string): Publisher {
  const publisher = publishers.find(known => known.register === register);
  if (publisher) return publisher;
  throw new CommandError(
    `${register} is not on the list of publishers: ${publishers.map(known => known.register).join(', ')}.`,
  );
}

async function fetchOne(env: Env, publisher: Publisher, { edition, force = false }: Arguments): Promise<void> {
  const { register, page } = publisher;
  if (!isFetched(publisher))
    throw new CommandError(
      `${publisher.byHand}. Download it from ${page} and name the file: ${CALL} fetch ${register} --file <path>`,
    );
  await withCatalogue(env, async (catalogue, { enqueue }) => {
    const progress = createProgress();
    const report = await catalogue
      .refreshRegister(
        {
          publisher,
          folder: registersFolder(env.dataDir),
          edition,
          force,
          isAlone: env.mongodbUri === undefined,
          onDownload: (...how) => progress.show(downloadLine(...how)),
          onFetched: fetched => {
            progress.end();
            for (const line of fetchLines(register, fetched)) say(line);
          },
          onProgress: how => progress.show(readingLine(register, how)),
        },
        finishLater(enqueue),
      )
      .finally(progress.end);
    for (const line of importLines(register, report)) say(line);
  });
}

/** What cannot be fetched keeps nothing else back, and is told in one line at the end. */
async function fetchInto(env: Env, args: Arguments): Promise<void> {
  const { operands, file, edition, force = false } = args;
  const chosen = operands.length > 0 ? operands.map(publisherOf) : publishers.filter(isFetched);
  if (file !== undefined) {
    const [only, ...others] = chosen;
    if (!only || others.length > 0) throw new CommandError('--file goes with the name of one register.');
    const path = await takeByHand(file, { register: only.register, folder: registersFolder(env.dataDir) });
    return importRegister(env, { name: only.register, path, edition, force });
  }
  const failures: string[] = [];
  for (const publisher of chosen)
    await fetchOne(env, publisher, args).catch((error: unknown) => {
      if (!(error instanceof ImportError || error instanceof CommandError)) throw error;
      failures.push(`${publisher.register}: ${error.message}`);
    });
  if (failures.length > 0) throw new CommandError(failures.join(' '));
}

const limitOf = ({ limit = '50' }: Arguments): number => {
  if (!/^[1-9]\d{0,4}$/.test(limit)) throw new CommandError('--limit takes a whole number from 1 to 99999.');
  return Number(limit);
};

const due = async (env: Env, args: Arguments): Promise<void> => {
  const limit = limitOf(args);
  await withCatalogue(env, async catalogue => {
    const { total, items } = await catalogue.due.first(limit);
    if (args.json) say(JSON.stringify({ total, items }, null, 2));
    else for (const line of dueLines(items, total)) say(line);
  });
};

const coverage = async (): Promise<void> => {
  const starter = parseStarter(await readStarter());
  say(coverageTable(coverageOf(starter)));
  say('');
  say(kindTable(kindsOf(starter)));
};

const draw = async ({ seed = '', count = '' }: Arguments): Promise<void> => {
  if (!/^[0-9a-f]{8,64}$/.test(seed)) throw new CommandError('--seed takes the hash of a commit.');
  if (!/^[1-9]\d{0,3}$/.test(count)) throw new CommandError('--count takes a whole number from 1 to 9999.');
  const statements = statementsOf(parseStarter(await readStarter()));
  say(`${count} of ${statements.length} facts`);
  for (const { item, fact, value, source } of drawOf(statements, seed, Number(count)))
    say([item, fact, value, source].join(' | '));
};

async function run(commandLine: string[]): Promise<void> {
  const args = readArguments(commandLine);
  if (args.help) return say(USAGE);
  if (args.command === 'coverage') return coverage();
  if (args.command === 'draw') return draw(args);
  if (args.command === 'due') return due(parseEnv(), args);
  if (args.command === 'generate') return generate(parseEnv(), args);
  if (args.command === 'import') return importInto(parseEnv(), args);
  if (args.command === 'fetch') return fetchInto(parseEnv(), args);
  if (args.command === 'load-starter') return loadStarter(parseEnv());
  throw new CommandError(USAGE);
}

await runCommand(USAGE, commandLine =>
  run(commandLine).catch((error: unknown) => {
    throw error instanceof ImportError ? new CommandError(error.message) : error;
  }),
);
