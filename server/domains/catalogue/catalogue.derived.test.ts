import { createChangeLog } from '../../kernel/changeLog.js';
import { createDerived } from './catalogue.derived.js';

function setUp({ limit = 10 } = {}) {
  const state = { isClose: true, now: 0, isUnavailable: false, reads: [] as (readonly string[])[] };
  const log = createChangeLog({ indexVersion: () => null });
  const derived = createDerived<string[]>({
    read: async keys => {
      if (state.isUnavailable) throw new Error('away');
      state.reads.push(keys);
      return new Map(keys.filter(key => key !== 'empty').map(key => [key, [`${key} ${state.reads.length}`]]));
    },
    nothing: [],
    changes: { ...log, isClose: () => state.isClose },
    dependsOn: (key, value) => [`list ${key}`, ...value],
    limit,
    elapsed: () => state.now,
  });
  return { state, derived, log };
}

describe('what many entries say', () => {
  it('is read in one batch, each key once, and not again while the catalogue stays as it is', async () => {
    const { state, derived } = setUp();
    expect(await derived(['a', 'b', 'a', 'empty'])).toEqual([['a 1'], ['b 1'], ['a 1'], []]);
    expect(await derived(['empty', 'b'])).toEqual([[], ['b 1']]);
    expect(await derived(['b', 'c'])).toEqual([['b 1'], ['c 2']]);
    expect(state.reads).toEqual([['a', 'b', 'empty'], ['c']]);
  });

  it('is read again after a change of the list or of what is in it, and for seconds alone while changes are unknown', async () => {
    const { state, derived, log } = setUp();
    await derived(['a', 'b']);
    log.note(['list a']);
    expect(await derived(['a', 'b'])).toEqual([['a 2'], ['b 1']]);
    log.note(['a 2']);
    expect(await derived(['a', 'b'])).toEqual([['a 3'], ['b 1']]);
    state.isClose = false;
    state.now = 2999;
    expect(await derived(['a'])).toEqual([['a 3']]);
    state.now = 3000;
    expect(await derived(['a'])).toEqual([['a 4']]);
  });

  it('is answered as it was while the database is away, and is an error where nothing was known', async () => {
    const { state, derived, log } = setUp();
    await derived(['a']);
    log.note(['list a']);
    state.isUnavailable = true;
    expect(await derived(['a'])).toEqual([['a 1']]);
    await expect(derived(['a', 'b'])).rejects.toThrow('away');
  });

  it('is kept of so many keys alone, also of a batch that is larger', async () => {
    const { state, derived } = setUp({ limit: 2 });
    expect(await derived(['a', 'b', 'c'])).toEqual([['a 1'], ['b 1'], ['c 1']]);
    await derived(['b', 'c']);
    expect(state.reads).toHaveLength(1);
    await derived(['a']);
    expect(state.reads).toHaveLength(2);
  });
});
