import { createChangeLog } from '../../kernel/changeLog.js';
import { type ChangedItem, keyOfCountry, keyOfList, keyOfSlug } from './catalogue.changeKeys.js';
import { createFollower } from './catalogue.follower.js';

const NOW = Date.parse('2026-11-22T09:00:00Z');
const changed = (id: string, atMs: number, more: Partial<ChangedItem> = {}): ChangedItem => ({
  _id: id,
  slug: `slug-${id}`,
  formerSlugs: [],
  changedAt: new Date(NOW + atMs),
  ...more,
});

function setUp({ maxRows }: { maxRows?: number } = {}) {
  const state = { now: NOW, time: 0, isUnavailable: false, reads: 0 };
  const rows: Record<'institutions' | 'programs' | 'scholarships', ChangedItem[]> = {
    institutions: [changed('i1', -60_000)],
    programs: [changed('p1', -60_000)],
    scholarships: [],
  };
  const log = createChangeLog({ indexVersion: () => null });
  const of = (kind: keyof typeof rows) => ({
    latestChanges: async (since: Date | null, limit: number) => {
      state.reads += 1;
      if (state.isUnavailable) throw new Error('away');
      return rows[kind]
        .filter(({ changedAt }) => since === null || changedAt >= since)
        .toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
        .slice(0, limit);
    },
  });
  const follower = createFollower({
    repository: { institutions: of('institutions'), programs: of('programs'), scholarships: of('scholarships') },
    log,
    clock: () => new Date(state.now),
    elapsed: () => state.time,
    ...(maxRows === undefined ? {} : { maxRows }),
  });
  /** Which of the keys an action tells as changed. */
  const announcedBy = async (action: () => Promise<unknown>, keys: string[]): Promise<string[]> => {
    const mark = log.mark();
    await action();
    return keys.filter(key => log.haveChanged([key], mark));
  };
  return { state, rows, log, follower, announcedBy };
}

describe('following the catalogue', () => {
  it('tells an entry by its id, its addresses and the lists that it is in, once', async () => {
    const { rows, follower, announcedBy } = setUp();
    await follower.look();
    rows.programs.push(changed('p2', 0, { formerSlugs: ['old'], institutionId: 'i1' }));
    rows.scholarships.push(
      changed('s1', 0, { institutionId: 'i2', destinations: ['AU'] }),
      changed('s2', 0, { destinations: ['CA', 'US'] }),
    );
    const expected = [
      'p2',
      keyOfSlug('programs', 'slug-p2'),
      keyOfSlug('programs', 'old'),
      keyOfList('programs', 'i1'),
      's1',
      keyOfList('scholarships', 'i2'),
      's2',
      keyOfCountry('CA'),
      keyOfCountry('US'),
    ];
    const others = ['p1', 'i1', 'i2', keyOfCountry('AU'), keyOfList('scholarships', 'i1')];
    expect(await announcedBy(follower.look, [...expected, ...others])).toEqual(expected);
    expect(await announcedBy(follower.look, [...expected, ...others])).toEqual([]);
    rows.programs[1] = changed('p2', 1, { institutionId: 'i3' });
    expect(await announcedBy(follower.look, expected.concat(keyOfList('programs', 'i3')))).toEqual([
      'p2',
      keyOfSlug('programs', 'slug-p2'),
      keyOfList('programs', 'i3'),
    ]);
  });

  it('sees what another process wrote with a clock of some seconds ago', async () => {
    const { rows, follower, announcedBy } = setUp();
    rows.programs.push(changed('p2', 0));
    await follower.look();
    rows.programs.push(changed('late', -4000));
    expect(await announcedBy(follower.look, ['late', 'p2'])).toEqual(['late']);
  });

  it('who asks while it looks gets the look after that one', async () => {
    const { rows, follower, announcedBy } = setUp();
    await follower.look();
    const reported = await announcedBy(async () => {
      const first = follower.look();
      await Promise.resolve();
      rows.programs.push(changed('p2', 0));
      await Promise.all([first, follower.look()]);
    }, ['p2']);
    expect(reported).toEqual(['p2']);
  });

  it('takes everything for changed when there is too much to know, and knows again when it is over', async () => {
    const { rows, follower, announcedBy } = setUp({ maxRows: 5 });
    await follower.look();
    for (let at = 0; at < 20; at += 1) rows.programs.push(changed(`bulk-${at}`, at));
    expect(await announcedBy(follower.look, ['bulk-1', 'i1'])).toEqual(['bulk-1', 'i1']);
    expect(await announcedBy(follower.look, ['bulk-1', 'i1'])).toEqual([]);
    expect(follower.isClose()).toBe(true);
  });

  it('takes everything for changed when a look after an edit fails, and is close again after one that did not', async () => {
    const { state, follower, announcedBy } = setUp();
    await follower.look();
    expect(follower.isClose()).toBe(true);
    state.isUnavailable = true;
    expect(await announcedBy(follower.look, ['i1'])).toEqual(['i1']);
    expect(follower.isClose()).toBe(false);
    state.isUnavailable = false;
    await follower.look();
    expect(follower.isClose()).toBe(true);
    state.now += 3001;
    expect(follower.isClose()).toBe(false);
  });
});
