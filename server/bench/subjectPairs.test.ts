/** Two subjects beside each other with a level: what has both, else what has either; over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each<[text: string, of: readonly RegExp[]]>([
  ['chứng chỉ sau đại học kế toán tài chính', [/^Graduate Certificate in Accounting/, /^Graduate Diploma of Finance/]],
  ['chung chi sau dai hoc ke toan tai chinh', [/^Graduate Certificate in Accounting/, /^Graduate Diploma of Finance/]],
  ['graduate certificate accounting finance', [/^Graduate Certificate in Accounting/, /^Graduate Diploma of Finance/]],
  ['cao đẳng kế toán tài chính', [/^Accounting \(Diploma\)/]],
  ['associate degree business computer science', [/Business/, /Computer Science/]],
  ['phd music law', [/Music/, /Law/]],
  ['tiến sĩ vật lý hóa học', [/Physics/, /Chemistry/]],
  ['thạc sĩ marketing truyền thông', [/Marketing/, /Media/]],
])('%s: each of %p is found', (text, of) => {
  const titles = starter.titlesFor(text);
  for (const one of of) expect(titles.some(title => one.test(title))).toBe(true);
});

it.each<[text: string, first: RegExp, count: number]>([
  ['thạc sĩ kế toán tài chính', /^Accounting and Finance \(MSc\)/, 1],
  ['cử nhân kế toán tài chính', /^Accounting and Finance/, 5],
])('%s: where something has both, that alone', (text, all, count) => {
  const titles = starter.titlesFor(text);
  expect(titles).toHaveLength(count);
  for (const title of titles) expect(title).toMatch(all);
});
