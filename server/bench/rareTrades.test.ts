/** Everyday words for what few programs are about, over the starter catalogue: what one does all day, whom one helps, what one studies. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

/** What the first results are about, how many of them, and what people type for it. */
const TRADES: readonly (readonly [about: RegExp, count: number, texts: readonly string[]])[] = [
  // Arts.
  [/arts management/i, 1, ['quản lý phòng tranh', 'quan ly phong tranh', 'art gallery manager', 'ông bầu ca sĩ']],
  [/interaction design/i, 1, ['thiết kế màn hình app', 'make apps easy to use', 'ux writer']],
  [
    /illustration/i,
    1,
    ['vẽ truyện thiếu nhi', 've truyen thieu nhi', "illustrate children's books", 'digital painting'],
  ],
  [/animation/i, 2, ['phim hoạt họa', 'hoat hoa', 'motion graphics', 'storyboard artist']],
  [/film|cinema/i, 2, ['quay MV', 'tv producer', 'make tv shows', 'thích làm MV ca nhạc thì học ngành gì']],
  [
    /graphic|communication design/i,
    2,
    ['bộ nhận diện thương hiệu', 'thiết kế banner', 'typography', 'magazine design'],
  ],
  [/interior|architectural design/i, 2, ['thiết kế phòng ngủ', 'bày trí nhà cửa', 'design rooms']],
  [/fashion/i, 2, ['thiết kế áo dài', 'thiet ke ao dai', 'thích quần áo thì học ngành gì', 'tailor', 'costume design']],
  [/fashion (?:marketing|industry)/i, 1, ['mở thương hiệu thời trang', 'start a clothing brand', 'fashion buying']],
  [
    /industrial design/i,
    1,
    ['tạo dáng sản phẩm', 'furniture design', 'design everyday objects', 'thiết kế đồ gia dụng'],
  ],
  [/dance/i, 1, ['nhảy kpop', 'ballerina', 'khiêu vũ thể thao', 'breakdance']],
  [/painting|drawing|fine arts|visual arts/i, 2, ['nặn tượng', 'tranh lụa', 'nghệ sĩ thị giác', 'art teacher']],
  [/music/i, 2, ['phòng thu âm', 'phong thu am', 'hòa âm phối khí', 'jazz', 'music teacher', 'nhạc phim']],
  [/game/i, 1, ['thiết kế trò chơi', 'làm trò chơi điện tử', 'level designer']],
  // Business and guests.
  [/account/i, 3, ['quyết toán thuế', 'quyet toan thue', 'báo cáo tài chính', 'big 4']],
  [/financ/i, 3, ['phân tích đầu tư', 'nhân viên tín dụng', 'tiền tệ', 'fund manager', 'loan officer', 'central bank']],
  [/insurance|risk/i, 1, ['rủi ro tài chính', 'underwriter', 'insurance claims']],
  [/marketing/i, 3, ['nghiên cứu thị trường', 'chăm sóc khách hàng', 'cham soc khach hang', 'consumer psychology']],
  [
    /human resource/i,
    2,
    ['săn đầu người', 'headhunter', 'đào tạo nhân viên', 'hành chính nhân sự', 'employee relations'],
  ],
  [/supply chain|logistics/i, 2, ['mua hàng', 'quản lý tồn kho', 'quan ly ton kho', 'freight forwarding', 'buyer']],
  [/sustainab/i, 1, ['kinh doanh xanh', 'green business', 'trách nhiệm xã hội doanh nghiệp', 'CSR']],
  [/environmental economics/i, 1, ['tín chỉ carbon', 'kinh tế xanh', 'carbon market']],
  [
    /international (?:business|management)/i,
    2,
    ['tập đoàn đa quốc gia', 'multinational companies', 'kinh doanh toàn cầu'],
  ],
  [/econom/i, 3, ['lạm phát', 'lam phat', 'macroeconomics', 'game theory', 'how markets work']],
  [/project management/i, 1, ['điều phối dự án', 'trưởng dự án', 'project leader']],
  [/property/i, 1, ['quản lý tòa nhà', 'cho thuê căn hộ', 'facility management', 'landlord']],
  [/event/i, 2, ['tổ chức hội chợ', 'music festival', 'concert promoter', 'tổ chức sự kiện âm nhạc']],
  [
    /hotel|hospitality/i,
    2,
    ['buồng phòng', 'khách sạn 5 sao', 'quản gia', 'cruise ship', 'casino', 'concierge', 'khu nghỉ dưỡng'],
  ],
  [/tourism/i, 2, ['đại lý du lịch', 'dai ly du lich', 'bán vé máy bay', 'tour operator', 'travel blogger']],
  [/culinary|cuisine|kitchen|patisserie/i, 3, ['nấu món Nhật', 'mở quán phở', 'làm sushi', 'masterchef', 'food truck']],
  [/patisserie/i, 1, ['làm bánh sinh nhật', 'banh sinh nhat', 'cake decorating', 'chocolatier']],
  // Health.
  [/epidemiology|public health/i, 1, ['bệnh truyền nhiễm', 'infectious diseases', 'biostatistics', 'thống kê y tế']],
  [/public health/i, 1, ['tiêm chủng', 'làm ở WHO', 'health education', 'global health']],
  [/nursing/i, 3, ['chích thuốc', 'chăm người ốm', 'taking care of patients', 'chăm bệnh nhân']],
  [/radiolog/i, 1, ['chụp MRI', 'chup mri', 'CT scan', 'nuclear medicine']],
  [/nutrition/i, 1, ['giảm cân', 'chế độ ăn', 'sports nutrition', 'vitamins', 'dinh dưỡng trẻ em']],
  [/pharmacy/i, 2, ['quầy thuốc', 'drug discovery', 'drugstore']],
  [/physiotherapy/i, 2, ['chữa đau lưng', 'chua dau lung', 'back pain', 'trị đau khớp', 'cơ xương khớp']],
  [/biomedical science/i, 2, ['cơ thể người', 'giải phẫu', 'immunology', 'medical research', 'nghiên cứu bệnh']],
  [/sport/i, 1, ['HLV', 'pro athlete', 'tennis coach', 'thể lực']],
  [
    /health informatics/i,
    1,
    ['AI y tế', 'dữ liệu y tế', 'du lieu y te', 'health tech', 'medical data', 'bệnh án điện tử'],
  ],
  // Teaching, languages, the past.
  [/early childhood/i, 1, ['nhà trẻ', 'montessori', 'nursery teacher', 'work with babies']],
  [/elementary education|early childhood/i, 1, ['dạy lớp 1', 'giáo viên cấp 1', 'grade school teacher']],
  [/TESOL/, 1, ['gia sư tiếng Anh', 'dạy ielts', 'english tutor']],
  [
    /translation/i,
    1,
    ['phụ đề phim', 'subtitles', 'dịch cabin', 'conference interpreting', 'dịch tài liệu', 'phiên dịch hội nghị'],
  ],
  [/linguistics/i, 1, ['ngữ âm', 'ngữ pháp', 'nghiên cứu ngôn ngữ', 'phonetics']],
  [/english/i, 1, ['thích đọc sách thì học ngành gì', 'read novels', 'shakespeare']],
  [/american studies/i, 1, ['văn hóa Mỹ', 'nghiên cứu Hoa Kỳ', 'american culture']],
  [/library/i, 1, ['quản lý tài liệu', 'archive', 'work with books']],
  [/history/i, 2, ['chiến tranh thế giới', 'ancient egypt', 'vua chúa ngày xưa', 'world war 2']],
  [/writing/i, 1, ['tác giả', 'playwright', 'short stories', 'viết truyện ngắn']],
  // Law and society.
  [/law/i, 3, ['thích cãi nhau thì học ngành gì', 'hùng biện', 'debate', 'notary public', 'luật đất đai']],
  [/bank/i, 1, ['luật chứng khoán', 'securities law']],
  [/human rights/i, 1, ['quyền trẻ em', "children's rights", 'civil rights', 'luật nhân đạo', 'fight for equality']],
  [
    /intellectual property/i,
    1,
    ['luật công nghệ', 'luat cong nghe', 'data privacy', 'cyber law', 'trademark', 'AI law'],
  ],
  [/psychology/i, 3, ['chữa lành', 'chua lanh', 'cảm xúc', 'how the mind works', 'anxiety', 'tính cách con người']],
  [/cognitive/i, 1, ['trí nhớ', 'nhận thức', 'brain and mind', 'consciousness']],
  [
    /social work/i,
    2,
    [
      'giúp đỡ người yếu thế',
      'giup do nguoi yeu the',
      'thích giúp đỡ người khác thì học ngành gì',
      'trẻ em đường phố',
      'help people',
      'chăm lo cho người nghèo',
      'giúp trẻ em nghèo',
      'child protection',
      'foster care',
    ],
  ],
  [/anthropology/i, 1, ['dân tộc thiểu số', 'phong tục tập quán', 'folklore', 'tìm hiểu văn hóa', 'human evolution']],
  [
    /crimin/i,
    2,
    ['điệp viên', 'diep vien', 'cảnh sát biển', 'FBI', 'counter terrorism', 'serial killers', 'chống ma túy'],
  ],
  [/geograph/i, 1, ['địa lý kinh tế', 'demography']],
  [
    /international relations/i,
    1,
    ['tổ chức quốc tế', 'liên hiệp quốc', 'geopolitics', 'foreign policy', 'world peace'],
  ],
  [/development/i, 1, ['xóa đói giảm nghèo', 'xoa doi giam ngheo', 'poverty reduction', 'aid worker', 'toàn cầu hóa']],
  [
    /public policy|politic/i,
    2,
    ['bầu cử', 'nghị sĩ', 'democracy', 'think tank', 'social policy', 'phân tích chính sách'],
  ],
  [/public relations/i, 1, ['người phát ngôn', 'crisis communication', 'khủng hoảng truyền thông']],
  [/journalism/i, 1, ['làm ở tòa soạn', 'newspaper', 'tạp chí', 'photojournalist']],
  [/anthropology|social/i, 1, ['inequality', 'bất bình đẳng', 'study society']],
];
const EXAMPLES = TRADES.flatMap(([about, count, texts]) => texts.map(text => [text, count, about] as const));

