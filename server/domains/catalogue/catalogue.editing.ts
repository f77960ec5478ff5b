/** What administrators do to the catalogue by hand: add an item, change it, retire it. Every change is one write, with its line of the audit log. */
import { z } from 'zod';
import { type SourceData, sourceRule } from '../../../schema/rules/catalogue.rules.js';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { isFutureEdition } from '../../../schema/rules/edition.rules.js';
import type { AuditKind } from '../../generated/resolvers.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { hashOfValue } from '../../kernel/hash.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';
import { newId } from '../../kernel/newId.js';
import { nextUpdatedAt } from '../../kernel/transitions/changeDocument.repository.js';
import {
  contentOf,
  ENTERED_RULES,
  type Entered,
  enteredErrorsOf,
  isSame,
  mergedWith,
  sourceIdsIn,
  withoutNulls,
} from './catalogue.entered.js';
import {
  type CatalogueError,
  firstOfEachField,
  itemErrorsOf,
  orRefused,
  refusal,
  refuseIf,
  userError,
} from './catalogue.errors.js';
import { completenessOf, sourceIdsOf } from './catalogue.facts.js';
import type { CataloguePorts } from './catalogue.ports.js';
import type { ItemMeta } from './catalogue.records.js';
import type { ItemRepository } from './catalogue.items.repository.js';
import type { CatalogueRepository } from './catalogue.repository.js';

type Kind = 'INSTITUTION' | 'PROGRAM' | 'SCHOLARSHIP';
export type EditResult<R> = { item: R | null; errors: CatalogueError[] };
type Input = Entered & { id?: string | null; slug: string; seenUpdatedAt?: Date | null; sources?: unknown[] | null };
type Values = Record<string, unknown> & { slug: string; formerSlugs: string[] };

const MAX_SOURCES = 20;
/** So often a write is tried that another one came before. */
const MAX_ATTEMPTS = 3;

const sourcesRule = z.array(sourceRule).max(MAX_SOURCES);

type Deps = {
  repository: CatalogueRepository;
  /** Resolves once these sources can be shown. */
  ensureSources: (ids: readonly string[]) => Promise<void>;
  auditEntryOf: CataloguePorts['auditEntryOf'];
  runSoon: () => void;
  clock: () => Date;
};

