/** A course of English for a summer, for some months or in a place is one at a school of languages, of which there is none; a degree in English, or taught in it, is none of these. Over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  'summer english course in london for 14 year old',
  'summer english course',
  'english summer camp uk',
  'english course in sydney',
  'english lessons in london',
  'english course 12 weeks london',
  'intensive english course canada',
  'khóa học tiếng Anh hè ở Anh cho con 14 tuổi',
  'khoa hoc tieng anh he o anh',
  'học tiếng Anh ở Úc 3 tháng',
  'hoc tieng anh o uc 6 thang',
  'trại hè tiếng Anh ở Mỹ',
])('%s: there are none here', text => expect(starter.topicsFor(text)).toContain('OTHER_SCHOOLS'));

it.each([
  'english literature',
  'english course taught in germany',
  'courses in english',
  'english taught masters germany',
  'summer intake canada',
  'summer session start',
  'degree in english uk',
  'TESOL australia',
  'khóa học ngôn ngữ Anh',
  'học tiếng Anh ở Úc',
  'english major in sydney',
  'master english london',
  'english 1 year london',
  'thạc sĩ tiếng Anh ở Úc',
])('%s asks for none of them', text => expect(starter.topicsFor(text)).not.toContain('OTHER_SCHOOLS'));

it('says what it leaves out, and nothing of the child', () =>
  expect(starter.search.searchPrograms({ text: 'khóa học tiếng Anh hè ở Anh cho con 14 tuổi' }).droppedWords).toEqual([
    'khóa học tiếng Anh hè',
  ]));
