/** Which deadline of a found scholarship is shown: one of those that were asked for. */
import type { Filter } from './query/filters.js';

type Deadline = { readonly date: string; readonly status?: string | null | undefined };

/** The months; null where none is asked for. */
export function askedDeadlineMonthsIn(filters: readonly Filter[]): number[] | null {
  const months = filters.flatMap(filter =>
    filter.kind === 'options' && filter.attribute === 'DEADLINE_MONTH'
      ? filter.options.map(Number).filter(Number.isInteger)
      : [],
  );
  return months.length > 0 ? months : null;
}

/** Of the deadlines of a scholarship in their order, the first in one of the months that lies ahead, else the first in one of them; null where it has none of them. */
export function askedDeadlineAmong<One extends Deadline>(
  deadlines: readonly One[],
  months: readonly number[],
): One | null {
  const asked = deadlines.filter(({ date }) => months.includes(Number(date.slice(5, 7))));
  return asked.find(({ status }) => status === 'OPEN') ?? asked[0] ?? null;
}
