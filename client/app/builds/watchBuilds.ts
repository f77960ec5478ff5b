import { createBuildWatch, POLL_MS, type BuildWatch } from './buildWatch';

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Watches for as long as the page is open; while it is hidden nothing is asked, and once it is seen again what was missed is made up for. */
export function watchBuilds(ownId: string, startedAt: number): BuildWatch['isOutdated'] {
  const watch = createBuildWatch({ ownId, startedAt, now: Date.now, readJson });
  const check = () => void (document.hidden || watch.check());
  setInterval(check, POLL_MS);
  document.addEventListener('visibilitychange', check);
  check();
  return watch.isOutdated;
}
