import type { SearchAnswer } from './search.answers.js';
import { createInProcessIndex } from './inProcessIndex.js';
import { createSearchService } from './search.service.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES, scholarshipRow } from './test/fixtures.js';

const rows = {
  institutions: [
    institutionRow('uoft', { name: 'University of Toronto', features: ['ACCOMMODATION'] }),
    institutionRow('york', { name: 'York University', features: ['COOP_INTERNSHIP'] }),
    institutionRow('melbourne', { name: 'University of Melbourne', destination: 'AU', city: 'Melbourne' }),
    institutionRow('uc', { name: 'UC Berkeley', destination: 'US', city: 'Berkeley' }),
  ],
  programs: [
    programRow('cs', 'uoft', {
      title: 'Computer Science',
      field: 'COMPUTING',
      tuition: { amount: 60_000, currency: 'CAD' },
    }),
    programRow('cs-york', 'york', {
      title: 'Computer Science',
      field: 'COMPUTING',
      tuition: { amount: 40_000, currency: 'USD' },
    }),
    programRow('it-melbourne', 'melbourne', {
      title: 'Information Technology',
      field: 'COMPUTING',
      level: 'GRADUATE',
      award: 'MASTER',
    }),
    programRow('cs-melbourne', 'melbourne', { title: 'Computer Science', field: 'COMPUTING' }),
    programRow('law-uc', 'uc', { title: 'Law', field: 'LAW', cities: ['Berkeley'] }),
  ],
  scholarships: [scholarshipRow('lester', { name: 'Lester B. Pearson Scholarship', institutionId: 'id-uoft' })],
};

const serviceOver = async (catalogue = rows) => {
  const holder = createInProcessIndex({ feed: fakeFeed(catalogue), rates: () => RATES, clock: () => NOW });
  await holder.refresh();
  return createSearchService({ holder });
};

describe('an answer', () => {
  it('proposes filters to drop together when no single one is enough', async () => {
    const service = await serviceOver();
    const { droppableFilters } = service.searchPrograms({
      filter: { destinations: ['US'], fields: ['COMPUTING'], levels: ['GRADUATE'], institutionTypes: ['COLLEGE'] },
    });
    expect(droppableFilters).toEqual([{ name: 'DESTINATION', together: ['INSTITUTION_TYPE'], count: 1 }]);
  });

  it.each([
    ['computer science canada', ['computer science']],
    ['Khoa học máy tính ở Canada', ['Khoa học máy tính']],
    ['law qwertyuiop', ['law']],
    ['melbourne', []],
  ])('%s: the subjects that are looked for, as typed: %j', async (text, subjects) => {
    const service = await serviceOver();
    expect(service.searchPrograms({ text }).subjects).toEqual(subjects);
  });

  it('says which words were left out, and how much the other kinds have', async () => {
    const service = await serviceOver();
    const { ids, droppedWords, textCounts } = service.searchPrograms({ text: 'law qwertyuiop' });
    expect(ids).toEqual(['id-law-uc']);
    expect(droppedWords).toEqual(['qwertyuiop']);
    expect(textCounts).toEqual({ institutions: 0, programs: 0, scholarships: 0 });
    expect(service.searchPrograms({ text: 'pearson' }).textCounts).toEqual({
      institutions: 0,
      programs: 0,
      scholarships: 1,
    });
    expect(service.searchPrograms({ text: 'law' }).textCounts).toBeNull();
  });

  it.each(['canada under 1000 usd', 'uc under 1000 usd', 'qwertyuiop'])(
    '%s: what the other kinds are said to have is what a search among them finds',
    async text => {
      const service = await serviceOver();
      const { textCounts } = service.searchPrograms({ text });
      const found = ({ pageInfo, droppedWords }: SearchAnswer) => (droppedWords.length > 0 ? 0 : pageInfo.total);
      expect(textCounts).toEqual({
        institutions: found(service.searchInstitutions({ text })),
        programs: found(service.searchPrograms({ text })),
        scholarships: found(service.searchScholarships({ text })),
      });
    },
  );

  it('counts the items without a figure, and finds them when they are included', async () => {
    const service = await serviceOver();
    const total = (tuition: object) => service.searchPrograms({ filter: { tuition } }).pageInfo.total;
    const { facets } = service.searchPrograms({ filter: { tuition: { max: 50_000 } } });
    const unknown = facets.find(({ name }) => name === 'TUITION')?.options.find(({ value }) => value === 'unknown');
    expect(unknown?.count).toBe(3);
    expect(total({ max: 50_000 })).toBe(2);
    expect(total({ max: 50_000, includeUnknown: true })).toBe(5);
  });

  it('finds, filters and counts a program in every city where it is offered', async () => {
    const service = await serviceOver({
      ...rows,
      programs: [...rows.programs, programRow('both', 'uoft', { title: 'Music', cities: ['Toronto', 'Ottawa'] })],
    });
    const countIn = (filter: object, city: string) =>
      service
        .searchPrograms({ filter })
        .facets.find(({ name }) => name === 'CITY')
        ?.options.find(({ value }) => value === city)?.count;
    expect(service.searchPrograms({ text: 'music ottawa' }).ids).toEqual(['id-both']);
    for (const cities of [['ca-ottawa'], ['ca-ottawa', 'ca-nowhere']])
      expect(service.searchPrograms({ filter: { cities } }).ids).toEqual(['id-both']);
    expect(service.searchPrograms({ filter: { cities: ['ca-toronto'] } }).ids).toContain('id-both');
    expect(countIn({}, 'ca-ottawa')).toBe(1);
    expect(countIn({ cities: ['ca-toronto'] }, 'ca-ottawa')).toBe(1);
    expect(countIn({ destinations: ['US'] }, 'ca-ottawa')).toBeUndefined();
  });

  it('counts a feature alone, whatever other features are chosen', async () => {
    const service = await serviceOver();
    const countOf = (features: string[]) =>
      service
        .searchInstitutions({ filter: { features } })
        .facets.find(({ name }) => name === 'FEATURE')
        ?.options.find(({ value }) => value === 'ACCOMMODATION')?.count;
    expect(countOf(['COOP_INTERNSHIP'])).toBe(countOf([]));
  });

  it.each(['foundation', 'pathway', 'dự bị', 'du bi dai hoc', 'foundation year', 'studienkolleg'])(
    'to %s is what states a preparatory year: institutions, and those of their programs that school leads to',
    async text => {
      const asks = { englishMinimums: [], diplomaEntries: [], statesPathway: true };
      const service = await serviceOver({
        ...rows,
        institutions: [...rows.institutions, institutionRow('galway', { name: 'University of Galway', asks })],
        programs: [
          ...rows.programs,
          programRow('arts-galway', 'galway', { title: 'Arts' }),
          programRow('arts-master-galway', 'galway', { title: 'Arts', level: 'GRADUATE', award: 'MASTER' }),
        ],
      });
      expect(service.searchPrograms({ text })).toMatchObject({ ids: ['id-arts-galway'], droppedWords: [] });
      expect(service.searchInstitutions({ text }).ids).toEqual(['id-galway']);
    },
  );
});
