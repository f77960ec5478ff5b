/** One dialog at a time, however many calls fail; the guard resets when it closes. Its code is fetched when it is needed. */
import { lazyModule } from '../kernel/lazy/lazyModule';

const sessionExpired = lazyModule(() => import('./sessionExpired'));

let isAsking = false;

export function onSignedOut(): void {
  if (isAsking) return;
  isAsking = true;
  sessionExpired
    .load()
    .then(({ askAfterExpiry }) => askAfterExpiry())
    // The calls were rejected to their callers, who say so.
    .catch(() => undefined)
    .finally(() => {
      isAsking = false;
    });
}
