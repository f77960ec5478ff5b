/** What is done and the doing of it, in English: `fix planes` and `fixing planes` are one subject. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['fixing planes', 'fix planes', /Aviation/],
  ['repairing cars', 'repair cars', /Automotive/],
  ['running a hotel', 'run a hotel', /Hospitality|Hotel/],
  ['designing clothes', 'design clothes', /Fashion/],
  ['designing houses', 'design houses', /Archite/],
  ['building robots', 'build robots', /Robot/],
  ['growing food', 'grow food', /Agri/],
  ['catching criminals', 'catch criminals', /Crimin/],
  ['selling clothes', 'sell clothes', /Fashion/],
  ['writing novels', 'write novels', /Writing/],
  ['drawing comics', 'draw comics', /Illustration/],
  ['cooking for restaurants', 'cook for restaurants', /Culinary/],
  ['counting money', 'count money', /Finance/],
])('%s is %s', (text, same, title) => {
  const { ids, droppedWords } = starter.search.searchPrograms({ text });
  expect([starter.titleOf(ids[0] ?? ''), droppedWords]).toEqual([expect.stringMatching(title), []]);
  expect(ids).toEqual(starter.search.searchPrograms({ text: same }).ids);
});

it.each(['fixing', 'repair', 'catching', 'helping', 'roof fix'])('%s says nothing without what it is done to', text =>
  expect(starter.titlesFor(text)).toEqual([]),
);

it.each([
  ['building', /Civil|Construction/],
  ['writing', /Writing/],
  ['designing', /Design/],
  ['i like designing', /Design/],
  ['running', /Sport/],
])('%s is a subject by itself', (text, title) => expect(starter.titlesFor(text, 1)[0]).toMatch(title));

it.each([
  ['running a museum', 'museum'],
  ['kế toán cho công ty', 'kế toán'],
  ['luật sư cho công ty', 'luật sư'],
  ['cooking professionally', 'cooking'],
])('%s asks for %s', (text, same) => {
  const { ids, droppedWords } = starter.search.searchPrograms({ text });
  expect([ids, droppedWords]).toEqual([starter.search.searchPrograms({ text: same }).ids, []]);
});
