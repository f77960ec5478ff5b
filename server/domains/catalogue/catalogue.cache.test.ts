import { createChangeLog, type FollowedChanges } from '../../kernel/changeLog.js';
import { createRecordCache } from './catalogue.cache.js';

type Row = { _id: string; slug: string; formerSlugs: string[]; version: number };

/** A database that can be down or hang, and a clock that the test moves. */
const setUp = (over: { limit?: number; changes?: FollowedChanges } = {}) => {
  const rows = new Map<string, Row>();
  const reads: string[][] = [];
  let mode: 'UP' | 'DOWN' | 'HANGING' = 'UP';
  let time = 0;
  const answer = async <T>(value: () => T): Promise<T> => {
    if (mode === 'DOWN') throw new Error('database down');
    return mode === 'HANGING' ? new Promise<T>(() => undefined) : value();
  };
  const cache = createRecordCache<Row>({
    limit: 10,
    ...over,
    freshMs: 3000,
    readLimitMs: 5,
    pauseMs: 1000,
    elapsed: () => time,
    fetchByIds: ids => {
      reads.push([...ids]);
      return answer(() => ids.flatMap(id => rows.get(id) ?? []));
    },
    fetchBySlug: slug => {
      reads.push([slug]);
      return answer(() => [...rows.values()].find(row => row.slug === slug || row.formerSlugs.includes(slug)) ?? null);
    },
  });
  const put = (id: string, version = 1, formerSlugs: string[] = []) =>
    rows.set(id, { _id: id, slug: `slug-${id}`, formerSlugs, version });
  return { cache, rows, reads, put, pass: (ms: number) => (time += ms), turn: (to: typeof mode) => (mode = to) };
};

const versions = (answers: (Row | null | Error)[]) =>
  answers.map(answer => (answer instanceof Error ? answer.message : (answer?.version ?? null)));

describe('the record cache', () => {
  it('returns records in the order of the ids, null for unknown ones, with one read', async () => {
    const { cache, put, reads } = setUp();
    put('a', 1);
    put('b', 2);
    expect(versions(await cache.byIds(['b', 'none', 'a', 'b']))).toEqual([2, null, 1, 2]);
    expect(reads).toHaveLength(1);
  });

  it('reads again what is no longer fresh, and then has the change', async () => {
    const { cache, put, reads, pass } = setUp();
    put('a', 1);
    await cache.byIds(['a']);
    put('a', 2);
    expect(versions(await cache.byIds(['a']))).toEqual([1]);
    pass(3001);
    expect(versions(await cache.byIds(['a']))).toEqual([2]);
    expect(reads).toHaveLength(2);
  });

  it('drops a record that was removed from the database', async () => {
    const { cache, put, rows, pass } = setUp();
    put('a');
    await cache.byIds(['a']);
    rows.delete('a');
    pass(3001);
    expect(versions(await cache.byIds(['a']))).toEqual([null]);
    expect(await cache.bySlug('slug-a')).toBeNull();
  });

  it.each(['DOWN', 'HANGING'] as const)(
    'serves older copies while the database is %s, and recovers by itself',
    async mode => {
      const { cache, put, pass, turn } = setUp();
      put('a', 1, ['old-a']);
      await cache.byIds(['a']);
      pass(60_000);
      turn(mode);
      expect(versions(await cache.byIds(['a']))).toEqual([1]);
      expect((await cache.bySlug('slug-a'))?.version).toBe(1);
      expect((await cache.bySlug('old-a'))?.version).toBe(1);
      put('a', 2, ['old-a']);
      turn('UP');
      pass(1001);
      expect(versions(await cache.byIds(['a']))).toEqual([2]);
    },
  );

  it('does not read again for a moment after a failure', async () => {
    const { cache, put, pass, turn, reads } = setUp();
    put('a');
    await cache.byIds(['a']);
    pass(60_000);
    turn('DOWN');
    await cache.byIds(['a']);
    const before = reads.length;
    await cache.byIds(['a']);
    await cache.bySlug('slug-a');
    expect(reads).toHaveLength(before);
  });

  it.each(['DOWN', 'HANGING'] as const)(
    'tells an older copy from what was read, while the database is %s',
    async mode => {
      const { cache, put, pass, turn } = setUp();
      const isOlder = async () => {
        const found = [...(await cache.byIds(['a'])), await cache.bySlug('slug-a')];
        return found.map(record => record !== null && !(record instanceof Error) && cache.isOlderCopy(record));
      };
      put('a');
      expect(await isOlder()).toEqual([false, false]);
      pass(60_000);
      turn(mode);
      expect(await isOlder()).toEqual([true, true]);
      turn('UP');
      pass(1001);
      expect(await isOlder()).toEqual([false, false]);
    },
  );

  it('reports the failure for what is not cached and still returns the rest', async () => {
    const { cache, put, pass, turn } = setUp();
    put('a', 7);
    await cache.byIds(['a']);
    pass(60_000);
    turn('DOWN');
    expect(versions(await cache.byIds(['a', 'b']))).toEqual([7, 'database down']);
    await expect(cache.bySlug('slug-b')).rejects.toThrow('database down');
  });

  it('drops the least recently used records beyond its limit', async () => {
    const { cache, put, reads } = setUp({ limit: 2 });
    for (const id of ['a', 'b', 'c']) put(id);
    await cache.byIds(['a']);
    await cache.byIds(['b']);
    await cache.byIds(['a']);
    await cache.byIds(['c']);
    reads.length = 0;
    await cache.byIds(['a', 'c']);
    expect(reads).toEqual([]);
    await cache.byIds(['b']);
    expect(reads).toEqual([['b']]);
  });

  it('returns all records of a request larger than its limit', async () => {
    const { cache, put } = setUp({ limit: 1 });
    for (const id of ['a', 'b', 'c']) put(id, id.charCodeAt(0));
    expect(versions(await cache.byIds(['a', 'b', 'c']))).toEqual([97, 98, 99]);
  });

  it('reads a record again when it changed, also while it was read, and no other; after a minute all the same', async () => {
    const log = createChangeLog({ indexVersion: () => null });
    const { cache, put, pass, reads } = setUp({ changes: { ...log, isClose: () => true } });
    put('a');
    put('b');
    await cache.byIds(['a', 'b']);
    pass(59_999);
    put('a', 2);
    put('b', 2);
    expect(versions(await cache.byIds(['a', 'b']))).toEqual([1, 1]);
    log.note(['a']);
    const reading = cache.byIds(['a', 'b']);
    put('a', 3);
    log.note(['a']);
    expect(versions(await reading)).toEqual([2, 1]);
    expect(versions(await cache.byIds(['a', 'b']))).toEqual([3, 1]);
    pass(1);
    expect(versions(await cache.byIds(['a', 'b']))).toEqual([3, 2]);
    expect(reads).toEqual([['a', 'b'], ['a'], ['a'], ['b']]);
  });

  it('finds a renamed record by both addresses', async () => {
    const { cache, put, rows, pass } = setUp();
    put('a');
    await cache.bySlug('slug-a');
    rows.set('a', { _id: 'a', slug: 'new', formerSlugs: ['slug-a'], version: 2 });
    pass(3001);
    expect((await cache.bySlug('slug-a'))?.slug).toBe('new');
    expect((await cache.bySlug('new'))?.version).toBe(2);
  });
});
