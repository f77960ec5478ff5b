import { createInProcessIndex } from './inProcessIndex.js';
import { createSearchResolvers } from './search.resolvers.js';
import { createSearchService } from './search.service.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES } from './test/fixtures.js';

const rows = {
  institutions: [institutionRow('uoft'), institutionRow('melbourne', { destination: 'AU', city: 'Melbourne' })],
  programs: [
    programRow('nursing', 'uoft', { title: 'Nursing', field: 'HEALTH' }),
    programRow('midwifery', 'melbourne', { title: 'Midwifery', field: 'HEALTH' }),
  ],
  scholarships: [],
};

async function serviceOver() {
  const holder = createInProcessIndex({ feed: fakeFeed(rows), rates: () => RATES, clock: () => NOW });
  await holder.refresh();
  let searches = 0;
  const counted = {
    state: () => holder.state(),
    current: () => {
      searches++;
      return holder.current();
    },
  };
  return { service: createSearchService({ holder: counted }), searchesSoFar: () => searches };
}

const NOTHING_ASKED = {
  personOf: () => Promise.resolve(null),
  earliestIntakeOf: () => null,
  comingIntakesOf: () => [],
  scholarshipDeadlinesOf: () => [],
};

/** Resolvers of one result, over records that are their own ids, with what was loaded. */
async function resultOf(text: string) {
  const { service, searchesSoFar } = await serviceOver();
  const loaded: string[][] = [];
  const loader = {
    loadMany: (ids: readonly string[]) => {
      loaded.push([...ids]);
      return Promise.resolve(ids.map(id => ({ _id: id })));
    },
  };
  const { ProgramSearchResult } = createSearchResolvers(service, NOTHING_ASKED);
  const answer = service.searchPrograms({ text });
  const read = (field: 'hits' | 'near') => {
    const resolve = ProgramSearchResult?.[field] as (parent: unknown, args: object, context: object) => unknown;
    return resolve(answer, {}, { loaders: { programById: loader } });
  };
  return { answer, read, loaded, searchesSoFar };
}

describe('the result of a search', () => {
  it('has nothing near, and loads nothing near, for who asks for its hits alone', async () => {
    const { read, loaded } = await resultOf('nursing melbourne');
    await expect(read('hits')).resolves.toEqual([]);
    expect(loaded).toEqual([[]]);
    await expect(read('near')).resolves.toMatchObject({ hits: [{ item: { _id: 'id-midwifery' } }] });
    expect(loaded).toEqual([[], ['id-midwifery']]);
  });

  it('counts other kinds when somebody reads how many there are, once', async () => {
    const { answer, searchesSoFar } = await resultOf('nursing melbourne');
    const before = searchesSoFar();
    expect(answer.textCounts).toEqual({ institutions: 0, programs: 0, scholarships: 0 });
    const after = searchesSoFar();
    expect(after).toBeGreaterThan(before);
    expect(answer.textCounts).not.toBeNull();
    expect(searchesSoFar()).toBe(after);
  });
});
