/** Saying what a page says today: one fact gets its value, source and dates anew, in one write with its line of the audit log. */
import { z } from 'zod';
import type { SourceData } from '../../../../schema/rules/catalogue.rules.js';
import { dayInUtc, dayInVietnam } from '../../../../schema/rules/days.rules.js';
import type { ConfirmFactInput, FactDueReason } from '../../../generated/resolvers.js';
import { AppError } from '../../../kernel/errors/AppError.js';
import { nextUpdatedAt } from '../../../kernel/transitions/changeDocument.repository.js';
import {
  contentOf,
  ENTERED_RULES,
  type Entered,
  enteredErrorsOf,
  isSame,
  mergedWith,
  withoutNulls,
} from '../catalogue.entered.js';
import {
  type CatalogueError,
  firstOfEachField,
  itemErrorsOf,
  orRefused,
  refusal,
  refuseIf,
  userError,
} from '../catalogue.errors.js';
import { completenessOf, sourceIdsOf } from '../catalogue.facts.js';
import type { CataloguePorts } from '../catalogue.ports.js';
import type { InstitutionRecord, ItemMeta, ProgramRecord, ScholarshipRecord } from '../catalogue.records.js';
import type { ItemRepository } from '../catalogue.items.repository.js';
import type { CatalogueRepository } from '../catalogue.repository.js';
import { inputFieldOf, sourceOf, withFact } from './confirmedFact.js';
import { dueOn } from './dueReasons.js';
import { COUNTRY_ID, type FactId, readFactId } from './factId.js';
import { contradictedIn, factAt, factsIn, type FoundFact, keptMembers, stateOf, topFieldOf } from './itemFacts.js';
import { printedFact } from './printedFact.js';

type CatalogueRecord = InstitutionRecord | ProgramRecord | ScholarshipRecord;
export type ConfirmedFact = { item: CatalogueRecord | null; stillDue: FactDueReason[]; errors: CatalogueError[] };

/** So often a write is tried that another one came before. */
const MAX_ATTEMPTS = 3;

type Deps = {
  repository: CatalogueRepository;
  ensureSources: (ids: readonly string[]) => Promise<void>;
  auditEntryOf: CataloguePorts['auditEntryOf'];
  runSoon: () => void;
  clock: () => Date;
};

