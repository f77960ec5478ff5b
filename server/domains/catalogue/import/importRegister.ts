/**
 * Imports an edition of a register, whole or not at all. It is read and checked into a place beside the catalogue first; one write commits it, and from
 * then on it is applied by its own process or, when that died, by the next command or start of a site. Every step can be repeated.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { dayInVietnam } from '../../../../schema/rules/days.rules.js';
import { isFutureEdition, isLaterEdition } from '../../../../schema/rules/edition.rules.js';
import { newId } from '../../../kernel/newId.js';
import type { CatalogueRepository } from '../catalogue.repository.js';
import { ImportError, ImportUnderWay, type ImportAdapter, type ItemKind } from './adapter.js';
import { ABANDONED_MS, applyImport, finishImport, type Applied, type FinishDeps } from './applyImport.js';
import { createConfirmationStager, type Difference } from './confirmations.js';
import { createSkipCounter, type Reason } from './importReport.js';
import { createItemStager } from './itemStager.js';
import { readKnownItems } from './knownItems.js';
import type { StagedContent, StagedImport } from './stagedImport.js';

export type ImportDeps = FinishDeps & {
  /** Stores that somebody else ends the import when this process dies. */
  finishLater: (register: string, importId: string) => Promise<void>;
};
export type ImportOptions = {
  path: string;
  edition?: string | undefined;
  /** Load an older edition, or one that lacks most of what is there. */
  force?: boolean;
  /** Nobody else can write to this database. */
  isAlone?: boolean;
  onProgress?: (progress: { read: number; taken: number }) => void;
  /** Ends it before the write that commits it: nothing of it stays. */
  signal?: AbortSignal | undefined;
};
export type ImportReport = Applied & {
  isUnchanged: boolean;
  edition: string | undefined;
  read: number;
  skipped: Reason[];
  notes: Reason[];
  /** Figures of items that people wrote about, which the register states otherwise. */
  differences: Difference[];
};

async function hashOfFiles(files: readonly string[], edition: string | undefined): Promise<string> {
  const hash = createHash('sha256').update(edition ?? '');
  for (const file of files) for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('base64url');
}

const loadIdOf = (register: string): string => `import-${register}`;

/** Ends what an earlier import of the register left. */
async function clearTheWay(deps: ImportDeps, register: string, isAlone: boolean): Promise<void> {
  const left = await deps.repository.imports.find(register);
  if (left && !(await finishImport(deps, left, isAlone ? 0 : ABANDONED_MS)))
    throw new ImportUnderWay(`${register} is being imported by another process.`);
}

export async function importRegister(
  deps: ImportDeps,
  adapter: ImportAdapter,
  { path, edition: wanted, force = false, isAlone = false, onProgress = () => undefined, signal }: ImportOptions,
): Promise<ImportReport> {
  const { repository, clock } = deps;
  const register = adapter.name;
  await clearTheWay(deps, register, isAlone);
  const files = await adapter.filesOf(path);
  const edition = wanted ?? (await adapter.editionOf(path));
  if (edition && isFutureEdition(edition, dayInVietnam(clock())))
    throw new ImportError(
      `The edition ${edition} of ${register} lies in the future: --edition takes the day, month or year of the files.`,
    );
  const hash = await hashOfFiles(files, edition);
  const skips = createSkipCounter();
  const [known] = await repository.sources.byIds([adapter.source.id]);
  const loaded = await repository.loads.find(loadIdOf(register));
  const nothing = { read: 0, applied: {}, confirmedFacts: 0, skipped: [], notes: [], differences: [] };
  if (loaded?.hash === hash) return { isUnchanged: true, edition, ...nothing };
  if (!force && edition && known?.asOf && isLaterEdition(known.asOf, edition))
    throw new ImportError(
      `The catalogue has the edition ${known.asOf} of ${register}, which is newer than ${edition}. Add --force to go back.`,
    );

  const now = clock();
  const staged: StagedImport = {
    _id: register,
    importId: newId(),
    state: 'STAGING',
    chunks: 0,
    hash,
    kinds: [...adapter.kinds],
    source: { ...adapter.source, ...(edition && { asOf: edition }) },
    touchedAt: now,
  };
  if (!(await repository.imports.begin(staged)))
    throw new ImportUnderWay(`${register} is being imported by another process.`);
  const overtaken = () => new ImportUnderWay(`The import of ${register} was taken over by another process.`);
  const progress = { read: 0, taken: 0 };
  const store = async (chunk: StagedContent): Promise<void> => {
    if (!(await repository.imports.addChunk(staged, staged.chunks, chunk, clock()))) throw overtaken();
    staged.chunks++;
    if (chunk.kind !== 'CONFIRMATION') progress.taken += chunk.items.length;
  };
  const sources = await repository.sources.all();
  const confirmations = createConfirmationStager({ register: adapter.source, sources, store });
  try {
    const stager = createItemStager({
      register,
      repository,
      known: await readKnownItems(repository, register),
      skip: skips.add,
      confirmations,
      store,
    });
    const fact = {
      source: adapter.source.id,
      checkedOn: now.toISOString().slice(0, 10),
      ...(edition && { asOf: edition }),
    };
    for await (const item of adapter.read({ path, fact })) {
      signal?.throwIfAborted();
      progress.read++;
      if (item.kind === 'SKIPPED') skips.add(item);
      else await stager.add(item);
      onProgress(progress);
    }
    await stager.finish();
    if (!force) await refuseTruncated(repository, register, stager.taken, confirmations.recognised());
    await deps.finishLater(register, staged.importId);
    if (!(await repository.imports.commit(staged, clock()))) throw overtaken();
  } catch (error) {
    await repository.imports.remove(staged);
    throw error;
  }
  const committed = await repository.imports.find(register);
  const applied = committed ? await applyImport(deps, committed) : { applied: {}, confirmedFacts: 0 };
  return {
    ...applied,
    isUnchanged: false,
    edition,
    read: progress.read,
    skipped: skips.skipped(),
    notes: skips.notes(),
    differences: confirmations.differences(),
  };
}

const COLLECTIONS = [
  ['INSTITUTION', 'institutions'],
  ['PROGRAM', 'programs'],
  ['SCHOLARSHIP', 'scholarships'],
] as const;

/** A file that was cut off at the end of a row reads like an edition in which most things vanished. */
async function refuseTruncated(
  repository: CatalogueRepository,
  register: string,
  taken: Readonly<Record<ItemKind, number>>,
  recognised: number,
): Promise<void> {
  if (recognised === 0 && Object.values(taken).every(count => count === 0))
    throw new ImportError(`${register}: nothing in the file could be taken.`);
  for (const [kind, name] of COLLECTIONS) {
    let live = 0;
    for await (const { registerKey, isRetired } of repository[name].importedItems())
      if (!isRetired && registerKey?.startsWith(`${register}:`)) live++;
    if (taken[kind] * 2 < live)
      throw new ImportError(
        `${register}: this edition has ${taken[kind]} ${name}, the catalogue ${live} of them: is the file whole? Add --force to load it.`,
      );
  }
}
