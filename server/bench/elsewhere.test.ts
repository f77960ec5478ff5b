/** What is called elsewhere, over the starter catalogue, is not where it was asked for; and that a student comes from abroad, for whom every program is open, is nothing that is left out. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['master data science germany ielts 6.0 october', 'master data science germany'],
  ['thạc sĩ khoa học dữ liệu đức ielts 6.0 tháng 10', 'thạc sĩ khoa học dữ liệu đức'],
  ['cntt sydney tháng 11 dưới 40000', 'cntt sydney'],
  ['tài chính ireland tháng 1 dưới 20000 euro', 'tài chính ireland'],
])('%s: nothing of %s is elsewhere', (text, there) => {
  const elsewhere = starter.nearOf(text).filter(({ relation }) => relation === 'SAME_SUBJECT');
  const { ids } = starter.search.searchPrograms({ text: there, page: { number: 1, size: 50 } });
  expect(elsewhere.length).toBeGreaterThan(0);
  expect(elsewhere.flatMap(one => one.ids).filter(id => ids.includes(id))).toEqual([]);
});

it.each([
  ['nursing degree australia ielts 6.0 for vietnamese students', 'nursing degree australia ielts 6.0'],
  ['nursing australia ielts 6.0 for international students', 'nursing australia ielts 6.0'],
  ['điều dưỡng úc ielts 6.0 cho sinh viên quốc tế', 'điều dưỡng úc ielts 6.0'],
  ['kế toán úc dưới 10000 cho du học sinh', 'kế toán úc dưới 10000'],
])('%s is %s', (text, without) => {
  const { ids, droppedWords } = starter.search.searchPrograms({ text });
  expect([ids, droppedWords]).toEqual([starter.search.searchPrograms({ text: without }).ids, []]);
  const goneFrom = (one: string) => starter.nearOf(one).map(({ relation, without: gone }) => [relation, gone]);
  expect(goneFrom(text)).toEqual(goneFrom(without));
});
