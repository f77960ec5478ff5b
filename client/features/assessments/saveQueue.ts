/**
 * Saves of one question, one after the other: only the latest choices matter, and a visitor's first answer must be stored before the next is sent, because it
 * brings the cookie. What failed is tried again by itself where that may help.
 */
import { failureOf, type Failure } from '../../kernel/graphql/failureOf';
import { secondsUntilRetry } from '../../kernel/graphql/useAutoRetry';

export type SaveState = {
  readonly status: 'IDLE' | 'SAVING' | 'SAVED' | 'FAILED';
  readonly failure: Failure | null;
  /** Refused by the server, as a code of its payload. */
  readonly refusal: string | null;
};

export type SaveQueue<Wanted> = {
  /** Remembers what is to be saved, without sending it yet. */
  readonly want: (wanted: Wanted) => void;
  /** Sends what is wanted; true once nothing is left to save. */
  readonly flush: () => Promise<boolean>;
};

type Options<Wanted> = {
  /** A code when the server refuses, null when it is stored; rejects when it could not be asked. */
  readonly send: (wanted: Wanted) => Promise<string | null>;
  readonly onState: (state: SaveState) => void;
  readonly wait?: (seconds: number, work: () => void) => void;
};

const later = (seconds: number, work: () => void): void => void setTimeout(work, seconds * 1000);

export function createSaveQueue<Wanted>({ send, onState, wait = later }: Options<Wanted>): SaveQueue<Wanted> {
  let pending: { readonly wanted: Wanted } | null = null;
  let running: Promise<boolean> | null = null;
  let tries = 0;
  let isRetryPlanned = false;

  const planRetry = (failure: Failure): void => {
    const seconds = secondsUntilRetry(failure, tries);
    tries += 1;
    if (seconds === null || isRetryPlanned) return;
    isRetryPlanned = true;
    wait(seconds, () => {
      isRetryPlanned = false;
      if (pending) void flush();
    });
  };

  const run = async (): Promise<boolean> => {
    while (pending) {
      const current = pending;
      onState({ status: 'SAVING', failure: null, refusal: null });
      try {
        const refusal = await send(current.wanted);
        if (refusal !== null) {
          onState({ status: 'FAILED', failure: null, refusal });
          return false;
        }
        tries = 0;
        if (pending === current) pending = null;
      } catch (error) {
        const failure = failureOf(error);
        onState({ status: 'FAILED', failure, refusal: null });
        planRetry(failure);
        return false;
      }
    }
    onState({ status: 'SAVED', failure: null, refusal: null });
    return true;
  };

  function flush(): Promise<boolean> {
    if (!pending && !running) return Promise.resolve(true);
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    want: wanted => {
      pending = { wanted };
    },
    flush,
  };
}
