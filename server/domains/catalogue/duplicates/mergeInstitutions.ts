/**
 * One institution goes into another: decided in two writes, carried out in steps that anybody may end. The first write notes at the item that stays which one
 * goes, with the jobs that end the merge when this process dies; the second one is the decision. Each is refused when its item was changed since it was read,
 * and an item that takes part in a merge takes part in no other, so that of two administrators who decide at once the second hears CONFLICT.
 */
import { followUp } from '../../../kernel/jobs/outbox.js';
import { nextUpdatedAt } from '../../../kernel/transitions/changeDocument.repository.js';
import { AppError } from '../../../kernel/errors/AppError.js';
import { withinTime } from '../../../kernel/withinTime.js';
import type { MovedToInstitution } from '../../../generated/resolvers.js';
import { type CatalogueError, orRefused, refusal, userError } from '../catalogue.errors.js';
import type { CataloguePorts } from '../catalogue.ports.js';
import type { InstitutionRecord, MergePlan } from '../catalogue.records.js';
import { createMergeSteps, type Merge, type MergeDeps } from './mergeSteps.js';
import { mergeJob } from './merge.jobs.js';
import { formerSlugsWith, MAX_FORMER_SLUGS } from './takenFrom.js';

export type MergeInput = { keptId: string; seenKeptUpdatedAt: Date; mergedId: string; seenMergedUpdatedAt: Date };
export type MergeResult = {
  institution: InstitutionRecord | null;
  moved: MovedToInstitution | null;
  isFinished: boolean;
  errors: CatalogueError[];
};

/** When a job looks whether the merge was ended, and when once more: a request that had begun before may write after it. */
const LOOKS_MS = [10_000, 60_000];
/** So long an answer waits for the steps, which go on without it. */
const PATIENCE_MS = 5000;

type Deps = MergeDeps & {
  ensureSources: (ids: readonly string[]) => Promise<void>;
  auditEntryOf: CataloguePorts['auditEntryOf'];
  runSoon: () => void;
  patienceMs?: number;
};

const movedOf = (plan: MergePlan, left: { applications: number; reviews: number }): MovedToInstitution => ({
  programs: plan.programs,
  scholarships: plan.scholarships,
  wishes: plan.wishes,
  applications: Math.max(0, plan.applications - left.applications),
  reviews: Math.max(0, plan.reviews - left.reviews),
  leads: plan.leads,
  samePrograms: plan.samePrograms.length,
  alikePrograms: plan.alikePrograms,
  applicationsLeft: left.applications,
  reviewsLeft: left.reviews,
});

