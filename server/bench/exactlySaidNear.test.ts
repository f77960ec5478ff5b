/** The award that a text says, where something else gives way: what is called so stands before what only counts among it. Over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const DIPLOMA = 'Culinary Arts (Diploma)';
const GRADUATES = 'International Cuisine (Graduate Certificate)';

it.each([
  'culinary diploma in canada with co-op, starting in january',
  'diploma in culinary arts canada starting february',
  'diploma culinary canada january',
  'culinary arts diploma canada starting in march',
  'diploma đầu bếp canada tháng 1',
  'diploma dau bep canada ky thang 2',
])('%s: the diploma, then the certificate for graduates', text => {
  const [near] = starter.nearOf(text);
  expect(near?.relation).toBe('WITHOUT_LIMITS');
  expect(near?.titles.slice(0, 2)).toEqual([DIPLOMA, GRADUATES]);
});

it.each([
  ['graduate certificate culinary canada january', GRADUATES],
  ['cao đẳng đầu bếp canada kỳ tháng 1', DIPLOMA],
])('%s: %s', (text, first) => expect(starter.nearOf(text)[0]?.titles[0]).toBe(first));

it('what lets go of a score keeps the diploma first', () => {
  const [near] = starter.nearOf('diploma business australia ielts 5.0');
  expect(near?.titles[0]).toBe('Diploma of Business');
});
