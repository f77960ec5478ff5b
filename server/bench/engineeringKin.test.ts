/** What stands near a kind of engineering that a place has little of, over the starter catalogue: the kinds that are nearest to it, and those that have little to do with it last. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const broaderOf = (text: string): string[] =>
  starter.nearOf(text).find(({ relation }) => relation === 'BROADER_SUBJECT')?.titles ?? [];

const MOVED = /automation|robot|mechatronic|space/i;
const FAR = /hydro|water|mining|petroleum|agri/i;

it.each<[text: string, about: readonly RegExp[]]>([
  ['Du học Đức ngành cơ khí có cần biết tiếng Đức không?', [MOVED, MOVED, /space/i]],
  ['du hoc duc nganh co khi', [MOVED, MOVED, /space/i]],
  ['cơ khí chế tạo ở Đức', [MOVED, MOVED, /space/i]],
  ['mechancial enginering masters germany', [MOVED, /space/i]],
  ['thạc sĩ cơ khí đức', [MOVED, /space/i]],
  ['kỹ thuật điện đức', [MOVED, MOVED, /mechatronic/i]],
  ['electrical engineering masters germany', [MOVED, /mechatronic/i, /space/i]],
  ['điện tử viễn thông thạc sĩ đức', [MOVED, /mechatronic/i, /space/i]],
  ['automotive engineering masters germany', [/space/i]],
  ['kỹ thuật ô tô ở Đức', [/space/i, /aerospace/i, /aerospace/i]],
  ['cơ điện tử ở Mỹ', [/mechanical/i, /electrical/i, /electrical/i]],
  ['mechatronics usa', [/mechanical/i, /electrical/i, /electrical/i]],
  ['chemical engineering germany', [/mechanical/i]],
  // Who builds knows water.
  ['civil engineering germany', [/hydro/i, /water/i, /mechanical/i]],
  ['kỹ sư xây dựng đức', [/hydro/i, /water/i, /mechanical/i]],
])('%s: %p', (text, about) => {
  const titles = broaderOf(text);
  for (const [place, subject] of about.entries()) expect(titles[place]).toMatch(subject);
});

it.each([
  'Du học Đức ngành cơ khí có cần biết tiếng Đức không?',
  'mechancial enginering masters germany',
  'electrical engineering masters germany',
  'kỹ thuật điện đức',
  'chemical engineering germany',
  'kỹ thuật hóa học đức',
  'cơ điện tử ở Mỹ',
  'kỹ thuật ô tô ở Đức',
])('%s: nothing of water, mines or fields among the first three', text => {
  expect(broaderOf(text).length).toBeGreaterThan(2);
  expect(broaderOf(text).slice(0, 3).join()).not.toMatch(FAR);
});

it.each([
  'aerospace engineering australia',
  'automotive engineering australia',
  'aeronautical engineering ireland',
  'aerospace engineering ireland',
])('%s: engineering in general is near, and no answer', text => {
  const { ids, near } = starter.search.searchPrograms({ text });
  expect(ids.map(starter.titleOf).filter(title => !/mechanical|automotive|robot|mechatronic/i.test(title))).toEqual([]);
  expect(near?.relation).toBe('BROADER_SUBJECT');
});

// What was found as itself, and what was near, is what it was.
it.each<[text: string, first: RegExp]>([
  ['aerospace engineering', /^Aerospace/],
  ['automotive engineering', /^Automotive/],
  ['water resources engineering', /water/i],
  ['khai thác mỏ', /mining/i],
  ['dầu khí', /petroleum/i],
])('%s: the first is %p', (text, first) => expect(starter.titlesFor(text, 1)[0]).toMatch(first));