export function createInstitutionMerge({
  ensureSources,
  auditEntryOf,
  runSoon,
  patienceMs = PATIENCE_MS,
  ...deps
}: Deps) {
  const { repository, clock } = deps;
  const steps = createMergeSteps(deps);

  const bothOf = async ({ keptId, mergedId }: Merge): Promise<[InstitutionRecord, InstitutionRecord]> => {
    const found = await repository.institutions.byIds([keptId, mergedId]);
    const [kept, merged] = [keptId, mergedId].map(id => found.find(({ _id }) => _id === id));
    if (!kept || !merged) throw new AppError('NOT_FOUND');
    return [kept, merged];
  };

  const refuseUnfit = (kept: InstitutionRecord, merged: InstitutionRecord, input: MergeInput): void => {
    if (kept.isRetired) throw refusal(userError('NO_SUCH_INSTITUTION', 'keptId'));
    if (merged.isRetired) throw refusal(userError('NO_SUCH_INSTITUTION', 'mergedId'));
    if (kept.destination !== merged.destination) throw refusal(userError('OTHER_DESTINATION', 'mergedId'));
    if (formerSlugsWith(kept, merged).length > MAX_FORMER_SLUGS) throw refusal(userError('TOO_MANY', 'mergedId'));
    if (kept.absorbs || merged.absorbs) throw refusal(userError('CONFLICT'));
    if (kept.changedAt.getTime() !== input.seenKeptUpdatedAt.getTime())
      throw refusal(userError('CONFLICT', 'seenKeptUpdatedAt'));
    if (merged.changedAt.getTime() !== input.seenMergedUpdatedAt.getTime())
      throw refusal(userError('CONFLICT', 'seenMergedUpdatedAt'));
  };

  /** The first write. False when the item was changed since it was read. */
  const claim = async (actorId: string, { _id, changedAt }: InstitutionRecord, mergedId: string): Promise<boolean> => {
    const now = clock();
    const written = await repository.institutions.change(_id, {
      seenChangedAt: changedAt,
      set: { absorbs: { id: mergedId, byId: actorId }, changedAt: nextUpdatedAt(changedAt, now) },
      unset: [],
      followUps: LOOKS_MS.map(ms =>
        followUp(mergeJob, { keptId: _id, mergedId }, { at: now, runAt: new Date(now.getTime() + ms) }),
      ),
    });
    return written !== 'CONFLICT';
  };

  const takeBack = async ({ keptId, mergedId }: Merge): Promise<void> => {
    await steps.change(repository.institutions, keptId, stored =>
      stored.absorbs?.id === mergedId ? { unset: ['absorbs'] } : null,
    );
  };

  /** The second write: false when the item that goes takes part in another merge, or went already elsewhere. Then the first one is taken back. */
  const decide = async ({ keptId, mergedId }: Merge): Promise<boolean> => {
    const { absorbs } = await steps.find(repository.institutions, keptId);
    if (absorbs?.id !== mergedId) return false;
    const record = await steps.change(repository.institutions, mergedId, stored =>
      stored.merged || stored.absorbs
        ? null
        : {
            set: {
              merged: { into: keptId, at: clock() },
              isRetired: true,
              staffFields: [...new Set([...stored.staffFields, 'isRetired'])],
            },
            followUps: [
              auditEntryOf({
                kind: 'CATALOGUE_INSTITUTIONS_MERGED',
                actorId: absorbs.byId,
                detail: `${mergedId} into ${keptId}`,
              }),
            ],
          },
    );
    if (record.merged?.into === keptId) return true;
    await takeBack({ keptId, mergedId });
    return false;
  };

  /** For the job: ends what was begun, and moves what came late. */
  const finish = async ({ keptId, mergedId }: Merge): Promise<void> => {
    const merged = await steps.find(repository.institutions, mergedId);
    if (!merged.merged && !(await decide({ keptId, mergedId }))) return;
    const lastId = await lastOf(mergedId);
    // Somebody else was faster, and merged it into another one.
    if (lastId !== (await lastOf(keptId))) return takeBack({ keptId, mergedId });
    await steps.run({ keptId: lastId, mergedId });
  };

  /** The institution that stays in the end: it may have been merged itself meanwhile. */
  const lastOf = async (id: string): Promise<string> => {
    const { merged } = await steps.find(repository.institutions, id);
    return merged ? lastOf(merged.into) : id;
  };

  const answerFor = async ({ keptId, mergedId }: Merge): Promise<MergeResult> => {
    const [kept, { merged }] = await bothOf({ keptId: await lastOf(keptId), mergedId });
    await ensureSources(kept.sourceIds);
    const left = merged?.plan ? await steps.left({ keptId, mergedId }) : { applications: 0, reviews: 0 };
    return {
      institution: kept,
      moved: merged?.plan ? movedOf(merged.plan, merged.isFinished ? left : { applications: 0, reviews: 0 }) : null,
      isFinished: merged?.isFinished ?? false,
      errors: [],
    };
  };

  const merge = async (actorId: string, input: MergeInput): Promise<MergeResult> => {
    if (input.keptId === input.mergedId) throw refusal(userError('ONE_INSTITUTION', 'mergedId'));
    const [kept, merged] = await bothOf(input);
    const isSentAgain = merged.merged?.into === kept._id;
    if (!isSentAgain) {
      refuseUnfit(kept, merged, input);
      if (!(await claim(actorId, kept, merged._id))) throw refusal(userError('CONFLICT', 'seenKeptUpdatedAt'));
      if (!(await decide(input))) throw refusal(userError('CONFLICT'));
      runSoon();
    }
    if (!merged.merged?.isFinished) {
      const running = steps.run(input);
      // Whoever waits longer is told that it goes on; a failure then is mended by the job.
      running.catch(() => undefined);
      await withinTime(patienceMs, running, () => undefined);
    }
    return answerFor(input);
  };

  return {
    merge: (actorId: string, input: MergeInput): Promise<MergeResult> =>
      orRefused<MergeResult>(
        () => merge(actorId, input),
        errors => ({ institution: null, moved: null, isFinished: false, errors }),
      ),
    finish,
  };
}

export type InstitutionMerge = ReturnType<typeof createInstitutionMerge>;
