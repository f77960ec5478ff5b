/** What students and parents type of occupations and aims, over the starter catalogue: what the first results are about, or what is called nearest where nothing fits. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const firstOf = (text: string, count: number) => starter.titlesFor(text, count);

it.each([
  ['crime scene', 2, /crimin/i],
  ['hien truong vu an', 2, /crimin/i],
  ['đại sứ quán', 3, /international/i],
  ['work for the UN', 3, /international/i],
  ['lam o cang', 3, /supply chain/i],
  ['làm vaccine', 1, /biotech/i],
  ['tap gym', 1, /sport/i],
  ['work in hospital', 3, /health/i],
  ['hack may tinh', 3, /cyber/i],
  ['sửa máy tính', 3, /information technology/i],
  ['design websites', 3, /software/i],
  ['thiet ke vay cuoi', 3, /fashion/i],
  ['cham em be', 1, /early childhood/i],
  ['nuoi bo sua', 1, /animal/i],
  ['viet nhac', 3, /music/i],
  ['dịch phim', 1, /translation/i],
  ['be a doctor', 3, /biomed/i],
  ['động đất', 1, /geology/i],
  ['sell clothes', 2, /fashion/i],
  ['thiết kế logo', 2, /graphic|communication design/i],
  ['viet blog', 1, /media/i],
  ['ung thư', 3, /biomed/i],
  ['rung', 2, /forest/i],
  ['gaming', 3, /game/i],
  ['tester', 3, /software/i],
  ['personal support worker', 3, /nursing/i],
  ['practical nursing', 3, /nursing/i],
  ['paralegal', 3, /law/i],
  ['police foundations', 2, /crim/i],
  ['commercial cookery', 3, /culinary|cuisine/i],
  ['automotive service technician', 1, /automotive/i],
  ['youth work', 2, /social work/i],
  ['military science', 3, /international/i],
  ['massage therapy', 2, /physio/i],
  ['equine studies', 1, /animal/i],
  ['computer systems technician', 3, /information technology/i],
  ['AutoCAD', 3, /architect/i],
  ['ve 3d max', 3, /animation/i],
  ['học excel', 3, /data analytics/i],
  ['hoc python', 3, /software/i],
  ['figma', 1, /interaction/i],
  ['bảo vệ đại dương', 3, /marine|ocean/i],
  ['bao ve dai duong', 3, /marine|ocean/i],
  ['nuôi tôm', 3, /marine|ocean/i],
  ['tàu vũ trụ', 3, /space/i],
  ['phi hành gia', 3, /space/i],
  ['kỹ sư cầu đường', 3, /civil/i],
  ['xay nha', 3, /civil/i],
  ['civil engineer', 3, /civil/i],
  ['thẩm định bất động sản', 2, /property|surveying/i],
  ['real estate agent', 2, /property|surveying/i],
  ['kỹ thuật đường sắt', 1, /railway/i],
  ['tổ chức đám cưới', 3, /event/i],
  ['wedding planner', 3, /event/i],
  ['thiết kế ô tô', 3, /vehicle|mechanical|mechatronic|automation/i],
  ['dự báo thời tiết', 1, /meteorology/i],
  ['nhà máy điện hạt nhân', 1, /nuclear/i],
  ['thủ thư', 1, /library/i],
  ['vũ công', 1, /dance/i],
  ['chăm sóc thú cưng', 1, /animal/i],
  ['kiểm lâm', 2, /forest/i],
  ['trồng rau', 3, /agri|crop/i],
  ['stylist', 3, /fashion/i],
  ['hải quan', 2, /international business/i],
  ['quản lý kho', 3, /supply chain|logistics/i],
  ['cảnh sát', 2, /crim/i],
  ['pháp y', 2, /crim/i],
  ['phóng viên', 1, /journalism/i],
  ['dựng phim', 3, /film|cinematic/i],
  ['làm video', 3, /film|cinematic/i],
  ['vẽ truyện tranh', 3, /painting|illustration/i],
  ['rapper', 3, /music/i],
  ['hacker mũ trắng', 3, /cyber/i],
  ['công chức', 2, /public policy/i],
  ['huấn luyện viên bóng đá', 1, /sport/i],
  ['điều dưỡng lão khoa', 3, /nursing/i],
  ['tâm lý trẻ em', 3, /psychology/i],
  ['bác sĩ phẫu thuật', 3, /biomedical/i],
  ['kỹ thuật viên x quang', 1, /radiologic/i],
  ['thiết bị y tế', 3, /biomedical engineering/i],
  ['vi sinh vật', 1, /microbiology/i],
  ['khoa học não bộ', 1, /neuroscience/i],
  ['bảo vệ môi trường', 3, /environment/i],
  ['trắc địa', 2, /geoinformatics|geographical/i],
  ['actuary', 1, /insurance/i],
  ['giáo viên toán', 5, /education/i],
  ['quản lý nhà hàng', 3, /hospitality/i],
  ['tiếng hàn', 1, /korean/i],
  ['soas hàn quốc học', 1, /korean/i],
  ['study about the sea and fish', 3, /marine|ocean/i],
  ['học về biển và cá heo', 3, /marine|ocean/i],
  ['helping people walk again after accident', 2, /physiotherapy/i],
  ['rehabilitation', 2, /physiotherapy/i],
  ['phuc hoi sau chan thuong', 2, /physiotherapy/i],
  ['looking after old people care course', 3, /nursing/i],
  ['chăm sóc ông bà', 3, /nursing/i],
  ['teaching small kids', 1, /education/i],
  ['dạy mẫu giáo', 1, /education/i],
  ['audio engineering', 3, /music/i],
  ['audio production', 3, /music/i],
  ['security guard', 2, /crim/i],
  ['nhân viên bảo vệ', 2, /crim/i],
  ['waiter', 3, /hotel|hospitality/i],
  ['dog groomer', 1, /animal/i],
] as const)('%s: the first %i', (text, count, pattern) => {
  const first = firstOf(text, count);
  expect(first).toHaveLength(count);
  expect(first.filter(title => !pattern.test(title))).toEqual([]);
});

it.each([
  ['thẩm định giá bất động sản', /intellectual/i],
  ['bảo vệ rừng', /drawing|illustration/i],
  ['trang sức', /health/i],
  ['dự toán công trình', /mathematics/i],
  ['pha chế', /pharmacy/i],
  ['di truyền học', /media/i],
  ['the sea', /seattle|nursing/i],
  ['audio engineer', /account|business/i],
  ['auditing', /music/i],
] as const)('%s finds nothing like %s', (text, junk) => {
  expect(firstOf(text, 20).filter(title => junk.test(title))).toEqual([]);
});

it.each(['tiếng nhật', 'tieng nhat', 'thợ ống nước', 'kim hoàn', 'đóng tàu', 'an toàn lao động'])(
  '%s, of which there is nothing, is told what is nearest',
  text => {
    const { pageInfo, near } = starter.search.searchPrograms({ text });
    expect([pageInfo.total, near?.relation]).toEqual([0, 'BROADER_SUBJECT']);
  },
);

it.each(['kỹ sư civil engneering ở Canada không cần IELTS', 'engineer civil engneering Canada no IELTS'])(
  '%s: the narrower of two subjects has a broader one in the place',
  text => {
    const broader = starter.nearOf(text).find(one => one.relation === 'BROADER_SUBJECT');
    expect(broader?.ids.map(id => starter.titleOf(id))).toContainEqual(expect.stringMatching(/engineering/i));
  },
);

it.each(['trang điểm', 'thợ làm tóc', 'makeup artist'])('%s: nothing here is near, least of all nursing', text => {
  const { pageInfo, near } = starter.search.searchPrograms({ text });
  expect([pageInfo.total, near]).toEqual([0, null]);
});

it.each([
  ['hairdressing course australia', 'vocational australia'],
  ['làm nail ở Mỹ', 'học nghề Mỹ'],
  ['mở tiệm nail ở Canada', 'học nghề Canada'],
])('%s: near are the vocational courses there', (text, link) => {
  const { ids, near } = starter.search.searchPrograms({ text });
  expect([ids, near?.relation, near?.text]).toEqual([[], 'SAME_PLACE', link]);
  expect(near?.ids.map(starter.titleOf).filter(title => /bachelor|master/i.test(title))).toEqual([]);
});

it.each(['vẻn vẹn', 'cổ', 'bói cổ', 'viên đường', 'phát minh', 'mỹ phẩm', 'lái xe'])(
  '%s, which nothing is about, is no other word',
  text => expect(firstOf(text, 5)).toEqual([]),
);

it.each([
  ['AI và robot', /robot/i, /robot|automation|artificial intelligence/i],
  ['robotics and artificial intelligence', /robot/i, /robot|automation|artificial intelligence/i],
  ['tâm lý và âm nhạc', /psychology|music/i, /psychology|music/i],
])('%s: what is about both comes first, and each by itself is found', (text, first, others) => {
  const [one = '', ...rest] = firstOf(text, 5);
  expect(one).toMatch(first);
  expect(rest.filter(title => others.test(title))).toHaveLength(4);
});

it('where enough is about both, the rest is not found', () => {
  const first = firstOf('accounting and finance', 50);
  expect(first.length).toBeGreaterThanOrEqual(5);
  expect(first.filter(title => !/account/i.test(title))).toEqual([]);
});

it('who works and leads is told the scholarships that ask for it', () => {
  const { ids } = starter.search.searchScholarships({ text: 'học bổng cho người đi làm có kinh nghiệm lãnh đạo' });
  expect(ids.map(id => starter.nameOf(id)).join()).toMatch(/Chevening/);
  expect(ids.length).toBeLessThan(15);
});

it.each([
  ['thợ hàn', 'cơ khí'],
  ['tho han', 'cơ khí'],
  ['thợ mộc', 'xây dựng'],
  ['thợ điện', 'điện'],
  ['tho dien', 'điện'],
  ['thợ nề', 'xây dựng'],
  ['điện lạnh', 'điện'],
  ['HVAC', 'electrical'],
  ['electrician', 'electrical'],
  ['welding', 'mechanical'],
  ['cabinet making', 'construction'],
  ['painting and decorating', 'construction'],
  ['truck driver', 'supply chain'],
  ['forklift driver', 'supply chain'],
  ['tài xế xe tải', 'chuỗi cung ứng'],
])('%s is a trade that is not here: no degree is one, and what is near is %s', (text, broader) => {
  const { ids, near } = starter.search.searchPrograms({ text });
  expect([ids, near?.relation, near?.text]).toEqual([[], 'BROADER_SUBJECT', broader]);
});
it.each([
  ['kỹ thuật điện', /electr/i],
  ['điện', /electr/i],
  ['painting', /painting/i],
  ['cơ khí', /mechanical/i],
  ['tiếng Hàn', /korean/i],
])('%s is no trade', (text, about) => expect(firstOf(text, 1)[0]).toMatch(about));
