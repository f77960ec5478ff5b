/** Places as English speakers call them, over the starter catalogue, and English texts in which `my` is no Mỹ without its mark. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const placesIn = (text: string): string[] =>
  starter.search.searchPrograms({ text }).understood.flatMap(({ kind, values }) => (kind === 'PLACE' ? values : []));

it.each([
  ['nursing in the states', ['US']],
  ['nursing down under', ['AU']],
  ['nursing aussie universities', ['AU']],
])('%s: %j', (text, countries) => expect(placesIn(text)).toEqual(countries));

it.each([
  ['business on the west coast of the us', 'us-seattle', 'us-boston'],
  ['business us east coast', 'us-boston', 'us-seattle'],
  ['engineering in the midwest', 'us-champaign', 'us-boston'],
  ['business in socal', 'us-san-diego', 'us-berkeley'],
  ['business in the big apple', 'us-new-york', 'us-boston'],
  ['engineering in northern germany', 'de-hamburg', 'de-munich'],
  ['engineering south germany', 'de-munich', 'de-hamburg'],
  ['business east coast of canada', 'ca-halifax', 'ca-toronto'],
  ['nursing in nsw or victoria', 'au-melbourne', 'ca-victoria'],
  ['nursing victoria australia', 'au-melbourne', 'ca-victoria'],
])('%s is %s and not %s', (text, inside, outside) => {
  const places = placesIn(text);
  expect(places).toContain(inside);
  expect(places).not.toContain(outside);
});

it.each(['nursing university of southern california', 'nursing western sydney university', 'business victoria canada'])(
  '%s is no such part of a country',
  text => expect(placesIn(text)).not.toEqual(expect.arrayContaining(['us-san-diego', 'au-melbourne'])),
);

it.each([
  'my parents budget 20k nursing',
  'my family wants nursing',
  'my dream is nursing',
  'nursing my kids',
  'i want to do my nursing',
])('%s speaks of no country', text => {
  const { understood, droppedWords } = starter.search.searchPrograms({ text });
  expect([understood.filter(({ kind }) => kind === 'PLACE'), droppedWords]).toEqual([[], []]);
});
it.each(['học nursing ở my', 'du hoc my nganh dieu duong', 'my hoac uc dieu duong'])('%s speaks of one', text =>
  expect(placesIn(text)).toContain('US'),
);
