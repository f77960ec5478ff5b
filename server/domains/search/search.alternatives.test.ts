/** Places and levels with an `or` between them: an entry of either is a full answer. */
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [
    institutionRow('queensland', { name: 'University of Queensland', destination: 'AU', city: 'Brisbane' }),
    institutionRow('curtin', { name: 'Curtin University', destination: 'AU', city: 'Perth' }),
    institutionRow('toronto', { name: 'University of Toronto', destination: 'CA', city: 'Toronto' }),
    institutionRow('ucl', { name: 'University College London', destination: 'GB', city: 'London' }),
  ],
  programs: [
    programRow('nursing-brisbane', 'queensland', { title: 'Nursing', cities: ['Brisbane'], completeness: 0.4 }),
    programRow('nursing-perth', 'curtin', { title: 'Nursing', cities: ['Perth'], completeness: 0.5 }),
    programRow('nursing-toronto', 'toronto', { title: 'Nursing', level: 'GRADUATE', award: 'MASTER' }),
    programRow('law-perth', 'curtin', {
      title: 'Law',
      cities: ['Perth'],
      level: 'POSTGRADUATE',
      award: 'PHD',
      completeness: 1,
    }),
    programRow('nursing-london', 'ucl', { title: 'Nursing', cities: ['London'], completeness: 0.3 }),
  ],
  scholarships: [
    scholarshipRow('of-curtin', { institutionId: 'id-curtin', destinations: ['AU'], levels: ['POSTGRADUATE'] }),
    scholarshipRow('of-toronto', { institutionId: 'id-toronto', levels: ['GRADUATE'] }),
    scholarshipRow('of-ucl', { institutionId: 'id-ucl', destinations: ['GB'], levels: ['UNDERGRADUATE'] }),
  ],
};

async function setUp() {
  const service = await serviceOver(rows);
  const slugs = (ids: readonly string[]) => ids.map(id => id.replace('id-', ''));
  return { service, slugs, find: (text: string) => slugs(service.searchPrograms({ text }).ids) };
}

describe('a city in a text', () => {
  it('is a limit of programs with a chip, and a word once it is turned off', async () => {
    const { service, slugs } = await setUp();
    const on = service.searchPrograms({ text: 'nursing ở Perth' });
    expect(slugs(on.ids)).toEqual(['nursing-perth']);
    expect(on.understood).toMatchObject([
      { id: 'either-place-10', kind: 'PLACE', text: 'Perth', filter: 'CITY', values: ['au-perth'], isApplied: true },
    ]);
    const off = service.searchPrograms({ text: 'nursing ở Perth', asWords: ['either-place-10'] });
    expect(off.understood).toEqual([]);
    expect(slugs(off.ids)).toEqual(['nursing-perth']);
  });

  it('is a word among scholarships, which are called by it', async () => {
    const { service, slugs } = await setUp();
    const { ids, understood } = service.searchScholarships({ text: 'học bổng toronto' });
    expect([slugs(ids), understood]).toEqual([['of-toronto'], []]);
  });

  it('in another country than the said one is a word', async () => {
    const { service } = await setUp();
    expect(service.searchPrograms({ text: 'nursing perth canada' }).understood).toMatchObject([
      { text: 'canada', filter: 'DESTINATION' },
    ]);
  });
});

