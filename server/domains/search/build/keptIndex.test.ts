/** What the builder thread keeps for the next start, the index and its rows, and what the next start makes of it. */
import type { BuilderReport } from '../indexHolder.js';
import { programQuery } from '../query/criteria.js';
import { runQuery } from '../query/runQuery.js';
import { fakeFeed, type FakeFeed, institutionRow, NOW, programRow, RATES, scholarshipRow } from '../test/fixtures.js';
import { indexOf, memorySnapshots, startIndexThread } from '../test/indexThreads.js';
import { programSearchRule } from '../../../../schema/rules/search.rules.js';
import { type BuilderOptions, runIndexBuilder } from './builderThread.js';

const anyProgram = programQuery(programSearchRule.parse({}), { rates: RATES, institutionNumberOf: () => undefined });
const totalOf = (report: BuilderReport): number | null =>
  'index' in report ? runQuery(report.index.programs, anyProgram).total : null;

const contentOf = (report: BuilderReport): string | null => ('index' in report ? JSON.stringify(report.index) : null);

const startBuilder = (feed: FakeFeed, options: Partial<BuilderOptions> = {}) =>
  startIndexThread(port =>
    runIndexBuilder(port, feed, { rates: () => RATES, clock: () => NOW, pollMs: 1, maxBackOffMs: 4, ...options }),
  );

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const [EARLIER, LATER] = [hoursAgo(2), hoursAgo(1)];
const uoft = institutionRow('uoft', { changedAt: EARLIER });
const law = programRow('law', 'uoft', { changedAt: EARLIER });
const art = programRow('art', 'uoft', { changedAt: LATER });
const award = scholarshipRow('award', { changedAt: LATER });
const catalogue = () => fakeFeed({ institutions: [uoft], programs: [law, art], scholarships: [award] });

/** What a thread kept of the catalogue before it ended. */
async function keptOf(feed: FakeFeed) {
  const kept = memorySnapshots(feed);
  const builder = startBuilder(feed, { snapshots: kept.options });
  await builder.next('unchanged');
  await builder.stop();
  return kept;
}

const never = <Row>(): AsyncIterable<Row> => ({
  [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }),
});
/** A catalogue that answers what changed since a moment and nothing else. */
const ofChangesOnly = (feed: FakeFeed): FakeFeed => ({
  ...feed,
  institutions: since => (since === null ? never() : feed.institutions(since)),
  programs: since => (since === null ? never() : feed.programs(since)),
  scholarships: since => (since === null ? never() : feed.scholarships(since)),
  stamps: () => never(),
});

