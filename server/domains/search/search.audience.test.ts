/** For whom a scholarship is, and the way from school into a program: as filters by hand, as facets, and as understood in a text. */
import { institutionRow, NOW, programRow, scholarshipRow } from './test/fixtures.js';
import { rows, serviceOver } from './test/smallCatalogue.js';

const scholarships = [
  scholarshipRow('all', { audiences: ['EVERY_NATIONALITY'] }),
  scholarshipRow('women', { audiences: ['EVERY_NATIONALITY', 'WOMEN'] }),
  scholarshipRow('vietnam', { audiences: ['VIETNAM_ONLY'] }),
  scholarshipRow('asean', { audiences: ['VIETNAM_AMONG_OTHERS'] }),
  scholarshipRow('asean-women', { audiences: ['VIETNAM_AMONG_OTHERS', 'WOMEN'] }),
  scholarshipRow('unstated', { audiences: ['UNKNOWN'] }),
];
const slugs = ({ ids }: { ids: string[] }) => ids.map(id => id.replace('id-', '')).sort();
const optionsOf = (
  { facets }: { facets: readonly { name: string; options: { value: string; count: number }[] }[] },
  of: string,
) =>
  Object.fromEntries(
    facets.find(({ name }) => name === of)?.options.flatMap(({ value, count }) => (count ? [[value, count]] : [])) ??
      [],
  );

describe('for whom a scholarship is', () => {
  it('is filtered by hand: one of the nationalities, and one of the groups', async () => {
    const service = await serviceOver({ ...rows, scholarships });
    const found = (...audiences: string[]) => slugs(service.searchScholarships({ filter: { audiences } }));
    expect(found('WOMEN')).toEqual(['asean-women', 'women']);
    expect(found('VIETNAM_ONLY', 'VIETNAM_AMONG_OTHERS')).toEqual(['asean', 'asean-women', 'vietnam']);
    expect(found('VIETNAM_AMONG_OTHERS', 'WOMEN')).toEqual(['asean-women']);
    expect(found('VIETNAM_ONLY', 'UNKNOWN')).toEqual(['unstated', 'vietnam']);
    expect(() => found('MEN')).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  });

  it('is counted, what does not say with it', async () => {
    const service = await serviceOver({ ...rows, scholarships });
    expect(optionsOf(service.searchScholarships({}), 'AUDIENCE')).toEqual({
      WOMEN: 2,
      VIETNAM_ONLY: 1,
      VIETNAM_AMONG_OTHERS: 2,
      EVERY_NATIONALITY: 2,
      UNKNOWN: 1,
    });
  });

  it('stays longer than what is paid, where nothing has both', async () => {
    const full = scholarshipRow('full', { audiences: ['EVERY_NATIONALITY'], coverage: 'FULL_COST' });
    const service = await serviceOver({ ...rows, scholarships: [...scholarships, full] });
    const { ids, near } = service.searchScholarships({ text: 'học bổng toàn phần cho nữ' });
    expect(ids).toEqual([]);
    expect(near && slugs(near)).toEqual(['asean-women', 'women']);
  });

  it('is understood in a text, with how many do not say, and can be turned into words', async () => {
    const service = await serviceOver({ ...rows, scholarships });
    const answer = service.searchScholarships({ text: 'học bổng cho sinh viên Việt Nam' });
    expect(slugs(answer)).toEqual(['all', 'asean', 'asean-women', 'vietnam', 'women']);
    expect(answer.understood).toMatchObject([
      {
        kind: 'AUDIENCE',
        text: 'cho sinh viên Việt Nam',
        filter: 'AUDIENCE',
        values: ['VIETNAM_ONLY', 'VIETNAM_AMONG_OTHERS', 'EVERY_NATIONALITY'],
        isApplied: true,
        lacking: 1,
      },
    ]);
    const asWords = answer.understood.map(({ id }) => id);
    expect(service.searchScholarships({ text: 'học bổng cho sinh viên Việt Nam', asWords }).understood).toEqual([]);
  });

  it.each([
    'scholarships for Vietnamese students',
    'học bổng cho người Việt',
    'hoc bong cho sinh vien viet nam',
    'scholarships for students from Vietnam',
  ])('%s are all that take somebody from Vietnam, those that name Vietnam first', async text => {
    const soon = new Date(NOW.getTime() + 30 * 86_400_000);
    const service = await serviceOver({
      ...rows,
      scholarships: [
        scholarshipRow('all', { name: 'Scholarship', audiences: ['EVERY_NATIONALITY'], deadlines: [soon] }),
        scholarshipRow('fellows', { audiences: ['VIETNAM_ONLY'] }),
        scholarshipRow('asean', { audiences: ['VIETNAM_AMONG_OTHERS'] }),
        scholarshipRow('unstated', { audiences: ['UNKNOWN'], deadlines: [soon] }),
        scholarshipRow('elsewhere', { audiences: [], deadlines: [soon] }),
      ],
    });
    const answer = service.searchScholarships({ text });
    expect(answer.ids.slice(0, 2).toSorted()).toEqual(['id-asean', 'id-fellows']);
    expect(answer.ids.slice(2)).toEqual(['id-all']);
    expect(answer.understood).toMatchObject([{ kind: 'AUDIENCE', isApplied: true, lacking: 1 }]);
    const withUnknown = [...(answer.understood[0]?.values ?? []), 'UNKNOWN'];
    expect(slugs(service.searchScholarships({ text, filter: { audiences: withUnknown } }))).toEqual([
      'all',
      'asean',
      'fellows',
      'unstated',
    ]);
  });

  it('by words of its name before others, though those name Vietnam', async () => {
    const service = await serviceOver({
      ...rows,
      scholarships: [
        scholarshipRow('kookaburra', { name: 'Kookaburra Award', audiences: ['EVERY_NATIONALITY'] }),
        scholarshipRow('other', { name: 'Award', provider: 'Kookaburra', audiences: ['VIETNAM_ONLY'] }),
      ],
    });
    expect(service.searchScholarships({ text: 'kookaburra for Vietnamese students' }).ids).toEqual([
      'id-kookaburra',
      'id-other',
    ]);
  });

  it('for women of Vietnam is both, and nothing says of a group that it is not stated', async () => {
    const service = await serviceOver({ ...rows, scholarships });
    const answer = service.searchScholarships({ text: 'học bổng cho nữ dành cho người Việt Nam' });
    expect(slugs(answer)).toEqual(['asean-women', 'women']);
    expect(service.searchScholarships({ text: 'học bổng cho nữ' }).understood[0]).toMatchObject({ lacking: null });
  });
});

