/** More of what people do and look into, in everyday words, over the starter catalogue: what the first results are about, with nothing left out. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  // Machines and screens.
  ['dạy máy tính suy nghĩ', /Artificial Intelligence/],
  ['teach computers to think', /Artificial Intelligence/],
  ['đồ họa máy tính', /Graphic|Communication Design/],
  ['computer graphics for films', /Animation/],
  ['CGI', /Animation/],
  ['lắp camera an ninh', /Electr/],
  ['how phones work', /Electr/],
  ['bảo trì máy móc', /Mechanical/],
  ['lai can cau', /Mechanical/],
  ['kiểm tra chất lượng sản phẩm', /Industrial/],
  ['đồ chơi trẻ em', /Industrial Design/],
  ['working with wood furniture', /Industrial Design/],
  // Houses and land.
  ['thiết kế nội thất nhà', /Interior/],
  ['thiết kế ánh sáng', /Interior/],
  ['old buildings restoration', /Archite/],
  ['phục chế nhà cổ', /Archite/],
  ['phuc che nha co', /Archite/],
  ['lọc nước sạch', /Water|Hydro/],
  ['trồng rau hữu cơ', /Agri/],
  ['growing vegetables', /Agri/],
  ['garbage recycling', /Environment/],
  ['nghiên cứu khí hậu', /Climate/],
  ['climate change policy', /Environmental Governance/],
  ['alien life', /Astrophysics/],
  ['dog training', /Animal/],
  ['beekeeping', /Animal/],
  // Health and children.
  ['mổ tim', /Biomedical/],
  ['phau thuat tim', /Biomedical/],
  ['bác sĩ cho trẻ em', /Biomedical/],
  ['chữa răng cho trẻ em', /Biomedical/],
  ['tâm lý cho trẻ em', /Psychology/],
  ['dinh dưỡng cho trẻ em', /Nutrition/],
  ['glasses and eyes', /Biomedical/],
  ['blood test technician', /Biomedical/],
  ['chăm sóc mẹ và bé', /Nursing/],
  ['dạy người khiếm thính', /Education/],
  ['work with kids who have autism', /Education/],
  ['bạo hành gia đình', /Social Work/],
  ['marriage counselling', /Psychology/],
  ['huấn luyện thể hình', /Sport/],
  ['trọng tài bóng đá', /Sport/],
  // Money, offices, guests.
  ['khai thuế cho công ty', /Account/],
  ['bảo hiểm nhân thọ', /Insurance/],
  ['bảo hiểm xe', /Insurance/],
  ['tư vấn tài chính cá nhân', /Finance/],
  ['sell cosmetics', /Marketing/],
  ['luxury hotels', /Hotel|Hospitality/],
  // Society, words, pictures.
  ['làm trong chính phủ', /Public Policy/],
  ['nghiên cứu chính trị', /Politic/],
  ['help poor countries develop', /Development/],
  ['speak for someone in court', /Law/],
  ['immigration officer', /Crimin/],
  ['dig up ancient things', /Anthropology/],
  ['đào xương khủng long', /Geology/],
  ['host a tv show', /Journalism/],
  ['fight fake news', /Journalism/],
  ['i love books', /Literature/],
  ['translate movies', /Translation/],
  ['sign language interpreter', /Translation/],
  ['wedding photographer', /Film/],
  ['music for games', /Music/],
  ['xăm hình', /Drawing|Illustration/],
])('%s', (text, title) => {
  const { ids, droppedWords, correctedText } = starter.search.searchPrograms({ text });
  expect([starter.titleOf(ids[0] ?? ''), droppedWords, correctedText]).toEqual([
    expect.stringMatching(title),
    [],
    null,
  ]);
});

it.each([
  ['hàn sắt', /Mechanical/],
  ['roof repair', /Civil/],
  ['painting houses', /Civil/],
])('%s is a trade, near engineering', (text, title) => {
  expect(starter.titlesFor(text)).toEqual([]);
  expect(starter.nearOf(text)[0]?.titles[0]).toMatch(title);
});

it('words in those are what they were by themselves', () => {
  const first = (text: string) => starter.titlesFor(text, 1)[0] ?? '';
  expect(first('máy tính')).toMatch(/Comput|Informatics/);
  expect(first('trẻ em')).toMatch(/Early Childhood/);
  expect(first('thiết kế')).toMatch(/Design/);
  expect(first('quản lý')).toMatch(/Management/);
  expect(first('an ninh')).toMatch(/International/);
  expect(first('hoạt hình')).toMatch(/Animation/);
  expect(first('hóa học')).toMatch(/Chemistry/);
});
