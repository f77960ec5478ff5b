/** Near a city with few answers, over the starter catalogue: what lies around it comes before other places, then its country; and a college elsewhere before a university there. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const institutionsNear = (text: string): readonly string[] =>
  starter.search.searchInstitutions({ text }).near?.ids ?? [];

it.each([
  ['universities in boston for computer science', /harvard|mit$|massachusetts/],
  ['đại học ở boston ngành cntt', /harvard|mit$|massachusetts/],
  ['dai hoc o boston nganh khoa hoc may tinh', /harvard|mit$|massachusetts/],
])('%s: the two universities next door', (text, next) => {
  const ids = institutionsNear(text).slice(0, 2);
  expect(ids).toHaveLength(2);
  for (const id of ids) expect(id).toMatch(next);
});

it.each([
  'colleges in vancouver for international students',
  'colleges in vancouver',
  'cao đẳng ở vancouver',
  'trường cao đẳng ở vancouver cho sinh viên quốc tế',
  'truong cao dang o vancouver',
])('%s: a college and an institute of the area, then colleges elsewhere in Canada', text => {
  const { ids, droppedWords } = starter.search.searchInstitutions({ text });
  const near = institutionsNear(text);
  expect([ids, droppedWords]).toEqual([['langara-college'], []]);
  expect(near.slice(0, 2).toSorted()).toEqual([expect.stringMatching(/bcit|british-columbia/), 'douglas-college']);
  expect(near.slice(2).join()).not.toMatch(/universit|ubc/);
});

it.each(['colleges in melbourne', 'colleges in sydney', 'cao đẳng ở melbourne'])('%s are no universities', text => {
  const { ids } = starter.search.searchInstitutions({ text });
  expect(ids.length).toBeGreaterThan(1);
  expect([...ids, ...institutionsNear(text)].join()).not.toMatch(/universit|rmit|deakin/);
});

// There universities are called so, or any institution is.
it.each(['colleges in london', 'colleges in boston', 'douglas college vancouver'])('%s: no kind is asked for', text =>
  expect(starter.search.searchInstitutions({ text }).understood.map(({ kind }) => kind)).not.toContain(
    'INSTITUTION_TYPE',
  ),
);

it.each(['computer science san francisco', 'khoa học máy tính ở San Francisco'])(
  '%s: a city that stays a word has its area before other countries',
  text => expect(starter.nearOf(text)[0]?.ids.slice(0, 3).join()).toMatch(/stanford|berkeley|de-anza|san-jose/),
);

it.each(['cao đẳng ở vancouver', 'diploma vancouver', 'cao dang o vancouver'])('%s: diplomas of the area', text => {
  const [first] = starter.nearOf(text);
  expect(first?.relation).toBe('SAME_SUBJECT');
  expect(first?.ids[0]).toMatch(/^(douglas|bcit)/);
});

it.each(['scholarship boston', 'học bổng ở vancouver'])('%s: scholarships of its country first', text => {
  const ids = starter.search.searchScholarships({ text }).near?.ids ?? [];
  expect(ids.length).toBeGreaterThan(2);
  expect(ids.join()).not.toMatch(/cambridge|oxford|clarendon|skoll/);
});

// Where nothing is around the city, its country is nearest, and a country stays before what is in another.
it.each([
  ['nursing boston', /^csulb-/],
  ['điều dưỡng ở Boston', /^csulb-/],
  ['marketing perth', /^(sydney|la-trobe|monash|deakin|western-sydney)/],
])('%s: in its country', (text, first) => expect(starter.nearOf(text).at(-1)?.ids[0]).toMatch(first));

const citiesOf = (text: string): string[] => {
  const { ids } = starter.search.searchInstitutions({ text });
  return ids.map(starter.cityOf);
};

it.each([
  ['uni near Brisbane', 'Brisbane', 'Gold Coast'],
  ['đại học quanh Brisbane', 'Brisbane', 'Gold Coast'],
  ['truong dai hoc gan brisbane', 'Brisbane', 'Gold Coast'],
  ['uni near Sydney', 'Sydney', 'Wollongong'],
  ['trường gần Sydney', 'Sydney', 'Newcastle'],
  ['dai hoc quanh sydney', 'Sydney', 'Wollongong'],
  ['universities around London', 'London', 'Hatfield'],
  ['đại học gần London', 'London', 'Hatfield'],
  ['universities near Boston', 'Boston', 'Cambridge'],
  ['trường gần toronto', 'Toronto', 'Oakville'],
])('%s: those of the city, then those around it', (text, city, next) => {
  const cities = citiesOf(text);
  const own = cities.filter(one => one === city).length;
  expect(own).toBeGreaterThan(1);
  expect(cities.slice(0, own)).toEqual(Array.from({ length: own }, () => city));
  expect(cities.slice(own)).toContain(next);
});

it.each(['uni in sydney', 'đại học ở London'])('%s: those in the city alone', text =>
  expect(new Set(citiesOf(text)).size).toBe(1),
);