it.each(EXAMPLES)('%s: the first %i', (text, count, about) => {
  const { ids, correctedText } = starter.search.searchPrograms({ text });
  const first = ids.slice(0, count).map(starter.titleOf);
  expect(first).toHaveLength(count);
  expect(first.filter(title => !about.test(title))).toEqual([]);
  expect(correctedText).toBeNull();
});

// Words that a trade begins with, or that are in it, and that mean something else.
it.each([
  ['kế toán công ty', /account/i],
  ['kế toán doanh nghiệp', /account/i],
  ['best computer science in the world', /comput/i],
  ['study business around the world', /business/i],
  ['help people in court', /law/i],
  ['helping people walk again after accident', /physiotherapy/i],
  ['korean culture', /korean/i],
  ['commercial cookery', /culinary|cuisine|kitchen/i],
  ['an ninh mạng', /cyber/i],
  ['kinh tế đối ngoại', /econom/i],
  ['chính sách', /public policy/i],
  ["queen's university", /commerce/i],
  ['kế toán, tư vấn giúp con', /account/i],
  ['radiology', /radiolog/i],
  ['hóa', /chemi/i],
  ['trí tuệ nhân tạo', /artificial intelligence/i],
  ['tranh', /arts|painting|illustration/i],
] as const)('%s is still found by itself', (text, about) => expect(starter.titlesFor(text, 1)[0]).toMatch(about));

