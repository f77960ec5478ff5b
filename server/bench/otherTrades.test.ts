/** Hotels and tourism within a month, a price or a test, over the starter catalogue: a kitchen, which only shares their field, is no answer; what is near is hotels. */
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