export const createFactConfirmation = ({ repository, ensureSources, auditEntryOf, runSoon, clock }: Deps) => {
  const collectionOf = (owner: FactId['owner']): ItemRepository<ItemMeta> =>
    ({
      INSTITUTION: repository.institutions,
      PROGRAM: repository.programs,
      SCHOLARSHIP: repository.scholarships,
    })[owner];

  const find = async ({ owner, itemId }: FactId): Promise<ItemMeta> => {
    const [item] = await collectionOf(owner).byIds([itemId]);
    if (!item) throw new AppError('NOT_FOUND');
    return item;
  };

  /** What is to be stored; refused with every mistake of the input at once. */
  const factOf = (input: ConfirmFactInput, found: FoundFact, source: SourceData): Entered => {
    const { value, asOf, checkedOn, note } = input;
    const kept = keptMembers(found);
    const foreign = Object.keys(value).filter(
      key => key in kept || ['source', 'asOf', 'checkedOn', 'note'].includes(key),
    );
    refuseIf(foreign.map(key => userError('UNKNOWN_FIELD', `value.${key}`)));
    return {
      ...kept,
      ...Object(withoutNulls(value)),
      source: source.id,
      ...(asOf ? { asOf } : {}),
      checkedOn,
      ...(note ? { note } : {}),
    };
  };

  const refuseMistakes = (
    { owner, path }: FactId,
    { item, fact, input, source }: { item: ItemMeta; fact: Entered; input: ConfirmFactInput; source: SourceData },
  ): Entered => {
    const content = withFact(contentOf(item), path, fact);
    const { shape } = ENTERED_RULES[owner];
    const fields = path === '' ? ['source', 'asOf', 'checkedOn'] : [topFieldOf(path)];
    const rule = z.object(Object.fromEntries(fields.map(field => [field, Object(shape)[field] as z.ZodType])));
    const entered = mergedWith({}, Object.fromEntries(fields.map(field => [field, content[field]])));
    const { error } = rule.safeParse(entered);
    const dates = enteredErrorsOf(
      { fact: { ...input.value, source: source.id, asOf: input.asOf, checkedOn: input.checkedOn, note: input.note } },
      new Map([[source.id, source]]),
      dayInVietnam(clock()),
    ).map(({ code, field }) => userError(code, inputFieldOf(field, 'fact')));
    const values = error
      ? itemErrorsOf(error).map(({ code, field }) => userError(code, inputFieldOf(field, path)))
      : [];
    refuseIf(firstOfEachField([...dates, ...values]));
    return Object.fromEntries(fields.map(field => [field, entered[field]]));
  };

  const confirm = async (actorId: string, input: ConfirmFactInput, id: FactId): Promise<ItemMeta | 'CONFLICT'> => {
    const item = await find(id);
    const found = factAt(item, id.path);
    if (!found) throw refusal(userError('CONFLICT', 'factId'));
    const source = sourceOf(input);
    const fact = factOf(input, found, source);
    const fields = refuseMistakes(id, { item, fact, input, source });
    if (isSame(found.fact, id.path === '' ? { ...found.fact, ...fact } : fact)) return item;
    if (stateOf(found) !== id.state || item.isRetired) throw refusal(userError('CONFLICT', 'factId'));
    await repository.sources.add([source]);
    const content = { ...contentOf(item), ...fields };
    const before = printedFact(found.fact);
    const after = printedFact(fact);
    return collectionOf(id.owner).change(item._id, {
      seenChangedAt: item.changedAt,
      set: {
        ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
        sourceIds: sourceIdsOf(content),
        completeness: completenessOf(id.owner, content),
        staffFields: [...new Set([...item.staffFields, ...Object.keys(fields)])],
        changedAt: nextUpdatedAt(item.changedAt, clock()),
      },
      unset: Object.keys(fields).filter(field => fields[field] === undefined),
      followUps: [
        auditEntryOf({
          kind: 'CATALOGUE_FACT_CONFIRMED',
          actorId,
          detail: `${id.owner} ${item._id} ${id.path || 'source'}: ${before} -> ${after}`,
        }),
      ],
    });
  };

  const stillDueOf = (item: ItemMeta, { path }: FactId, isCopy: boolean): FactDueReason[] => {
    const found = factAt(item, path);
    if (!found) return [];
    const isContradicted = contradictedIn(factsIn(item)).has(path);
    return dueOn({ ...found.fact, isCopy, isContradicted }, dayInUtc(clock()))?.reasons ?? [];
  };

  const attempt = async (actorId: string, input: ConfirmFactInput): Promise<ConfirmedFact> => {
    if (COUNTRY_ID.test(input.factId)) throw refusal(userError('RENEWED_BY_RELEASE', 'factId'));
    const id = readFactId(input.factId);
    if (!id) throw new AppError('NOT_FOUND');
    if (input.sourceKind === 'COPY') throw refusal(userError('READ_IN_A_COPY', 'sourceKind'));
    for (let tried = 1; tried <= MAX_ATTEMPTS; tried += 1) {
      const item = await confirm(actorId, input, id);
      if (item === 'CONFLICT') continue;
      runSoon();
      await ensureSources(item.sourceIds);
      return { item: item as CatalogueRecord, stillDue: stillDueOf(item, id, false), errors: [] };
    }
    throw refusal(userError('CONFLICT', 'factId'));
  };

  return (actorId: string, input: ConfirmFactInput): Promise<ConfirmedFact> =>
    orRefused<ConfirmedFact>(
      () => attempt(actorId, input),
      errors => ({ item: null, stillDue: [], errors }),
    );
};

export type FactConfirmation = ReturnType<typeof createFactConfirmation>;
