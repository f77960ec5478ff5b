/**
 * Live programs between two builds, as packed strings and dictionary-encoded columns in the order of their slugs: objects would take several
 * times the memory. A change is merged in, and runs of unchanged programs are copied as a whole.
 */
import type { Column } from './dictionaryColumn.js';
import { byCodeUnit } from './indexParts.js';
import type { StoredProgram } from './storedRows.js';
import { findString, orderStrings, packStrings, stringAt, type StringTable } from './stringTable.js';

type Key = string | number | boolean | null;

/** Where each program of a merged table comes from: its place in the old table, or `-1 - place` among the added rows. */
type Origins = Int32Array;

/** Unused values are dropped once they outnumber the used ones by so many. */
const MAX_UNUSED_VALUES = 64;

class FactColumn<Value> {
  #values: Value[] = [];
  #numbers = new Map<Key, number>();
  #numberOf: Uint32Array = new Uint32Array(0);

  constructor(
    readonly valueOf: (row: StoredProgram) => Value,
    readonly keyOf: (value: Value) => Key,
  ) {}

  /** Goes on from a column of an earlier process. */
  restore({ values, numberOf }: Column<unknown>): void {
    this.#values = values.map(value => value as Value);
    this.#numbers = new Map(this.#values.map((value, number) => [this.keyOf(value), number]));
    this.#numberOf = numberOf;
  }

