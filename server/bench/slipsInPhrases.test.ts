/** A mistyped phrase that begins inside a known one is what is meant, over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['co nganh cong nghe thogn tin', /công nghệ thông tin$/],
  ['dai hoc cong nghe thogn tin', /công nghệ thông tin$/],
  ['dai hoc o Ireland co nganh cong nghe thogn tin', /Ireland co nganh công nghệ thông tin$/],
  ['cong nghe thogn tin', /công nghệ thông tin$/],
])('%s', (text, corrected) => expect(starter.search.searchPrograms({ text }).correctedText).toMatch(corrected));

it.each(['nganh cong nghe thong tin', 'dai hoc cong nghe sydney', 'ngành công nghệ thực phẩm'])(
  '%s: nothing to correct',
  text => expect(starter.search.searchPrograms({ text }).correctedText).toBeNull(),
);

it('a school named beside pharmacy without marks does not teach it', () => {
  const { ids, near } = starter.search.searchPrograms({ text: 'truong monash co nganh duoc khong' });
  expect(ids).toEqual([]);
  expect(near?.text).toContain('sức khỏe');
});
