/** Scholarships are found by what people call them and whoever gives them: unfinished names, initials, names in Vietnamese. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const namesFor = (text: string): string[] => starter.search.searchScholarships({ text }).ids.map(starter.nameOf);

it.each([
  ['erasmus mun', 'Erasmus Mundus Joint Master Scholarship'],
  ['emjm', 'Erasmus Mundus Joint Master Scholarship'],
  ['học bổng EU', 'Erasmus Mundus Joint Master Scholarship'],
  ['kas scholarship germany', 'Konrad-Adenauer-Stiftung Scholarship for International Students'],
  ['fes stiftung', 'Friedrich-Ebert-Stiftung Scholarship'],
  ['deutschland stipendium', 'Deutschlandstipendium'],
  ['hb công giáo', 'KAAD Scholarship Programme 1'],
  ['catholic scholarship germany', 'KAAD Scholarship Programme 1'],
  ['vin group', 'Vingroup Science and Technology Scholarship'],
  ['hoc bong dong tay', 'East-West Center Graduate Degree Fellowship'],
  ['irish aid', 'Ireland Fellows Programme'],
])('%s is %s', (text, name) => expect(namesFor(text)).toEqual([name]));

it.each(['scholarship mun', 'học bổng mun'])('%s names a university', text =>
  expect(starter.search.searchScholarships({ text }).understood.map(({ kind }) => kind)).toEqual(['INSTITUTION']),
);

it.each([
  ['học bổng chevening hạn nộp khi nào', 'Chevening Scholarship'],
  ['khi nào mở đơn chevening', 'Chevening Scholarship'],
  ['fulbright deadline', 'Fulbright Vietnamese Student Program'],
])('%s asks about one scholarship, of which nothing is left out', (text, name) => {
  const { ids, droppedWords } = starter.search.searchScholarships({ text });
  expect([ids.map(starter.nameOf), droppedWords]).toEqual([[name], []]);
});

it.each(['i work in government, master uk', 'mình làm nhà nước muốn học thạc sĩ ở anh'])(
  '%s: where somebody works is no name of a scholarship',
  text => expect(namesFor(text)).toEqual(namesFor('học bổng thạc sĩ ở anh')),
);

it.each([
  'full ride scholarship usa undergraduate international students',
  'học bổng toàn phần đại học mỹ cho sinh viên quốc tế',
])('%s finds no fewer than without a word for those from abroad', text => {
  const all = namesFor('full ride scholarship usa undergraduate');
  expect(all.length).toBeGreaterThan(1);
  expect(namesFor(text).toSorted()).toEqual(all.toSorted());
});

it.each(['hoc bong chevening', 'chevening scholarships'])('%s matches the name', text => {
  const { reasons } = starter.search.searchScholarships({ text });
  expect(reasons[0]).toEqual(expect.arrayContaining([expect.stringMatching(/^(EXACT_)?NAME$/)]));
});