  merge(origins: Origins, added: readonly StoredProgram[]): void {
    const numberOfAdded = Uint32Array.from(added, row => this.#numberFor(this.valueOf(row)));
    const merged = new Uint32Array(origins.length);
    for (let place = 0; place < origins.length; place++) {
      const origin = origins[place] as number;
      merged[place] = (origin < 0 ? numberOfAdded[-1 - origin] : this.#numberOf[origin]) as number;
    }
    this.#numberOf = merged;
  }

  isAt(place: number, row: StoredProgram): boolean {
    const number = this.#numberOf[place] as number;
    return this.keyOf(this.#values[number] as Value) === this.keyOf(this.valueOf(row));
  }

  /** The values in use, numbered in the order of their first program. */
  toColumn(): Column<Value> {
    const numbers = new Int32Array(this.#values.length).fill(-1);
    const values: Value[] = [];
    const numberOf = new Uint32Array(this.#numberOf.length);
    for (let place = 0; place < numberOf.length; place++) {
      const old = this.#numberOf[place] as number;
      if (numbers[old] === -1) numbers[old] = values.push(this.#values[old] as Value) - 1;
      numberOf[place] = numbers[old] as number;
    }
    if (this.#values.length > 2 * values.length + MAX_UNUSED_VALUES) {
      this.#values = [...values];
      this.#numbers = new Map(values.map((value, number) => [this.keyOf(value), number]));
      this.#numberOf = numberOf.slice();
    }
    return { values, numberOf };
  }

  #numberFor(value: Value): number {
    const key = this.keyOf(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#values.length);
    return this.#values.push(value) - 1;
  }
}

const same = (value: Key): Key => value;
const asJson = (value: unknown): Key => JSON.stringify(value);

const createFacts = () => ({
  institutionId: new FactColumn(row => row.institutionId, same),
  completeness: new FactColumn(row => row.completeness, same),
  title: new FactColumn(row => row.title, same),
  cities: new FactColumn(row => row.cities, asJson),
  level: new FactColumn(row => row.level, same),
  award: new FactColumn(row => row.award, same),
  field: new FactColumn(row => row.field, same),
  languages: new FactColumn(row => row.languages, asJson),
  durationMonths: new FactColumn(row => row.durationMonths, same),
  tuition: new FactColumn(row => row.tuition, asJson),
  applicationFee: new FactColumn(row => row.applicationFee, asJson),
  intakes: new FactColumn(row => row.intakes, asJson),
  englishMinimums: new FactColumn(row => row.englishMinimums, asJson),
  asks: new FactColumn(row => row.asks, asJson),
  isPreparatory: new FactColumn(row => row.isPreparatory, same),
  hasPriceOrRequirement: new FactColumn(row => row.hasPriceOrRequirement, same),
  postGraduationPermit: new FactColumn(row => row.postGraduationPermit, same),
  coopInternship: new FactColumn(row => row.coopInternship, same),
});

type Facts = ReturnType<typeof createFacts>;

/** What a build reads, in the order of slugs; not affected by later changes of the table. */
export type ProgramColumns = {
  size: number;
  ids: StringTable;
  slugs: StringTable;
  /** Places by the hash of the id. */
  idOrder: Uint32Array;
  changedAt: Float64Array;
  facts: { [Name in keyof Facts]: ReturnType<Facts[Name]['toColumn']> };
};

/** Every fact under its own name. */
const columnsOf = (facts: Facts): ProgramColumns['facts'] =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact.toColumn()])) as ProgramColumns['facts'];

export class ProgramTable {
  readonly #facts = createFacts();
  #ids = packStrings([]);
  #slugs = packStrings([]);
  #idOrder: Uint32Array = new Uint32Array(0);
  #changedAt: Float64Array = new Float64Array(0);

  /** Goes on from the columns of an earlier process. */
  restore({ ids, slugs, idOrder, changedAt, facts }: ProgramColumns): void {
    for (const [name, fact] of Object.entries(this.#facts)) fact.restore(facts[name as keyof Facts]);
    this.#ids = ids;
    this.#slugs = slugs;
    this.#idOrder = idOrder;
    this.#changedAt = changedAt;
  }

  get size(): number {
    return this.#changedAt.length;
  }

  /** -1 when the program is not in the table. */
  placeOf(id: string): number {
    return findString(this.#ids, this.#idOrder, id);
  }

  changedAt(place: number): number {
    return this.#changedAt[place] as number;
  }

  isAt(place: number, row: StoredProgram): boolean {
    return stringAt(this.#slugs, place) === row.slug && Object.values(this.#facts).every(fact => fact.isAt(place, row));
  }

  /** Adds or replaces programs by id; null removes one. */
  merge(changes: ReadonlyMap<string, StoredProgram | null>): void {
    const isReplaced = new Uint8Array(this.size);
    for (const id of changes.keys()) {
      const place = this.placeOf(id);
      if (place >= 0) isReplaced[place] = 1;
    }
    const added = [...changes.values()].filter(row => row !== null).sort((a, b) => byCodeUnit(a.slug, b.slug));
    const origins = this.#originsOf(isReplaced, added);
    for (const fact of Object.values(this.#facts)) fact.merge(origins, added);
    this.#ids = mergeStrings(
      this.#ids,
      origins,
      added.map(row => row.id),
    );
    this.#slugs = mergeStrings(
      this.#slugs,
      origins,
      added.map(row => row.slug),
    );
    this.#changedAt = Float64Array.from(
      origins,
      origin => (origin < 0 ? added[-1 - origin]?.changedAt : this.#changedAt[origin]) ?? 0,
    );
    this.#idOrder = orderStrings(this.#ids);
  }

  columns(): ProgramColumns {
    return {
      size: this.size,
      ids: this.#ids,
      slugs: this.#slugs,
      idOrder: this.#idOrder,
      changedAt: this.#changedAt,
      facts: columnsOf(this.#facts),
    };
  }

  #originsOf(isReplaced: Uint8Array, added: readonly StoredProgram[]): Origins {
    const origins = new Int32Array(this.size - isReplaced.reduce((sum, one) => sum + one, 0) + added.length);
    let length = 0;
    let next = 0;
    const copyBefore = (end: number): void => {
      for (; next < end; next++) if (isReplaced[next] === 0) origins[length++] = next;
    };
    added.forEach(({ slug }, place) => {
      copyBefore(this.#placeForSlug(slug, next));
      origins[length++] = -1 - place;
    });
    copyBefore(this.size);
    return origins;
  }

  /** The first place from `from` on whose slug is not smaller. */
  #placeForSlug(slug: string, from: number): number {
    let [low, high] = [from, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (byCodeUnit(stringAt(this.#slugs, middle), slug) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Copies runs of consecutive places at once. */
function mergeStrings(old: StringTable, origins: Origins, addedStrings: readonly string[]): StringTable {
  const added = packStrings(addedStrings);
  const bytes = new Uint8Array(old.bytes.length + added.bytes.length);
  const offsets = new Uint32Array(origins.length + 1);
  let length = 0;
  for (let place = 0; place < origins.length;) {
    const first = origins[place] as number;
    const isOld = first >= 0;
    const from = isOld ? old : added;
    const start = isOld ? first : -1 - first;
    let run = 1;
    const step = isOld ? 1 : -1;
    while (place + run < origins.length && origins[place + run] === first + step * run) run++;
    const [begin, end] = [from.offsets[start] as number, from.offsets[start + run] as number];
    bytes.set(from.bytes.subarray(begin, end), length);
    for (let i = 1; i <= run; i++) offsets[place + i] = length + (from.offsets[start + i] as number) - begin;
    length += end - begin;
    place += run;
  }
  return { bytes: bytes.slice(0, length), offsets };
}

export function programColumnsOf(rows: readonly StoredProgram[]): ProgramColumns {
  const table = new ProgramTable();
  table.merge(new Map(rows.map(row => [row.id, row])));
  return table.columns();
}
