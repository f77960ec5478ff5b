/** A check that costs something: callers share one run, and its success holds for a while. */
export function sharedCheck(run: () => Promise<void>, freshMs: number): () => Promise<void> {
  let current: Promise<void> | undefined;
  const forget = (): void => void (current = undefined);
  return () => {
    if (current) return current;
    current = run();
    current.then(() => setTimeout(forget, freshMs).unref(), forget);
    return current;
  };
}
