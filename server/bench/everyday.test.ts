/** What somebody of seventeen, or a parent, says that one does, over the starter catalogue: what the first results are about. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['nghề sửa máy tính', /information technology/i],
  ['sua may tinh', /information technology/i],
  ['work in a bank', /finance/i],
  ['đếm tiền', /finance/i],
  ['nuôi bò', /animal/i],
  ['nuoi heo', /animal/i],
  ['trồng rau sạch', /agri|crop/i],
  ['xe lửa', /railway/i],
  ['dong dat', /geology/i],
  ['dinosaurs', /geology/i],
  ['nghiên cứu vi rút', /microbiology/i],
  ['chế thuốc', /pharmac/i],
  ['make medicine', /pharmac/i],
  ['đòi công lý', /law/i],
  ['crime scene', /crim/i],
  ['CSI', /crim/i],
  ['tuyển người', /human resource/i],
  ['quản lý con người', /human resource/i],
  ['teach english', /TESOL/],
  ['chữa trầm cảm', /psychology/i],
  ['stop hackers', /cyber/i],
  ['thiết kế logo', /graphic/i],
  ['cartoons', /animation/i],
  ['thực phẩm sạch', /food/i],
  ['oil and gas', /petroleum/i],
  ['selling houses', /property/i],
  ['giao hàng', /supply chain/i],
  ['plan weddings', /event/i],
  ['lab work', /biomedical/i],
  ['chụp x quang', /radiologic/i],
  ['work for the UN', /international relations/i],
  ['nhân viên kho', /supply chain/i],
  ['thích mua sắm', /marketing/i],
  ['thích đi đây đi đó', /tourism/i],
  ['thích giao tiếp', /media|communication/i],
  ['làm thuốc trừ sâu', /crop/i],
  ['làm nước mắm', /food/i],
  ['thiết kế nhân vật game', /game/i],
  ['bình luận viên bóng đá', /journalism/i],
  ['chuyên viên pháp lý', /law/i],
  ['làm thơ', /writing/i],
  ['đồ da', /fashion/i],
  ['lắp ráp lego', /mechanical/i],
  ['xe đua', /automotive/i],
  ['chip', /electronic/i],
  ['thiết kế nhà hàng', /interior/i],
  ['kỹ sư xây dựng dân dụng và công nghiệp', /civil/i],
  ['công nghệ ô tô điện', /automotive/i],
  ['quản trị chất lượng', /industrial/i],
])('%s', (text, title) => {
  const { ids, droppedWords } = starter.search.searchPrograms({ text });
  expect([starter.titleOf(ids[0] ?? ''), droppedWords]).toEqual([expect.stringMatching(title), []]);
});

// Other words than those that they are spelled like.
it.each(['minds', 'boots', 'genus', 'message', 'shopping', 'mister'])('%s is right as it is', text =>
  expect(starter.search.searchPrograms({ text }).correctedText).toBeNull(),
);
// The name of a language is no place: `Anh ngữ` is English.
it.each(['Anh ngữ', 'anh ngu', 'ngành anh ngữ', 'Anh ngữ thương mại'])('%s', text => {
  const { ids, understood } = starter.search.searchPrograms({ text });
  expect([starter.titleOf(ids[0] ?? ''), understood]).toEqual([expect.stringMatching(/english/i), []]);
});
it.each(['hoa ngữ', 'trung văn', 'trung van'])('%s is Chinese, which nothing is about', text => {
  const { ids, near } = starter.search.searchPrograms({ text });
  expect([ids, near?.relation]).toEqual([[], 'BROADER_SUBJECT']);
});

it('words beside those are what they were', () => {
  const first = (text: string) => starter.titlesFor(text, 1)[0] ?? '';
  expect(first('general management')).toMatch(/management/i);
  expect(first('hiện trường')).not.toMatch(/crim/i);
  expect(starter.titlesFor('quản lý tài nguyên').filter(title => /human/i.test(title))).toEqual([]);
});
