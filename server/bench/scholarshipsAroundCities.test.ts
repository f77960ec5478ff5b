/** A city, or a part of a country, of which no scholarship tells, over the starter catalogue: none is the answer, and those of its country are near, with all else that was said. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const search = (text: string) => starter.search.searchScholarships({ text });

it.each([
  ['Perth', 'Perth', 'Australia'],
  ['scholarships perth', 'perth', 'scholarships Australia'],
  ['hoc bong perth', 'perth', 'hoc bong Úc'],
  ['học bổng ở Perth', 'Perth', 'học bổng Úc'],
  ['học bổng kỹ thuật ở Perth', 'Perth', 'học bổng kỹ thuật Úc'],
  ['hoc bong thac si perth', 'perth', 'hoc bong thac si Úc'],
  ['hoc bong toan phan perth', 'perth', 'hoc bong toan phan Úc'],
  ['boston', 'boston', 'USA'],
  ['học bổng bang Texas', 'Texas', 'học bổng Mỹ'],
  ['scholarship texas', 'texas', 'scholarship USA'],
  ['Cork', 'Cork', 'Ireland'],
  ['hoc bong cork', 'cork', 'hoc bong Ireland'],
  ['erfurt', 'erfurt', 'Germany'],
  ['hoc bong darwin', 'darwin', 'hoc bong Úc'],
])('%s', (text, city, link) => {
  const { ids, droppedWords, near, pageInfo } = search(text);
  expect([ids, droppedWords, near?.relation, near?.without, near?.text]).toEqual([
    [],
    [],
    'SAME_SUBJECT',
    [city],
    link,
  ]);
  expect([pageInfo.total, search(link).pageInfo.total]).toEqual([0, near?.total]);
});

// What scholarships tell is looked for among their words, and what only one for women abroad has is near there.
it.each(['Melbourne', 'hoc bong melbourne', 'Toronto', 'London', 'bristol scholarship', 'vancouver'])(
  '%s: found by its words',
  text => {
    const { ids, understood } = search(text);
    expect([ids.length > 0, understood]).toEqual([true, []]);
  },
);

it('scholarship for women perth: those elsewhere, where the country has none', () =>
  expect(search('scholarship for women perth').near?.text).toBe('scholarship for women'));
