/** A month and a city, or a part of a country, without a subject, over the starter catalogue: what begins in that month around it and in its country is before what is there in other months, and both are named. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const blocksOf = (text: string) => starter.nearOf(text).map(({ relation, without }) => [relation, ...without]);
const blocks = (city: string, month: string) => [
  ['SAME_SUBJECT', city],
  ['WITHOUT_LIMITS', month],
];

it.each([
  ['programs starting in january toronto', 'toronto', 'starting in january', 'starting in january Canada', /sheridan/],
  ['khai giang thang 1 o toronto', 'toronto', 'khai giang thang 1', 'khai giang thang 1 Canada', /sheridan/],
  ['khai giảng tháng 1 ở Toronto', 'Toronto', 'khai giảng tháng 1', 'khai giảng tháng 1 Canada', /sheridan/],
  ['january intake, toronto, canada', 'toronto', 'january intake', 'january intake, canada', /sheridan/],
  ['january intake vancouver', 'vancouver', 'january intake', 'january intake Canada', /douglas/],
  ['kỳ tháng 5 ở Vancouver', 'Vancouver', 'kỳ tháng 5', 'kỳ tháng 5 Canada', /camosun/],
  ['ky thang 9 perth', 'perth', 'ky thang 9', 'ky thang 9 Úc', /unsw/],
  ['january intake london', 'london', 'january intake', 'january intake UK', /nottingham-trent|ntu/],
  ['spring intake boston', 'boston', 'spring intake', 'spring intake USA', /^asu|arizona/],
  ['ky xuan new york', 'new york', 'ky xuan', 'ky xuan Mỹ', /^asu|arizona/],
  ['may intake ontario', 'ontario', 'may intake', 'may intake Canada', /camosun/],
  ['january intake manitoba', 'manitoba', 'january intake', 'january intake Canada', /-/],
  ['bachelor january vancouver', 'vancouver', 'january', 'bachelor january Canada', /douglas/],
  ['april berlin', 'berlin', 'april', 'april Germany', /-/],
])('%s', (text, city, month, link, first) => {
  const [around] = starter.nearOf(text);
  expect(blocksOf(text)).toEqual(blocks(city, month));
  expect([around?.text, around?.ids[0]]).toEqual([link, expect.stringMatching(first)]);
});

// Nothing else in the country begins then: the city in other months stays first.
it.each(['tháng 1 Dublin', 'january intake dublin', 'october intake galway'])('%s: the city in other months', text =>
  expect(starter.relationsOf(text)[0]).toBe('WITHOUT_LIMITS'),
);

// A page full of answers needs nothing beside it, several cities and a school have no rest of their country.
it.each([
  ['kỳ tháng 2 ở Melbourne', []],
  ['february intake brisbane', []],
  ['january intake toronto or vancouver', ['WITHOUT_LIMITS']],
  ['ky thang 9 Monash', ['WITHOUT_LIMITS']],
])('%s: %j', (text, relations) => expect(starter.relationsOf(text)).toEqual(relations));
