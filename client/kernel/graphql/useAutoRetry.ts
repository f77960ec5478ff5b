/** Repeats a failed query by itself: after the time that the server named, when the network is back, else after growing pauses. */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { failureOf, type Failure } from './failureOf';

const FIRST_WAIT_SECONDS = 3;
const MAX_WAIT_SECONDS = 60;

type Query = {
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly refetch: () => Promise<unknown>;
};

export type AutoRetry = {
  /** Null once the query has succeeded. */
  readonly failure: Failure | null;
  /** Seconds until the next try; null when nothing is repeated by itself. */
  readonly waitSeconds: number | null;
  readonly retryNow: () => void;
};

/** Null where another try cannot help. */
export function secondsUntilRetry(failure: Failure, tries: number): number | null {
  const growing = Math.min(FIRST_WAIT_SECONDS * 2 ** tries, MAX_WAIT_SECONDS);
  if (failure.kind === 'RATE_LIMITED') return failure.retryAfter ?? growing;
  return failure.kind === 'NETWORK' || failure.kind === 'UNAVAILABLE' ? growing : null;
}

export function useAutoRetry({ error, isLoading, refetch }: Query): AutoRetry {
  /** A try under way has no error of its own yet: what happened stays said until it has succeeded. */
  const [held, setHeld] = useState(error);
  const current = error ?? (isLoading ? held : undefined);
  if (current !== held) setHeld(current);
  const failure = useMemo(() => (current === undefined ? null : failureOf(current)), [current]);
  const tries = useRef(0);
  const [waitSeconds, setWaitSeconds] = useState<number | null>(null);

  const retryNow = () => {
    tries.current += 1;
    refetch().catch(() => undefined);
  };
  const retry = useEffectEvent(retryNow);
  /** Browsers tell of a network before it works: the pauses begin anew. */
  const retryOnline = useEffectEvent(() => {
    tries.current = 0;
    retryNow();
  });
  useEffect(() => {
    if (!failure) tries.current = 0;
    const seconds = failure && secondsUntilRetry(failure, tries.current);
    setWaitSeconds(seconds);
    if (seconds === null) return undefined;
    // Many visitors of one address were refused together: they come back one after the other.
    const timer = setTimeout(retry, seconds * (1 + Math.random() / 4) * 1000);
    window.addEventListener('online', retryOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retryOnline);
    };
  }, [failure]);

  return { failure, waitSeconds, retryNow };
}