it.each(['hàng hóa', 'hang hoa', 'tiêu hóa', 'hiện đại hóa', 'mã hóa'])('%s is no chemistry', text =>
  expect(starter.titlesFor(text, 3).join()).not.toMatch(/chemi/i),
);

it.each([
  'học bổng cho người khuyết tật',
  'học bổng giao lưu văn hóa',
  'học bổng cho sinh viên có hoàn cảnh khó khăn',
  'scholarships for developing countries',
  'scholarships around the world',
])('%s asks for no field', text =>
  expect(starter.search.searchScholarships({ text }).understood.map(({ kind }) => kind)).not.toContain('FIELD'),
);

it.each([
  ['un', 'university-of-melbourne'],
  ['mc', 'mcgill-university'],
])('schools: %s begins a name', (text, slug) =>
  expect(starter.search.searchInstitutions({ text }).ids).toContain(slug),
);

// Kinds of schools of an owner: those that say it, and where none does, those in the place that do not say it before public ones and before others elsewhere.
it.each([
  ['trường kinh doanh tư ở Đức', ['frankfurt-school-of-finance-and-management']],
  ['private business schools in germany', ['frankfurt-school-of-finance-and-management']],
  ['trường nghệ thuật tư ở Mỹ', ['savannah-college-of-art-and-design', 'new-york-university']],
  ['public culinary school australia', ['william-angliss-institute', 'holmesglen-institute']],
])('schools: %s', (text, slugs) => expect(starter.search.searchInstitutions({ text }).ids).toEqual(slugs));

it.each([
  ['trường kinh doanh tư ở Sydney', ['kaplan-business-school', 'international-college-of-management-sydney']],
  ['truong kinh doanh tu o sydney', ['kaplan-business-school', 'international-college-of-management-sydney']],
  ['private business school sydney', ['kaplan-business-school', 'international-college-of-management-sydney']],
  ['trường tư Sydney', ['international-college-of-management-sydney', 'kaplan-business-school']],
  ['trường khách sạn tư Úc', ['international-college-of-management-sydney']],
])('schools: none says that it is what %s asks for, and near are those that do not tell', (text, slugs) => {
  const { ids, near, understood } = starter.search.searchInstitutions({ text });
  expect(ids).toEqual([]);
  expect(near?.ids).toEqual(slugs);
  expect(near?.without).toHaveLength(1);
  expect(understood.find(({ kind }) => kind === 'OWNERSHIP')?.lacking).toBe(slugs.length);
});

it.each(['anthropology', 'nhân học', 'dân tộc học'])('%s: sister subjects stand behind the only program', text => {
  const [first, ...others] = starter.titlesFor(text, 4);
  expect(first).toMatch(/anthropology/i);
  expect(others).toHaveLength(3);
  for (const title of others) expect(title).toMatch(/social work|development/i);
});
