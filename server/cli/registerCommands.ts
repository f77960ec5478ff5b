/** Editions of public registers: `import` reads one that lies here, `fetch` brings the present one from its publisher. */
import { isPartialDay } from '../../schema/rules/edition.rules.js';
import {
  ADAPTERS,
  createPublishers,
  findAdapter,
  finishLater,
  ImportError,
  isFetched,
  type Publisher,
  registersFolder,
  takeByHand,
} from '../domains/catalogue/index.js';
import type { Env } from '../kernel/env.js';
import { withCatalogue } from './catalogueStore.js';
import { callOf, CommandError, say } from './command.js';
import { downloadLine, fetchLines } from './fetchOutput.js';
import { importLines, readingLine } from './importOutput.js';
import { createProgress } from './progress.js';

type RegisterArguments = {
  operands: readonly string[];
  edition?: string | undefined;
  file?: string | undefined;
  force?: boolean | undefined;
};
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

export const importInto = (
  env: Env,
  { operands: [name = '', path = ''], edition, force = false }: RegisterArguments,
): Promise<void> => importRegister(env, { name, path, edition, force });

const publishers = createPublishers();

function publisherOf(register: string): Publisher {
  const publisher = publishers.find(known => known.register === register);
  if (publisher) return publisher;
  throw new CommandError(
    `${register} is not on the list of publishers: ${publishers.map(known => known.register).join(', ')}.`,
  );
}

async function fetchOne(env: Env, publisher: Publisher, { edition, force = false }: RegisterArguments): Promise<void> {
  const { register, page } = publisher;
  if (!isFetched(publisher))
    throw new CommandError(
      `${publisher.byHand}. Download it from ${page} and name the file: ${callOf('catalogue')} fetch ${register} --file <path>`,
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
export async function fetchInto(env: Env, args: RegisterArguments): Promise<void> {
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
