/** What somebody got at school is an average, which no fact answers; the level that the words say stays, and other figures are what they were. */
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const read = (text: string) => {
  const { items, rest } = understand(text, NO_NAMES);
  return [items.map(({ limit }) => (limit.kind === 'UNANSWERED' ? limit.topic : limit.kind)).toSorted(), rest];
};

it.each([
  ['học bạ 8.2', ['AVERAGE']],
  ['học bạ được 8.2', ['AVERAGE']],
  ['hoc ba duoc 8.2', ['AVERAGE']],
  ['điểm lớp 12 được 7.5', ['AVERAGE']],
  ['cấp 3 được 7.5', ['AVERAGE']],
  ['được 7.5 cấp 3', ['AVERAGE']],
  ['thpt được 8 điểm', ['AVERAGE']],
  ['tổng kết được 8.0', ['AVERAGE']],
  ['tb 7.5', ['AVERAGE']],
  ['gpa được 7.5', ['AVERAGE']],
  ['em được 7.5 gpa', ['AVERAGE']],
  ['được 7.5 lớp 12', ['AVERAGE', 'AWARD']],
  ['lớp 12 được 7.5', ['AVERAGE', 'AWARD']],
])('%s', (text, limits) => expect(read(text)[0]).toEqual(limits));

it.each([
  ['ielts được 7.5', ['TEST']],
  ['được 7.5 ielts', ['TEST']],
  ['lớp 12 ielts 6.5', ['AWARD', 'TEST']],
  ['lớp 12 được 7.5 ielts', ['AWARD', 'TEST']],
  ['cao đẳng 3 năm', ['AWARD', 'DURATION']],
  ['học phí trung bình 500 triệu', ['FEE']],
])('%s: no average', (text, limits) => expect(read(text)[0]).toEqual(limits));