describe('where a man asks', () => {
  const catalogue = {
    ...rows,
    scholarships: [...scholarships, scholarshipRow('paid', { audiences: ['WOMEN'], coverage: 'FULL_COST' })],
  };

  it.each([
    'học bổng cho con trai tôi',
    'em la nam muon xin hoc bong',
    'scholarships for men',
    'scholarship for my son',
  ])('%s leaves out what is for women alone, with a chip that takes them in again', async text => {
    const service = await serviceOver(catalogue);
    const answer = service.searchScholarships({ text });
    expect(slugs(answer)).toEqual(['all', 'asean', 'unstated', 'vietnam']);
    expect(answer.understood).toMatchObject([
      { kind: 'AUDIENCE', filter: 'AUDIENCE', values: [], isApplied: true, lacking: null },
    ]);
    const asWords = answer.understood.map(({ id }) => id);
    const all = service.searchScholarships({ text, asWords });
    expect(slugs(all)).toHaveLength(catalogue.scholarships.length);
    expect(all.understood).toEqual([]);
  });

  it.each(['học bổng toàn phần cho con trai tôi', 'full scholarship for my son'])(
    '%s: nor are they near, and who asks is not let go of',
    async text => {
      const service = await serviceOver(catalogue);
      const { ids, near } = service.searchScholarships({ text });
      expect(ids).toEqual([]);
      expect(near && slugs(near)).toEqual(['all', 'asean', 'unstated', 'vietnam']);
      expect(near?.without.join()).not.toMatch(/trai|son/);
    },
  );

  it('of Vietnam, too, both hold', async () => {
    const service = await serviceOver(catalogue);
    const { ids } = service.searchScholarships({ text: 'học bổng cho con trai tôi, cho người Việt Nam' });
    expect(slugs({ ids })).toEqual(['all', 'asean', 'vietnam']);
  });

  it.each(['học bổng cho con gái tôi', 'em là nữ muốn xin học bổng', 'scholarship for my daughter'])(
    '%s takes in all of them',
    async text => {
      const service = await serviceOver(catalogue);
      expect(slugs(service.searchScholarships({ text }))).toHaveLength(catalogue.scholarships.length);
    },
  );
});

