/** A subject that is not wanted is a limit of its own, in both languages; what only sounds so is not. */
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const TITLE_WORDS = ['digital', 'hotel', 'research'];
const vocabulary = { ...NO_NAMES, isTitleWord: (word: string) => TITLE_WORDS.includes(word) };

const exclusionsOf = (text: string) =>
  understand(text, vocabulary).items.flatMap(item =>
    item.limit.kind === 'EXCLUSION' ? [{ text: item.text, words: item.limit.words }] : [],
  );

it.each<[text: string, said: string, words: string[]]>([
  ['engineering except mechanical', 'except mechanical', ['mechanical']],
  ['business, not accounting', 'not accounting', ['accounting']],
  ['business but not MBA', 'but not MBA', ['MBA']],
  ['engineering, not civil or mechanical', 'not civil or mechanical', ['civil', 'mechanical']],
  ['marketing not digital', 'not digital', ['digital']],
  ['hospitality but not hotel', 'but not hotel', ['hotel']],
  ['computer science without math', 'without math', ['math']],
  ['design but I hate maths', 'hate maths', ['maths']],
  ['scholarships not for engineering', 'not for engineering', ['engineering']],
  ['not psychology, social work', 'not psychology', ['psychology']],
  ['kỹ thuật nhưng không học cơ khí', 'nhưng không học cơ khí', ['cơ khí']],
  ['kinh doanh không học kế toán với tài chính', 'không học kế toán với tài chính', ['kế toán', 'tài chính']],
  ['thạc sĩ máy tính, trừ data với AI', 'trừ data với AI', ['data', 'AI']],
  ['kinh doanh không phải kế toán', 'không phải kế toán', ['kế toán']],
  ['kinh doanh ko phải kế toán', 'ko phải kế toán', ['kế toán']],
  ['kinh te khong phai ke toan', 'khong phai ke toan', ['ke toan']],
  ['công nghệ thông tin trừ an ninh mạng', 'trừ an ninh mạng', ['an ninh mạng']],
  ['kỹ thuật không phải cơ khí và điện', 'không phải cơ khí và điện', ['cơ khí', 'điện']],
  ['kỹ thuật trừ ngành cơ khí, xây dựng', 'trừ ngành cơ khí, xây dựng', ['cơ khí', 'xây dựng']],
  ['kinh doanh, em ngán kế toán', 'ngán kế toán', ['kế toán']],
  ['kinh doanh, không mê kế toán', 'không mê kế toán', ['kế toán']],
  ['business, not a fan of accounting', 'not a fan of accounting', ['accounting']],
  ['không thích kế toán thì học gì', 'không thích kế toán', ['kế toán']],
])('%s', (text, said, words) => expect(exclusionsOf(text)).toEqual([{ text: said, words }]));

it('several hold together', () =>
  expect(exclusionsOf('business but not MBA, not accounting').map(({ words }) => words)).toEqual([
    ['MBA'],
    ['accounting'],
  ]));

it.each([
  'why not nursing',
  'nursing not too expensive',
  'nursing not far from home',
  'marketing digital',
  'có nên học không kế toán',
  'học kế toán không khó',
  'học kế toán không ạ',
  'không biết học kế toán hay marketing',
  'du học nước ngoài kế toán',
  'không chỉ kế toán',
  'nursing not only digital',
])('%s excludes nothing', text => expect(exclusionsOf(text)).toEqual([]));

it.each([
  ['finance no maths background', 'no maths background'],
  ['data science no background in programming', 'no background in programming'],
  ['MBA without work experience', 'without work experience'],
  ['tài chính không có nền tảng toán', 'không có nền tảng toán'],
  ['thạc sĩ dữ liệu chưa biết lập trình', 'chưa biết lập trình'],
  ['dieu duong khong can hoa hoc', 'khong can hoa hoc'],
  ['kế toán kém toán', 'kém toán'],
  ['MBA không yêu cầu kinh nghiệm', 'không yêu cầu kinh nghiệm'],
])('%s says what somebody lacks', (text, said) => {
  const { items, rest } = understand(text, vocabulary);
  expect(items).toContainEqual(
    expect.objectContaining({ text: said, limit: { kind: 'UNANSWERED', topic: 'BACKGROUND' } }),
  );
  expect(rest).not.toMatch(/math|nền tảng|program|lập trình|h(o|ó)a h(o|ọ)c|experience|nghiệm/);
});
