import { useCallback, useEffect, useState } from 'react';

/** A part of a page that is fetched when it is asked for; `load` is the same function for the life of the component. */
export function useOnDemand<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
): { readonly part: Part | null; readonly hasFailed: boolean; readonly retry: () => void } {
  const [part, setPart] = useState<{ readonly loaded: Part } | null>(null);
  const [hasFailed, setIsLost] = useState(false);
  const begin = useCallback(
    () =>
      load().then(
        loaded => setPart({ loaded }),
        () => setIsLost(true),
      ),
    [load],
  );
  useEffect(() => {
    if (isWanted) void begin();
  }, [isWanted, begin]);
  const retry = () => {
    setIsLost(false);
    void begin();
  };
  return { part: part?.loaded ?? null, hasFailed, retry };
}
