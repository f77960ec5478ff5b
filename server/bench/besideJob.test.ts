/** What is asked of hours beside a job is said to be unknown, and which of two is better names nothing that is left out. Over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['MBA ở London cho người đi làm', 'MBA ở London'],
  ['mba cho nguoi di lam o london', 'mba o london'],
  ['kế toán dành cho người đang đi làm ở Úc', 'kế toán ở Úc'],
  ['MBA for working professionals london', 'MBA london'],
])('%s finds what %s finds, and says what is not told', (text, plain) => {
  const { ids, understood, droppedWords } = starter.search.searchPrograms({ text });
  expect(understood.map(({ topic }) => topic)).toContain('PART_TIME');
  expect(ids).toEqual(starter.search.searchPrograms({ text: plain }).ids);
  expect(droppedWords).toEqual([]);
});

it('asks for scholarships for people who work', () => {
  const { ids, understood } = starter.search.searchScholarships({ text: 'học bổng cho người đi làm' });
  expect(understood).toEqual([]);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.length).toBeLessThan(20);
});

it.each(['em là người đi làm muốn học MBA', 'MBA ở London'])('%s asks for no hours', text =>
  expect(starter.topicsFor(text)).not.toContain('PART_TIME'),
);

it.each([
  ['uni of waterloo or UBC software engineering which one', ['waterloo']],
  ['UBC or McGill, which is better for computer science', []],
  ['cái nào tốt hơn marketing hay tài chính', []],
  ['marketing hay tài chính nên chọn ngành nào', []],
  ['nen chon nganh nao marketing hay tai chinh', []],
])('%s leaves out %j', (text, left) => expect(starter.search.searchPrograms({ text }).droppedWords).toEqual(left));

it.each(['mba vừa học vừa làm', 'luật vừa học vừa làm', 'kế toán vừa học vừa làm'])(
  '%s: that nothing is told of work beside studies is said',
  text => expect(starter.topicsFor(text)).toEqual(['WORK_WHILE_STUDYING']),
);
