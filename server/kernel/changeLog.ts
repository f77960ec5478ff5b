/**
 * What changed lately, by keys, for everything that keeps what it read: records, lists of an institution, cached answers and pages. Whoever keeps something
 * takes the mark before it reads, and asks later whether one of its keys changed since.
 *
 * A change is told when it is known, and again with each of the next three search indexes: an answer is made of records and of the index, and the index has a
 * change some seconds later. One index may have been read before the change, and a process that takes indexes from another may miss a second one.
 */
export type Changes = {
  /** How far the log has come. To be asked before anything is read. */
  mark: () => number;
  /** Whether one of the keys changed since the mark; true also when that is not known any more. */
  haveChanged: (keys: Iterable<string>, since: number) => boolean;
};

export type FollowedChanges = Changes & {
  /** Whether the store was looked at so lately that what the log does not tell has not changed. */
  isClose: () => boolean;
};
/** For tools that read once. */
export const NOT_FOLLOWED: FollowedChanges = { mark: () => 0, haveChanged: () => true, isClose: () => false };

export type ChangeLog = Changes & {
  note: (keys: readonly string[]) => void;
  /** Anything may have changed: there was too much to know, or it was missed. */
  noteAll: () => void;
};

/** Keys at most, some five a change; of what was told before them it is not known any more whether it changed. */
const MAX_KEYS = 20_000;
const ANNOUNCED_WITH_INDEXES = 3;

type Options = {
  /** Another object with each search index; null before the first. */
  indexVersion: () => object | null;
  maxKeys?: number;
};

export function createChangeLog({ indexVersion, maxKeys = MAX_KEYS }: Options): ChangeLog {
  let last = 0;
  /** What was read before this has to be read again. */
  let unknownBefore = 0;
  /** Oldest first. */
  const changedAt = new Map<string, number>();
  /** With how many more indexes each is told. */
  const unannounced = new Map<string, number>();
  let timesAllUnannounced = 0;
  let index: object | null = null;

  const tell = (keys: Iterable<string>): void => {
    last += 1;
    for (const key of keys) {
      changedAt.delete(key);
      changedAt.set(key, last);
    }
    for (const [key, at] of changedAt) {
      if (changedAt.size <= maxKeys) break;
      changedAt.delete(key);
      unknownBefore = at;
    }
  };

  const tellAll = (): void => {
    last += 1;
    unknownBefore = last;
    changedAt.clear();
  };

  const noteAll = (): void => {
    unannounced.clear();
    timesAllUnannounced = ANNOUNCED_WITH_INDEXES;
    tellAll();
  };

  const tellWithIndex = (): void => {
    const current = indexVersion();
    if (current === index) return;
    index = current;
    if (timesAllUnannounced > 0) {
      timesAllUnannounced -= 1;
      tellAll();
    }
    if (unannounced.size > 0) tell([...unannounced.keys()]);
    for (const [key, times] of unannounced) {
      if (times > 1) unannounced.set(key, times - 1);
      else unannounced.delete(key);
    }
  };

  return {
    mark: () => {
      tellWithIndex();
      return last;
    },
    haveChanged: (keys, since) => {
      tellWithIndex();
      if (since === last) return false;
      if (since < unknownBefore) return true;
      for (const key of keys) if ((changedAt.get(key) ?? 0) > since) return true;
      return false;
    },
    note: keys => {
      if (keys.length === 0) return;
      for (const key of keys) unannounced.set(key, ANNOUNCED_WITH_INDEXES);
      if (unannounced.size > maxKeys) noteAll();
      else tell(keys);
    },
    noteAll,
  };
}
