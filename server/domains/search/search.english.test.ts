/** Which minimums of English a search goes by: those that hold for a program, of its own or of its institution, as its card shows them. */
import { createInProcessIndex } from './inProcessIndex.js';
import { createSearchService } from './search.service.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES } from './test/fixtures.js';

type Minimums = ReturnType<typeof programRow>['englishMinimums'];
const ielts = (overall: number): Minimums => [{ test: 'IELTS', overall }];
const asksOf = (englishMinimums: ReturnType<typeof institutionRow>['asks']['englishMinimums']) => ({
  englishMinimums,
  diplomaEntries: [],
  statesPathway: false,
});
const general: Minimums = [...ielts(6.5), { test: 'PTE', overall: 58 }];
const atLevel = {
  diplomaEntries: [],
  statesPathway: false,
  minimumGpa: null,
  languageLevels: [{ language: 'en', level: 'B2' as const }],
};

const rows = () => ({
  institutions: [institutionRow('stated', { asks: asksOf(general) }), institutionRow('silent')],
  programs: [
    programRow('own', 'stated', { title: 'Nursing', englishMinimums: ielts(7) }),
    programRow('agreed', 'stated', { title: 'Nursing', englishMinimums: ielts(6.5) }),
    programRow('general', 'stated', { title: 'Nursing' }),
    programRow('level', 'stated', { title: 'Nursing', asks: atLevel }),
    programRow('german', 'stated', { title: 'Nursing', languages: ['de'] }),
    programRow('unknown', 'silent', { title: 'Nursing' }),
  ],
});

async function setUp() {
  const feed = fakeFeed(rows());
  const holder = createInProcessIndex({ feed, rates: () => RATES, clock: () => NOW });
  const service = createSearchService({ holder });
  await holder.refresh();
  const search = (...args: Parameters<typeof service.searchPrograms>) => {
    const { ids, ...rest } = service.searchPrograms(...args);
    return { ...rest, slugs: ids.map(id => id.replace('id-', '')).toSorted() };
  };
  return { feed, holder, search };
}

describe('a search by English', () => {
  it.each([
    ['IELTS', 6.5, ['agreed', 'general']],
    ['IELTS', 7, ['agreed', 'general', 'own']],
    ['IELTS', 6, []],
    ['PTE', 58, ['agreed', 'general']],
  ] as const)('%s %d finds what the card says', async (test, overall, slugs) => {
    const { search } = await setUp();
    expect(search({ filter: { english: { test, overall } } }).slugs).toEqual(slugs);
  });

  it('finds what is unknown of both beside it when that is included', async () => {
    const { search } = await setUp();
    const english = { test: 'IELTS' as const, overall: 6.5, includeUnknown: true };
    expect(search({ filter: { english } }).slugs).toEqual(['agreed', 'general', 'german', 'level', 'unknown']);
  });

  it('counts by the same minimums', async () => {
    const { search } = await setUp();
    const { facets } = search({});
    const counts = (name: string) =>
      Object.fromEntries(
        facets.find(facet => facet.name === name)?.options.map(({ value, count }) => [value, count]) ?? [],
      );
    expect(counts('ENGLISH')).toMatchObject({ '-6': 0, '-6.5': 2, '-7': 3, unknown: 3 });
    expect(counts('ACCEPTED_TEST')).toMatchObject({ IELTS: 3, PTE: 2, TOEFL_IBT: 0 });
    expect(search({ filter: { acceptedTests: ['PTE'] } }).slugs).toEqual(['agreed', 'general']);
  });

  it.each([
    ['nursing ielts 6.5', ['agreed', 'general'], 3],
    ['nursing ielts 6.0', [], 3],
    ['nursing pte 60', ['agreed', 'general'], 4],
  ])('%s understands them, and counts those of which neither states the test', async (text, slugs, lacking) => {
    const { search } = await setUp();
    const found = search({ text });
    expect(found.slugs).toEqual(slugs);
    expect(found.understood).toMatchObject([{ kind: 'TEST', lacking }]);
  });

  it('goes by what an institution says of the level of the program alone', async () => {
    const feed = fakeFeed(rows());
    feed.rows.institutions = [
      institutionRow('stated', { asks: asksOf([{ test: 'IELTS', overall: 6, levels: ['UNDERGRADUATE'] }]) }),
      institutionRow('silent'),
    ];
    feed.rows.programs = [
      programRow('bachelor', 'stated', { level: 'UNDERGRADUATE' }),
      programRow('master', 'stated', { level: 'GRADUATE' }),
      programRow('agreed', 'stated', { level: 'GRADUATE', englishMinimums: ielts(6) }),
    ];
    const holder = createInProcessIndex({ feed, rates: () => RATES, clock: () => NOW });
    const service = createSearchService({ holder });
    await holder.refresh();
    const found = (includeUnknown: boolean) =>
      service.searchPrograms({ filter: { english: { overall: 6, includeUnknown } } }).ids.toSorted();
    expect(found(false)).toEqual(['id-agreed', 'id-bachelor']);
    expect(found(true)).toEqual(['id-agreed', 'id-bachelor', 'id-master']);
  });

  it('follows the institution when its minimums change', async () => {
    const { feed, holder, search } = await setUp();
    const changedAt = new Date(NOW.getTime() + 1_000);
    feed.rows.institutions = [
      institutionRow('stated', { asks: asksOf(ielts(7.5)), changedAt }),
      institutionRow('silent', { asks: asksOf(ielts(6)), changedAt }),
    ];
    await holder.refresh();
    const found = (overall: number) => search({ filter: { english: { overall } } }).slugs;
    expect(found(6)).toEqual(['unknown']);
    expect(found(6.5)).toEqual(['agreed', 'unknown']);
    expect(found(7.5)).toEqual(['agreed', 'general', 'own', 'unknown']);
  });
});
