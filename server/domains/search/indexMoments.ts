/** Moments at which statuses change without a change of the catalogue, as the search index knows them. */
import type { Clock } from '../../kernel/clock.js';
import type { IndexHolder } from './indexHolder.js';

/** Another object once the moment of the index in use has come, and once more when the index that was built after it is in use. */
export function createMoments(holder: Pick<IndexHolder, 'current' | 'version'>, clock: Clock): () => object {
  let moments = {};
  let seen: object | null = null;
  let validUntil = Infinity;
  let isPast = false;

  const passIfDue = (): void => {
    if (isPast || clock().getTime() < validUntil) return;
    isPast = true;
    moments = {};
  };

  return () => {
    passIfDue();
    const version = holder.version();
    if (version === seen) return moments;
    if (isPast) moments = {};
    isPast = false;
    seen = version;
    validUntil = holder.current()?.validUntil ?? Infinity;
    passIfDue();
    return moments;
  };
}
