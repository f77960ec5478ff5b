/** Near schools called by what they teach, in a country that is none here, are those elsewhere; near a scholarship for a foundation year those for a first degree. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['trường kinh doanh ở Pháp', 'trường kinh doanh'],
  ['truong kinh doanh o Phap', 'truong kinh doanh'],
  ['business school France', 'business school'],
  ['business school Paris', 'business school'],
  ['trường nghệ thuật ở Nhật', 'trường nghệ thuật'],
  ['art school Italy', 'art school'],
])('near %s is %s elsewhere', (text, link) => {
  const { ids, near } = starter.search.searchInstitutions({ text });
  expect([ids, near?.relation, near?.text]).toEqual([[], 'SAME_SUBJECT', link]);
  expect(near?.total).toBeGreaterThan(5);
});

it.each(['đại học ở Pháp', 'universities in Japan'])('near %s there is nothing', text =>
  expect(starter.search.searchInstitutions({ text }).near).toBeNull(),
);

it.each([
  ['học bổng dự bị đại học', 'học bổng cử nhân', 'dự bị đại học'],
  ['học bổng dự bị đại học Anh', 'học bổng cử nhân Anh', 'dự bị đại học'],
  ['học bổng pathway Úc', 'học bổng cử nhân Úc', 'pathway'],
  ['scholarship for foundation year UK', 'scholarship bachelor UK', 'foundation year'],
  ['học bổng dự bị thạc sĩ Anh', 'học bổng thạc sĩ Anh', 'dự bị'],
])('near %s is %s', (text, link, without) => {
  const { ids, near } = starter.search.searchScholarships({ text });
  expect([ids, near?.text, near?.without]).toEqual([[], link, [without]]);
  expect(near?.ids.length).toBeGreaterThan(2);
});

it('a language of which no scholarship tells is no foundation year', () =>
  expect(starter.search.searchScholarships({ text: 'học bổng tiếng Đức' }).near?.text ?? '').not.toMatch(/cử nhân/));

it.each([
  ['học phí dưới 5000 euro cử nhân tiếng Anh', 5],
  ['bachelor under 2000 euro english', 5],
  ['thac si tieng anh tu 10000 den 15000 euro', 2],
  ['english master under 20000 eur', 20],
])('%s is taught in English, whatever the subject', (text, most) =>
  expect(starter.search.searchPrograms({ text }).pageInfo.total).toBeGreaterThan(most),
);

it.each(['english bachelor under 30k AUD', 'thạc sĩ tiếng Anh dưới 20000 USD', 'thạc sĩ tiếng Anh'])(
  '%s is about English',
  text => expect(starter.titlesFor(text).filter(title => !/English|TESOL|Linguist/.test(title))).toEqual([]),
);
