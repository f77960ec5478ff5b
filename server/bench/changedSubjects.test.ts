/** What somebody leaves for another subject, or does well at school, is not what they look for; over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let titlesFor: StarterSearch['titlesFor'];
beforeAll(async () => {
  ({ titlesFor } = await starterSearch());
});

it.each<[text: string, asked: RegExp, left: RegExp]>([
  ['chuyển từ kế toán sang làm data analyst', /analytics|data/i, /account/i],
  ['chuyen tu ke toan sang data analyst', /analytics|data/i, /account/i],
  ['đổi ngành từ luật sang marketing', /marketing/i, /law|juris/i],
  ['switch from accounting to data science', /data|analytics|statistic/i, /account/i],
  ['career change from nursing to public health', /health|epidemiology/i, /nursing/i],
  ['em học cơ khí giờ muốn chuyển qua IT', /information technology|comput|data|software/i, /mechanical/i],
  ['studied law, want to switch to marketing', /marketing/i, /law|juris/i],
  ['con giỏi toán muốn học kế toán', /account|financ/i, /^mathematics/i],
  ['gioi toan muon hoc ky thuat', /engineering/i, /^mathematics/i],
  ['good at maths, want to study architecture', /architect/i, /^mathematics/i],
  ['giỏi văn, thích truyền thông', /media|communication|journalism/i, /literature/i],
])('%s', (text, asked, left) => {
  const titles = titlesFor(text, 5);
  expect(titles).toHaveLength(5);
  expect(titles.filter(title => !asked.test(title))).toEqual([]);
  expect(titles.filter(title => left.test(title))).toEqual([]);
});

it.each([
  ['cháu giỏi toán', /^mathematics/i],
  ['giỏi toán, lý, hóa học ngành gì', /^mathematics/i],
  ['muốn chuyển sang kế toán', /account/i],
  ['kế toán ở việt nam chuyển sang úc', /account/i],
])('%s: the one subject is what is asked for', (text, asked) => expect(titlesFor(text)[0]).toMatch(asked));
