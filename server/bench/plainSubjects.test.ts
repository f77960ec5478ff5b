/** Engineering, computing, sciences, the earth and the sky as people say them, over the starter catalogue: what the first results are about, the nearest first. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const firstOf = (text: string, count: number) => starter.titlesFor(text, count);

/** Each of the first titles is about what stands at its place. */
it.each<[text: string, about: readonly RegExp[]]>([
  // The stars and the universe, of which nobody who dreams of them means the building of planes first.
  ['mê vũ trụ và các vì sao', [/astro/i, /space/i, /physics/i]],
  ['yêu vũ trụ', [/astro/i, /space/i, /physics/i]],
  ['thich vu tru', [/astro/i, /space/i, /physics/i]],
  ['I love space and stars', [/astro/i, /space/i, /physics/i]],
  ['thích bầu trời đêm', [/astro/i, /physics/i]],
  ['khoa học vũ trụ', [/space/i, /astro|physics/i, /astro|physics/i]],
  // What somebody loves.
  ['yêu biển', [/marine|ocean/i, /marine|ocean/i, /marine|ocean/i]],
  ['mê khủng long', [/geology/i, /biology/i]],
  ['my son loves dinosaurs', [/geology/i, /biology/i]],
  ['thích côn trùng', [/animal|natural resources/i, /animal|natural resources/i]],
  ['thích cá', [/marine|ocean/i, /marine|ocean/i]],
  ['i like building things', [/^(?:Bachelor|Master) of Engineering/, /engineering/i]],
  // The earth.
  ['địa chất hay khai thác mỏ', [/geology|mining/i, /geology|mining/i, /hydrogeology|petroleum/i]],
  ['dia chat', [/geology/i, /hydrogeology|earth/i, /hydrogeology|earth/i, /mining/i]],
  ['đá quý và khoáng sản', [/geology/i, /mining/i]],
  ['kỹ sư mỏ', [/mining/i, /geology/i]],
  ['sinh học biển', [/marine|ocean/i, /marine|ocean/i, /marine|ocean/i, /marine|ocean/i]],
  ['xử lý nước thải', [/environmental engineering/i, /water|hydro/i, /water|hydro/i]],
  // Living things under a microscope.
  ['hoa sinh', [/biochem/i, /biochem/i, /molecular/i, /biotech/i]],
  ['sinh học phân tử', [/molecular/i, /biochem|biotech/i, /biochem|biotech/i, /biochem|biotech/i]],
  ['genetics', [/molecular|biochem|biotech/i, /molecular|biochem|biotech/i, /molecular|biochem|biotech/i]],
  ['hóa học phân tích', [/chemistry/i, /chem/i, /chem/i]],
  ['bảo tồn động vật hoang dã', [/animal|natural resources/i, /animal|natural resources/i]],
  // Computers and screens.
  ['thiết kế game developer', [/game/i, /game/i, /game/i, /game/i]],
  ['lập trình viên AI', [/artificial/i, /artificial/i, /artificial/i]],
  ['python data science', [/data science/i, /data science/i]],
  ['ux ui', [/interaction/i, /human-cent/i, /graphic|communication/i, /graphic|communication/i]],
  ['human computer interaction', [/human-cent/i, /human-cent/i, /interaction/i]],
  ['web design', [/interaction/i, /human-cent/i, /graphic|communication/i]],
  ['i want to work at google', [/computer science/i, /computer science/i]],
  ['bảo mật thông tin đức', [/^computer science/i]],
  ['thích lắp ráp máy tính', [/computer engineering/i]],
  [
    'tin học ở đức qua studienkolleg',
    [/^informatics/i, /^computer science/i, /^computer science/i, /^computer science/i],
  ],
  ['robot tự động hóa đức', [/automation|robot/i, /automation|robot/i, /mechatronic/i]],
  // Building, planes and business.
  ['quản lý dự án xây dựng', [/construction/i, /civil/i, /civil/i]],
  ['xây cầu làm đường', [/civil/i, /civil/i]],
  ['kiểm soát không lưu', [/aviation/i]],
  ['quan ly san bay', [/aviation/i]],
  ['nhà chống động đất', [/structural/i]],
  ['thich be tong cot thep', [/civil/i, /civil/i]],
  ['kiến trúc xanh', [/architect/i, /architect/i]],
  ['sustainable architecture', [/architect/i, /architect/i]],
  ['smart cities', [/urban/i, /urban/i, /urban/i]],
  ['đô thị thông minh', [/urban/i, /urban/i, /urban/i]],
  ['landscape design', [/landscape/i, /landscape/i]],
  ['building surveyor', [/surveying/i]],
  ['machine learning engineer', [/artificial/i, /artificial/i, /artificial/i]],
  ['cloud engineer', [/cloud/i]],
  ['kỹ sư dầu khí biển', [/petroleum/i, /petroleum/i, /petroleum/i]],
  ['farm management', [/agri/i, /agri/i]],
  ['khoa học nhận thức', [/cognitive/i, /cognitive/i, /neuroscience/i]],
  ['i want to be an inventor', [/engineering/i, /engineering/i]],
  ['toán ứng dụng', [/^mathematics/i, /^mathematics/i, /statistic/i]],
  ['kdqt', [/international/i, /international/i, /international/i, /international/i]],
])('%s: %p', (text, about) => {
  const found = firstOf(text, about.length);
  expect(found).toHaveLength(about.length);
  for (const [place, title] of found.entries()) expect(title).toMatch(about[place] as RegExp);
});

