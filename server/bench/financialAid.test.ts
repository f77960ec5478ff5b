/** Financial aid is another word for scholarships: those that are called so come first, and it leaves none out. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const found = (text: string) => starter.search.searchScholarships({ text });

it.each([
  ['financial aid usa', 'học bổng mỹ'],
  ['hỗ trợ tài chính úc', 'học bổng úc'],
  ['ho tro tai chinh uc', 'học bổng úc'],
  ['financial assistance australia', 'học bổng úc'],
  ['student aid germany', 'học bổng đức'],
  ['full financial aid', 'học bổng toàn phần'],
  ['hỗ trợ tài chính', 'học bổng'],
])('%s finds as many as %s', (text, plain) => {
  const { pageInfo, droppedWords } = found(text);
  expect(pageInfo.total).toBe(found(plain).pageInfo.total);
  expect(droppedWords).toEqual([]);
});

it.each([
  'nhà nghèo thì trường mỹ nào hỗ trợ tài chính',
  'hỗ trợ tài chính cho sinh viên nghèo ở mỹ',
  'ho tro tai chinh cho sinh vien ngheo o my',
  'need based financial aid usa',
])('%s: what is named so, then what is for those who cannot pay', text =>
  expect(found(text).ids.map(starter.nameOf)).toEqual([
    'Harvard College Financial Aid',
    'MIT Scholarship (need-based aid)',
    'International Cultural Service Program (ICSP) Scholarship',
  ]),
);

it('support for poor students is no scholarship for finance', () =>
  expect(found('financial support for poor students').pageInfo.total).toBe(5));

it.each(['trường mỹ có hỗ trợ tài chính', 'us universities with financial aid'])(
  'institutions: %s offer a scholarship',
  text => {
    const { understood, droppedWords } = starter.search.searchInstitutions({ text });
    expect(understood.map(({ kind }) => kind)).toContain('SCHOLARSHIP');
    expect(droppedWords).toEqual([]);
  },
);

it('a name stays a name, and finance a subject', () => {
  expect(found('Harvard College Financial Aid').ids.map(starter.nameOf)).toEqual(['Harvard College Financial Aid']);
  expect(starter.titlesFor('tài chính', 1)[0]).toMatch(/financ/i);
  for (const text of ['học bổng ngành tài chính', 'financial'])
    expect(found(text).understood.map(({ kind }) => kind)).toEqual(['FIELD']);
});
