/** Who asks for what each card tells, the price of a year or when to apply, asks for the subject and the place, and nothing of it is looked for or left out. Over the starter catalogue. */
import type { SearchService } from '../domains/search/search.service.js';
import { starterSearch } from './judged/starterSearch.js';

let search: SearchService;
beforeAll(async () => {
  ({ search } = await starterSearch());
});

it.each([
  ['canada next september per year', 'canada next september'],
  ['canada next september, how much is it per year?', 'canada next september'],
  ['nursing canada september each year', 'nursing canada september'],
  ['kế toán úc tháng 2 mỗi năm', 'kế toán úc tháng 2'],
  ['mba úc tháng 2 mỗi năm hết bao nhiêu', 'mba úc tháng 2'],
  ['úc mỗi năm bao nhiêu tiền', 'úc'],
  ['nursing canada a year', 'nursing canada'],
  ['nursing canada yearly cost', 'nursing canada'],
  ['du học úc 1 năm tốn bn', 'du học úc'],
  ['kế toán úc bn 1 năm', 'kế toán úc'],
  ['kế toán úc học phí bn', 'kế toán úc'],
  ['kế toán úc hp bn', 'kế toán úc'],
  ['kế toán úc bnh tiền', 'kế toán úc'],
  ['kế toán úc nhiu tiền', 'kế toán úc'],
  ['rmit kế toán bnhiu', 'rmit kế toán'],
  ['điều dưỡng úc bao nhiu', 'điều dưỡng úc'],
  ['kế toán úc phí', 'kế toán úc'],
  ['kế toán úc giá bao nhiêu', 'kế toán úc'],
  ['kế toán úc phí hồ sơ', 'kế toán úc'],
  ['ke toan uc hoc phi bao nhieu 1 nam', 'ke toan uc'],
  ['điều dưỡng úc hạn nộp', 'điều dưỡng úc'],
  ['nursing australia price', 'nursing australia'],
  ['nursing australia fees', 'nursing australia'],
  ['nursing australia application fee', 'nursing australia'],
  ['nursing australia deadline', 'nursing australia'],
  ['ubc computer science fee', 'ubc computer science'],
])('%s finds what %s finds', (text, plain) => {
  const { ids, understood, droppedWords, near } = search.searchPrograms({ text });
  const asked = search.searchPrograms({ text: plain });
  expect([ids, droppedWords]).toEqual([asked.ids, []]);
  expect(understood.map(({ kind }) => kind)).toEqual(asked.understood.map(({ kind }) => kind));
  expect(near?.without ?? []).toEqual(asked.near?.without ?? []);
});

it.each(['học phí bn', 'bnh tiền', 'how much is it per year', 'phí hồ sơ'])('%s alone leaves nothing out', text => {
  const { pageInfo, droppedWords } = search.searchPrograms({ text });
  expect([pageInfo.total > 500, droppedWords]).toEqual([true, []]);
});

it.each([
  ['application fee waiver', ['FEE']],
  ['hạn nộp tháng 3', ['DEADLINE']],
  ['fee under 20000', ['FEE']],
  ['under 20k a year nursing', ['FEE']],
  ['kế toán dưới 500 triệu mỗi năm', ['FEE']],
  ['một năm 300 triệu kế toán úc', ['FEE', 'PLACE']],
  ['kế toán 1 năm ở canada', ['DURATION', 'PLACE']],
  ['nursing 1 year canada', ['DURATION', 'PLACE']],
  ['kế toán học phí rẻ', ['SORT']],
])('%s is still a limit: %j', (text, kinds) =>
  expect(search.searchPrograms({ text }).understood.map(({ kind }) => kind)).toEqual(kinds),
);

it.each(['định giá', 'thẩm định giá', 'nam phi', 'phi công'])('%s is no question of a price', text =>
  expect(search.searchPrograms({ text }).pageInfo.total).toBeLessThan(20),
);
