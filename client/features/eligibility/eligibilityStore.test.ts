import { buildChance } from '../../testing/chance';
import { createEligibilityStore } from './eligibilityStore';

const chance = buildChance('TARGET');

function setUp() {
  let now = 0;
  let isDown = false;
  const asked: (readonly string[])[] = [];
  const store = createEligibilityStore({
    now: () => now,
    ask: async ids => {
      asked.push(ids);
      if (isDown) throw new Error('no network');
      return ids.flatMap(programId => (programId === 'unknown' ? [] : [{ programId, chance }]));
    },
  });
  const answered = (id: string) =>
    new Promise<void>(resolve => {
      const stop = store.subscribe(id, () => {
        stop();
        resolve();
      });
    });
  return { store, asked, answered, pass: (ms: number) => (now += ms), goDown: (down: boolean) => (isDown = down) };
}

describe('the fits of a page', () => {
  it('are asked for together, each once', async () => {
    const { store, asked, answered } = setUp();
    const both = Promise.all([answered('a'), answered('unknown')]);
    for (const id of ['a', 'unknown', 'a']) store.want(id);
    expect(store.read('a')).toBeNull();
    await both;
    expect(asked).toEqual([['a', 'unknown']]);
    expect(store.read('a')).toEqual({ value: chance, hasFailed: false });
    expect(store.read('unknown')).toEqual({ value: null, hasFailed: false });
  });

  it('are asked for again after half a minute, not before', async () => {
    const { store, asked, answered, pass } = setUp();
    const first = answered('a');
    store.want('a');
    await first;
    pass(29_999);
    store.want('a');
    pass(1);
    const second = answered('a');
    store.want('a');
    await second;
    expect(asked).toHaveLength(2);
  });

  it('are split where the graph takes no more at once', async () => {
    const { store, asked, answered } = setUp();
    const ids = Array.from({ length: 51 }, (_, place) => `p${place}`);
    const last = Promise.all([answered('p0'), answered('p50')]);
    for (const id of ids) store.want(id);
    await last;
    expect(asked.map(({ length }) => length)).toEqual([50, 1]);
  });

  it('keep what was known when the next answer does not come, and can be tried again at once', async () => {
    const { store, answered, pass, goDown } = setUp();
    const first = answered('a');
    store.want('a');
    await first;
    goDown(true);
    pass(30_000);
    const failed = answered('a');
    store.want('a');
    await failed;
    expect(store.read('a')).toEqual({ value: chance, hasFailed: true });
    goDown(false);
    const again = answered('a');
    store.want('a');
    await again;
    expect(store.read('a')).toEqual({ value: chance, hasFailed: false });
  });
});
