/** Which intake of a found program is shown: one of those that were asked for. */
import type { Filter } from './query/filters.js';
import { monthsFrom } from './query/nearMonths.js';

/** Of one of the months, and one of the statuses where there are any. */
export type AskedIntakes = Pick<Extract<Filter, { kind: 'intake' }>, 'months' | 'statuses'>;

type Intake = { readonly month: number; readonly status?: string | null | undefined };

/** Null where no month is asked for. */
export function askedIntakesIn(filters: readonly Filter[]): AskedIntakes | null {
  const asked = filters.find(filter => filter.kind === 'intake');
  return asked && asked.months.length > 0 ? asked : null;
}

const STATUSES = ['OPEN', 'LIKELY_OPEN', null] as const;

/** Of the coming intakes of a program, earliest first, the first that is open, else likely open, else the first; null where it has none of them. */
export function askedIntakeAmong<One extends Intake>(
  intakes: readonly One[],
  { months, statuses }: AskedIntakes,
): One | null {
  const asked = intakes.filter(
    ({ month, status }) => months.includes(month) && (statuses.length === 0 || statuses.some(one => one === status)),
  );
  return STATUSES.flatMap(wanted => asked.find(({ status }) => (status ?? null) === wanted) ?? [])[0] ?? null;
}

/** Of a program that has none of them, which is near for another one: that of the nearest month. What closes today in spring is no answer to autumn. */
export const nearestIntakeAmong = <One extends Intake>(
  intakes: readonly One[],
  { months, statuses }: AskedIntakes,
): One | null =>
  monthsFrom(months).flatMap(away => askedIntakeAmong(intakes, { months: away, statuses }) ?? [])[0] ?? null;
