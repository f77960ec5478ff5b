import { MessageChannel } from 'node:worker_threads';
import type { BuilderReport } from '../indexHolder.js';
import { runIndexBuilder, STOP_BUILDER } from './builderThread.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES } from '../test/fixtures.js';
import { programQuery } from '../query/criteria.js';
import { runQuery } from '../query/runQuery.js';
import { programSearchRule } from '../../../../schema/rules/search.rules.js';

/** A builder with the reports that the serving thread receives. */
function startBuilder(feed: ReturnType<typeof fakeFeed>) {
  const { port1, port2 } = new MessageChannel();
  const reports: BuilderReport[] = [];
  let notify = () => {};
  port1.on('message', (report: BuilderReport) => {
    reports.push(report);
    notify();
  });
  const done = runIndexBuilder(port2, feed, { rates: () => RATES, clock: () => NOW, pollMs: 1, maxBackOffMs: 4 });
  const next = async (kind: BuilderReport['kind']): Promise<BuilderReport> => {
    for (;;) {
      const found = reports.find(report => report.kind === kind);
      if (found) {
        reports.length = 0;
        return found;
      }
      await new Promise<void>(resolve => (notify = resolve));
    }
  };
  const stop = async () => {
    port1.postMessage(STOP_BUILDER, []);
    await done;
    port1.close();
  };
  return { next, stop };
}

const anyProgram = programQuery(programSearchRule.parse({}), { rates: RATES, institutionNumberOf: () => undefined });

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
});
