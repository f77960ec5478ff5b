/** Stores the rows that an index is rebuilt from: programs in a compact table, the other kinds as objects, retired items not at all. */
import type { IndexSource } from './indexSource.js';
import { lastChangesOf, OVERLAP_MS } from './keptRows.js';
import type { StoredInstitution, StoredProgram, StoredScholarship } from './storedRows.js';
import { ProgramTable, type ProgramColumns } from './programTable.js';
import type { CatalogueFeed, InstitutionRow, ProgramRow, ScholarshipRow } from '../search.ports.js';

/** After so long without a change every earlier write is visible, and the overlap is not read again. */
const SETTLED_MS = 30_000;

/**
 * An edit of what is not indexed (a note, a source, a confirmed day) moves the time of a row and nothing else of the index, which the sitemap alone tells.
 * Such edits make one build together; cached answers that show them do not wait for it, since they follow the entries themselves (kernel/changeLog.ts).
 */
const TIMES_LATE_MS = 600_000;

/** So many changes, or a quarter of the table, are collected before they are merged into it. */
const MAX_PENDING_ROWS = 4_096;

type Row = { id: string; changedAt: Date; isRetired: boolean };
type Stored = { id: string; changedAt: number };

/** The stored rows of one kind. */
type RowCollection<Target extends Stored> = {
  /** When the stored row last changed; undefined when there is none. */
  changedAt(id: string): number | undefined;
  /** Whether the stored row has the same facts, whenever it changed. */
  isEqual(row: Target): boolean;
  put(row: Target): void;
  remove(id: string): void;
};

/** Reads the changes of one kind and remembers how far it has read. */
class ChangeTracker<Source extends Row, Target extends Stored> {
  #hasChanges = true;
  /** Since when only times of rows are new; null when none is. */
  #timesMovedAt: number | null = null;
  /** When removed rows were retired: the overlap brings them again. */
  readonly #retiredAt = new Map<string, number>();
  #lastChange: number | null = null;
  #lastChangeSeenAt = 0;
  /** Whether the last change was seen by an earlier process: what became visible after it is not known. */
  #isResumed = false;

  constructor(
    readonly rows: RowCollection<Target>,
    readonly toStoredRow: (row: Source) => Target,
  ) {}

  async refresh(read: (since: Date | null) => AsyncIterable<Source>, now: number): Promise<void> {
    let lastChange = this.#lastChange;
    for await (const row of read(this.#since(now))) {
      if (this.#isNewer(row)) this.#apply(row, now);
      lastChange = Math.max(lastChange ?? -Infinity, row.changedAt.getTime());
    }
    if (lastChange !== this.#lastChange) this.#lastChangeSeenAt = now;
    this.#lastChange = lastChange;
    this.#isResumed = false;
  }

  /** Goes on from rows that an earlier process had read up to that change. */
  resume(lastChange: number | null): void {
    this.#lastChange = lastChange;
    this.#isResumed = true;
  }

  #since(now: number): Date | null {
    if (this.#lastChange === null) return null;
    const isSettled =
      !this.#isResumed &&
      (now - this.#lastChangeSeenAt > SETTLED_MS || now - this.#lastChange > SETTLED_MS + OVERLAP_MS);
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

  /** Whether a build is due. */
  hasChanges(now: number): boolean {
    return this.#hasChanges || (this.#timesMovedAt !== null && now - this.#timesMovedAt >= TIMES_LATE_MS);
  }

  take(): void {
    this.#hasChanges = false;
    this.#timesMovedAt = null;
  }

  #apply(row: Source, now: number): void {
    if (row.isRetired) {
      this.#hasChanges = true;
      this.#retiredAt.set(row.id, row.changedAt.getTime());
      this.rows.remove(row.id);
      return;
    }
    const stored = this.toStoredRow(row);
    if (this.rows.changedAt(row.id) !== undefined && this.rows.isEqual(stored)) this.#timesMovedAt ??= now;
    else this.#hasChanges = true;
    this.#retiredAt.delete(row.id);
    this.rows.put(stored);
  }
}

/** For comparing two rows of one feed. */
const factsOf = (row: Stored | undefined): string => JSON.stringify({ ...row, changedAt: null });

/** Rows as objects by id, for the two smaller kinds. */
class RowMap<Target extends Stored> implements RowCollection<Target> {
  readonly rows = new Map<string, Target>();
  readonly changedAt = (id: string) => this.rows.get(id)?.changedAt;
  readonly isEqual = (row: Target) => factsOf(this.rows.get(row.id)) === factsOf(row);
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
    if (pending) return factsOf(pending) === factsOf(row);
    const place = this.#table.placeOf(row.id);
    return place >= 0 && this.#table.isAt(place, row);
  }

  put(row: StoredProgram): void {
    this.#queue(row.id, row);
  }

  remove(id: string): void {
    this.#queue(id, null);
  }

  restore(columns: ProgramColumns): void {
    this.#table.restore(columns);
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
  /** Whether rows changed since the source was last taken, or times of rows ten minutes ago. */
  hasChanges(now: number): boolean;
  takeSource(): IndexSource;
  /** All rows, as `restore` takes them. */
  source(): IndexSource;
  /** Goes on from the rows of an earlier process: only what changed since is read. Those that an index was built from are no change. */
  restore(kept: IndexSource, from: { isBuilt: boolean }): void;
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
  const source = (): IndexSource => ({
    institutions: [...institutionRows.rows.values()],
    programs: programRows.columns(),
    scholarships: [...scholarshipRows.rows.values()],
  });
  return {
    async refresh(feed, now) {
      await institutions.refresh(since => feed.institutions(since), now);
      await programs.refresh(since => feed.programs(since), now);
      await scholarships.refresh(since => feed.scholarships(since), now);
    },
    hasChanges: now => kinds.some(kind => kind.hasChanges(now)),
    takeSource() {
      for (const kind of kinds) kind.take();
      return source();
    },
    source,
    restore(kept, { isBuilt }) {
      for (const row of kept.institutions) institutionRows.put(row);
      programRows.restore(kept.programs);
      for (const row of kept.scholarships) scholarshipRows.put(row);
      const lastChanges = lastChangesOf(kept);
      institutions.resume(lastChanges.institutions);
      programs.resume(lastChanges.programs);
      scholarships.resume(lastChanges.scholarships);
      if (isBuilt) for (const kind of kinds) kind.take();
    },
  };
}
