/** Keeps what an index is rebuilt from, small: programs in a table, the other kinds as rows, retired entries not at all. */
import type { IndexSource, KeptInstitution, KeptProgram, KeptScholarship } from './indexSource.js';
import { ProgramTable, type ProgramColumns } from './programTable.js';
import type { CatalogueFeed, InstitutionRow, ProgramRow, ScholarshipRow } from '../search.ports.js';

/** Changes are asked for again from this long before the last one seen: clocks of several writers differ, and writes take a while to land. */
const OVERLAP_MS = 5_000;
/** After so long without a change whatever was on its way has landed, and the overlap is not read again. */
const SETTLED_MS = 30_000;

/** Changes that wait at least before they are merged into the table. */
const WAITING_ROWS = 4_096;

type Row = { id: string; changedAt: Date; isRetired: boolean };
type Kept = { id: string; changedAt: number };

/** Rows of one kind as they are kept. */
type RowCollection<Target extends Kept> = {
  /** When a row kept last changed; undefined when there is none. */
  changedAt(id: string): number | undefined;
  holds(row: Target): boolean;
  put(row: Target): void;
  remove(id: string): void;
};

/** Follows the changes of one kind: knows what is news, and the moment of the last change seen. */
class KindFollower<Source extends Row, Target extends Kept> {
  hasNews = true;
  /** When rows that are gone were retired: an overlap brings them again. */
  readonly #retiredAt = new Map<string, number>();
  #lastChange: number | null = null;
  #lastChangeSeenAt = 0;

  constructor(
    readonly rows: RowCollection<Target>,
    readonly slim: (row: Source) => Target,
  ) {}

  async refresh(read: (since: Date | null) => AsyncIterable<Source>, now: number): Promise<void> {
    let lastChange = this.#lastChange;
    for await (const row of read(this.#since(now))) {
      if (this.#isNews(row)) this.#take(row);
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

  /** Two changes within one millisecond bear the same moment: then the contents decide. */
  #isNews(row: Source): boolean {
    const changedAt = row.changedAt.getTime();
    const known = this.rows.changedAt(row.id);
    if (known === undefined) return !row.isRetired && changedAt >= (this.#retiredAt.get(row.id) ?? -Infinity);
    if (changedAt !== known) return changedAt > known;
    return row.isRetired || !this.rows.holds(this.slim(row));
  }

  #take(row: Source): void {
    this.hasNews = true;
    if (row.isRetired) {
      this.#retiredAt.set(row.id, row.changedAt.getTime());
      this.rows.remove(row.id);
    } else {
      this.#retiredAt.delete(row.id);
      this.rows.put(this.slim(row));
    }
  }
}

/** The two smaller kinds as objects by id. */
class RowMap<Target extends Kept> implements RowCollection<Target> {
  readonly rows = new Map<string, Target>();
  readonly changedAt = (id: string) => this.rows.get(id)?.changedAt;
  readonly holds = (row: Target) => JSON.stringify(this.rows.get(row.id)) === JSON.stringify(row);
  readonly put = (row: Target) => void this.rows.set(row.id, row);
  readonly remove = (id: string) => void this.rows.delete(id);
}

/** Programs in a table; changes wait until it is read, or until they are many beside it. */
class ProgramRows implements RowCollection<KeptProgram> {
  readonly #table = new ProgramTable();
  #waiting = new Map<string, KeptProgram | null>();

  changedAt(id: string): number | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined) return waiting?.changedAt;
    const place = this.#table.placeOf(id);
    return place < 0 ? undefined : this.#table.changedAt(place);
  }

  holds(row: KeptProgram): boolean {
    const waiting = this.#waiting.get(row.id);
    if (waiting) return JSON.stringify(waiting) === JSON.stringify(row);
    const place = this.#table.placeOf(row.id);
    return place >= 0 && this.#table.isAt(place, row);
  }

  put(row: KeptProgram): void {
    this.#wait(row.id, row);
  }

  remove(id: string): void {
    this.#wait(id, null);
  }

  columns(): ProgramColumns {
    this.#merge();
    return this.#table.columns();
  }

  #wait(id: string, row: KeptProgram | null): void {
    this.#waiting.set(id, row);
    if (this.#waiting.size > Math.max(WAITING_ROWS, this.#table.size / 4)) this.#merge();
  }

  #merge(): void {
    if (this.#waiting.size === 0) return;
    this.#table.merge(this.#waiting);
    this.#waiting = new Map();
  }
}

export type RowStore = {
  /** Takes in what changed. When the feed fails half-way, what came is kept and the rest is asked for again. */
  refresh(feed: CatalogueFeed, now: number): Promise<void>;
  /** Whether rows changed since the source was last taken. */
  hasNews(): boolean;
  takeSource(): IndexSource;
};

const slim = <Source extends Row>(row: Source) => ({ ...row, changedAt: row.changedAt.getTime() });

export function createRowStore(): RowStore {
  const [institutionRows, programRows, scholarshipRows] = [
    new RowMap<KeptInstitution>(),
    new ProgramRows(),
    new RowMap<KeptScholarship>(),
  ];
  const institutions = new KindFollower(institutionRows, slim<InstitutionRow>);
  const programs = new KindFollower(programRows, slim<ProgramRow>);
  const scholarships = new KindFollower(scholarshipRows, slim<ScholarshipRow>);
  const kinds = [institutions, programs, scholarships];
  return {
    async refresh(feed, now) {
      await institutions.refresh(since => feed.institutions(since), now);
      await programs.refresh(since => feed.programs(since), now);
      await scholarships.refresh(since => feed.scholarships(since), now);
    },
    hasNews: () => kinds.some(kind => kind.hasNews),
    takeSource() {
      for (const kind of kinds) kind.hasNews = false;
      return {
        institutions: [...institutionRows.rows.values()],
        programs: programRows.columns(),
        scholarships: [...scholarshipRows.rows.values()],
      };
    },
  };
}
