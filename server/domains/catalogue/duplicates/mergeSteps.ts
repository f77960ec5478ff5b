/**
 * How one institution goes into another once that is decided. Each step may be repeated, also beside itself, and finds what is done already; from the first
 * one on, ids and addresses of the merged item lead to the one that stays. What needs the item as it was comes first.
 */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { nextUpdatedAt } from '../../../kernel/transitions/changeDocument.repository.js';
import { contentOf } from '../catalogue.entered.js';
import { completenessOf, sourceIdsOf } from '../catalogue.facts.js';
import { type DuplicatesPorts, REFERRING_PARTS } from '../catalogue.ports.js';
import type { InstitutionRecord, ItemMeta, MergePlan, ProgramRecord } from '../catalogue.records.js';
import type { ItemRepository, StaffChange } from '../catalogue.items.repository.js';
import type { CatalogueRepository } from '../catalogue.repository.js';
import { changeTimeAfter } from '../catalogue.writer.js';
import { takenFrom } from './takenFrom.js';

/** So few that a busy machine, too, writes them within the time that a store is given to answer. */
const BATCH = 100;
/** So often a write is tried that another one came before. */
const MAX_ATTEMPTS = 6;

export type MergeDeps = {
  repository: CatalogueRepository;
  references: DuplicatesPorts['references'];
  clock: () => Date;
};
export type Merge = { keptId: string; mergedId: string };

/** The address that a merged item gets in place of its own. Nobody is led there; it only frees the former address, since each may be stored once, for the item that stays. */
const slugOfMerged = (id: string): string => `merged-${Buffer.from(id).toString('hex')}`;

const isSameCode = (one: ProgramRecord, other: ProgramRecord): boolean =>
  one.registerCode !== undefined && one.registerCode.value === other.registerCode?.value && one.level === other.level;

const isAlike = (one: ProgramRecord, other: ProgramRecord): boolean =>
  fold(one.title) === fold(other.title) && one.level === other.level;

/** Pairs of programs, one of each institution, with the same code of a register and the same level. A code that several courses of one institution share, such as that of a field of study, does not tell which is which, and makes no pair. */
function samePrograms(kept: readonly ProgramRecord[], merged: readonly ProgramRecord[]): MergePlan['samePrograms'] {
  return merged.flatMap(program => {
    const [found, ...more] = kept.filter(other => isSameCode(program, other));
    const isAlone = more.length === 0 && merged.filter(other => isSameCode(program, other)).length === 1;
    return found && isAlone ? [{ from: program._id, into: found._id }] : [];
  });
}

