/** Who asks for a school or a course of which there are none here, and for no studies beside it, is shown no degree and nothing near; what is named as left out is what was typed. Over the starter catalogue. */
import type { SearchService } from '../domains/search/search.service.js';
import { starterSearch } from './judged/starterSearch.js';

let search: SearchService;
beforeAll(async () => {
  ({ search } = await starterSearch());
});

it.each([
  ['My son is 15 and wants to go to high school in Canada next September. How much is it per year?', ['high school']],
  ['next september high school canada', ['high school']],
  ['english course in dublin 12 weeks', ['english course']],
  ['english lessons in london', ['english lessons']],
  ['summer english course in london for 14 year old', ['summer english course']],
  ['language school in toronto', ['language school']],
  ['summer camp usa under 5000 usd', ['summer camp']],
  ['high school student looking for summer camp in usa', ['summer camp']],
  ['boarding school near toronto grade 10', ['boarding school', 'grade 10']],
  ['học tiếng Anh ở Úc 3 tháng', ['học tiếng Anh']],
  ['hoc tieng anh o uc 6 thang', ['hoc tieng anh']],
  ['khóa học tiếng Anh 3 tháng ở Anh', ['khóa học tiếng Anh']],
  ['học lớp 10 ở Úc', ['học lớp 10']],
  ['du học cấp 3 ở Mỹ học phí bao nhiêu', ['du học cấp 3']],
  ['du hoc cap 3 o my', ['du hoc cap 3']],
  ['con em học lớp 9 muốn du học cấp 3 ở Canada tháng 9', ['học lớp 9', 'du học cấp 3']],
  ['trại hè ở Mỹ', ['trại hè']],
  ['gửi con mầm non ở Úc', ['gửi con mầm non']],
])('%s: nothing but the note', (text, left) => {
  const { ids, near, alsoNear, droppedWords, understood } = search.searchPrograms({ text });
  expect([ids, near, alsoNear, droppedWords]).toEqual([[], null, [], left]);
  expect(understood.map(({ topic }) => topic)).toContain('OTHER_SCHOOLS');
});

it.each([
  ['học sinh trường cấp 3 muốn học công nghệ thông tin ở Canada', ['trường cấp 3']],
  ['high school student wants computer science', []],
  ['summer camp computer science usa', ['summer camp']],
  ['du học hè kinh doanh ở Anh', ['du học hè']],
  ['language school toronto business', ['language school']],
  ['high school in Canada then bachelor', ['high school']],
  ['thpt ở Canada rồi học đại học', ['thpt']],
  ['summer school at UBC', ['summer school']],
  ['giáo dục mầm non', []],
  ['dạy trường tiểu học ở Úc', []],
  ['english course taught in germany', []],
])('%s: the studies beside it are found', (text, left) => {
  const { ids, droppedWords } = search.searchPrograms({ text });
  expect(ids.length).toBeGreaterThan(0);
  expect(droppedWords).toEqual(left);
});

it('names a course of English among institutions as typed', () =>
  expect(search.searchInstitutions({ text: 'english course in dublin' }).droppedWords).toEqual(['english course']));

it.each(['english course in dublin', 'high school in canada', 'học tiếng Anh ở Úc 3 tháng'])(
  '%s: no degree is suggested',
  text => expect(search.suggest({ text, limit: 8 }).filter(({ kind }) => kind === 'PROGRAM')).toEqual([]),
);
