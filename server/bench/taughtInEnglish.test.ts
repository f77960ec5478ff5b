/** `dạy tiếng Anh` beside a subject in Germany says in which language it is taught; elsewhere, and alone, it is a subject. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const languagesOf = (text: string): string[] =>
  starter.search
    .searchPrograms({ text })
    .understood.flatMap(({ kind, values }) => (kind === 'LANGUAGE' ? values.map(String) : []));
/** What is found, and all that is near. */
const shownFor = (text: string): string[] => [
  ...starter.titlesFor(text),
  ...starter.nearOf(text).flatMap(({ titles }) => titles),
];

it.each([
  'kinh tế học bậc thạc sĩ ở Đức, dạy tiếng Anh, IELTS 6.0',
  'kinh te hoc bac thac si o Duc, day tieng Anh, IELTS 6.0',
  'kinh tế dạy tiếng Anh ở Đức',
  'kinh tế thạc sĩ đức day tieng anh',
  'ngành cơ khí dạy tiếng Anh Đức',
  'khoa học máy tính giảng dạy tiếng Anh ở Đức',
  'thạc sĩ kỹ thuật ô tô ở Đức (dạy tiếng Anh)',
  'Đức, dạy tiếng Anh, ngành tài chính',
  'tuition free university germany english mechanical engineering',
  'mechanical engineering germany english',
  'computer science english germany tuition free',
  'kinh tế ở Đức tiếng Anh',
  'kinh te o duc tieng anh',
])('%s: taught in English', text => {
  expect(languagesOf(text)).toEqual(['en']);
  expect(starter.search.searchPrograms({ text }).droppedWords).toEqual([]);
  const titles = shownFor(text);
  expect(titles.join()).not.toMatch(/TESOL|English/);
});

it.each([
  'dạy tiếng Anh',
  'dạy tiếng anh cho trẻ em',
  'dạy tiếng Anh ở Đức',
  'giảng dạy tiếng Anh thạc sĩ úc',
  'thạc sĩ giáo dục dạy tiếng Anh ở Đức',
  'kinh tế và dạy tiếng Anh ở Đức',
])('%s: to teach it is a subject', text => {
  expect(languagesOf(text)).toEqual([]);
  const titles = shownFor(text);
  expect(titles.join()).toMatch(/TESOL/);
});

it.each(['cơ khí Đức giỏi tiếng Anh', 'english germany', 'english and data science germany', 'nursing tiếng anh úc'])(
  '%s says no language of teaching',
  text => expect(languagesOf(text)).toEqual([]),
);

it('names what is free and taught in German near what should be free and in English', () =>
  expect(shownFor('tuition free university germany english mechanical engineering')).toContain(
    'Mechanical Engineering (BSc)',
  ));
