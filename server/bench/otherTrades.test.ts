/** Hotels and tourism within a city, a month, a price or a test, over the starter catalogue: a kitchen, which only shares their field, is no answer; what is near is hotels, and behind them what a city has of the field. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const CRAFT = /kitchen|patisserie|culinary|cuisine/i;

it.each([
  'quản trị khách sạn nhập học tháng 2',
  'quan tri khach san nhap hoc thang 2',
  'hotel management february intake',
  'hospitality management australia february',
  'quản trị khách sạn úc tháng 2',
  'du lịch úc dưới 20000',
  'tourism australia under 20000 aud',
  'nhà hàng khách sạn canada dưới 30000 cad',
])('%s: no kitchen within the limits, and nothing of one before hotels near them', text => {
  const { near } = starter.search.searchPrograms({ text });
  const titles = starter.titlesFor(text, 20);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.join()).not.toMatch(CRAFT);
  expect(near?.ids.slice(0, 2).map(starter.titleOf).join()).not.toMatch(CRAFT);
});

// Where the kitchen is meant, where the level is all that is said, and where nothing is.
it.each([
  'nấu ăn úc tháng 2',
  'cookery australia february',
  'bếp bánh úc tháng 2',
  'quản trị khách sạn và nấu ăn úc tháng 2',
  'cao đẳng khách sạn úc',
  'khách sạn úc',
  'tourism australia',
])('%s: kitchens are among the answers', text => expect(starter.titlesFor(text, 20).join()).toMatch(CRAFT));

// A city may have nothing of the field but a kitchen, or events.
it.each([
  ['quản trị khách sạn ở Melbourne', /tourism/i],
  ['quan tri khach san o melbourne', /tourism/i],
  ['hospitality management melbourne', /tourism/i],
  ['học khách sạn ở bang Victoria', /tourism/i],
  ['khách sạn Toronto', /hospitality/i],
  ['du lịch Melbourne', /tourism/i],
  ['tourism melbourne', /tourism/i],
  ['tourism and hospitality melbourne', /tourism/i],
  ['du lịch khách sạn Melbourne', /tourism/i],
])('%s: nothing but what is akin is found', (text, akin) => {
  const titles = starter.titlesFor(text, 20);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter(title => !akin.test(title))).toEqual([]);
});

it.each([
  ['hotel management brisbane', 4],
  ['quản trị khách sạn Sydney', 3],
  ['quan tri khach san sydney', 3],
  ['hotel management dublin', 4],
  ['hotel management vancouver', 5],
  ['quản trị khách sạn ở Melbourne', 3],
  ['du lịch Vancouver', 4],
])('%s: near are %i degrees about hotels or tourism', (text, count) => {
  const [near] = starter.nearOf(text);
  expect(near?.titles.filter(title => /hotel|hospitality|tourism/i.test(title)).length).toBeGreaterThanOrEqual(count);
  expect(near?.titles.join()).not.toMatch(CRAFT);
});

// Behind them stands what the city has of the field, where no month, price or test is said as well.
it.each([
  ['hospitality melbourne', /kitchen|patisserie/i],
  ['nha hang khach san melbourne', /kitchen|patisserie/i],
  ['nhà hàng khách sạn Toronto', /culinary|cuisine/i],
  ['hospitality sydney', /event/i],
  ['khách sạn Sydney', /event/i],
  ['bep sydney', /event/i],
  ['culinary arts sydney', /event/i],
  ['nấu ăn brisbane', /tourism/i],
])('%s: other trades of the city are near', (text, trades) => {
  const there = starter.nearOf(text).find(({ relation }) => relation === 'SAME_PLACE');
  expect(there?.titles.length).toBeGreaterThan(0);
  expect(there?.titles.filter(title => !trades.test(title))).toEqual([]);
});

it('what is about tourism beside events is near hotels', () =>
  expect(starter.nearOf('hotel management london')[0]?.titles[0]).toBe('Events and Tourism Management (BA Hons)'));

it.each([
  'chứng chỉ khách sạn Sydney',
  'cao đẳng khách sạn Melbourne',
  'hospitality certificate melbourne',
  'khách sạn và nấu ăn Melbourne',
])('%s: other trades of the city are among the answers', text =>
  expect(starter.titlesFor(text, 20).join()).toMatch(/event|kitchen/i),
);
