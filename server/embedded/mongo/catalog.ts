/** Which collections and indexes exist, with their document counts. Kept in memory, written with the transaction that changes it. */
import { EJSON } from 'bson';
import { decode, encode, isDoc, type Doc, type Value } from './bson.js';
import { CommandError } from './errors.js';
import { compileFilter, type Filter } from './match.js';
import { parseKeyPattern, type IndexField } from './paths.js';
import { spaceKey, wholeSpace, type Storage } from './storage.js';

export interface Index {
  readonly name: string;
  readonly spec: Doc;
  readonly space: number;
  readonly pattern: Doc;
  readonly fields: readonly IndexField[];
  readonly isUnique: boolean;
  readonly isSparse: boolean;
  readonly partial: Filter | undefined;
  readonly expireAfterSeconds: number | undefined;
  isMultikey: boolean;
  /** Some key was truncated: equality is still exact, but the order of the index entries is not. */
  isCut: boolean;
}

export interface Collection {
  readonly ns: string;
  readonly space: number;
  count: number;
  readonly indexes: Index[];
}

const SETTINGS = 0;
const FIRST_FREE_SPACE = 16;
const NEXT_SPACE = spaceKey(SETTINGS, Buffer.from('next'));
const COLLECTION = Buffer.from('collection:');

const numberOf = (value: Value | undefined) => (value === undefined ? undefined : Number(String(value)));

export function makeIndex(spec: Doc, space: number): Index {
  const pattern = spec.get('key');
  const partial = spec.get('partialFilterExpression');
  if (!isDoc(pattern)) throw new CommandError(67, 'an index needs a key');
  return {
    name: String(spec.get('name')),
    spec,
    space,
    pattern,
    fields: parseKeyPattern(pattern, 'index key'),
    isUnique: spec.get('unique') === true,
    isSparse: spec.get('sparse') === true,
    partial: isDoc(partial) ? compileFilter(partial) : undefined,
    expireAfterSeconds: numberOf(spec.get('expireAfterSeconds')),
    isMultikey: false,
    isCut: false,
  };
}

export class Catalog {
  private collections = new Map<string, Collection>();
  private readonly dirty = new Set<string>();
  private nextSpace = FIRST_FREE_SPACE;

  constructor(private readonly storage: Storage) {
    storage.onCommit = () => this.save();
    storage.onRollback = () => this.load();
    this.load();
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  find(ns: string): Collection | undefined {
    return this.collections.get(ns);
  }

  demand(ns: string): Collection {
    const found = this.collections.get(ns);
    if (!found) throw new CommandError(26, `ns does not exist: ${ns}`);
    return found;
  }

  ensure(ns: string): Collection {
    const found = this.collections.get(ns);
    if (found) return found;
    if (Buffer.byteLength(ns) > 255) throw new CommandError(73, 'the namespace is longer than 255 bytes');
    if (/[$\0]/.test(ns) || ns.endsWith('.') || ns.startsWith('.'))
      throw new CommandError(73, `Invalid namespace specified '${ns}'`);
    const made: Collection = { ns, space: this.allot(), count: 0, indexes: [] };
    this.collections.set(ns, made);
    this.touch(made);
    return made;
  }

  /** Marks a collection whose record is written with the current transaction. */
  touch(collection: Collection) {
    this.dirty.add(collection.ns);
  }

  allot(): number {
    this.nextSpace += 1;
    return this.nextSpace - 1;
  }

  drop(collection: Collection) {
    collection.indexes.forEach(index => this.storage.removeAll(wholeSpace(index.space)));
    this.storage.removeAll(wholeSpace(collection.space));
    this.collections.delete(collection.ns);
    this.touch(collection);
  }

  dropIndex(collection: Collection, index: Index) {
    this.storage.removeAll(wholeSpace(index.space));
    collection.indexes.splice(collection.indexes.indexOf(index), 1);
    this.touch(collection);
  }

  private save() {
    if (this.dirty.size === 0) return;
    for (const ns of this.dirty) {
      const key = spaceKey(SETTINGS, COLLECTION, Buffer.from(ns));
      const collection = this.collections.get(ns);
      if (collection) this.storage.put(key, encode(record(collection)));
      else this.storage.remove(key);
    }
    this.storage.put(NEXT_SPACE, Buffer.from(String(this.nextSpace)));
    this.dirty.clear();
  }

  private load() {
    this.dirty.clear();
    this.nextSpace = Number(this.storage.get(NEXT_SPACE)?.toString() ?? FIRST_FREE_SPACE);
    const start = spaceKey(SETTINGS, COLLECTION);
    const entries = this.storage.scan({ start, end: spaceKey(SETTINGS + 1), isReverse: false });
    this.collections = new Map(
      [...entries]
        .filter(({ key }) => key.subarray(4, 4 + COLLECTION.length).equals(COLLECTION))
        .map(({ value }) => restored(decode(value)))
        .map(collection => [collection.ns, collection]),
    );
  }
}

const record = ({ ns, space, count, indexes }: Collection) =>
  new Map<string, unknown>([
    ['ns', ns],
    ['space', space],
    ['count', count],
    [
      'indexes',
      indexes.map(
        index =>
          new Map<string, unknown>([
            ['space', index.space],
            ['spec', index.spec],
            ['isMultikey', index.isMultikey],
            ['isCut', index.isCut],
          ]),
      ),
    ],
  ]);

function restored(stored: Doc): Collection {
  const indexes = stored.get('indexes');
  return {
    ns: String(stored.get('ns')),
    space: Number(stored.get('space')),
    count: Number(String(stored.get('count'))),
    indexes: (Array.isArray(indexes) ? indexes : []).filter(isDoc).map(one => {
      const spec = one.get('spec');
      const index = makeIndex(isDoc(spec) ? spec : new Map(), Number(one.get('space')));
      return Object.assign(index, { isMultikey: one.get('isMultikey') === true, isCut: one.get('isCut') === true });
    }),
  };
}

/** A value as the shell prints it, for messages. */
export const printed = (value: Value | undefined): string => {
  if (value === undefined || value === null) return 'null';
  if (isDoc(value)) return `{ ${[...value].map(([name, one]) => `${name}: ${printed(one)}`).join(', ')} }`;
  if (Array.isArray(value)) return `[ ${value.map(printed).join(', ')} ]`;
  return typeof value === 'bigint' ? String(value) : EJSON.stringify(value);
};
