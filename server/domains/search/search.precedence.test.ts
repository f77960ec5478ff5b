/** What comes first beside the points of a text: names typed word for word, what is open, common degrees. */
import { institutionRow, NOW, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const YEAR = 365 * 86_400_000;
const institutions = [
  institutionRow('york-university', { name: 'York University', completeness: 0.9 }),
  institutionRow('university-of-york', { name: 'University of York', destination: 'GB', city: 'York' }),
  institutionRow('new-york-university', { name: 'New York University', destination: 'US', city: 'New York' }),
];
const nursing = (award: 'DIPLOMA' | 'BACHELOR' | 'MASTER', title: string, completeness: number) =>
  programRow(title.toLowerCase().replaceAll(' ', '-'), 'york-university', { title, award, completeness });
const programs = [
  nursing('DIPLOMA', 'Graduate Certificate in Nursing', 0.9),
  nursing('DIPLOMA', 'Diploma of Nursing', 0.8),
  nursing('BACHELOR', 'Bachelor of Nursing', 0.3),
  nursing('MASTER', 'Master of Nursing', 0.2),
];
const scholarships = [
  scholarshipRow('closed', { name: 'Leaders Scholarship', deadlines: [new Date(NOW.getTime() - YEAR)] }),
  scholarshipRow('open', {
    name: 'Award for Everyone',
    provider: 'Leaders',
    deadlines: [new Date(NOW.getTime() + YEAR)],
  }),
  scholarshipRow('always', { name: 'Grant', provider: 'Leaders Trust' }),
];
const service = () => serviceOver({ institutions, programs, scholarships });
const slugs = ({ ids }: { ids: string[] }) => ids.map(id => id.replace('id-', ''));

describe('what comes first', () => {
  it.each([
    ['University of York', 'university-of-york', 'york-university'],
    ['the university of york', 'university-of-york', 'york-university'],
    ['York University', 'york-university', 'university-of-york'],
  ])('%s is the one that is called so', async (text, first, other) => {
    const answer = (await service()).searchInstitutions({ text });
    const found = slugs(answer);
    expect(found[0]).toBe(first);
    expect(answer.reasons[0]).toContain('EXACT_NAME');
    expect(answer.reasons[found.indexOf(other)]).not.toContain('EXACT_NAME');
  });

  it('common degrees come before certificates and diplomas of the same subject', async () => {
    expect(slugs((await service()).searchPrograms({ text: 'nursing' }))).toEqual([
      'bachelor-of-nursing',
      'master-of-nursing',
      'graduate-certificate-in-nursing',
      'diploma-of-nursing',
    ]);
  });

  it('unless the text or a filter says which award is meant', async () => {
    const search = await service();
    expect(slugs(search.searchPrograms({ text: 'diploma nursing' }))[0]).toBe('diploma-of-nursing');
    expect(slugs(search.searchPrograms({ text: 'nursing', filter: { levels: ['UNDERGRADUATE'] } }))[0]).toBe(
      'graduate-certificate-in-nursing',
    );
  });

  it('what is closed comes after what may still be had, unless the text is its name', async () => {
    const search = await service();
    expect(slugs(search.searchScholarships({ text: 'leaders' }))).toEqual(['open', 'always', 'closed']);
    expect(slugs(search.searchScholarships({ text: 'leaders scholarship' }))[0]).toBe('closed');
  });

  it('pages continue each other', async () => {
    const search = await service();
    const page = (number: number) => slugs(search.searchPrograms({ text: 'nursing', page: { number, size: 1 } }));
    expect([1, 2, 3, 4].flatMap(page)).toEqual(slugs(search.searchPrograms({ text: 'nursing' })));
  });
});

describe('an exact name', () => {
  const named = [
    scholarshipRow('great', { name: 'GREAT Scholarship - Vietnam', audiences: ['VIETNAM_ONLY'] }),
    scholarshipRow('bursary', { name: 'Vietnam Bursary', audiences: ['VIETNAM_ONLY'], destinations: ['AU'] }),
  ];
  it.each([
    ['great scholarship vietnam', 'great', true],
    ['GREAT Scholarship – Vietnam', 'great', true],
    ['Vietnam Bursary', 'bursary', true],
    ['scholarship vietnam', 'great', false],
    ['học bổng Việt Nam', 'bursary', false],
    ['scholarships for vietnamese students', 'bursary', false],
    ['học bổng cho sinh viên Việt Nam', 'bursary', false],
    ['học bổng cho sinh viên Việt Nam ở Úc', 'bursary', false],
    ['Vietnam Bursary australia', 'bursary', false],
  ])('%s names %s wholly: %j', async (text, slug, isNamed) => {
    const search = await serviceOver({ institutions: [], programs: [], scholarships: named });
    const answer = search.searchScholarships({ text });
    expect(answer.reasons[slugs(answer).indexOf(slug)]?.includes('EXACT_NAME')).toBe(isNamed);
    expect(answer.reasons.flat().filter(reason => reason === 'EXACT_NAME')).toHaveLength(isNamed ? 1 : 0);
  });
});

describe('why a result is there', () => {
  const hotels = [
    programRow('hotel', 'york-university', { title: 'Hotel Management' }),
    programRow('hospitality', 'york-university', { title: 'Hospitality' }),
  ];

  it('a word of the same meaning as the correction is told beside the correction', async () => {
    const answer = (await serviceOver({ institutions, programs: hotels, scholarships })).searchPrograms({
      text: 'hotel managment',
    });
    const reasonsOf = (slug: string) => answer.reasons[slugs(answer).indexOf(slug)];
    expect(reasonsOf('hotel')).toEqual(['TYPO_CORRECTED']);
    expect(reasonsOf('hospitality')).toEqual(['TYPO_CORRECTED', 'SYNONYM']);
  });

  it('of words that were kept it is told where there is no other', async () => {
    const search = await serviceOver({ institutions, programs: hotels, scholarships });
    const answer = search.searchPrograms({ text: 'hospitality xyzzyx' });
    expect(answer.droppedWords).toEqual(['xyzzyx']);
    expect(answer.reasons.every(reasons => reasons.length > 0)).toBe(true);
    expect(answer.reasons.flat()).not.toContain('EXACT_NAME');
  });
});

describe('a craft', () => {
  const hospitality = { field: 'HOSPITALITY_TOURISM' as const };
  const kitchens = [
    programRow('commerce', 'york-university', {
      title: 'Honours Bachelor of Commerce (Culinary Management)',
      completeness: 1,
      ...hospitality,
    }),
    programRow('arts', 'york-university', { title: 'Culinary Arts (BA Hons)', ...hospitality }),
    programRow('kitchen', 'york-university', {
      title: 'Certificate IV in Kitchen Management',
      award: 'DIPLOMA',
      ...hospitality,
    }),
    programRow('diploma', 'york-university', { title: 'Culinary Arts (Diploma)', award: 'DIPLOMA', ...hospitality }),
  ];
  it.each(['đầu bếp', 'chef', 'học nấu ăn', 'hoc nau an', 'kitchen', 'nghề bếp', 'culinary arts'])(
    '%s: what teaches it comes before its management degree, a vocational course before a degree',
    async text => {
      const search = await serviceOver({ institutions, programs: kitchens, scholarships });
      const found = slugs(search.searchPrograms({ text }));
      expect(found).toHaveLength(kitchens.length);
      expect([found[0], found.at(-1)]).toEqual(['diploma', 'commerce']);
    },
  );

  it('of which the management is asked for begins with that', async () => {
    const search = await serviceOver({ institutions, programs: kitchens, scholarships });
    expect(slugs(search.searchPrograms({ text: 'culinary management' }))).toEqual(['commerce', 'kitchen']);
  });
});