describe('alternatives in a text', () => {
  it.each([
    ['nursing brisbane or perth', ['nursing-perth', 'nursing-brisbane']],
    ['nursing perth or brisbane', ['nursing-perth', 'nursing-brisbane']],
    ['nursing in perth hay brisbane', ['nursing-perth', 'nursing-brisbane']],
    ['nursing perth hoac la brisbane', ['nursing-perth', 'nursing-brisbane']],
    ['nursing brisbane, luân đôn hoặc perth', ['nursing-perth', 'nursing-brisbane', 'nursing-london']],
    ['nursing úc hoặc canada', ['nursing-perth', 'nursing-toronto', 'nursing-brisbane']],
    ['nursing uc hay anh', ['nursing-perth', 'nursing-london', 'nursing-brisbane']],
    ['master or phd', ['law-perth', 'nursing-toronto']],
    ['thạc sĩ hoặc tiến sĩ ở perth hay toronto', ['law-perth', 'nursing-toronto']],
  ])('%s', async (text, programs) => {
    const { find } = await setUp();
    expect(find(text)).toEqual(programs);
  });

  it('are one chip, as typed, and plain words once it is turned off', async () => {
    const { service } = await setUp();
    const text = 'nursing Brisbane hoặc Perth';
    expect(service.searchPrograms({ text }).understood).toMatchObject([
      {
        id: 'either-place-8',
        kind: 'PLACE',
        text: 'Brisbane hoặc Perth',
        filter: 'CITY',
        values: ['au-brisbane', 'au-perth'],
        isApplied: true,
      },
    ]);
    const off = service.searchPrograms({ text, asWords: ['either-place-8'] });
    expect(off).toMatchObject({ understood: [], pageInfo: { total: 0 } });
  });

  it('give way to the same filter chosen by hand', async () => {
    const { service, slugs } = await setUp();
    const { ids, understood } = service.searchPrograms({
      text: 'nursing úc hoặc canada',
      filter: { destinations: ['GB'] },
    });
    expect(slugs(ids)).toEqual(['nursing-london']);
    expect(understood).toMatchObject([{ filter: null, isApplied: false }]);
  });

  it('are those of institutions, and of scholarships by their institutions and levels', async () => {
    const { service, slugs } = await setUp();
    expect(slugs(service.searchInstitutions({ text: 'brisbane or perth' }).ids).toSorted()).toEqual([
      'curtin',
      'queensland',
    ]);
    const ofCities = service.searchScholarships({ text: 'học bổng brisbane hoặc perth' });
    expect(slugs(ofCities.ids)).toEqual(['of-curtin']);
    expect(ofCities.understood).toMatchObject([
      { kind: 'PLACE', filter: null, values: ['au-brisbane', 'au-perth'], isApplied: true },
    ]);
    const ofLevels = service.searchScholarships({ text: 'học bổng thạc sĩ hoặc tiến sĩ' });
    expect(slugs(ofLevels.ids).toSorted()).toEqual(['of-curtin', 'of-toronto']);
    expect(ofLevels.understood).toMatchObject([
      { kind: 'AWARD', filter: 'LEVEL', values: ['GRADUATE', 'POSTGRADUATE'] },
    ]);
  });

  it.each([
    'nursing brisbane perth',
    'nursing brisbane, perth',
    'nursing brisbane and perth',
    'brisbane/perth nursing',
  ])('%s asks for both cities, and nothing is in two', async text => {
    const { service, slugs } = await setUp();
    const { ids, understood } = service.searchPrograms({ text });
    expect(slugs(ids)).toEqual(['nursing-perth', 'nursing-brisbane']);
    expect(understood).toMatchObject([{ kind: 'PLACE', filter: 'CITY', values: ['au-brisbane', 'au-perth'] }]);
  });

  it.each([
    ['law or nursing perth', ['nursing-perth', 'law-perth']],
    ['luật hoặc ngành điều dưỡng ở Perth', ['nursing-perth', 'law-perth']],
    ['luat hay dieu duong perth', ['nursing-perth', 'law-perth']],
    ['luật/điều dưỡng perth', ['nursing-perth', 'law-perth']],
    ['law, nursing or history perth', ['nursing-perth', 'law-perth']],
    ['law nursing perth', ['nursing-perth', 'law-perth']],
  ])(
    '%s asks for one subject or the other where an or stands between them, or nothing joins them',
    async (text, programs) => {
      const { find } = await setUp();
      expect(find(text)).toEqual(programs);
    },
  );

  it('two countries are alternatives without a word, too', async () => {
    const { find } = await setUp();
    expect(find('nursing úc canada')).toEqual(['nursing-perth', 'nursing-toronto', 'nursing-brisbane']);
  });
});
