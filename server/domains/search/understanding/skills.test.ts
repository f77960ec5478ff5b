/** What somebody speaks, has worked and has graduated with. */
import { NO_NAMES } from '../test/noNames.js';
import { isUsefulFor } from './limitFilters.js';
import { understand } from './understand.js';

const limitsOf = (text: string) =>
  understand(text, NO_NAMES).items.map(({ limit, text: words }) => ({ ...limit, words }));
const languagesOf = (text: string) =>
  limitsOf(text).flatMap(limit => (limit.kind === 'LANGUAGE' ? [[limit.language, limit.words]] : []));
const topicsOf = (text: string) =>
  limitsOf(text).flatMap(limit => (limit.kind === 'UNANSWERED' ? [[limit.topic, limit.words]] : []));

it.each([
  'biết tiếng đức muốn học kinh tế',
  'biet tieng duc muon hoc kinh te',
  'học tiếng đức xong học kinh tế',
  'học tiếng pháp trước rồi học kinh doanh',
  'có bằng b2 tiếng đức học kinh tế',
  'tiếng đức b1, học kinh tế',
  'i speak german, economics',
  'economics, fluent in french',
])('%s: a language that somebody speaks is no limit beside a subject', text => {
  expect(languagesOf(text)).toEqual([]);
  expect(understand(text, NO_NAMES).rest).not.toMatch(/tiếng|tieng|german|french/);
});

it.each([
  ['giỏi tiếng đức nên học ngành gì', 'de', 'giỏi tiếng đức'],
  ['kinh tế tiếng đức', 'de', 'tiếng đức'],
  ['ke toan tieng phap', 'fr', 'tieng phap'],
  ['không biết tiếng đức học kinh tế ở đức', 'en', 'không biết tiếng đức'],
  ['chua biet tieng duc hoc kinh te', 'en', 'chua biet tieng duc'],
  ['computing in germany without german', 'en', 'without german'],
  ['economics no german required', 'en', 'no german required'],
])('%s is a limit with a chip', (text, language, words) => expect(languagesOf(text)).toEqual([[language, words]]));

it.each(['học tiếng đức', 'kinh tế và tiếng đức', 'ngành tiếng pháp'])('%s looks for it', text =>
  expect(languagesOf(text)).toEqual([]),
);

it.each([
  ['quản lý xây dựng không cần kinh nghiệm', 'BACKGROUND', 'không cần kinh nghiệm'],
  ['thac si quan ly khong yeu cau kinh nghiem lam viec', 'BACKGROUND', 'khong yeu cau kinh nghiem lam viec'],
  ['thạc sĩ nhân sự cần kinh nghiệm mấy năm', 'BACKGROUND', 'cần kinh nghiệm mấy năm'],
  ['mba 2 năm kinh nghiệm', 'BACKGROUND', '2 năm kinh nghiệm'],
  ['mba no work experience', 'BACKGROUND', 'no work experience'],
  ['mba with 3 years of experience', 'BACKGROUND', '3 years of experience'],
  ['bằng khá muốn học tài chính', 'AVERAGE', 'bằng khá'],
  ['bang trung binh hoc tai chinh', 'AVERAGE', 'bang trung binh'],
  ['loại khá 2.2 tài chính', 'AVERAGE', 'loại khá 2.2'],
  ['bằng 2.2 có nhận không', 'AVERAGE', 'bằng 2.2'],
  ['finance with a 2:1', 'AVERAGE', 'with a 2:1'],
  ['law lower second class', 'AVERAGE', 'lower second class'],
  ['học lực khá ngành luật', 'AVERAGE', 'học lực khá'],
  ['hoc luc trung binh hoc luat', 'AVERAGE', 'hoc luc trung binh'],
  ['gpa trên 8.0 kế toán', 'AVERAGE', 'gpa trên 8.0'],
  ['gpa dưới 6.5 luật', 'AVERAGE', 'gpa dưới 6.5'],
  ['minimum gpa 3.0 accounting', 'AVERAGE', 'minimum gpa 3.0'],
  ['low gpa master accounting', 'AVERAGE', 'low gpa'],
  ['không yêu cầu gpa cao ngành luật', 'AVERAGE', 'không yêu cầu gpa cao'],
])('%s: no fact answers that', (text, topic, words) => expect(topicsOf(text)).toEqual([[topic, words]]));

it.each([
  'user experience design',
  'chia sẻ kinh nghiệm du học úc',
  'bằng thạc sĩ',
  'with a 2 year diploma',
  'học khá toán',
  'học sinh học ở úc',
  // A school leaver.
  'em là học sinh giỏi muốn học luật',
  'ngành sinh học',
])('%s says neither', text => expect(topicsOf(text)).toEqual([]));

const read = (text: string) => understand(text, NO_NAMES).items;
const OTHER_TESTS = read('không cần IELTS').map(({ limit }) => limit);
it.each([
  ['điều dưỡng không cần bằng tiếng anh', 'không cần bằng tiếng anh'],
  ['k can chung chi tieng anh dieu duong', 'k can chung chi tieng anh'],
  ['điều dưỡng ko yêu cầu chứng chỉ tiếng anh', 'ko yêu cầu chứng chỉ tiếng anh'],
  ['nursing no English test', 'no English test'],
  ['nursing without English requirements', 'without English requirements'],
])('%s is read as a test that is not needed', (text, words) => {
  expect(read(text).map(({ limit }) => limit)).toEqual(OTHER_TESTS);
  expect(read(text).map(item => item.text)).toEqual([words]);
});

it.each([
  'không cần tiếng anh',
  'i dont speak english, nursing',
  'học tiếng anh',
  'giỏi tiếng anh',
  'english studies',
  'ngôn ngữ anh',
])('%s is none', text => expect(read(text).map(({ limit }) => limit.kind)).not.toContain('ACCEPTED_TEST'));

const ofScholarships = (text: string) =>
  understand(text, NO_NAMES, { isUseful: limit => isUsefulFor('scholarships', limit) }).items.flatMap(
    ({ limit, text: words }) => (limit.kind === 'UNANSWERED' ? [[limit.topic, words]] : []),
  );
it.each([
  ['ko cần kinh nghiệm làm việc', 'ko cần kinh nghiệm làm việc'],
  ['học bổng không yêu cầu kinh nghiệm', 'không yêu cầu kinh nghiệm'],
  ['hoc bong thac si khong can kinh nghiem', 'khong can kinh nghiem'],
  ['học bổng cho người chưa có kinh nghiệm làm việc', 'chưa có kinh nghiệm làm việc'],
  ['chưa đi làm có xin được học bổng thạc sĩ không', 'chưa đi làm'],
  ['hoc bong cho nguoi chua tung di lam', 'chua tung di lam'],
  ['i have never worked, scholarship', 'i have never worked'],
  ['no work experience needed', 'no work experience needed'],
  ['scholarship without work experience', 'without work experience'],
  ['scholarships work experience not required', 'work experience not required'],
])('%s: no scholarship tells it', (text, words) => expect(ofScholarships(text)).toEqual([['BACKGROUND', words]]));

it.each([
  'học bổng cho người có kinh nghiệm làm việc',
  'học bổng cho người đã đi làm 3 năm',
  'scholarship with 2 years of work experience',
  'scholarships for people with work experience',
])('%s: scholarships for people who have worked say so', text => expect(ofScholarships(text)).toEqual([]));
