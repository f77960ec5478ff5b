/** Whether a newer build of the site is served than the one that has drawn this page (spec sections 4 and 7). */

/** Asked for so often. */
const POLL_MS = 3_600_000;

type BuildWatchDeps = {
  readonly ownId: string;
  /** When the page came: it belonged to the latest build then. */
  readonly startedAt: number;
  readonly now: () => number;
  /** Parsed content of a file of the site; rejects when there is none. */
  readonly readJson: (address: string) => Promise<unknown>;
};

export type BuildWatch = {
  /** Asks, if an hour has passed since the last time. It never rejects: without an answer it is asked again in an hour. */
  readonly check: () => Promise<void>;
  /** Until it would ask: from 0 to an hour. */
  readonly msUntilDue: () => number;
  readonly isOutdated: () => boolean;
};

const idOf = (build: unknown): unknown => Object(build).id;

export function createBuildWatch({ ownId, startedAt, now, readJson }: BuildWatchDeps): BuildWatch {
  let askedAt = startedAt;
  let isOutdated = false;
  const msUntilDue = () => Math.max(0, askedAt + POLL_MS - now());
  return {
    check: async () => {
      if (isOutdated || msUntilDue() > 0) return;
      askedAt = now();
      try {
        const id = idOf(await readJson('/builds/latest.json'));
        // During a release some servers have the new build and some do not: what one server calls the latest is to be found on the next one, too.
        isOutdated = id !== ownId && idOf(await readJson(`/builds/meta/${String(id)}.json`)) === id;
      } catch {
        // No network, or in the middle of a release.
      }
    },
    msUntilDue,
    isOutdated: () => isOutdated,
  };
}