describe('the way from school into a program', () => {
  const none = { englishMinimums: [], statesPathway: false };
  const entry = (answer: 'OPEN' | 'DEPENDS' | 'PATHWAY' | 'NO') => [{ diploma: 'THPT' as const, answer }];
  const catalogue = {
    institutions: [
      institutionRow('leeds', { destination: 'GB' }),
      institutionRow('open', { destination: 'GB', asks: { ...none, diplomaEntries: entry('OPEN') } }),
      institutionRow('york', { destination: 'CA' }),
      institutionRow('galway', { destination: 'IE', asks: { ...none, diplomaEntries: [], statesPathway: true } }),
      institutionRow('ohio', { destination: 'US' }),
    ],
    programs: [
      programRow('by-country', 'leeds'),
      programRow('with-year', 'leeds', { title: 'Economics with Foundation Year', isPreparatory: true }),
      programRow('diploma', 'leeds', { award: 'DIPLOMA' }),
      programRow('master', 'leeds', { level: 'GRADUATE', award: 'MASTER' }),
      programRow('by-institution', 'open'),
      programRow('by-itself', 'open', {
        asks: { minimumGpa: null, languageLevels: [], diplomaEntries: entry('PATHWAY'), statesPathway: true },
      }),
      programRow('by-case', 'york'),
      programRow('named', 'galway'),
      programRow('straight', 'ohio'),
    ],
    scholarships: [],
  };

  it('is that of the program, else of its institution, else of the country', async () => {
    const service = await serviceOver(catalogue);
    const found = (...entries: string[]) => slugs(service.searchPrograms({ filter: { entries } }));
    expect(found('FOUNDATION')).toEqual(['with-year']);
    expect(found('PATHWAY')).toEqual(['by-country', 'by-itself', 'named', 'with-year']);
    expect(found('DIRECT')).toEqual(['by-institution', 'straight']);
    expect(found('CASE_BY_CASE')).toEqual(['by-case', 'named']);
    expect(found('UNKNOWN')).toEqual(['diploma']);
    expect(optionsOf(service.searchPrograms({}), 'ENTRY')).toEqual({
      FOUNDATION: 1,
      PATHWAY: 4,
      DIRECT: 2,
      CASE_BY_CASE: 2,
      UNKNOWN: 1,
    });
  });

  it('is understood in a text, with how many say nothing', async () => {
    const service = await serviceOver(catalogue);
    const answer = service.searchPrograms({ text: 'dự bị anh' });
    // What is a foundation year comes before degrees that follow one, and the rule of the country alone tells of none.
    expect(answer.ids).toEqual(['id-with-year', 'id-by-itself']);
    expect(answer.understood.find(({ kind }) => kind === 'ENTRY')).toMatchObject({
      text: 'dự bị',
      filter: 'ENTRY',
      values: ['FOUNDATION', 'PATHWAY'],
      lacking: 1,
    });
    expect(slugs(service.searchPrograms({ text: 'vào thẳng đại học' }))).toEqual(['by-institution', 'straight']);
  });

  it('gives way to a choice by hand', async () => {
    const service = await serviceOver(catalogue);
    const answer = service.searchPrograms({ text: 'dự bị', filter: { entries: ['DIRECT'] } });
    expect(slugs(answer)).toEqual(['by-institution', 'straight']);
    expect(answer.understood).toMatchObject([{ kind: 'ENTRY', isApplied: false, lacking: null }]);
  });
});
