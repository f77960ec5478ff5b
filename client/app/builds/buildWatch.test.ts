import { createBuildWatch } from './buildWatch';

const HOUR = 3_600_000;

/** A site that serves one build, and a page that was drawn by the first. */
function site() {
  let now = 1_000_000;
  const asked: string[] = [];
  const served = { latest: 'first', known: ['first'] };
  const watch = createBuildWatch({
    ownId: 'first',
    startedAt: now,
    now: () => now,
    readJson: async address => {
      asked.push(address);
      if (address === '/builds/latest.json') return { id: served.latest };
      const id = /^\/builds\/meta\/(\w+)\.json$/.exec(address)?.[1] ?? '';
      if (!served.known.includes(id)) throw new Error('404');
      return { id };
    },
  });
  return {
    watch,
    asked,
    served,
    pass: async (milliseconds: number) => {
      now += milliseconds;
      await watch.check();
    },
    deploy: (id: string) => Object.assign(served, { latest: id, known: [id] }),
  };
}

describe('the watch for a newer build', () => {
  it('asks once an hour, and not before', async () => {
    const { asked, pass } = site();
    await pass(HOUR - 1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['/builds/latest.json']);
    await pass(HOUR - 1);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
  });

  it('catches up with one question after a long pause', async () => {
    const { asked, pass } = site();
    await pass(10 * HOUR);
    await pass(0);
    expect(asked).toHaveLength(1);
  });

  it('says nothing while the same build is served', async () => {
    const { watch, pass } = site();
    await pass(HOUR);
    expect(watch.isOutdated()).toBe(false);
  });

  it('knows of a newer build once it is found under its own name too, and asks no more', async () => {
    const { watch, asked, pass, deploy } = site();
    deploy('second');
    await pass(HOUR);
    expect(watch.isOutdated()).toBe(true);
    expect(asked).toEqual(['/builds/latest.json', '/builds/meta/second.json']);
    await pass(HOUR);
    expect(asked).toHaveLength(2);
  });

  it('waits for the next hour while not every server has the newer build', async () => {
    const { watch, served, pass } = site();
    served.latest = 'second';
    await pass(HOUR);
    expect(watch.isOutdated()).toBe(false);
    served.known = ['second'];
    await pass(HOUR);
    expect(watch.isOutdated()).toBe(true);
  });

  it.each([
    ['no network', null],
    ['an answer that is no build', 'x'],
    ['an empty answer', {}],
  ])('takes %s for no news', async (_what, answer) => {
    const watch = createBuildWatch({
      ownId: 'first',
      startedAt: 0,
      now: () => HOUR,
      readJson: async address => {
        if (answer === null || address !== '/builds/latest.json') throw new TypeError('Failed to fetch');
        return answer;
      },
    });
    await watch.check();
    expect(watch.isOutdated()).toBe(false);
  });
});
