/** Writes a committed import into the catalogue. Repeated from the start when it was interrupted: what is written already is found unchanged. */
import type { CatalogueRepository } from '../catalogue.repository.js';
import type { CatalogueWriter } from '../catalogue.writer.js';
import { addReport, emptyReport, type WriteReport } from '../catalogue.writeReport.js';
import type { ItemKind } from './adapter.js';
import { applyConfirmations } from './confirmations.js';
import type { StagedImport, StagedItems } from './stagedImport.js';

export type AppliedReport = Partial<Record<ItemKind, WriteReport>>;
export type Applied = { applied: AppliedReport; confirmedFacts: number };
/** An import whose process has not written for so long is taken for dead. */
export const ABANDONED_MS = 20_000;

export type FinishDeps = { repository: CatalogueRepository; writer: CatalogueWriter; clock: () => Date };

const COLLECTION_OF = { INSTITUTION: 'institutions', PROGRAM: 'programs', SCHOLARSHIP: 'scholarships' } as const;
/** Programs before their institutions, so that none is shown without. */
const RETIRED_IN_ORDER = ['SCHOLARSHIP', 'PROGRAM', 'INSTITUTION'] as const;

const save = (writer: CatalogueWriter, chunk: StagedItems): Promise<WriteReport> => {
  if (chunk.kind === 'INSTITUTION') return writer.saveInstitutions(chunk.items, 'IMPORT');
  if (chunk.kind === 'PROGRAM') return writer.savePrograms(chunk.items, 'IMPORT');
  return writer.saveScholarships(chunk.items, 'IMPORT');
};

export async function applyImport({ repository, writer, clock }: FinishDeps, staged: StagedImport): Promise<Applied> {
  const { imports, loads } = repository;
  const report: AppliedReport = {};
  let confirmedFacts = 0;
  const keep = new Set<string>();
  await writer.saveSources([staged.source]);
  for (let number = 0; number < staged.chunks; number++) {
    const chunk = await imports.chunk(staged.importId, number);
    if (!chunk) throw new Error(`Part ${number} of the import of ${staged._id} is missing`);
    if (chunk.kind === 'CONFIRMATION') {
      confirmedFacts += await applyConfirmations({ repository, clock }, staged.source, chunk.items);
    } else {
      for (const { registerKey } of chunk.items) keep.add(registerKey);
      addReport((report[chunk.kind] ??= emptyReport()), await save(writer, chunk));
    }
    await imports.touch(staged, clock());
  }
  for (const kind of RETIRED_IN_ORDER) {
    if (!staged.kinds.includes(kind)) continue;
    const retired = await writer.retireVanished(COLLECTION_OF[kind], staged._id, keep);
    (report[kind] ??= emptyReport()).retired = retired;
  }
  await loads.save({ _id: `import-${staged._id}`, hash: staged.hash, loadedAt: clock() });
  await imports.markApplied(staged);
  await imports.remove(staged);
  return { applied: report, confirmedFacts };
}

/** Ends an import whose process died: applies it when it is whole, else drops it. False while its process may live. */
export async function finishImport(deps: FinishDeps, left: StagedImport, abandonedMs: number): Promise<boolean> {
  const now = deps.clock();
  if (now.getTime() - left.touchedAt.getTime() < abandonedMs) return false;
  if (left.state !== 'COMMITTED') await deps.repository.imports.remove(left);
  else if (await deps.repository.imports.claim(left, now)) await applyImport(deps, left);
  else return false;
  return true;
}

/** For the start of a site: nothing half-written is shown. */
export async function finishImports(deps: FinishDeps, abandonedMs: number): Promise<void> {
  for (const left of await deps.repository.imports.all()) await finishImport(deps, left, abandonedMs);
}
