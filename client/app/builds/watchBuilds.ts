import { createBuildWatch, type BuildWatch } from './buildWatch';

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Watches for as long as the page is open; while it is hidden nothing is asked, and once it is seen again what was missed is made up for. */
export function watchBuilds(ownId: string, startedAt: number): BuildWatch['isOutdated'] {
  const watch = createBuildWatch({ ownId, startedAt, now: Date.now, readJson });
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not an interval: one that comes a millisecond early would find nothing to do, and leave an hour out.
  const look = () => {
    clearTimeout(timer);
    if (document.hidden || watch.isOutdated()) return;
    void watch.check();
    timer = setTimeout(look, watch.msUntilDue());
  };
  document.addEventListener('visibilitychange', look);
  look();
  return watch.isOutdated;
}
