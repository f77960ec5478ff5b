/** Waits for an event, but not for ever: what comes after it goes on without it, and says so. */
export async function withinTime(limitMs: number, event: Promise<void>, onLate: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>(resolve => {
    timer = setTimeout(() => {
      onLate();
      resolve();
    }, limitMs);
  });
  await Promise.race([event, late]);
  clearTimeout(timer);
}
