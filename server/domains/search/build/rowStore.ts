/** Stores the rows that an index is rebuilt from: programs in a compact table, the other kinds as objects, retired items not at all. */
import type { IndexSource, StoredInstitution, StoredProgram, StoredScholarship } from './indexSource.js';
import { ProgramTable, type ProgramColumns } from './programTable.js';
import type { CatalogueFeed, InstitutionRow, ProgramRow, ScholarshipRow } from '../search.ports.js';

/** Changes are read again from so long before the last one seen: clocks of several writers differ, and a write takes a moment to become visible. */
const OVERLAP_MS = 5_000;
/** After so long without a change every earlier write is visible, and the overlap is not read again. */
const SETTLED_MS = 30_000;

/** So many changes, or a quarter of the table, are collected before they are merged into it. */
const MAX_PENDING_ROWS = 4_096;

type Row = { id: string; changedAt: Date; isRetired: boolean };
type Stored = { id: string; changedAt: number };

/** The stored rows of one kind. */
type RowCollection<Target extends Stored> = {
  /** When the stored row last changed; undefined when there is none. */
  changedAt(id: string): number | undefined;
  isEqual(row: Target): boolean;
  put(row: Target): void;
  remove(id: string): void;
};

/** Reads the changes of one kind and remembers how far it has read. */
class ChangeTracker<Source extends Row, Target extends Stored> {
  hasChanges = true;
  /** When removed rows were retired: the overlap brings them again. */
  readonly #retiredAt = new Map<string, number>();
  #lastChange: number | null = null;
  #lastChangeSeenAt = 0;

  constructor(
    readonly rows: RowCollection<Target>,
    readonly toStoredRow: (row: Source) => Target,
  ) {}

  async refresh(read: (since: Date | null) => AsyncIterable<Source>, now: number): Promise<void> {
    let lastChange = this.#lastChange;
    for await (const row of read(this.#since(now))) {
      if (this.#isNewer(row)) this.#apply(row);
      lastChange = Math.max(lastChange ?? -Infinity, row.changedAt.getTime());
    }
    if (lastChange !== this.#lastChange) this.#lastChangeSeenAt = now;
    this.#lastChange = lastChange;
  }

  #since(now: number): Date | null {
    if (this.#lastChange === null) return null;
    const isSettled = now - this.#lastChangeSeenAt > SETTLED_MS || now - this.#lastChange > SETTLED_MS + OVERLAP_MS;
    return new Date(isSettled ? this.#lastChange + 1 : this.#lastChange - OVERLAP_MS);
  }

  /** Two changes within one millisecond have the same time; then the contents are compared. */
  #isNewer(row: Source): boolean {
    const changedAt = row.changedAt.getTime();
    const known = this.rows.changedAt(row.id);
    if (known === undefined) return !row.isRetired && changedAt >= (this.#retiredAt.get(row.id) ?? -Infinity);
    if (changedAt !== known) return changedAt > known;
    return row.isRetired || !this.rows.isEqual(this.toStoredRow(row));
  }

  #apply(row: Source): void {
    this.hasChanges = true;
    if (row.isRetired) {
      this.#retiredAt.set(row.id, row.changedAt.getTime());
      this.rows.remove(row.id);
    } else {
      this.#retiredAt.delete(row.id);
      this.rows.put(this.toStoredRow(row));
    }
  }
}

/** Rows as objects by id, for the two smaller kinds. */
class RowMap<Target extends Stored> implements RowCollection<Target> {
  readonly rows = new Map<string, Target>();
  readonly changedAt = (id: string) => this.rows.get(id)?.changedAt;
  readonly isEqual = (row: Target) => JSON.stringify(this.rows.get(row.id)) === JSON.stringify(row);
  readonly put = (row: Target) => void this.rows.set(row.id, row);
  readonly remove = (id: string) => void this.rows.delete(id);
}

/** Programs in a table; changes are merged when it is read, or when many are pending. */
class ProgramRows implements RowCollection<StoredProgram> {
  readonly #table = new ProgramTable();
  #pending = new Map<string, StoredProgram | null>();

  changedAt(id: string): number | undefined {
    const pending = this.#pending.get(id);
    if (pending !== undefined) return pending?.changedAt;
    const place = this.#table.placeOf(id);
    return place < 0 ? undefined : this.#table.changedAt(place);
  }

  isEqual(row: StoredProgram): boolean {
    const pending = this.#pending.get(row.id);
    if (pending) return JSON.stringify(pending) === JSON.stringify(row);
    const place = this.#table.placeOf(row.id);
    return place >= 0 && this.#table.isAt(place, row);
  }

  put(row: StoredProgram): void {
    this.#queue(row.id, row);
  }

  remove(id: string): void {
    this.#queue(id, null);
  }

  columns(): ProgramColumns {
    this.#merge();
    return this.#table.columns();
  }

  #queue(id: string, row: StoredProgram | null): void {
    this.#pending.set(id, row);
    if (this.#pending.size > Math.max(MAX_PENDING_ROWS, this.#table.size / 4)) this.#merge();
  }

  #merge(): void {
    if (this.#pending.size === 0) return;
    this.#table.merge(this.#pending);
    this.#pending = new Map();
  }
}

export type RowStore = {
  /** Reads what changed. When the feed fails half-way, the rows read so far stay and the rest is read next time. */
  refresh(feed: CatalogueFeed, now: number): Promise<void>;
  /** Whether rows changed since the source was last taken. */
  hasChanges(): boolean;
  takeSource(): IndexSource;
};

const toStoredRow = <Source extends Row>(row: Source) => ({ ...row, changedAt: row.changedAt.getTime() });

export function createRowStore(): RowStore {
  const [institutionRows, programRows, scholarshipRows] = [
    new RowMap<StoredInstitution>(),
    new ProgramRows(),
    new RowMap<StoredScholarship>(),
  ];
  const institutions = new ChangeTracker(institutionRows, toStoredRow<InstitutionRow>);
  const programs = new ChangeTracker(programRows, toStoredRow<ProgramRow>);
  const scholarships = new ChangeTracker(scholarshipRows, toStoredRow<ScholarshipRow>);
  const kinds = [institutions, programs, scholarships];
  return {
    async refresh(feed, now) {
      await institutions.refresh(since => feed.institutions(since), now);
      await programs.refresh(since => feed.programs(since), now);
      await scholarships.refresh(since => feed.scholarships(since), now);
    },
    hasChanges: () => kinds.some(kind => kind.hasChanges),
    takeSource() {
      for (const kind of kinds) kind.hasChanges = false;
      return {
        institutions: [...institutionRows.rows.values()],
        programs: programRows.columns(),
        scholarships: [...scholarshipRows.rows.values()],
      };
    },
  };
}
