import type { BuilderReport } from '../indexHolder.js';
import { restInProportion, runIndexBuilder, type BuilderOptions } from './builderThread.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES } from '../test/fixtures.js';
import { startIndexThread } from '../test/indexThreads.js';
import { programQuery } from '../query/criteria.js';
import { runQuery } from '../query/runQuery.js';
import { programSearchRule } from '../../../../schema/rules/search.rules.js';

it.each([10, 300, 1_000, 2_000, 2_700, 3_300])(
  'a change that comes while an index is built in %i ms is found within ten seconds, and builds take at most two thirds of a processor',
  buildMs => {
    const rest = restInProportion(buildMs);
    expect(buildMs + rest + buildMs).toBeLessThan(9_000);
    expect(rest).toBeGreaterThanOrEqual(buildMs / 2);
  },
);

it.each([4_200, 5_600, 8_000, 20_000, 90_000])(
  'a build of %i ms, which takes longer, still rests, and no longer than ten seconds',
  buildMs => {
    expect(restInProportion(buildMs)).toBeGreaterThanOrEqual(Math.min(buildMs / 2, 10_000));
    expect(restInProportion(buildMs)).toBeLessThanOrEqual(10_000);
  },
);

const anyProgram = programQuery(programSearchRule.parse({}), { rates: RATES, institutionNumberOf: () => undefined });

const startBuilder = (feed: ReturnType<typeof fakeFeed>, options: Partial<BuilderOptions> = {}) =>
  startIndexThread(port =>
    runIndexBuilder(port, feed, { rates: () => RATES, clock: () => NOW, pollMs: 1, maxBackOffMs: 4, ...options }),
  );

const totalOf = (report: BuilderReport): number | null =>
  'index' in report ? runQuery(report.index.programs, anyProgram).total : null;

describe('the builder thread', () => {
  it('transfers an index that can be searched, then another after a change', async () => {
    const feed = fakeFeed({ institutions: [institutionRow('uoft')], programs: [programRow('law', 'uoft')] });
    const builder = startBuilder(feed);
    const first = await builder.next('built');
    feed.rows.programs = [...feed.rows.programs, programRow('art', 'uoft', { changedAt: new Date(NOW.getTime() + 1) })];
    const second = await builder.next('built');
    await builder.stop();
    expect(
      [first, second].map(report => report.kind === 'built' && runQuery(report.index.programs, anyProgram).total),
    ).toEqual([1, 2]);
  });

  it('reports a failing feed, tries again and builds once it works', async () => {
    const feed = fakeFeed({ institutions: [institutionRow('uoft')] });
    feed.isDown = true;
    const builder = startBuilder(feed);
    expect(await builder.next('failed')).toEqual({ kind: 'failed', message: 'the store is down' });
    feed.isDown = false;
    expect((await builder.next('built')).kind).toBe('built');
    await builder.stop();
  });

  it('makes one index of changes that come together: the first is built at once, what follows while that rests is one more', async () => {
    const feed = fakeFeed({ institutions: [institutionRow('uoft')], programs: [programRow('law', 'uoft')] });
    const rests = { buildMs: -1, restMs: 400 };
    const builder = startBuilder(feed, { restAfter: buildMs => ((rests.buildMs = buildMs), rests.restMs) });
    const add = (place: number) => {
      const changedAt = new Date(NOW.getTime() + place);
      feed.rows.programs = [...feed.rows.programs, programRow(`new-${place}`, 'uoft', { changedAt })];
    };
    expect(totalOf(await builder.next('built'))).toBe(1);
    add(1);
    await builder.next('behind');
    for (const place of [2, 3, 4]) add(place);
    expect(totalOf(await builder.next('built'))).toBe(5);
    await builder.stop();
    expect(rests.buildMs).toBeGreaterThanOrEqual(0);
  });
});