export function createMergeSteps({ repository, references, clock }: MergeDeps) {
  const find = async <R extends ItemMeta>(collection: ItemRepository<R>, id: string): Promise<R> => {
    const [found] = await collection.byIds([id]);
    if (!found) throw new Error(`There is no item ${id} in the catalogue`);
    return found;
  };

  /** Reads, and writes what `work` makes of it; null means that there is nothing to do. Repeated when others wrote in between. */
  const change = async <R extends ItemMeta>(
    collection: ItemRepository<R>,
    id: string,
    work: (stored: R) => Promise<Partial<StaffChange> | null> | Partial<StaffChange> | null,
  ): Promise<R> => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const stored = await find(collection, id);
      const wanted = await work(stored);
      if (!wanted) return stored;
      const written = await collection.change(id, {
        seenChangedAt: stored.changedAt,
        unset: wanted.unset ?? [],
        followUps: wanted.followUps ?? [],
        set: { ...wanted.set, changedAt: nextUpdatedAt(stored.changedAt, clock()) },
      });
      if (written !== 'CONFLICT') return written;
    }
    throw new Error(`The catalogue is being written by another process: the item ${id} could not be saved`);
  };

  const countReferences = async (
    part: (typeof REFERRING_PARTS)[number],
    { mergedId }: Merge,
    programs: MergePlan['samePrograms'],
  ): Promise<number> => {
    const { countOf } = references[part];
    let count = await countOf('INSTITUTION', mergedId);
    for (const { from } of programs) count += await countOf('PROGRAM', from);
    return count;
  };

  /** Counted once, before anything moves. */
  const planned = async (merge: Merge): Promise<MergePlan> => {
    const record = await change(repository.institutions, merge.mergedId, async ({ merged }) => {
      if (!merged || merged.plan) return null;
      const [own, other] = [await repository.heldBy(merge.keptId), await repository.heldBy(merge.mergedId)];
      const live = ({ isRetired }: ItemMeta): boolean => !isRetired;
      const [keptPrograms, programs] = [own.programs.filter(live), other.programs.filter(live)];
      const same = samePrograms(keptPrograms, programs);
      const isSame = new Set(same.map(({ from }) => from));
      const counts = { wishes: 0, applications: 0, reviews: 0, leads: 0 };
      for (const part of REFERRING_PARTS) counts[part] = await countReferences(part, merge, same);
      const plan: MergePlan = {
        ...counts,
        programs: programs.length,
        scholarships: other.scholarships.filter(live).length,
        samePrograms: same,
        alikePrograms: programs.filter(
          program => !isSame.has(program._id) && keptPrograms.some(each => isAlike(program, each)),
        ).length,
      };
      return { set: { merged: { ...merged, plan } } };
    });
    if (!record.merged?.plan) throw new Error(`The institution ${merge.mergedId} was not merged`);
    return record.merged.plan;
  };

  /** What the item that stays takes of it, and then its addresses. */
  const join = async <R extends InstitutionRecord | ProgramRecord>(
    kind: 'INSTITUTION' | 'PROGRAM',
    collection: ItemRepository<R>,
    { from, into }: { from: string; into: string },
  ): Promise<void> => {
    const merged = await find(collection, from);
    const slug = slugOfMerged(from);
    if (merged.slug !== slug) {
      await change(collection, into, kept => {
        const { set, facts } = takenFrom(kind, kept, merged);
        if (Object.keys(set).length === 0) return null;
        const content = { ...contentOf(kept), ...set };
        const shown = { sourceIds: sourceIdsOf(content), completeness: completenessOf(kind, content) };
        const staffFields = [...new Set([...kept.staffFields, ...('aliases' in set ? ['aliases'] : [])])];
        const takenFacts = [...new Set([...(kept.takenFacts ?? []), ...facts])];
        return { set: { ...set, ...shown, staffFields, ...(takenFacts.length > 0 ? { takenFacts } : {}) } };
      });
    }
    await change(collection, from, stored =>
      stored.slug === slug && stored.merged
        ? null
        : {
            set: {
              slug,
              formerSlugs: [],
              isRetired: true,
              staffFields: [...new Set([...stored.staffFields, 'isRetired'])],
              merged: { at: clock(), into, ...stored.merged },
            },
          },
    );
  };

  const moveItems = async (collection: 'programs' | 'scholarships', { keptId, mergedId }: Merge): Promise<void> => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const held: ItemMeta[] = (await repository.heldBy(mergedId))[collection];
      if (held.length === 0) return;
      for (let at = 0; at < held.length; at += BATCH) {
        const batch = held.slice(at, at + BATCH);
        const changedAt = changeTimeAfter(clock(), batch);
        await repository[collection].write(
          batch.map(({ _id: id, changedAt: seenChangedAt }) => ({
            kind: 'UPDATE',
            id,
            seenChangedAt,
            set: { institutionId: keptId, changedAt },
            unset: [],
          })),
        );
      }
    }
    throw new Error(`The catalogue is being written by another process: the ${collection} of ${mergedId} stay`);
  };

  const moveReferences = async ({ keptId, mergedId }: Merge, programs: MergePlan['samePrograms']): Promise<void> => {
    for (const { move } of Object.values(references)) {
      await move('INSTITUTION', mergedId, keptId);
      for (const { from, into } of programs) await move('PROGRAM', from, into);
    }
  };

  return {
    find,
    change,

    /** Everything that follows the decision. */
    run: async (merge: Merge): Promise<void> => {
      const { keptId, mergedId } = merge;
      const { samePrograms: programs } = await planned(merge);
      await join('INSTITUTION', repository.institutions, { from: mergedId, into: keptId });
      await moveItems('programs', merge);
      await moveItems('scholarships', merge);
      for (const pair of programs) await join('PROGRAM', repository.programs, pair);
      await moveReferences(merge, programs);
      await change(repository.institutions, mergedId, ({ merged }) =>
        !merged || merged.isFinished ? null : { set: { merged: { ...merged, isFinished: true } } },
      );
      await change(repository.institutions, keptId, ({ absorbs }) =>
        absorbs?.id === mergedId ? { unset: ['absorbs'] } : null,
      );
    },

    /** What still refers to it: where the same person has the like at the institution that stays. */
    left: async (merge: Merge): Promise<Record<'applications' | 'reviews', number>> => {
      const { samePrograms: programs } = await planned(merge);
      return {
        applications: await countReferences('applications', merge, programs),
        reviews: await countReferences('reviews', merge, programs),
      };
    },
  };
}

export type MergeSteps = ReturnType<typeof createMergeSteps>;
