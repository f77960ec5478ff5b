/** `npm run catalogue -- <command>`: changes the catalogue in the database; with a database of its own the site may be running. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import {
  ADAPTERS,
  coverageOf,
  coverageTable,
  drawOf,
  ImportError,
  kindsOf,
  kindTable,
  parseStarter,
  readStarter,
  statementsOf,
} from '../domains/catalogue/index.js';
import { type Env, parseEnv } from '../kernel/env.js';
import { withCatalogue } from './catalogueStore.js';
import { callOf, CommandError, runCommand, say } from './command.js';
import { dueLines } from './dueOutput.js';
import { fetchInto, importInto } from './registerCommands.js';

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
