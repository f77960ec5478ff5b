/** A year that a text for scholarships asks for is named as left out, over the starter catalogue: no fact tells for which year one is given. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['full tuition scholarship for master in australia 2027', ['2027']],
  ['học bổng toàn phần thạc sĩ Úc năm 2027', ['2027']],
  ['hoc bong my nam 2027', ['2027']],
  ['scholarships uk 2026', ['2026']],
  ['scholarship for intake 2028', ['2028']],
  ['chevening 2027', ['2027']],
  // What says a deadline or a beginning is a limit of its own.
  ['học bổng hạn nộp sau tháng 2/2027', []],
  ['scholarship fall 2027', []],
  ['full tuition scholarship for master in australia', []],
  ['scholarship of 2000 usd', []],
  ['học bổng 2000 đô', []],
])('%s: %j', (text, left) => expect(starter.search.searchScholarships({ text }).droppedWords).toEqual(left));

it.each(['master data science germany 2027', 'university 2027'])('%s: of programs nothing is left out', text =>
  expect(starter.search.searchPrograms({ text }).droppedWords).toEqual([]),
);
