/** Public and private institutions: as a filter by hand, as a facet, and as understood in a text; of programs by their institution. */
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const catalogue = {
  institutions: [
    institutionRow('state', { name: 'University of Ohio', ownership: 'PUBLIC' }),
    institutionRow('church', { name: 'University of Saints', ownership: 'PRIVATE_NON_PROFIT' }),
    institutionRow('firm', { name: 'University of Sales', ownership: 'PRIVATE_FOR_PROFIT' }),
    institutionRow('unstated', { name: 'University of Riddles' }),
  ],
  programs: ['state', 'church', 'firm', 'unstated'].map(slug => programRow(`law-${slug}`, slug, { title: 'Law' })),
  scholarships: [scholarshipRow('grant', { name: 'Grant' })],
};
const slugs = ({ ids }: { ids: string[] }) => ids.map(id => id.replace('id-', '')).sort();

describe('who owns an institution', () => {
  it('is filtered by hand, and counted, what does not say with it', async () => {
    const service = await serviceOver(catalogue);
    const found = (...ownerships: string[]) => slugs(service.searchInstitutions({ filter: { ownerships } }));
    expect(found('PUBLIC')).toEqual(['state']);
    expect(found('PRIVATE_NON_PROFIT', 'PRIVATE_FOR_PROFIT')).toEqual(['church', 'firm']);
    expect(found('PRIVATE_FOR_PROFIT', 'UNKNOWN')).toEqual(['firm', 'unstated']);
    expect(slugs(service.searchPrograms({ filter: { ownerships: ['PUBLIC', 'UNKNOWN'] } }))).toEqual([
      'law-state',
      'law-unstated',
    ]);
    expect(() => found('ROYAL')).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
    for (const { facets } of [service.searchInstitutions({}), service.searchPrograms({})])
      expect(
        facets.find(({ name }) => name === 'OWNERSHIP')?.options.map(({ value, count }) => [value, count]),
      ).toEqual([
        ['PUBLIC', 1],
        ['PRIVATE_NON_PROFIT', 1],
        ['PRIVATE_FOR_PROFIT', 1],
        ['UNKNOWN', 1],
      ]);
  });

  it.each([
    ['public university', ['PUBLIC'], ['state']],
    ['private university', ['PRIVATE_NON_PROFIT', 'PRIVATE_FOR_PROFIT'], ['church', 'firm']],
    ['trường đại học công lập', ['PUBLIC'], ['state']],
    ['trường tư', ['PRIVATE_NON_PROFIT', 'PRIVATE_FOR_PROFIT'], ['church', 'firm']],
  ])('%s is a limit, with how many do not say', async (text, values, expected) => {
    const service = await serviceOver(catalogue);
    const answer = service.searchInstitutions({ text });
    expect(slugs(answer)).toEqual(expected);
    expect(answer.understood).toMatchObject([
      { kind: 'OWNERSHIP', filter: 'OWNERSHIP', values, isApplied: true, lacking: 1 },
    ]);
    const asWords = answer.understood.map(({ id }) => id);
    expect(service.searchInstitutions({ text, asWords }).understood).toEqual([]);
  });

  it('of a program is that of its institution', async () => {
    const answer = (await serviceOver(catalogue)).searchPrograms({ text: 'law trường tư' });
    expect(slugs(answer)).toEqual(['law-church', 'law-firm']);
    expect(answer.understood).toMatchObject([{ kind: 'OWNERSHIP', isApplied: true, lacking: 1 }]);
  });

  it('gives way to a choice by hand, and is said to be unknown among scholarships', async () => {
    const service = await serviceOver(catalogue);
    const byHand = service.searchInstitutions({ text: 'trường công', filter: { ownerships: ['UNKNOWN'] } });
    expect(slugs(byHand)).toEqual(['unstated']);
    expect(byHand.understood).toMatchObject([{ kind: 'OWNERSHIP', isApplied: false, lacking: null }]);
    const scholarships = service.searchScholarships({ text: 'học bổng trường công' });
    expect(slugs(scholarships)).toEqual(['grant']);
    expect(scholarships.understood).toMatchObject([
      { kind: 'UNANSWERED', topic: 'SCHOOL_TYPE', filter: null, isApplied: false },
    ]);
  });

  it.each([
    ['trường không phải công lập', ['church', 'firm']],
    ['truong khong phai cong lap', ['church', 'firm']],
    ['university not public', ['church', 'firm']],
    ['no private universities', ['state']],
    ['đại học trừ trường tư', ['state']],
    ['có trường công lập không', ['state']],
  ])('%s: of what is not wanted the other', async (text, found) => {
    const { understood, ...answer } = (await serviceOver(catalogue)).searchInstitutions({ text });
    expect(slugs(answer)).toEqual(found);
    expect(understood).toMatchObject([{ kind: 'OWNERSHIP', isApplied: true }]);
  });

  it.each(['university not public health', 'law not public policy'])('%s is of no owner', async text =>
    expect(
      (await serviceOver(catalogue)).searchPrograms({ text }).understood.filter(({ kind }) => kind === 'OWNERSHIP'),
    ).toEqual([]),
  );

  it('of either kind is both', async () => {
    const service = await serviceOver(catalogue);
    expect(slugs(service.searchInstitutions({ text: 'trường công hay tư' }))).toEqual(['church', 'firm', 'state']);
  });
});

describe('schools of an owner in a city that a university is called by', () => {
  const schools = [
    institutionRow('tu', { name: 'Technische Universität Berlin', city: 'Berlin', ownership: 'PUBLIC' }),
    institutionRow('steinbeis', { name: 'Steinbeis School', city: 'Berlin', ownership: 'PRIVATE_NON_PROFIT' }),
    institutionRow('canterbury', { name: 'University of Canterbury', city: 'Canterbury', ownership: 'PUBLIC' }),
    institutionRow('christ', { name: 'Christ Church', city: 'Canterbury', ownership: 'PUBLIC' }),
  ];
  const inCities = {
    institutions: schools,
    programs: schools.map(({ slug, city }) => programRow(`law-${slug}`, slug, { title: 'Law', cities: [city] })),
    scholarships: [],
  };
  it.each([
    ['trường tư Berlin', ['law-steinbeis']],
    ['private university Berlin', ['law-steinbeis']],
    ['TU Berlin', ['law-tu']],
    ['public university Canterbury', ['law-canterbury', 'law-christ']],
    ['university Canterbury', ['law-canterbury']],
  ])('%s: %s', async (text, found) => {
    const service = await serviceOver(inCities);
    expect(slugs(service.searchPrograms({ text }))).toEqual(found);
  });
});
