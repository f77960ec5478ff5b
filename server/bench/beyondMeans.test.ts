/** Over the starter catalogue: what breaks the money by far is behind a related subject that keeps the place and the money, and nobody who is at school is shown a master's degree. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const AKIN = ['Aerospace (BSc)', 'Robotics and Intelligent Systems (BSc)'];

it.each([
  'con toi hoc lop 12 muon hoc ky su co khi o duc bang tieng anh, truong mien hoc phi',
  'con tôi học lớp 12 muốn học kỹ sư cơ khí ở Đức bằng tiếng Anh, miễn học phí',
  'cử nhân cơ khí ở Đức tiếng Anh miễn học phí',
  'bachelor mechanical engineering germany in english tuition free',
])('%s: the subject in German, its kin for hardly anything, then the subject elsewhere', text => {
  const [first, second, third] = starter.nearOf(text);
  expect(first?.titles).toEqual(['Mechanical Engineering (BSc)']);
  expect([second?.relation, second?.titles]).toEqual(['BROADER_SUBJECT', AKIN]);
  expect(third?.relation).toBe('SAME_SUBJECT');
});

it.each([
  'hoc lop 12 muon hoc ky thuat dien o duc bang tieng anh mien hoc phi',
  'bachelor civil engineering germany english free tuition',
  'high school student, chemical engineering in Germany in English, no tuition fees',
])('%s: engineering in the place before the subject at far more', text => {
  const [first, second] = starter.nearOf(text);
  expect([first?.relation, first?.titles]).toEqual(['BROADER_SUBJECT', AKIN]);
  expect(second?.relation).toBe('SAME_SUBJECT');
});

it.each([
  'con tôi học lớp 12 muốn học kỹ sư cơ khí ở Đức bằng tiếng Anh, miễn học phí',
  'học lớp 12 muốn học luật ở Đức',
  'hoc lop 12 muon hoc luat o duc',
  'em học sinh lớp 12 muốn học tâm lý ở Đức bằng tiếng Anh',
  'em học lớp 11 muốn du học ngành trí tuệ nhân tạo ở Úc',
  'hết lớp 12 học logistics ở Ireland',
  'bachelor or diploma nursing australia ielts 6.0',
])('%s: nothing that follows a first degree', text => {
  const titles = starter.nearOf(text).flatMap(near => near.titles);
  expect(titles.length).toBeGreaterThan(2);
  expect(titles.join()).not.toMatch(/Master|\(M(Sc|Eng|A)|LLM|Doctor/);
});

// What costs up to twice as much, what tells no price, and other levels where somebody is not at school.
it.each([
  ['cử nhân cơ khí ở Canada dưới 10000 cad', ['WITHOUT_LIMITS', 'SAME_SUBJECT', 'BROADER_SUBJECT']],
  ['pharmacy bachelor melbourne under 40000 aud', ['WITHOUT_LIMITS', 'SAME_SUBJECT', 'BROADER_SUBJECT']],
  ['bachelor psychology germany english free', ['SAME_SUBJECT', 'WITHOUT_LIMITS']],
  ['ky su co khi o duc bang tieng anh, truong mien hoc phi', ['WITHOUT_LIMITS', 'WITHOUT_LIMITS', 'BROADER_SUBJECT']],
])('%s: %j', (text, relations) => expect(starter.relationsOf(text)).toEqual(relations));
