/** Rows that an earlier process kept, and the proof that the catalogue still has them: it may have been brought back from a copy, or changed by a clock that is wrong. */
import type { CatalogueStamps, Kind, RowStamp } from '../search.ports.js';
import type { IndexSource } from './indexSource.js';
import { findString } from './stringTable.js';

/** Changes are read again from so long before the last one seen: clocks of several writers differ, and a write takes a moment to become visible. */
export const OVERLAP_MS = 5_000;

type Known = {
  size: number;
  /** -1 when it is not among them. */
  placeOf(id: string): number;
  changedAt: ArrayLike<number>;
};

function knownOf(rows: readonly { id: string; changedAt: number }[]): Known {
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  return { size: rows.length, placeOf: id => places.get(id) ?? -1, changedAt: rows.map(row => row.changedAt) };
}

const knownIn = ({ institutions, programs, scholarships }: IndexSource): Record<Kind, Known> => ({
  institutions: knownOf(institutions),
  programs: {
    size: programs.size,
    placeOf: id => findString(programs.ids, programs.idOrder, id),
    changedAt: programs.changedAt,
  },
  scholarships: knownOf(scholarships),
});

/** Null where there is none. */
function lastOf(times: ArrayLike<number>): number | null {
  let last: number | null = null;
  for (let place = 0; place < times.length; place++) last = Math.max(last ?? -Infinity, times[place] as number);
  return last;
}

/** Up to which change rows of each kind were read; null where there are none. */
export function lastChangesOf(kept: IndexSource): Record<Kind, number | null> {
  const { institutions, programs, scholarships } = knownIn(kept);
  return {
    institutions: lastOf(institutions.changedAt),
    programs: lastOf(programs.changedAt),
    scholarships: lastOf(scholarships.changedAt),
  };
}

/** Whether the kept rows, with the changes that are read since the last of them, are those of the catalogue. The rows are not read, only when each changed. */
export async function areRowsOf(catalogue: CatalogueStamps, kept: IndexSource): Promise<boolean> {
  for (const [kind, known] of Object.entries(knownIn(kept)))
    if (!(await areAll(catalogue.stamps(kind as Kind), known))) return false;
  return true;
}

async function areAll(stamps: AsyncIterable<RowStamp>, { size, placeOf, changedAt }: Known): Promise<boolean> {
  const readAgainFrom = (lastOf(changedAt) ?? -Infinity) - OVERLAP_MS;
  const isAsRead = ({ isRetired }: RowStamp, at: number, known: number | undefined): boolean => {
    if (at >= readAgainFrom) return known === undefined || at >= known;
    return known === undefined ? isRetired : at === known && !isRetired;
  };
  let found = 0;
  for await (const stamp of stamps) {
    const place = placeOf(stamp.id);
    if (place >= 0) found += 1;
    if (!isAsRead(stamp, stamp.changedAt.getTime(), place < 0 ? undefined : changedAt[place])) return false;
  }
  return found === size;
}