export const createCatalogueEditor = <R extends ItemMeta>(
  { repository, ensureSources, auditEntryOf, runSoon, clock }: Deps,
  { kind, collection }: { kind: Kind; collection: ItemRepository<R> },
) => {
  const followUpsOf = (act: AuditKind, actorId: string, id: string, fields: readonly string[] = []): OutboxEntry[] => [
    auditEntryOf({ kind: act, actorId, detail: [kind, id, fields.join(',')].filter(Boolean).join(' ') }),
  ];

  const find = async ({ id, slug }: Input): Promise<R | null> => {
    if (!id) return collection.bySlug(slug);
    const [stored] = await collection.byIds([id]);
    if (!stored) throw new AppError('NOT_FOUND');
    if (stored.merged) throw refusal(userError('MERGED', 'id'));
    return stored;
  };

  /** An item that has, or had, the address: its own former address may be taken again. */
  const refuseTakenSlug = async (slug: string, stored: R | null): Promise<void> => {
    const owners = await collection.bySlugs([slug]);
    if (owners.some(({ _id }) => _id !== stored?._id)) throw refusal(userError('SLUG_TAKEN', 'slug'));
  };

  /** The sources that are new; what is stored is never changed. */
  const newSources = async (entered: unknown): Promise<SourceData[]> => {
    const parsed = sourcesRule.safeParse(withoutNulls(entered ?? []));
    if (parsed.error) throw refusal(...itemErrorsOf(parsed.error, ['sources']));
    const today = dayInVietnam(clock());
    refuseIf(
      parsed.data.flatMap(({ asOf }, index) =>
        asOf && isFutureEdition(asOf, today) ? userError('IN_THE_FUTURE', `sources.${index}.asOf`) : [],
      ),
    );
    const stored = new Map(
      (await repository.sources.byIds(parsed.data.map(({ id }) => id))).map(source => [source.id, source]),
    );
    const taken = parsed.data.flatMap((source, index) =>
      isSame(withoutNulls(stored.get(source.id) ?? source), source)
        ? []
        : userError('SOURCE_TAKEN', `sources.${index}.id`),
    );
    refuseIf(taken);
    return parsed.data.filter(({ id }) => !stored.has(id));
  };

  const refuseMissingInstitution = async (id: unknown): Promise<void> => {
    if (typeof id !== 'string') return;
    const [institution] = await repository.institutions.byIds([id]);
    if (!institution || institution.isRetired) throw refusal(userError('NO_SUCH_INSTITUTION', 'institutionId'));
  };

  /** What is to be stored; refused with every mistake of the fields at once. */
  const valuesOf = async (input: Entered & { slug: string }, stored: R | null, sources: readonly SourceData[]) => {
    const isRenamed = stored !== null && stored.slug !== input.slug;
    const formerSlugs = isRenamed
      ? [...new Set([...stored.formerSlugs, stored.slug])].filter(slug => slug !== input.slug)
      : (stored?.formerSlugs ?? []);
    const parsed = ENTERED_RULES[kind].safeParse(
      mergedWith(stored ? contentOf(stored) : {}, { ...input, formerSlugs }),
    );
    const known = new Map(
      [...(await repository.sources.byIds(sourceIdsIn(input))), ...sources].map(source => [source.id, source]),
    );
    refuseIf(
      firstOfEachField([
        ...(parsed.error ? itemErrorsOf(parsed.error) : []),
        ...enteredErrorsOf(input, known, dayInVietnam(clock())),
      ]),
    );
    await refuseMissingInstitution(input.institutionId);
    return Object.fromEntries(Object.entries(parsed.data ?? {}).filter(([, value]) => value !== undefined)) as Values;
  };

  const shownBy = (values: Values) => ({ sourceIds: sourceIdsOf(values), completeness: completenessOf(kind, values) });

  const insert = (actorId: string, values: Values): Promise<R | 'CONFLICT'> => {
    const _id = newId();
    const meta = { origin: 'STAFF', staffFields: Object.keys(values), isRetired: false, changedAt: clock() } as const;
    const record = { ...values, ...meta, ...shownBy(values), _id, contentHash: hashOfValue(values) };
    return collection.insert(record, followUpsOf('CATALOGUE_ITEM_ADDED', actorId, _id));
  };

  const change = async (actorId: string, stored: R, values: Values, seen: Date | null | undefined) => {
    const before = contentOf(stored);
    const fields = [...new Set([...Object.keys(before), ...Object.keys(values)])].filter(
      field => !isSame(withoutNulls(before[field]), values[field]),
    );
    if (fields.length === 0 && !stored.isRetired) return stored;
    if (seen?.getTime() !== stored.changedAt.getTime()) throw refusal(userError('CONFLICT', 'seenUpdatedAt'));
    const touched = stored.isRetired ? [...fields, 'isRetired'] : fields;
    return collection.change(stored._id, {
      seenChangedAt: stored.changedAt,
      set: {
        ...Object.fromEntries(fields.flatMap(field => (field in values ? [[field, values[field]]] : []))),
        ...shownBy(values),
        isRetired: false,
        staffFields: [...new Set([...stored.staffFields, ...touched])],
        changedAt: nextUpdatedAt(stored.changedAt, clock()),
      },
      unset: fields.filter(field => !(field in values)),
      followUps: followUpsOf('CATALOGUE_ITEM_CHANGED', actorId, stored._id, touched),
    });
  };

  const save = async (actorId: string, input: Input): Promise<R | 'CONFLICT'> => {
    const { id: _id, seenUpdatedAt, sources: entered, ...fields } = input;
    const stored = await find(input);
    await refuseTakenSlug(input.slug, stored && (stored.slug === input.slug || input.id) ? stored : null);
    const sources = await newSources(entered);
    const values = await valuesOf(fields, stored, sources);
    if (!stored && seenUpdatedAt) throw refusal(userError('CONFLICT', 'seenUpdatedAt'));
    await repository.sources.add(sources);
    return stored ? change(actorId, stored, values, seenUpdatedAt) : insert(actorId, values);
  };

  /** A write that another one came before is judged anew: it may have done the very same. */
  const repeated = (work: () => Promise<R | 'CONFLICT'>): Promise<EditResult<R>> =>
    orRefused<EditResult<R>>(
      async () => {
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
          const item = await work();
          if (item === 'CONFLICT') continue;
          runSoon();
          await ensureSources(item.sourceIds);
          return { item, errors: [] };
        }
        throw refusal(userError('CONFLICT'));
      },
      errors => ({ item: null, errors }),
    );

  return {
    upsert: (actorId: string, input: Input) => repeated(() => save(actorId, input)),

    retire: (actorId: string, id: string) =>
      repeated(async () => {
        const [stored] = await collection.byIds([id]);
        if (!stored) throw new AppError('NOT_FOUND');
        if (stored.isRetired) return stored;
        return collection.change(id, {
          seenChangedAt: stored.changedAt,
          set: {
            isRetired: true,
            staffFields: [...new Set([...stored.staffFields, 'isRetired'])],
            changedAt: nextUpdatedAt(stored.changedAt, clock()),
          },
          unset: [],
          followUps: followUpsOf('CATALOGUE_ITEM_RETIRED', actorId, id),
        });
      }),
  };
};

export type CatalogueEditor<R extends ItemMeta> = ReturnType<typeof createCatalogueEditor<R>>;
