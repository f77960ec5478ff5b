/** Writes one document with all of its index entries; everything is checked before anything is written. */
import { BSONRegExp } from 'bson';
import type { Catalog, Collection, Index } from './catalog.js';
import { printed } from './catalog.js';
import { decode, encode, isDoc, MAX_DOCUMENT_BYTES, movedIdFirst, startsWithId, type Doc, type Value } from './bson.js';
import { CommandError } from './errors.js';
import { keyOf } from './order.js';
import { fieldKeys, readSteps, valuesAt, type FieldKeys } from './paths.js';
import { prefixRange, spaceKey, type Storage } from './storage.js';
import { withIdFirst } from './update.js';

const NO_KEYS: FieldKeys = { keys: [], isMultikey: false, isCut: false };
const MAX_I_LENGTHD = 1000;

function keysIn(index: Index, doc: Doc): FieldKeys {
  if (index.partial && !index.partial.test(doc)) return NO_KEYS;
  if (index.isSparse && index.fields.every(({ steps }) => valuesAt(doc, steps).every(value => value === undefined)))
    return NO_KEYS;
  return fieldKeys(doc, index.fields);
}

export function duplicateKey(
  ns: string,
  index: { name: string; pattern: Doc },
  doc: Doc,
  keyValue?: Doc,
): CommandError {
  const values =
    keyValue ??
    new Map(
      [...index.pattern.keys()].map((path): [string, Value] => [path, valuesAt(doc, readSteps(path))[0] ?? null]),
    );
  return new CommandError(
    11000,
    `E11000 duplicate key error collection: ${ns} index: ${index.name} dup key: ${printed(values)}`,
    new Map([
      ['keyPattern', index.pattern],
      ['keyValue', values],
    ]),
  );
}

/** The duplicate values: for an array field the element, not the whole array. */
function clashingValues(index: Index, doc: Doc, key: Buffer): Doc {
  return new Map(
    index.fields.map((field): [string, Value] => {
      const values = valuesAt(doc, field.steps);
      const elements = values.flatMap(value => (Array.isArray(value) ? value : [value]));
      const found = elements.find(value =>
        key.includes(
          fieldKeys(new Map([['v', value ?? null]]), [{ path: 'v', steps: ['v'], isDescending: field.isDescending }])
            .keys[0] ?? key,
        ),
      );
      return [field.path, found ?? null];
    }),
  );
}

export class Documents {
  constructor(
    readonly storage: Storage,
    readonly catalog: Catalog,
  ) {}

  get(collection: Collection, idKey: Buffer): Buffer | undefined {
    return this.storage.get(spaceKey(collection.space, idKey));
  }

  insert(collection: Collection, document: Buffer): Value {
    let bytes = document;
    let doc = decode(bytes);
    if (!doc.has('_id')) {
      doc = withIdFirst(doc);
      bytes = encode(doc);
    } else if (!startsWithId(bytes)) bytes = movedIdFirst(bytes);
    const id = doc.get('_id') ?? null;
    if (Array.isArray(id) || id instanceof BSONRegExp)
      throw new CommandError(53, "The '_id' value cannot be of that type");
    const dollar = isDoc(id) ? [...id.keys()].find(name => name.startsWith('$')) : undefined;
    if (dollar !== undefined)
      throw new CommandError(52, `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`);
    const idKey = keyOf(id);
    if (idKey.length > MAX_I_LENGTHD)
      throw new CommandError(17280, `an _id of ${idKey.length} bytes is too long for the embedded store`);
    if (this.get(collection, idKey)) {
      throw duplicateKey(collection.ns, { name: '_id_', pattern: new Map([['_id', 1]]) }, doc);
    }
    this.store(collection, idKey, bytes, doc, undefined);
    collection.count += 1;
    this.catalog.touch(collection);
    return id;
  }

  replace(collection: Collection, idKey: Buffer, bytes: Buffer, doc: Doc, before: Doc) {
    this.store(collection, idKey, bytes, doc, before);
  }

  remove(collection: Collection, idKey: Buffer, doc: Doc) {
    for (const index of collection.indexes) this.removeEntries(index, keysIn(index, doc).keys, idKey);
    this.storage.remove(spaceKey(collection.space, idKey));
    collection.count -= 1;
    this.catalog.touch(collection);
  }

  /** Builds a new index over the documents of the collection; a duplicate fails it before the index becomes visible. */
  build(collection: Collection, index: Index) {
    const range = { start: spaceKey(collection.space), end: spaceKey(collection.space + 1), isReverse: false };
    for (const { key, value } of this.storage.scan(range)) {
      const doc = decode(value);
      const idKey = key.subarray(4);
      const keys = keysIn(index, doc);
      try {
        this.assertUnique(collection, index, keys.keys, idKey, doc);
      } catch (error) {
        this.storage.removeAll({ start: spaceKey(index.space), end: spaceKey(index.space + 1) });
        throw error;
      }
      this.addEntries(collection, index, keys, idKey);
    }
    collection.indexes.push(index);
    this.catalog.touch(collection);
  }

  private store(collection: Collection, idKey: Buffer, bytes: Buffer, doc: Doc, before: Doc | undefined) {
    if (bytes.length > MAX_DOCUMENT_BYTES)
      throw new CommandError(10334, `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and 16777216`);
    const planned = collection.indexes.map(index => {
      const keys = keysIn(index, doc);
      this.assertUnique(collection, index, keys.keys, idKey, doc);
      return { index, keys };
    });
    for (const { index, keys } of planned) {
      const old = before ? keysIn(index, before).keys : [];
      this.removeEntries(
        index,
        old.filter(key => !keys.keys.some(kept => kept.equals(key))),
        idKey,
      );
      const added = keys.keys.filter(key => !old.some(kept => kept.equals(key)));
      this.addEntries(collection, index, { ...keys, keys: added }, idKey);
    }
    this.storage.put(spaceKey(collection.space, idKey), bytes);
  }

  private assertUnique(collection: Collection, index: Index, keys: readonly Buffer[], idKey: Buffer, doc: Doc) {
    for (const key of keys) {
      if (key.length + idKey.length > 1960) throw new CommandError(17280, `index key too long for ${index.name}`);
      if (!index.isUnique) continue;
      for (const entry of this.storage.scan({ ...prefixRange(spaceKey(index.space, key)), isReverse: false })) {
        if (!entry.value.equals(idKey)) throw duplicateKey(collection.ns, index, doc, clashingValues(index, doc, key));
      }
    }
  }

  private addEntries(collection: Collection, index: Index, { keys, isMultikey, isCut }: FieldKeys, idKey: Buffer) {
    if ((isMultikey && !index.isMultikey) || (isCut && !index.isCut)) {
      index.isMultikey ||= isMultikey;
      index.isCut ||= isCut;
      this.catalog.touch(collection);
    }
    for (const key of keys) this.storage.put(spaceKey(index.space, key, idKey), idKey);
  }

  private removeEntries(index: Index, keys: readonly Buffer[], idKey: Buffer) {
    for (const key of keys) this.storage.remove(spaceKey(index.space, key, idKey));
  }
}
