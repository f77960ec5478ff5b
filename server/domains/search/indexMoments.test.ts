import type { SearchIndex } from './build/searchIndex.js';
import { createMoments } from './indexMoments.js';

it('the moments are others each time one has come, asked or not, and once more with the index that was built after it', () => {
  const state = { now: 0, version: null as object | null, validUntil: Infinity, later: [] as number[] };
  const statuses = (values: number[]) => ({ statusUntil: { values } });
  const current = () => {
    const { validUntil, later } = state;
    return { validUntil, programs: statuses([validUntil]), scholarships: statuses(later) } as unknown as SearchIndex;
  };
  const holder = { version: () => state.version, current: () => (state.version ? current() : null) };
  const moments = createMoments(holder, () => new Date(state.now));
  let last = moments();
  /** Whether they are others than when they were last asked for. */
  const areOthers = (change: Partial<typeof state>): boolean => {
    Object.assign(state, change);
    const before = last;
    last = moments();
    return before !== last;
  };
  expect(areOthers({ version: {}, validUntil: 1000 })).toBe(false);
  expect(areOthers({ now: 999 })).toBe(false);
  expect(areOthers({ version: {}, validUntil: 1000 })).toBe(false);
  expect(areOthers({ now: 1000 })).toBe(true);
  expect(areOthers({ now: 1500 })).toBe(false);
  expect(areOthers({ version: {}, validUntil: 2000 })).toBe(true);
  expect(areOthers({ now: 2500, version: {}, validUntil: 3000 })).toBe(true);
  expect(areOthers({ now: 2600 })).toBe(false);
  expect(areOthers({ version: {}, validUntil: 100, later: [2700, 2800] })).toBe(true);
  expect(areOthers({ now: 2650 })).toBe(false);
  expect(areOthers({ now: 2700 })).toBe(true);
  expect(areOthers({ now: 2750 })).toBe(false);
  expect(areOthers({ now: 2900 })).toBe(true);
  expect(areOthers({ now: 9999 })).toBe(false);
});
