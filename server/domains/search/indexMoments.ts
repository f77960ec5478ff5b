/** Moments at which statuses change without a change of the catalogue, as the search index knows them. */
import type { Clock } from '../../kernel/clock.js';
import { nextStatusChange } from './build/passedStatuses.js';
import type { IndexHolder } from './indexHolder.js';

/** Another object each time a moment of the index in use has come, and once more when the index that was built after it is in use. */
export function createMoments(holder: Pick<IndexHolder, 'current' | 'version'>, clock: Clock): () => object {
  let moments = {};
  let seen: object | null = null;
  let nextAt = Infinity;
  let isPast = false;

  const passIfDue = (): void => {
    const now = clock().getTime();
    if (now < nextAt) return;
    isPast = true;
    moments = {};
    // An index that was kept by an earlier process may meet several before a new one takes its place.
    const index = holder.current();
    nextAt = index ? nextStatusChange(index, now) : Infinity;
  };

  return () => {
    passIfDue();
    const version = holder.version();
    if (version === seen) return moments;
    if (isPast) moments = {};
    isPast = false;
    seen = version;
    nextAt = holder.current()?.validUntil ?? Infinity;
    passIfDue();
    return moments;
  };
}
