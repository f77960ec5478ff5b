/** `tiếng anh` by itself is a subject; beside another one, in Germany, and where it says how well somebody speaks it, a language. */
import { parseQueryText } from '../text/queryText.js';
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const meaningsOf = (text: string): string[] =>
  parseQueryText(understand(text, NO_NAMES).rest).terms.map(({ meaning }) => meaning);
const [ENGLISH_STUDIES] = meaningsOf('ngôn ngữ anh');

it.each([
  'tiếng anh',
  'tieng anh',
  'Tiếng Anh',
  'học tiếng anh',
  'du học tiếng anh',
  'khóa học tiếng anh ở úc',
  'muốn học tiếng anh ở canada',
  'thạc sĩ tiếng anh',
  'tiếng anh ở mỹ học phí thấp',
  'english',
  'ENGLISH',
  'study english',
  'english courses in australia',
  'khoá học ngắn dưới 1 năm tiếng anh ở úc',
  'khóa tiếng anh ngắn hạn ở úc',
  'where can i study english in the uk',
])('%s asks for the subject', text => expect(meaningsOf(text)).toEqual([ENGLISH_STUDIES]));

it.each([
  'tiếng anh đức',
  'germany english',
  'kế toán tiếng anh',
  'business english',
  'học bổng tiếng anh',
  'không cần tiếng anh',
  'chưa giỏi tiếng anh',
  'yêu cầu tiếng anh',
  'english requirements',
  'chứng chỉ tiếng anh',
  'tiếng anh hoặc tiếng đức',
  'tiếng đức',
])('%s does not', text => expect(meaningsOf(text)).not.toContain(ENGLISH_STUDIES));

it.each(['bằng tiếng anh', 'taught in english'])('%s is a limit', text =>
  expect(understand(text, NO_NAMES).items.map(({ limit }) => limit)).toEqual([{ kind: 'LANGUAGE', language: 'en' }]),
);

it('the text stays as it was typed', () => {
  const { items, decoded } = understand('tiếng anh ở úc', NO_NAMES);
  expect(decoded).toBeNull();
  expect(items.map(({ text }) => text)).toEqual(['úc']);
});
