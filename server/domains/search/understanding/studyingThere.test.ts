/** A country before `học` is where somebody studies, or the name of a subject. */
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const read = (text: string) => understand(text, NO_NAMES);
const placesOf = (text: string) =>
  read(text).items.flatMap(({ limit }) =>
    limit.kind === 'PLACE' ? limit.destination : limit.kind === 'EITHER_PLACE' ? 'OTHER' : [],
  );

it.each([
  ['đi Mỹ học marketing', 'US', 'marketing'],
  ['du hoc my hoc marketing', 'US', 'marketing'],
  ['sang mỹ học kế toán', 'US', 'kế toán'],
  ['ở mỹ học về robot', 'US', 'robot'],
  ['đi Anh học luật', 'GB', 'luật'],
  ['đi Mỹ học', 'US', ''],
  ['mỹ học thiết kế đồ hoạ', 'US', 'thiết kế đồ hoạ'],
  ['my hoc ke toan', 'US', 'ke toan'],
  ['mỹ học thạc sĩ', 'US', ''],
  ['đi Hàn Quốc học khách sạn', 'OTHER', 'khách sạn'],
  ['du hoc nhat ban hoc it', 'OTHER', 'it'],
])('%s: somebody studies in %s', (text, place, subject) => {
  expect(placesOf(text)).toEqual([place]);
  expect(read(text).rest).toContain(subject);
  expect(read(text).rest).not.toMatch(/m[ỹy] h[ọo]c/i);
});

it.each([
  'mỹ học',
  'ngành mỹ học',
  'my hoc',
  'nghiên cứu mỹ học',
  'châu Âu học',
  'Hàn Quốc học',
  'ngành Hàn Quốc học',
  'học mỹ học',
])('%s stays a subject', text => {
  expect(placesOf(text)).toEqual([]);
  expect(read(text).rest).toBe(text);
});

it('a subject that is called so is studied elsewhere', () => {
  expect(placesOf('mỹ học ở Đức')).toEqual(['DE']);
  expect(read('mỹ học ở Đức').rest).toContain('mỹ học');
});
