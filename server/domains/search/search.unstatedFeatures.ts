/** A feature of which nothing is known where it is asked for (`post study work ireland`) is looked for no more, and is said to be unknown. */
import type { KindIndex } from './build/searchIndex.js';
import { optionsWithin, type Filter } from './query/filters.js';
import { YIELDING } from './query/nearLimits.js';
import { countQuery, type KindQuery } from './query/runQuery.js';
import type { Understanding } from './understanding/understand.js';

const statedOf = (feature: string): Filter => optionsWithin('FEATURE', 'STATED_FEATURE', feature);

export function withoutUnstatedFeatures(
  index: KindIndex,
  understanding: Understanding,
  queryOf: (understanding: Understanding) => KindQuery,
): Understanding {
  const { items } = understanding;
  if (!items.some(({ limit }) => limit.kind === 'FEATURE')) return understanding;
  // What gives way to a feature: without it, too, that is unknown. A place, a level and a subject stay.
  const query = queryOf({ ...understanding, items: items.filter(({ limit }) => !YIELDING.includes(limit.kind)) });
  if (countQuery(index, query).total === 0) return understanding;
  const isUnstated = (feature: string): boolean =>
    countQuery(index, { ...query, filters: [...query.filters, statedOf(feature)] }).total === 0;
  return {
    ...understanding,
    items: items.map(item =>
      item.limit.kind === 'FEATURE' && isUnstated(item.limit.feature)
        ? { ...item, limit: { kind: 'UNANSWERED', topic: item.limit.feature } }
        : item,
    ),
  };
}
