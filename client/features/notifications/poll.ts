/** Asks again and again, later after each failure, until it is stopped or the session has ended. */
import { failureOf } from '../../kernel/graphql/failureOf';

export const POLL_MS = 10_000;
const MAX_MS = 5 * 60_000;
/** Browsers that were started together drift apart. */
const SPREAD = 0.2;

type Deps<State> = {
  readonly ask: () => Promise<State>;
  readonly onState: (state: State) => void;
  /** Resolves after the time, or when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1. */
  readonly random: () => number;
};

export const delayAfter = (failures: number, random: number): number =>
  Math.min(POLL_MS * 2 ** failures, MAX_MS) * (1 - SPREAD / 2 + SPREAD * random);

export async function poll<State>({ ask, onState, wait, random }: Deps<State>, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let askedToWaitMs = 0;
    try {
      const state = await ask();
      failures = 0;
      if (!signal.aborted) onState(state);
    } catch (error) {
      const failure = failureOf(error);
      // The dialog about it is open already (kernel/graphql/errorLink).
      if (failure.kind === 'UNAUTHENTICATED') return;
      failures += 1;
      if (failure.kind === 'RATE_LIMITED') askedToWaitMs = (failure.retryAfter ?? 0) * 1000;
    }
    await wait(Math.max(delayAfter(failures, random()), askedToWaitMs), signal);
  }
}