it.each<[text: string, strange: RegExp]>([
  ['kdqt', /law/i],
  ['international business', /law/i],
  ['địa chất', /geography/i],
  ['kỹ sư úc có thực tập doanh nghiệp', /tourism|kitchen|event|patisserie/i],
  ['hóa học phân tích', /economics|finance/i],
])('%s: nothing of %p', (text, strange) => {
  const found = starter.titlesFor(text);
  expect(found.length).toBeGreaterThan(0);
  expect(found.join()).not.toMatch(strange);
});

/** What stands near, where little is found, is of the broader subject before anything else of the place. */
it.each([
  ['công nghệ sinh học úc', /science/i],
  ['điện toán đám mây canada', /information technology|comput/i],
  ['mining engineering australia', /engineering/i],
  ['kỹ sư mỏ ở úc', /engineering/i],
  ['nuclear engineering australia', /engineering/i],
  ['geology australia', /science/i],
  ['dự toán công trình anh quốc', /engineering/i],
])('near %s: %p', (text, about) => {
  const { near } = starter.search.searchPrograms({ text });
  expect(near?.relation).toBe('BROADER_SUBJECT');
  for (const id of near?.ids ?? []) expect(starter.titleOf(id)).toMatch(about);
});

/** Words of whoever has not chosen yet, or only begins, are not looked for. */
it.each([
  'muốn làm kỹ sư nhưng chưa biết chọn ngành',
  'học code cho người mới bắt đầu',
  'coding for beginners',
  'yêu biển',
])('%s: no word is left out', text => expect(starter.search.searchPrograms({ text }).droppedWords).toEqual([]));

// What says something else is what it was.
it.each([
  ['vũ trụ', /aerospace|space/i],
  ['làm ở nasa', /aerospace|space/i],
  ['động đất', /geology|mining/i],
  ['kiến trúc', /architect/i],
  ['địa lý', /geograph|remote sensing/i],
  ['developer', /software/i],
  ['lập trình', /software/i],
  ['luật kinh doanh', /law/i],
  ['quản lý dự án', /project/i],
  ['khoa học môi trường', /environmental science|environmental management/i],
  ['thiết kế đồ họa', /graphic|communication design/i],
  ['google ads', /marketing/i],
])('%s: the first two are about %p', (text, about) => {
  for (const title of firstOf(text, 2)) expect(title).toMatch(about);
});
it('programming and AI are both looked for', () => {
  const found = firstOf('lập trình và AI', 4).join();
  expect(found).toMatch(/artificial/i);
  expect(found).toMatch(/software/i);
});
it('a degree of three terms a year that ends a month later is one of two years', () => {
  const { ids } = starter.search.searchPrograms({ text: 'cử nhân úc học nhanh 2 năm' });
  expect(ids.length).toBeGreaterThan(0);
});
