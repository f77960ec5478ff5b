/** Keeps the rows an index is rebuilt from, small: equal strings and lists are kept once, retired rows not at all. */
import { bySlug } from './index.parts.js';
import type { IndexSource, KeptInstitution, KeptProgram, KeptScholarship } from './index.source.js';
import type { CatalogueFeed, InstitutionRow, ProgramRow, ScholarshipRow } from './search.ports.js';

/** Changes are asked for again from this long before the last one seen: clocks of several writers differ, and writes take a while to land. */
const OVERLAP_MS = 5_000;
/** After so long without a change whatever was on its way has landed, and the overlap is not read again. */
const SETTLED_MS = 30_000;

type Row = { id: string; changedAt: Date; isRetired: boolean };
type Kept = { id: string; slug: string; changedAt: number };

/** Hands out one and the same value for all that are equal. */
class Pool {
  readonly #values = new Map<string, unknown>();

  text(value: string): string {
    return this.list(value, value);
  }

  list<T>(value: T, key: string = JSON.stringify(value)): T {
    const known = this.#values.get(key);
    if (known !== undefined) return known as T;
    this.#values.set(key, value);
    return value;
  }
}

/** Rows of one kind by id, and the moment of the last change seen. */
class KindRows<Source extends Row, Target extends Kept> {
  readonly rows = new Map<string, Target>();
  hasNews = true;
  /** When rows that are gone were retired: an overlap brings them again. */
  readonly #retiredAt = new Map<string, number>();
  #taken: Target[] = [];
  #lastChange: number | null = null;
  #lastChangeSeenAt = 0;

  constructor(readonly slim: (row: Source) => Target) {}

  /** In the order of their slugs: what is nearly sorted is quickly sorted, and the index begins with that order. */
  takeRows(): Target[] {
    if (!this.hasNews) return this.#taken;
    this.hasNews = false;
    const fresh = new Set(this.rows.values());
    const kept = this.#taken.filter(row => fresh.delete(row));
    this.#taken = bySlug([...kept, ...fresh]);
    return this.#taken;
  }

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
    const isSettled = now - this.#lastChangeSeenAt > SETTLED_MS;
    return new Date(isSettled ? this.#lastChange + 1 : this.#lastChange - OVERLAP_MS);
  }

  /** Two changes within one millisecond bear the same moment: then the contents decide. */
  #isNews(row: Source): boolean {
    const changedAt = row.changedAt.getTime();
    const known = this.rows.get(row.id);
    if (!known) return !row.isRetired && changedAt >= (this.#retiredAt.get(row.id) ?? -Infinity);
    if (changedAt !== known.changedAt) return changedAt > known.changedAt;
    return row.isRetired || JSON.stringify(this.slim(row)) !== JSON.stringify(known);
  }

  #take(row: Source): void {
    this.hasNews = true;
    if (row.isRetired) {
      this.#retiredAt.set(row.id, row.changedAt.getTime());
      this.rows.delete(row.id);
    } else {
      this.#retiredAt.delete(row.id);
      this.rows.set(row.id, this.slim(row));
    }
  }
}

export type RowStore = {
  /** Takes in what changed. When the feed fails half-way, what came is kept and the rest is asked for again. */
  refresh(feed: CatalogueFeed, now: number): Promise<void>;
  /** Whether rows changed since the source was last taken. */
  hasNews(): boolean;
  takeSource(): IndexSource;
};

export function createRowStore(): RowStore {
  const pool = new Pool();
  const institutions = new KindRows<InstitutionRow, KeptInstitution>(row => ({ ...row, changedAt: row.changedAt.getTime() }));
  const programs = new KindRows<ProgramRow, KeptProgram>(row => ({
    ...row,
    changedAt: row.changedAt.getTime(),
    institutionId: pool.text(row.institutionId),
    title: pool.text(row.title),
    level: pool.list(row.level, row.level),
    award: pool.list(row.award, row.award),
    field: pool.list(row.field, row.field),
    campusCity: pool.text(row.campusCity),
    languages: pool.list(row.languages),
    tuition: pool.list(row.tuition),
    applicationFee: pool.list(row.applicationFee),
    intakes: pool.list(row.intakes),
    englishMinimums: pool.list(row.englishMinimums),
  }));
  const scholarships = new KindRows<ScholarshipRow, KeptScholarship>(row => ({ ...row, changedAt: row.changedAt.getTime() }));
  const kinds = [institutions, programs, scholarships];
  return {
    async refresh(feed, now) {
      await institutions.refresh(since => feed.institutions(since), now);
      await programs.refresh(since => feed.programs(since), now);
      await scholarships.refresh(since => feed.scholarships(since), now);
    },
    hasNews: () => kinds.some(kind => kind.hasNews),
    takeSource() {
      return { institutions: institutions.takeRows(), programs: programs.takeRows(), scholarships: scholarships.takeRows() };
    },
  };
}
