/** An import confirms items that people wrote about, where their code in the register tells that they are the same: with equal figures, it renews source and dates. */
import type { SourceData } from '../../../../schema/rules/catalogue.rules.js';
import { contentOf, type Entered } from '../catalogue.entered.js';
import { sourceIdsOf } from '../catalogue.facts.js';
import {
  type Compared,
  comparedWith,
  isEarlierReading,
  isLaterReading,
  readingsIn,
  withRead,
} from '../catalogue.readings.js';
import type { ItemMeta, SourceRecord } from '../catalogue.records.js';
import type { ItemWrite } from '../catalogue.items.repository.js';
import type { CatalogueRepository } from '../catalogue.repository.js';
import { changeTimeAfter } from '../catalogue.writer.js';
import { topFieldOf } from '../due/itemFacts.js';
import { printedFact } from '../due/printedFact.js';
import type { ItemKind } from './adapter.js';
import type { Confirmation, StagedConfirmations } from './stagedImport.js';

/** A figure of the register that is another one than that of the catalogue. Nobody but people decides between them. */
export type Difference = {
  owner: ItemKind;
  slug: string;
  field: string;
  catalogue: string;
  register: string;
  /** The catalogue has it from this register, too: the figure has changed there since. */
  isOfRegister: boolean;
};

const CHUNK = 500;
const MAX_ATTEMPTS = 6;
const COLLECTION_OF = { INSTITUTION: 'institutions', PROGRAM: 'programs', SCHOLARSHIP: 'scholarships' } as const;

/** Whether a source is the register itself, or a copy of it: both name its address. */
const ofRegister = (register: Omit<SourceData, 'asOf'>, sources: readonly SourceRecord[]) => {
  const ids = new Set(
    sources.flatMap(({ id, kind, url }) =>
      (kind === 'REGISTER' || kind === 'COPY') && url !== undefined && url === register.url ? id : [],
    ),
  );
  return ({ found }: Compared): boolean => ids.has(found.fact.source);
};

/** What a later edition of the register renews: the day of a figure that it confirms, and the figure itself of a fact that the item took of a merged one and nobody has changed since. */
const isRenewed =
  ({ staffFields, takenFacts = [] }: ItemMeta, isOfRegister: (one: Compared) => boolean) =>
  (one: Compared): boolean =>
    isOfRegister(one) &&
    isLaterReading(one.fact, one.found.fact) &&
    (one.isSameValue || (takenFacts.includes(one.field) && !staffFields.includes(topFieldOf(one.found.path))));

type StagerDeps = {
  register: Omit<SourceData, 'asOf'>;
  sources: readonly SourceRecord[];
  store: (chunk: StagedConfirmations) => Promise<void>;
};

export function createConfirmationStager({ register, sources, store }: StagerDeps) {
  const isOfRegister = ofRegister(register, sources);
  const ready: Confirmation[] = [];
  const differences: Difference[] = [];
  let recognised = 0;

  const flush = async (): Promise<void> => {
    const items = ready.splice(0);
    if (items.length > 0) await store({ kind: 'CONFIRMATION', items });
  };

  return {
    /** Items that were known by their code. */
    recognised: () => recognised,
    /** Those that the register itself brought about come first. */
    differences: () => differences.toSorted((a, b) => Number(b.isOfRegister) - Number(a.isOfRegister)),
    /** `carried`: the item as the register has it; `isTakenAlone`: it says nothing of other facts than those that the item took of merged ones. */
    async add(owner: ItemKind, item: ItemMeta, carried: Entered, isTakenAlone = false): Promise<void> {
      recognised++;
      // Without an edition nobody knows whether it is newer; a list of somebody's confirms nothing.
      const readings = readingsIn(carried).filter(({ fact }) => fact.asOf);
      if (register.kind !== 'REGISTER' || item.isRetired) return;
      const renews = isRenewed(item, isOfRegister);
      const taken = item.takenFacts ?? [];
      const compared = comparedWith(contentOf(item), readings).filter(
        ({ field }) => !isTakenAlone || taken.includes(field),
      );
      for (const one of compared) {
        const { field, fact, found, isSameValue } = one;
        if (isSameValue || renews(one) || isEarlierReading(fact, found.fact)) continue;
        const [catalogue, said] = [printedFact(found.fact), printedFact(fact)];
        const { slug } = item;
        differences.push({ owner, slug, field, catalogue, register: said, isOfRegister: isOfRegister(one) });
      }
      const renewed = compared.filter(renews);
      if (renewed.length === 0) return;
      ready.push({ owner, itemId: item._id, readings: renewed.map(({ field, fact }) => ({ field, fact })) });
      if (ready.length >= CHUNK) await flush();
    },
    finish: flush,
  };
}

type ApplyDeps = { repository: CatalogueRepository; clock: () => Date };
type Plan = { writes: ItemWrite[]; facts: number };

/** What is left to be written of it: what was confirmed before, or changed by somebody since it was staged, is left alone. */
const planOf = (
  items: readonly ItemMeta[],
  confirmations: ReadonlyMap<string, Confirmation>,
  { isOfRegister, changedAt }: { isOfRegister: (one: Compared) => boolean; changedAt: Date },
): Plan => {
  const plan: Plan = { writes: [], facts: 0 };
  for (const item of items) {
    const content = contentOf(item);
    const readings = confirmations.get(item._id)?.readings ?? [];
    const renewed = comparedWith(content, readings).filter(isRenewed(item, isOfRegister));
    if (renewed.length === 0 || item.isRetired) continue;
    const changed = withRead(content, renewed);
    const fields = new Set(renewed.map(({ found }) => topFieldOf(found.path)));
    plan.facts += renewed.length;
    plan.writes.push({
      kind: 'UPDATE',
      id: item._id,
      seenChangedAt: item.changedAt,
      // What its origin supplied, and what staff changed, stays noted as it is.
      set: {
        ...Object.fromEntries([...fields].map(field => [field, changed[field]])),
        sourceIds: sourceIdsOf(changed),
        changedAt,
      },
      unset: [],
    });
  }
  return plan;
};

/** How many facts were confirmed. Repeated when another process wrote in between; what is written already is found unchanged. */
export async function applyConfirmations(
  { repository, clock }: ApplyDeps,
  register: SourceData,
  confirmations: readonly Confirmation[],
): Promise<number> {
  const isOfRegister = ofRegister(register, await repository.sources.all());
  let total = 0;
  for (const owner of ['INSTITUTION', 'PROGRAM', 'SCHOLARSHIP'] as const) {
    const own = new Map(confirmations.filter(one => one.owner === owner).map(one => [one.itemId, one]));
    const collection = repository[COLLECTION_OF[owner]];
    for (let attempt = 1; own.size > 0; attempt += 1) {
      if (attempt > MAX_ATTEMPTS) throw new Error(`The catalogue is being written by another process: ${owner} items`);
      const items: ItemMeta[] = await collection.byIds([...own.keys()]);
      const changedAt = changeTimeAfter(clock(), items);
      const plan = planOf(items, own, { isOfRegister, changedAt });
      if (attempt === 1) total += plan.facts;
      if (await collection.write(plan.writes)) break;
    }
  }
  return total;
}
