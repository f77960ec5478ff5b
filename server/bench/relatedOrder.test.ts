/** What is only related to a subject, over the starter catalogue: near an answer the nearest kin is first, and what is called by a kindred subject is not the subject itself. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const nearTitles = (text: string): string[] =>
  (starter.search.searchPrograms({ text }).near?.ids ?? []).map(starter.titleOf);

const CRAFT = /culinary|cuisine|kitchen|patisserie/i;

it.each([
  'quản trị khách sạn canada ielts 6.0',
  'quan tri khach san canada ielts 6.0',
  'khách sạn canada nhập học tháng 5',
  'hotel management canada ielts 6.0',
  'hotel management canada february intake',
])('%s: hotels, then tourism, and no cookery before either', text => {
  const titles = nearTitles(text);
  expect(titles[0]).toMatch(/hospitality|hotel/i);
  expect(titles.findIndex(title => title.startsWith('Bachelor of Tourism'))).toBeGreaterThan(0);
  expect(titles.slice(0, 3).join()).not.toMatch(CRAFT);
});

it.each([
  'fashion design in UK, about 20k pounds',
  'thiết kế thời trang ở Anh khoảng 20000 bảng',
  'thiet ke thoi trang anh duoi 20000 bang',
  'thời trang london dưới 20000 bảng',
])('%s: fashion design, though it tells no price, is before fashion marketing, which costs more', text =>
  expect(nearTitles(text).slice(0, 2)).toEqual(['Fashion Design (BA Hons)', 'Fashion Marketing (BA Hons)']),
);

it('fashion marketing is related to fashion design, and is itself where it is asked for', () => {
  const reasonsOf = (text: string) => {
    const { ids, reasons } = starter.search.searchPrograms({ text });
    return reasons[ids.map(starter.titleOf).indexOf('Fashion Marketing (BA Hons)')];
  };
  expect(reasonsOf('thiết kế thời trang ở Anh')).toContain('RELATED_SUBJECT');
  expect(reasonsOf('fashion marketing UK')).toContain('NAME');
});

// Where prices give way, the subject itself keeps their order.
it.each([
  ['mba uk under 15000 pounds', /Business Administration/],
  ['điều dưỡng canada dưới 20000 cad', /Nursing/],
  ['cookery melbourne under 15000 aud', /Kitchen/],
])('%s: the first is %p', (text, first) => expect(nearTitles(text)[0]).toMatch(first));