describe('the rows that are kept', () => {
  it('let the next thread find a change before it has read anything but changes', async () => {
    const kept = await keptOf(catalogue());
    const feed = catalogue();
    feed.rows.programs = [
      { ...law, isRetired: true, changedAt: NOW },
      { ...art, title: 'Maritime Studies', changedAt: NOW },
      programRow('new', 'uoft', { changedAt: NOW }),
      programRow('newer', 'uoft', { changedAt: NOW }),
    ];
    feed.rows.scholarships = [award, scholarshipRow('grant', { changedAt: NOW })];
    const slow = ofChangesOnly(feed);
    const builder = startBuilder(slow, { snapshots: { ...kept.options, catalogue: slow } });
    expect(totalOf(await builder.next('restored'))).toBe(2);
    const built = await builder.next('built');
    await builder.stop();
    expect(contentOf(built)).toBe(JSON.stringify(await indexOf(feed.rows)));
  });

  it('make no build while nothing has changed; that nothing lacks is said once the catalogue is known to have them', async () => {
    const kept = await keptOf(catalogue());
    const feed = catalogue();
    let open = () => {};
    const gate = new Promise<void>(resolve => (open = resolve));
    const stamps: FakeFeed['stamps'] = async function* (kind) {
      await gate;
      yield* feed.stamps(kind);
    };
    const confirm = jest.fn(async () => {});
    const { options } = kept;
    const builder = startBuilder(feed, {
      snapshots: { ...options, store: { ...options.store, confirm }, catalogue: { stamps } },
    });
    const kinds: string[] = [];
    const until = (wanted: string) => builder.next(({ kind }) => (kinds.push(kind), kind === wanted));
    await until('behind');
    expect(confirm).not.toHaveBeenCalled();
    open();
    await until('unchanged');
    await builder.stop();
    expect([...new Set(kinds)]).toEqual(['restored', 'behind', 'unchanged']);
    expect(confirm).toHaveBeenCalled();
  });

  it('are asked about again when the store was away', async () => {
    const kept = await keptOf(catalogue());
    const feed = catalogue();
    const stamps = jest.fn(feed.stamps);
    stamps.mockImplementationOnce(() => {
      throw new Error('the store is down');
    });
    const builder = startBuilder(feed, { snapshots: { ...kept.options, catalogue: { stamps } } });
    await builder.next('unchanged');
    await builder.stop();
    expect(stamps.mock.calls.length).toBeGreaterThan(1);
  });

  it('give an index at once when that of them is not there, is older, or was made at other rates', async () => {
    const kept = await keptOf(catalogue());
    const feed = catalogue();
    const slow = ofChangesOnly(feed);
    const snapshots = { ...kept.options, catalogue: slow };
    const dollars = { ...RATES, USD: 1 };
    const atOtherRates = startBuilder(slow, { snapshots, rates: () => dollars });
    expect(await atOtherRates.next('built')).toHaveProperty('index.rates', dollars);
    await atOtherRates.stop();

    const rows = new Map(kept.rows);
    feed.rows.programs = [law, art, programRow('new', 'uoft', { changedAt: NOW })];
    const newer = startBuilder(slow, { snapshots });
    expect(totalOf(await newer.next('built'))).toBe(3);
    await newer.stop();
    // As if it had been killed before it kept the rows of the newer index.
    for (const [key, bytes] of rows) kept.rows.set(key, bytes);
    const next = startBuilder(slow, { snapshots });
    expect(totalOf(await next.next('restored'))).toBe(3);
    expect(totalOf(await next.next('built'))).toBe(3);
    await next.stop();

    kept.index.clear();
    const withoutIndex = startBuilder(slow, { snapshots });
    const report = await withoutIndex.next(() => true);
    expect([report.kind, totalOf(report)]).toEqual(['built', 3]);
    await withoutIndex.stop();
  });

  const lawBefore = { ...law, title: 'Jurisprudence', changedAt: hoursAgo(3) };
  it.each([
    ['lacks a row', [art]],
    ['has a row as it was before', [lawBefore, art]],
    [
      'has the last row as it was a moment before',
      [law, { ...art, title: 'Arts', changedAt: new Date(LATER.getTime() - 1) }],
    ],
    ['has a row that was changed by a clock that is late', [{ ...law, title: 'Laws', changedAt: hoursAgo(1.5) }, art]],
    ['has a further row from before', [law, art, { ...lawBefore, id: 'id-older', slug: 'older' }]],
    ['retired a row by a clock that is late', [{ ...law, isRetired: true, changedAt: hoursAgo(1.5) }, art]],
  ])('are read anew when the catalogue %s', async (_, programs) => {
    const kept = await keptOf(catalogue());
    const feed = fakeFeed({ institutions: [uoft], programs, scholarships: [award] });
    const builder = startBuilder(feed, { snapshots: { ...kept.options, catalogue: feed } });
    const built = await builder.next('built');
    await builder.next('unchanged');
    await builder.stop();
    expect(contentOf(built)).toBe(JSON.stringify(await indexOf(feed.rows)));
  });

  it.each([
    ['are of another build', (bytes: Uint8Array) => bytes, 'another build'],
    ['are cut', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 1), 'build'],
    ['are an index', (_: Uint8Array, index: Uint8Array) => index, 'build'],
  ])('are not taken when they %s', async (_, change, key) => {
    const kept = await keptOf(catalogue());
    const [rows, index] = [kept.rows.get('build'), kept.index.get('build')];
    kept.rows.set('build', change(rows ?? new Uint8Array(0), index ?? new Uint8Array(0)));
    const feed = catalogue();
    const programs = jest.spyOn(feed, 'programs');
    const builder = startBuilder(feed, { snapshots: { ...kept.options, key, catalogue: feed } });
    // One that reads any bytes: the key in them decides, not the name that they are kept by.
    kept.rows.set(key, kept.rows.get('build') ?? new Uint8Array(0));
    expect(totalOf(await builder.next('built'))).toBe(2);
    await builder.stop();
    expect(programs.mock.calls[0]).toEqual([null]);
  });
});

