import type { IndexerOptions } from './build/indexer.js';
import { createInProcessIndex } from './inProcessIndex.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES, scholarshipRow } from './test/fixtures.js';
import { createSearchService } from './search.service.js';

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

const setUp = async (rows: Parameters<typeof fakeFeed>[0]) => {
  let now = NOW;
  const feed = fakeFeed(rows);
  let rates: ReturnType<IndexerOptions['rates']> = RATES;
  const holder = createInProcessIndex({ feed, rates: () => rates, clock: () => now });
  const service = createSearchService({ holder });
  await holder.refresh();
  return {
    setRates: (to: typeof rates) => (rates = to),
    feed,
    holder,
    service,
    setNow: (to: Date) => (now = to),
    found: () => service.searchPrograms({}).ids,
  };
};

const twoPrograms = () => ({
  institutions: [institutionRow('uoft')],
  programs: [programRow('law', 'uoft'), programRow('art', 'uoft')],
});

describe('an index of a changing catalogue', () => {
  it('has a changed row and a new one', async () => {
    const { feed, holder, found, service } = await setUp(twoPrograms());
    feed.rows.programs = [
      programRow('law', 'uoft', { title: 'Maritime Law', changedAt: later(1) }),
      ...feed.rows.programs.slice(1),
      programRow('new', 'uoft', { changedAt: later(2) }),
    ];
    await holder.refresh();
    expect(found()).toEqual(['id-art', 'id-law', 'id-new']);
    expect(service.searchPrograms({ text: 'maritime' }).ids).toEqual(['id-law']);
  });

  it('sees two changes of one row within the same millisecond', async () => {
    const { feed, holder, service } = await setUp(twoPrograms());
    feed.rows.programs = feed.rows.programs.map(row => ({ ...row, title: 'Nursing' }));
    await holder.refresh();
    expect(service.searchPrograms({ text: 'nursing' }).pageInfo.total).toBe(2);
  });

  it('drops a retired row, and finds it again when it comes back', async () => {
    const { feed, holder, found } = await setUp(twoPrograms());
    const [law, art] = [programRow('law', 'uoft'), programRow('art', 'uoft')];
    feed.rows.programs = [{ ...law, isRetired: true, changedAt: later(1) }, art];
    await holder.refresh();
    await holder.refresh();
    expect(found()).toEqual(['id-art']);
    feed.rows.programs = [{ ...law, changedAt: later(2) }, art];
    await holder.refresh();
    expect(found()).toEqual(['id-art', 'id-law']);
  });

  it('drops the programs of a retired institution', async () => {
    const { feed, holder, found } = await setUp(twoPrograms());
    feed.rows.institutions = [institutionRow('uoft', { isRetired: true, changedAt: later(1) })];
    await holder.refresh();
    expect(found()).toEqual([]);
  });

  it('sees a write that became visible late, with a time before the last one seen', async () => {
    const { feed, holder, found } = await setUp(twoPrograms());
    feed.rows.programs = [...feed.rows.programs, programRow('late', 'uoft', { changedAt: later(-4) })];
    await holder.refresh();
    expect(found()).toContain('id-late');
  });

  it('stays the same when nothing changed', async () => {
    const { holder } = await setUp(twoPrograms());
    const before = holder.current();
    await holder.refresh();
    expect(holder.current()).toBe(before);
  });

  it('is not built for rows of which only the time is new, until ten minutes later for the sitemap', async () => {
    const { feed, holder, service, setNow } = await setUp({
      ...twoPrograms(),
      scholarships: [scholarshipRow('grant')],
    });
    const before = holder.current();
    const dayOf = (slug: string) => [...service.listedItems()].find(item => item.slug === slug)?.changedAt;
    const [law, art] = [programRow('law', 'uoft', { changedAt: later(1) }), programRow('art', 'uoft')];
    feed.rows.institutions = [institutionRow('uoft', { changedAt: later(1) })];
    feed.rows.programs = [art, law];
    feed.rows.scholarships = [scholarshipRow('grant', { changedAt: later(1) })];
    setNow(later(2));
    await holder.refresh();
    setNow(later(601));
    await holder.refresh();
    expect(holder.current()).toBe(before);
    expect(holder.state().lastRefreshedAt).toEqual(later(601));
    setNow(later(602));
    await holder.refresh();
    expect(holder.current()).not.toBe(before);
    expect(['uoft', 'law', 'art', 'grant'].map(dayOf)).toEqual([later(1), later(1), NOW, later(1)]);
  });

  it('is built for a fact that changed after the time alone did', async () => {
    const { feed, holder, service } = await setUp(twoPrograms());
    const before = holder.current();
    feed.rows.programs = [programRow('art', 'uoft'), programRow('law', 'uoft', { changedAt: later(1) })];
    await holder.refresh();
    expect(holder.current()).toBe(before);
    feed.rows.programs = [
      programRow('art', 'uoft'),
      programRow('law', 'uoft', { title: 'Maritime Law', changedAt: later(2) }),
    ];
    await holder.refresh();
    expect(service.searchPrograms({ text: 'maritime' }).ids).toEqual(['id-law']);
  });

  it('stays in use and reports the failure while the feed is down, and recovers by itself', async () => {
    const { feed, holder, found } = await setUp(twoPrograms());
    feed.isDown = true;
    await holder.refresh();
    expect(found()).toHaveLength(2);
    expect(holder.state()).toEqual({
      isReady: true,
      lastRefreshedAt: NOW,
      lastBuiltAt: NOW,
      lastFailure: 'the store is down',
    });
    feed.isDown = false;
    feed.rows.programs = [...feed.rows.programs, programRow('new', 'uoft', { changedAt: later(1) })];
    await holder.refresh();
    expect(found()).toHaveLength(3);
    expect(holder.state().lastFailure).toBeNull();
  });

  it('is not ready before the first index', async () => {
    const feed = fakeFeed();
    feed.isDown = true;
    const holder = createInProcessIndex({ feed, rates: () => RATES, clock: () => NOW });
    const service = createSearchService({ holder });
    await holder.refresh();
    expect(holder.state().isReady).toBe(false);
    expect(() => service.searchPrograms({})).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }));
    expect(service.counts().total).toEqual({ institutions: 0, programs: 0, scholarships: 0 });
  });

  it('orders and filters by a rate that was changed, without a change of the catalogue', async () => {
    const priced = (slug: string, currency: 'AUD' | 'EUR') =>
      programRow(slug, 'uoft', { tuition: { amount: 10_000, currency } });
    const { holder, service, setRates } = await setUp({
      institutions: [institutionRow('uoft')],
      programs: [priced('aud', 'AUD'), priced('eur', 'EUR')],
    });
    const cheapestFirst = () => service.searchPrograms({ sort: 'TUITION_ASC' }).ids;
    const inDong = () => service.searchPrograms({ filter: { tuition: { max: 290_000_000, currency: 'VND' } } });
    expect(cheapestFirst()).toEqual(['id-aud', 'id-eur']);
    expect(inDong()).toMatchObject({ unappliedFilters: ['TUITION'], pageInfo: { total: 2 } });

    setRates({ ...RATES, AUD: 0.5, VND: 28_000 });
    await holder.refresh();
    expect(cheapestFirst()).toEqual(['id-eur', 'id-aud']);
    expect(inDong()).toMatchObject({ unappliedFilters: [], ids: ['id-eur'] });
  });

  it('closes an intake the moment its deadline has passed, without a change of the catalogue', async () => {
    const closing = programRow('closing', 'uoft', {
      intakes: [{ year: 2027, month: 9, isRecurring: true, closesAt: later(60) }],
    });
    const { holder, service, setNow } = await setUp({ institutions: [institutionRow('uoft')], programs: [closing] });
    const open = () => service.searchPrograms({ filter: { intakeStatuses: ['OPEN'] } }).pageInfo.total;
    expect(holder.current()?.validUntil).toBe(later(60).getTime() + 1);
    expect(open()).toBe(1);
    setNow(new Date(later(60).getTime() + 1));
    await holder.refresh();
    expect(open()).toBe(0);
  });

  it('closes the deadline of a scholarship in the same way', async () => {
    const { holder, service, setNow } = await setUp({
      scholarships: [scholarshipRow('grant', { deadlines: [later(60)] })],
    });
    setNow(later(61));
    await holder.refresh();
    expect(service.searchScholarships({ filter: { deadlineStatuses: ['CLOSED'] } }).ids).toEqual(['id-grant']);
  });
});
