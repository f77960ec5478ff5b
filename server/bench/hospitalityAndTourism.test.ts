/** Hospitality and tourism are one thing where both are said: what is about either is about it, and what is about both comes first. Each alone is a subject of its own. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const EITHER = /hotel|hospitality|tourism/i;
const BOTH = /(?:hotel|hospitality).*tourism|tourism.*(?:hotel|hospitality)/i;

/** The titles of the first page, and whether each is said to be only related. */
function answerTo(text: string): [title: string, isRelated: boolean][] {
  const { ids, reasons } = starter.search.searchPrograms({ text });
  return ids.map((id, place) => [starter.titleOf(id), reasons[place]?.includes('RELATED_SUBJECT') === true]);
}

it.each([
  'du lịch khách sạn',
  'du lich khach san',
  'khách sạn du lịch',
  'du lịch - khách sạn',
  'du lịch và khách sạn',
  'ngành du lịch nhà hàng khách sạn ở úc',
  'quản trị du lịch khách sạn',
  'hospitality and tourism',
  'tourism and hospitality canada',
  'tourism hospitality',
  'hotel and tourism management',
])('%s: either is the subject, and both come first', text => {
  const answer = answerTo(text);
  expect(answer.length).toBeGreaterThan(4);
  expect(answer.map(([title, isRelated]) => [title, isRelated])).toEqual(
    answer.map(([title]) => [title, !EITHER.test(title)]),
  );
  const both = answer.map(([title]) => BOTH.test(title));
  expect(both.lastIndexOf(true)).toBe(both.filter(Boolean).length - 1);
});

it.each([
  'du lich khach san cao dang o canada nhap hoc thang 1',
  'du lịch khách sạn cao đẳng ở canada nhập học tháng 1',
])('%s: the diploma in hospitality is what was asked for', text =>
  expect(answerTo(text)).toEqual([['Hospitality Management (Diploma)', false]]),
);

it.each([
  ['khách sạn canada', 'Bachelor of Tourism Management'],
  ['du lịch canada', 'Hospitality Management (Diploma)'],
  ['nhà hàng khách sạn úc', 'Bachelor of Tourism'],
])('%s: the other one alone is related: %s', (text, title) => expect(answerTo(text)).toContainEqual([title, true]));
