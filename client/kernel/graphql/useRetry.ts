/** "Try again" beside what could not be loaded: what failed stays said, and its button keeps the focus, until the answer is there or the try has failed, too. */
import { useState } from 'react';

type Asked = { readonly error?: unknown; readonly refetch: () => Promise<unknown> };

type Retry = {
  /** Also while it is asked for again. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
};

export function useRetry({ error, refetch }: Asked): Retry {
  const [held, setHeld] = useState<unknown>(undefined);
  const ask = async () => {
    setHeld(error);
    try {
      await refetch();
    } catch {
      // The query says what failed.
    }
    setHeld(undefined);
  };
  return { error: error ?? held, onRetry: () => void ask(), isRetrying: held !== undefined };
}
