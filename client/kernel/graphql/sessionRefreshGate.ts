/**
 * After half an hour of silence the session may have ended, and the next request renews it by the refresh token, which is changed at each use. Several at once would
 * show the same token twice, and all but one might come away without the renewed session: so the first goes alone, and the others follow when it is answered.
 */
const QUIET_MS = 30 * 60_000;

type Options = {
  /** When the session was known to be fresh, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly ask?: typeof fetch;
  readonly now?: () => number;
};

export function sessionRefreshGate({
  startedAt,
  ask = (...request) => fetch(...request),
  now = Date.now,
}: Options): typeof fetch {
  let lastAnswer = startedAt;
  let first: Promise<unknown> | null = null;
  return async (...request) => {
    if (first) await first;
    const answer = ask(...request);
    const settled = answer.then(
      () => (lastAnswer = now()),
      () => undefined,
    );
    if (now() - lastAnswer >= QUIET_MS) first = settled.finally(() => (first = null));
    return answer;
  };
}
