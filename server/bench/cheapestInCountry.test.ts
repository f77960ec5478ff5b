/** Over the starter catalogue: where the cheapest in a city is asked for and it has nothing of the subject, the rest of its country is near before other countries, each by price, what tells none last. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const elsewhere = (text: string): string[] =>
  starter.nearOf(text).find(({ relation }) => relation === 'SAME_SUBJECT')?.titles ?? [];

it.each([
  'khoá học đầu bếp ở sydney rẻ nhất bao nhiêu tiền',
  'cheapest cooking course in sydney',
  'culinary arts brisbane cheapest',
  'học đầu bếp ở perth rẻ nhất',
])('%s: the kitchen in Melbourne before Seattle and Toronto', text =>
  expect(elsewhere(text).slice(0, 3)).toEqual([
    'Certificate IV in Kitchen Management',
    'Associate of Applied Science in Culinary Arts',
    'Honours Bachelor of Commerce (Culinary Management)',
  ]),
);

it.each([
  ['học làm bánh ở sydney rẻ nhất', ['Certificate IV in Patisserie', 'Certificate IV in Kitchen Management']],
  ['cheap bachelor accounting sydney', ['Bachelor of Accounting']],
  ['cheap master of finance in london', ['Finance (MSc)', 'Finance and Investment (MSc)']],
  ['mba ở london rẻ nhất', ['Business Administration (MBA)', 'Master of Business Administration']],
  ['học kiến trúc ở Hamburg rẻ nhất', ['Architecture (MA)', 'Landscape Architecture (MA)']],
] as const)('%s: %j first', (text, titles) => expect(elsewhere(text).slice(0, titles.length)).toEqual([...titles]));

// The country has nothing of it, and no city is said.
it.each([
  ['cheapest nursing degree in Cork', 'Bachelor of Science in Nursing'],
  ['học thiết kế thời trang ở Brisbane rẻ nhất', 'Fashion Marketing (BA Hons)'],
  ['ngành hàng không ở Perth rẻ nhất', 'Aerospace Engineering (BSc)'],
])('%s: as before', (text, first) => expect(elsewhere(text)[0]).toBe(first));
