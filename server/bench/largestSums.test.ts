/** Where all costs were asked for and nothing pays them, over the starter catalogue, of scholarships that pay a sum the largest is nearest. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const nearOf = (text: string): string[] => starter.search.searchScholarships({ text }).near?.ids.map(String) ?? [];

const of = (ids: readonly string[], name: RegExp): number => ids.findIndex(id => name.test(id));

it.each([
  'full scholarship for masters in germany for indian students',
  'học bổng toàn phần thạc sĩ đức',
  'hoc bong toan phan thac si duc',
  'full scholarship germany',
  'fully funded master germany',
  'học bổng toàn phần ở Đức',
  'full ride germany master',
])('%s: 1,400 euros a month before 300', text => {
  const ids = nearOf(text);
  expect(of(ids, /erasmus-mundus/)).toBeGreaterThanOrEqual(0);
  expect(of(ids, /erasmus-mundus/)).toBeLessThan(3);
  expect(ids.slice(0, -1).join()).not.toMatch(/deutschlandstipendium/);
});

it.each([
  // How it pays counts before how much.
  ['full scholarship bachelor ireland', /limerick|ucd/],
  ['học bổng toàn phần thạc sĩ ireland', /government-of-ireland|goi|international-education/],
])('%s: the first is %p', (text, first) => expect(nearOf(text)[0]).toMatch(first));
