/** One run at a time; calls meanwhile lead to one more, and all of them wait for it. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | null = null;
  let isAskedAgain = false;
  return () => {
    isAskedAgain = true;
    working ??= (async () => {
      while (isAskedAgain) {
        isAskedAgain = false;
        await work();
      }
    })().finally(() => {
      working = null;
    });
    return working;
  };
}
