/** One collection of the catalogue: institutions, programs or scholarships. */
import { trusted } from 'mongoose';
import { type OutboxEntry, outboxOf, withFollowUps } from '../../kernel/jobs/outbox.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import type { ItemModel } from './catalogue.model.js';
import type { ChangedItem } from './catalogue.changeKeys.js';
import type { ItemMeta, ItemOrigin, InstitutionRecord } from './catalogue.records.js';

/** Rows that a cursor fetches at once. */
const CURSOR_ROWS = 1000;

export type ItemWrite =
  | { kind: 'INSERT'; record: ItemMeta }
  | { kind: 'UPDATE'; id: string; seenChangedAt: Date; set: Record<string, unknown>; unset: string[] };

export type StaffChange = Omit<Extract<ItemWrite, { kind: 'UPDATE' }>, 'kind' | 'id'> & {
  followUps: readonly OutboxEntry[];
};

/** The last ones are those of institutions. */
export type ImportedMeta = Pick<
  ItemMeta,
  '_id' | 'slug' | 'formerSlugs' | 'registerKey' | 'isRetired' | 'merged' | 'staffFields' | 'takenFacts' | 'changedAt'
> &
  Partial<Pick<InstitutionRecord, 'name' | 'aliases' | 'destination' | 'city' | 'website' | 'schoolId' | 'dliNumber'>>;
const IMPORTED_FIELDS = {
  _id: 1,
  slug: 1,
  formerSlugs: 1,
  registerKey: 1,
  isRetired: 1,
  merged: 1,
  staffFields: 1,
  takenFacts: 1,
  changedAt: 1,
  name: 1,
  aliases: 1,
  destination: 1,
  city: 1,
  website: 1,
  schoolId: 1,
  dliNumber: 1,
} as const satisfies Record<keyof ImportedMeta, 1>;

const CHANGE_FIELDS = {
  slug: 1,
  formerSlugs: 1,
  changedAt: 1,
  institutionId: 1,
  destinations: 1,
} as const satisfies Partial<Record<keyof ChangedItem, 1>>;

/** When an item last changed. */
export type ItemStamp = Pick<ItemMeta, '_id' | 'isRetired' | 'changedAt'>;
const STAMP_FIELDS = { isRetired: 1, changedAt: 1 } as const satisfies Partial<Record<keyof ItemStamp, 1>>;

export type ItemRepository<R> = {
  byIds(ids: readonly string[]): Promise<R[]>;
  /** By the current address or, failing that, by a former one. */
  bySlug(slug: string): Promise<R | null>;
  /** Items that have or had one of the addresses. */
  bySlugs(slugs: readonly string[]): Promise<R[]>;
  changedSince(since: Date | null): AsyncIterable<R>;
  /** Of all items, retired ones too, in no order. */
  stamps(): AsyncIterable<ItemStamp>;
  /** Changed at or after `since`, retired ones too, the latest change first. */
  latestChanges(since: Date | null, limit: number): Promise<ChangedItem[]>;
  latest(limit: number): Promise<R[]>;
  ofOrigin(origin: ItemOrigin): Promise<R[]>;
  /** Imported items that a register calls so. */
  byRegisterKeys(keys: readonly string[]): Promise<R[]>;
  /** What is needed to retire imported items. */
  importedItems(): AsyncIterable<ImportedMeta>;
  /** False when some writes had no effect because another process was faster. */
  write(writes: readonly ItemWrite[]): Promise<boolean>;
  /** CONFLICT when another item has the address. */
  insert(record: ItemMeta, followUps: readonly OutboxEntry[]): Promise<R | 'CONFLICT'>;
  /** CONFLICT when it was changed since it was read. */
  change(id: string, change: StaffChange): Promise<R | 'CONFLICT'>;
  /** Inserts new records without reading first, for large loads. */
  insertAll(records: readonly R[]): Promise<void>;
  retireOrigin(origin: ItemOrigin, changedAt: Date): Promise<void>;
  removeOrigin(origin: ItemOrigin): Promise<number>;
};

const updateOf = (write: Pick<StaffChange, 'set' | 'unset'>): Record<string, Record<string, unknown>> =>
  write.unset.length === 0
    ? { $set: write.set }
    : { $set: write.set, $unset: Object.fromEntries(write.unset.map(field => [field, 1])) };

const operationOf = (write: ItemWrite) =>
  write.kind === 'INSERT'
    ? { updateOne: { filter: { slug: write.record.slug }, update: { $setOnInsert: write.record }, upsert: true } }
    : { updateOne: { filter: { _id: write.id, changedAt: write.seenChangedAt }, update: updateOf(write) } };

