/** Majors of Vietnamese universities, as the Ministry of Education and Training lists them, over the starter catalogue: what the first results are about. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const answerTo = (text: string) => starter.search.searchPrograms({ text });
const firstOf = (text: string, count: number) => starter.titlesFor(text, count);

it.each([
  ['Công nghệ kỹ thuật cơ điện tử', 1, /mechatronic/i],
  ['cong nghe ky thuat moi truong', 1, /environmental engineering/i],
  ['Công nghệ kỹ thuật xây dựng', 3, /civil/i],
  ['Công nghệ chế tạo máy', 3, /mechanical/i],
  ['Bảo dưỡng công nghiệp', 3, /mechanical/i],
  ['Kỹ thuật không gian', 3, /aero|space/i],
  ['Kỹ thuật tuyển khoáng', 1, /mining/i],
  ['ky thuat trac dia ban do', 2, /remote sensing|geographical/i],
  ['Công nghệ sau thu hoạch', 1, /food/i],
  ['Công nghệ da giày', 3, /fashion/i],
  ['Khoa học cây trồng', 1, /crop/i],
  ['bao ve thuc vat', 1, /crop/i],
  ['Khuyến nông', 3, /agri|crop/i],
  ['quan ly tai nguyen rung', 2, /forest/i],
  ['Hải dương học', 1, /oceanography/i],
  ['Y học dự phòng', 3, /public health/i],
  ['hoa duoc', 2, /pharmacy/i],
  ['Khoa học dinh dưỡng và ẩm thực', 1, /nutrition/i],
  ['Giáo dục thể chất', 1, /sport/i],
  ['Sư phạm toán học', 3, /education/i],
  ['quan ly giao duc', 3, /of education|education studies/i],
  ['Sáng tác âm nhạc', 3, /music/i],
  ['gom', 1, /visual arts/i],
  ['Nhiếp ảnh', 3, /film|cinematic|visual arts/i],
  ['Quan hệ công chúng', 3, /public relations|media|bachelor of communication/i],
  ['bao chi', 3, /journalism|media|bachelor of communication/i],
  ['Quảng cáo', 3, /marketing|media|bachelor of communication/i],
  ['Marketing kỹ thuật số', 1, /digital marketing/i],
  ['thuong mai dien tu', 1, /digital/i],
  ['Kinh tế số', 1, /digital economics/i],
  ['kinh te phat trien', 2, /development/i],
  ['Khoa học quản lý', 3, /^(?!Associate).*management/i],
  ['Quản trị dịch vụ du lịch và lữ hành', 3, /tourism/i],
  ['Mạng máy tính và truyền thông dữ liệu', 3, /cyber/i],
  ['Toán tin', 2, /mathematics/i],
  ['sinh hoc ung dung', 3, /biology/i],
  ['Công nghệ sinh học', 2, /bio(?!.*marine)/i],
  ['Hoa Kỳ học', 3, /american studies/i],
  ['Trinh sát an ninh', 2, /crimin/i],
  ['luat hien phap', 3, /law/i],
  ['phi cong thuong mai', 1, /aviation/i],
  // What is called so before what only means the same.
  ['aviation', 1, /aviation/i],
  ['aviation canada', 1, /aviation/i],
  ['aviation technology', 1, /aviation/i],
  ['aerospace', 3, /aerospace/i],
  ['aeronautical engineering', 3, /aero/i],
  ['kỹ thuật ô tô điện', 1, /automotive/i],
  ['land surveying', 2, /remote sensing|geographical/i],
  ['games art', 2, /game/i],
  ['Quản lý giải trí và sự kiện', 2, /event/i],
  // Near them, and something else.
  ['thuong mai', 3, /commerce|trade|international business/i],
  ['kỹ thuật', 3, /engineering/i],
  ['ngôn ngữ', 2, /linguistics/i],
  ['công nghệ kỹ thuật', 3, /engineering/i],
  ['health care', 3, /health/i],
  ['tâm lý học giáo dục', 1, /psychology/i],
] as const)('%s: the first %i are about %s', (text, count, about) => {
  const found = firstOf(text, count);
  expect(found).toHaveLength(count);
  for (const title of found) expect(title).toMatch(about);
});

it.each([
  ['Nhật Bản học', 'ngôn ngữ'],
  ['trung quoc hoc', 'ngôn ngữ'],
  ['Ngôn ngữ Nhật', 'ngôn ngữ'],
  ['Kỹ thuật tàu thủy', 'kỹ thuật'],
])('%s, of which nothing is there, is no other thing of the broader subject: %s is near', (text, broader) => {
  const { ids, near, understood } = answerTo(text);
  expect([ids, understood, near?.relation, near?.text]).toEqual([[], [], 'BROADER_SUBJECT', broader]);
});
it.each(['kỹ thuật ở Nhật', 'ngôn ngữ ở Đức'])('%s names a country', text =>
  expect(answerTo(text).understood).not.toEqual([]),
);

it.each([
  ['lập trình game Vancouver', 'khoa học máy tính Vancouver'],
  ['lap trinh game Toronto', 'khoa học máy tính Toronto'],
  ['game design Melbourne', 'computer science Melbourne'],
  ['game development Boston', 'computer science Boston'],
  ['ngân hàng Dublin', 'kinh doanh Dublin'],
  ['ngan hang tai chinh o Dublin', 'kinh doanh o Dublin'],
  ['banking and finance Melbourne', 'business Melbourne'],
])('%s: %s is told there', (text, broader) => {
  const { near, alsoNear } = answerTo(text);
  const [block] = [near, ...alsoNear].filter(one => one?.relation === 'BROADER_SUBJECT');
  expect(block?.text).toBe(broader);
  expect(block?.ids).not.toEqual([]);
});

it.each(['ngân hàng tài chính ở Dublin', 'tài chính ngân hàng Dublin', 'banking and finance Dublin'])(
  '%s finds what finance finds there',
  text => expect(answerTo(text).ids).toEqual(answerTo('finance Dublin').ids),
);
