/** `nhập`, as people shorten `nhập học`, is of the month behind it, over the starter catalogue: it begins no trade in imports. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const understoodOf = (text: string) =>
  starter.search.searchPrograms({ text }).understood.filter(({ kind }) => kind === 'INTAKE');

it.each([
  ['kế toán nhập tháng 9', 'nhập tháng 9'],
  ['ke toan nhap thang 9', 'nhap thang 9'],
  ['nhập tháng 9 ngành kế toán', 'nhập tháng 9'],
  ['kế toán kỳ nhập tháng 9', 'kỳ nhập tháng 9'],
  ['kế toán nhập kỳ tháng 9', 'nhập kỳ tháng 9'],
  ['kế toán nhập vào tháng 9', 'nhập vào tháng 9'],
  ['kế toán nhập học vào tháng 9', 'nhập học vào tháng 9'],
  ['kế toán nhập trường tháng 9', 'nhập trường tháng 9'],
  ['kế toán nhập T9', 'nhập T9'],
  ['kế toán nhập 9/2027', 'nhập 9/2027'],
  ['kế toán nhập mùa thu', 'nhập mùa thu'],
  ['kế toán nhập đầu năm sau', 'nhập đầu năm sau'],
])('%s: %s is an intake', (text, part) => {
  expect(understoodOf(text)).toEqual([expect.objectContaining({ text: part, isApplied: true })]);
  const { droppedWords, ids } = starter.search.searchPrograms({ text });
  expect(droppedWords).toEqual([]);
  expect(ids.map(starter.titleOf).join()).not.toMatch(/international business|supply chain|logistics/i);
});

it.each([
  ['nhập khẩu tháng 9', 'tháng 9'],
  ['xuất nhập khẩu tháng 9', 'tháng 9'],
  ['kế toán nhập học tháng 9', 'nhập học tháng 9'],
  ['kế toán vào tháng 9', 'vào tháng 9'],
])('%s: %s stays the intake', (text, part) => expect(understoodOf(text)).toMatchObject([{ text: part }]));

it.each(['nhập khẩu', 'xuất nhập khẩu', 'ngành nhập khẩu', 'nhập khẩu tháng 9'])('%s stays a trade', text =>
  expect(starter.titlesFor(text, 1)[0]).toMatch(/international business/i),
);

const TEACHING = /TESOL|Education|Linguistics/;
it.each([
  'dạy tiếng Anh TESOL thạc sĩ Úc dưới 850 triệu nhập tháng 2',
  'dạy tiếng Anh thạc sĩ Úc nhập tháng 2',
  'day tieng anh thac si uc nhap thang 2',
  'giáo viên tiếng Anh nhập tháng 2',
  'học để dạy tiếng Anh, nhập tháng 2',
  'hoc de day tieng anh',
  'dạy tiếng Anh cho trẻ em nhập kỳ tháng 2',
  'dạy tiếng Anh',
  'giáo viên tiếng Anh ở Úc',
])('%s: nothing that has nothing of teaching', text => {
  const { ids, droppedWords } = starter.search.searchPrograms({ text });
  expect(droppedWords).toEqual([]);
  expect(ids.map(starter.titleOf)[0]).toMatch(/TESOL/);
  expect(ids.map(starter.titleOf).filter(title => !TEACHING.test(title))).toEqual([]);
});

it.each([
  'chương trình dạy bằng tiếng Anh',
  'dạy bằng tiếng anh',
  'học bằng tiếng Anh',
  'kinh tế dạy bằng tiếng Anh ở Đức',
])('%s stays the language of teaching', text =>
  expect(starter.search.searchPrograms({ text }).understood).toContainEqual(
    expect.objectContaining({ kind: 'LANGUAGE' }),
  ),
);