/** Ids in chunks, since one long command would block all readers of an embedded store. */
const chunkedIds = async (
  model: ItemModel,
  filter: { origin: ItemOrigin; isRetired?: boolean },
): Promise<string[][]> => {
  const chunks: string[][] = [];
  for await (const { _id } of model.find(filter).select({ _id: 1 }).lean().cursor({ batchSize: CURSOR_ROWS })) {
    const last = chunks.at(-1);
    if (last && last.length < CURSOR_ROWS) last.push(_id);
    else chunks.push([_id]);
  }
  return chunks;
};

/** Awaited after an item was added or changed by hand, before anybody is told that it was. */
export type AfterEdit = () => Promise<void>;

export const createItemRepository = <R extends ItemMeta>(
  model: ItemModel,
  afterEdit: AfterEdit,
): ItemRepository<R> => ({
  byIds: ids =>
    model
      .find({ _id: trusted({ $in: [...ids] }) })
      .lean<R[]>()
      .exec(),

  bySlug: async slug =>
    (await model.findOne({ slug }).lean<R | null>().exec()) ??
    model.findOne({ formerSlugs: slug }).lean<R | null>().exec(),

  bySlugs: async slugs => {
    const current = await model
      .find({ slug: trusted({ $in: [...slugs] }) })
      .lean<R[]>()
      .exec();
    const former = await model
      .find({ formerSlugs: trusted({ $in: [...slugs] }) })
      .lean<R[]>()
      .exec();
    const ids = new Set(current.map(({ _id }) => _id));
    return [...current, ...former.filter(({ _id }) => !ids.has(_id))];
  },

  // The driver's cursor: the whole catalogue is read here, and mongoose would add a promise and a document to each row.
  changedSince: since =>
    model.collection
      .find<R>(since ? { changedAt: { $gte: since } } : {}, { batchSize: CURSOR_ROWS })
      .sort({ changedAt: 1 }),

  stamps: () => model.collection.find<ItemStamp>({}, { batchSize: CURSOR_ROWS, projection: STAMP_FIELDS }),

  latestChanges: (since, limit) =>
    model.collection
      .find<ChangedItem>(since ? { changedAt: { $gte: since } } : {}, { projection: CHANGE_FIELDS, limit })
      .sort({ changedAt: -1 })
      .toArray(),

  latest: limit => model.find().sort({ changedAt: -1 }).limit(limit).lean<R[]>().exec(),

  ofOrigin: origin => model.find({ origin }).lean<R[]>().exec(),

  byRegisterKeys: keys =>
    model
      .find({ registerKey: trusted({ $in: [...keys] }) })
      .lean<R[]>()
      .exec(),

  importedItems: () =>
    model.collection.find<ImportedMeta>(
      { origin: 'IMPORT' },
      {
        batchSize: CURSOR_ROWS,
        projection: IMPORTED_FIELDS,
      },
    ),

  write: async writes => {
    if (writes.length === 0) return true;
    const inserts = writes.filter(({ kind }) => kind === 'INSERT').length;
    const result = await model.bulkWrite(writes.map(operationOf), { ordered: false });
    return result.upsertedCount === inserts && result.matchedCount === writes.length - inserts;
  },

  insert: async (record, followUps) => {
    try {
      await model.create([{ ...record, ...outboxOf(followUps) }]);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return 'CONFLICT';
    }
    await afterEdit();
    return (await model.findById(record._id).lean<R | null>().exec()) ?? 'CONFLICT';
  },

  change: async (id, { seenChangedAt, followUps, ...fields }) => {
    const changed = await model
      .findOneAndUpdate({ _id: id, changedAt: seenChangedAt }, withFollowUps(updateOf(fields), followUps), {
        returnDocument: 'after',
      })
      .lean<R | null>()
      .exec();
    if (!changed) return 'CONFLICT';
    await afterEdit();
    return changed;
  },

  insertAll: async records => {
    await model.insertMany([...records], { ordered: false, lean: true, throwOnValidationError: true });
  },

  retireOrigin: async (origin, changedAt) => {
    for (const ids of await chunkedIds(model, { origin, isRetired: false })) {
      await model.updateMany({ _id: trusted({ $in: ids }) }, { $set: { isRetired: true, changedAt } });
    }
  },

  removeOrigin: async origin => {
    let removed = 0;
    for (const ids of await chunkedIds(model, { origin }))
      removed += (await model.deleteMany({ _id: trusted({ $in: ids }) })).deletedCount;
    return removed;
  },
});