describe('the index that is kept', () => {
  it('is handed over by the next thread before the catalogue is read', async () => {
    const kept = await keptOf(catalogue());
    const feed = catalogue();
    feed.isDown = true;
    const builder = startBuilder(feed, { snapshots: { ...kept.options, catalogue: feed } });
    const restored = await builder.next('restored');
    await builder.stop();
    expect(restored).toMatchObject({ kind: 'restored', builtAt: NOW.getTime() });
    expect(totalOf(restored)).toBe(2);
  });

  it('is not read by a thread that takes the place of another, whose index is still in use', async () => {
    const { options } = await keptOf(catalogue());
    const read = jest.fn(options.store.read);
    const snapshots = { ...options, store: { ...options.store, read } };
    const second = startBuilder(catalogue(), { snapshots, isIndexInUse: true });
    const report = await second.next(() => true);
    await second.stop();
    expect(report.kind).toBe('built');
    expect(read).not.toHaveBeenCalled();
  });

  it('is not that of another build, nor one that is broken', async () => {
    const feed = catalogue();
    const { index, options } = memorySnapshots(feed, 'this build');
    index.set('this build', Buffer.from('half of an ind'));
    index.set('another build', Buffer.from('x'));
    const builder = startBuilder(feed, { snapshots: options });
    await builder.next('unchanged');
    await builder.stop();
    expect(index.get('this build')?.length).toBeGreaterThan(1000);
    expect(String(index.get('another build'))).toBe('x');
  });

  it('that cannot be written or read is said, and searches go on', async () => {
    const feed = catalogue();
    const snapshots = memorySnapshots(feed);
    snapshots.isFull = true;
    const unwritable = startBuilder(feed, { snapshots: snapshots.options });
    expect(await unwritable.next('unkept')).toEqual({ kind: 'unkept', message: 'the disk is full' });
    await unwritable.next('unchanged');
    await unwritable.stop();
    expect(snapshots.index.size).toBe(0);

    const unreadable = { ...snapshots.options.store, read: () => Promise.reject(new Error('no permission')) };
    const builder = startBuilder(feed, { snapshots: { ...snapshots.options, store: unreadable } });
    expect(await builder.next('failed')).toEqual({ kind: 'failed', message: 'no permission' });
    expect(totalOf(await builder.next('built'))).toBe(2);
    await builder.stop();
  });

  it('that could not be written is kept as soon as that works again, without another change', async () => {
    const feed = catalogue();
    const snapshots = memorySnapshots(feed);
    snapshots.isFull = true;
    const confirm = jest.fn(async () => {});
    const store = { ...snapshots.options.store, confirm };
    const builder = startBuilder(feed, { snapshots: { ...snapshots.options, store }, keepAgainMs: 0 });
    await builder.next('unkept');
    await builder.next('unkept');
    await builder.next('unchanged');
    expect(confirm).not.toHaveBeenCalled();
    snapshots.isFull = false;
    while (confirm.mock.calls.length === 0) await builder.next('unchanged');
    await builder.stop();
    const next = startBuilder(feed, { snapshots: { ...snapshots.options, store: snapshots.options.store } });
    expect(totalOf(await next.next('restored'))).toBe(2);
    await next.stop();
  });
});
