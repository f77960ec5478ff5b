/** What a subject is called in everyday words of several parts, over the starter catalogue: no part of it is read as another subject. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

/** Each of the first titles is about it. */
it.each<[text: string, count: number, about: RegExp]>([
  ['kinh tế vận tải biển', 5, /supply chain|logistics/i],
  ['maritime economics', 5, /supply chain|logistics/i],
  ['an ninh quốc tế', 5, /international|global/i],
  ['international security', 5, /international|global/i],
  ['PPE', 2, /Politics.*Economics|Economics.*Politics/],
  ['ppe', 2, /Politics.*Economics|Economics.*Politics/],
  ['cybersecurity analyst', 5, /cyber ?security/i],
  ['điều tra tội phạm mạng', 5, /cyber ?security/i],
  ['dieu tra toi pham mang', 5, /cyber ?security/i],
  ['truyền thông doanh nghiệp', 3, /communication|media/i],
  ['corporate communications', 3, /communication|media/i],
  ['du lịch bền vững', 5, /tourism/i],
  ['sustainable tourism', 5, /tourism/i],
  ['xây dựng bền vững', 5, /civil/i],
  ['sustainable construction', 5, /civil/i],
  ['truyền thông thời trang', 5, /fashion/i],
  ['fashion communication', 5, /fashion/i],
  ['làm phim hoạt hình 3d', 5, /animation/i],
  ['em muốn chế tạo rô bốt', 3, /robot/i],
  ['film and tv', 3, /film|cinematic/i],
  ['tv production', 3, /film|cinematic/i],
  ['ngành IB', 4, /international/i],
  ['khối ngành kinh tế úc', 5, /business|commerce|management|account|financ/i],
  ['khoi nganh kinh te canada', 5, /business|commerce|management|account|financ/i],
  ['giúp trẻ em khuyết tật học tập', 3, /education/i],
  ['help children with disabilities', 3, /education/i],
  ['kế toán, môi trường học tập tốt', 3, /account/i],
  ['music business', 5, /music/i],
  ['kinh doanh âm nhạc', 5, /music/i],
  ['tài chính định lượng', 4, /finance/i],
  ['nhân học văn hóa', 1, /anthropology/i],
  ['cultural anthropology', 1, /anthropology/i],
  ['chính sách công và quản lý', 3, /public policy/i],
  ['public policy and management', 3, /public policy/i],
  ['hòa bình và xung đột', 3, /international/i],
  ['human rights law', 1, /human rights/i],
  ['luật nhân quyền', 1, /human rights/i],
])('%s: the first %d', (text, count, about) => {
  const found = starter.titlesFor(text, count);
  expect(found).toHaveLength(count);
  for (const title of found) expect(title).toMatch(about);
});

it('behind human rights is law', () =>
  expect(starter.titlesFor('human rights law', 3).slice(1).join()).toMatch(/law/i));

// What says something else is what it was.
it.each<[text: string, about: RegExp]>([
  ['phát triển bền vững', /sustainab/i],
  ['du lịch', /tourism/i],
  ['truyền thông', /media|communication/i],
  ['chính trị', /politic/i],
  ['tội phạm học', /crimin/i],
  ['luật', /law/i],
  ['âm nhạc', /music/i],
])('%s is what it was', (text, about) => {
  const found = starter.titlesFor(text, 2);
  expect(found).toHaveLength(2);
  for (const title of found) expect(title).toMatch(about);
});
