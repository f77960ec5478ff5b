/** A country in its own language, or as whose a scholarship is: the one that is called so comes first, and leaves none out. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const found = (text: string) => starter.search.searchScholarships({ text });
const GERMAN = 'Deutschlandstipendium';

it.each([
  'học bổng deutsch',
  'hoc bong deutsch',
  'học bổng của Đức',
  'hoc bong cua duc',
  'học bổng của nước Đức',
  'scholarship deutschland',
])('%s', text => {
  const { ids, pageInfo } = found(text);
  expect(starter.nameOf(ids[0] ?? '')).toBe(GERMAN);
  expect(pageInfo.total).toBe(found('học bổng đức').pageInfo.total);
});

it.each(['học bổng đức', 'học bổng DAAD của Đức', 'học bổng của Úc', 'học bổng tiến sĩ của Đức'])(
  '%s is another',
  text => expect(starter.nameOf(found(text).ids[0] ?? '')).not.toBe(GERMAN),
);
