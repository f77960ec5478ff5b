/** Coasts that people name in place of states, and words of everyday speech beside them. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const placesFor = (text: string): string[] =>
  starter.search.searchPrograms({ text }).understood.flatMap(({ kind, values }) => (kind === 'PLACE' ? values : []));

it.each([
  ['bờ tây nước Mỹ ngành computer science', 'us-los-angeles', 'us-boston'],
  ['bo tay nuoc my nganh computer science', 'us-seattle', 'us-new-york'],
  ['ngành tài chính ở bờ đông Mỹ', 'us-boston', 'us-seattle'],
])('%s: %s, not %s', (text, within, without) => {
  expect(placesFor(text)).toContain(within);
  expect(placesFor(text)).not.toContain(without);
});

// `mà` without its mark is no Master of Arts.
it.each([
  ['muon hoc dau bep ma it tien', 'muốn học đầu bếp mà ít tiền'],
  ['chua co ielts ma muon hoc ke toan', 'chưa có ielts mà muốn học kế toán'],
  ['gia dinh khong kha gia, chon nganh co khi hoc phi thap', 'gia đình không khá giả, chọn ngành cơ khí học phí thấp'],
])('%s finds what %s does', (typed, marked) =>
  expect(starter.titlesFor(typed, 5)).toEqual(starter.titlesFor(marked, 5)),
);
