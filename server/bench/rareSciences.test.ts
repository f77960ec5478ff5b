/** Everyday words for the rarer sciences, trades of engineering and corners of computing, over the starter catalogue: the very subject stands first, and no word is left out or taken for another. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const EXAMPLES: readonly (readonly [about: RegExp, texts: string])[] = [
  // Natural sciences.
  [/astro/i, 'cosmology | exoplanets | sao chổi | người ngoài hành tinh | thích ngắm trăng sao thì học ngành gì'],
  [
    /biomedical/i,
    'immunology | miễn dịch học | giải phẫu học | human biology | tế bào gốc | stem cell research | nghiên cứu y khoa',
  ],
  [/biotech/i, 'nuôi cấy mô | nuoi cay mo | GMO | công nghệ vi sinh | lai tạo gen | bio tech'],
  [
    /marine|ocean/i,
    'nghiên cứu san hô rùa biển | nghien cuu san ho rua bien | nghiên cứu san hô | rạn san hô | study coral reefs and turtles | nghiên cứu cá voi cá heo | rong biển | môi trường biển | deep sea | ocean plastic',
  ],
  [/antarctic/i, 'chim cánh cụt | penguins | nghiên cứu nam cực | gấu bắc cực | polar science | antarctica'],
  [
    /biochem/i,
    'protein | proteins and enzymes | bio chem | thích cả hóa lẫn sinh | thích hóa và sinh thì học ngành gì',
  ],
  [/imaging/i, 'xử lý ảnh | xu ly anh | image processing | công nghệ camera | how cameras work'],
  [/meteorolog/i, 'nghiên cứu bão | dự báo bão | mua bao | storm chaser | hurricanes | khí quyển | climate scientist'],
  [
    /biolog|life science/i,
    'evolution | tiến hóa | living things | plants and animals | nghiên cứu sinh vật | đa dạng sinh học | kính hiển vi',
  ],
  [/physic/i, 'hạt cơ bản | thuyết tương đối | einstein | string theory | cơ học lượng tử | thermodynamics'],
  [/remote sensing|geograph/i, 'ảnh vệ tinh | satellite images | ban do so | GPS | map making | drone mapping'],
  [/geolog/i, 'volcanologist | địa vật lý | geophysics | nghiên cứu lòng đất | kiến tạo mảng | sạt lở đất'],
  [/math/i, 'algebra | calculus | giải tích | mật mã học | cryptography | chuyên toán'],
  [/microb/i, 'kháng sinh | ký sinh trùng | parasites | nghiên cứu virus corona'],
  [/neuro/i, 'brains | giấc ngủ | alzheimer | how brain works'],
  // Land, food, water.
  [/agri/i, 'nông sản | xuất khẩu gạo | buon ban nong san | trồng sầu riêng | thủy canh | hydroponics | nhà kính'],
  [/animal/i, 'trại heo | livestock | animal behaviour | dinh dưỡng vật nuôi | animal welfare'],
  [/crop/i, 'hạt giống | plant breeder | sâu bệnh cây trồng'],
  [/forest/i, 'rainforest | cháy rừng | chay rung | rừng nhiệt đới | deforestation | vườn quốc gia'],
  [/environmental science/i, 'rác thải nhựa | plastic pollution | chống ô nhiễm'],
  [/sustainab/i, 'net zero | kinh tế tuần hoàn'],
  [/governance/i, 'chính sách môi trường | environmental policy'],
  [/food/i, 'chế biến sữa | R&D thực phẩm | develop new foods'],
  [
    /water|hydro/i,
    'nước ngầm | groundwater | xâm nhập mặn | chống ngập | build dams | irrigation | hạn hán | hydraulic engineering | thoát nước',
  ],
  // Computing.
  [/^computer science/i, 'thuật toán | algorithms | operating systems | siêu máy tính'],
  [/electrical engineering and computer sciences/i, 'EECS | eecs | điện và máy tính'],
  [/cyber|secur/i, 'pentest | chống lừa đảo qua mạng | digital forensics | virus máy tính | tường lửa'],
  [/data/i, 'data viz | trực quan hóa dữ liệu | khai phá dữ liệu | kho dữ liệu | thích số liệu thì học ngành gì'],
  [
    /artificial/i,
    'neural networks | mạng nơ ron | xử lý ngôn ngữ tự nhiên | speech recognition | intelligent machines',
  ],
  [/computer vision/i, 'thị giác máy tính | face recognition | nhận diện khuôn mặt'],
  [/game/i, 'thiết kế màn chơi | level design | unity developer | indie games | make my own game'],
  [/information system/i, 'ERP | chuyển đổi số | digital transformation | phân tích hệ thống'],
  [/software/i, 'cnpm | fullstack | làm dev | ios developer | build mobile apps'],
  [
    /cloud/i,
    'cloud devops | kỹ sư devops | devops engineer | AWS | kubernetes | quản trị cloud | cloud devops diploma',
  ],
  [/computer engineering/i, 'vi điều khiển | microcontrollers | hardware engineer | FPGA'],
  [
    /life science informatics/i,
    'sinh học và máy tính | biology and computers | genomics data | phân tích gen bằng máy tính | bio informatics',
  ],
  // Engineering.
  [/hazards/i, 'quản lý thiên tai | thien tai | natural disasters | disaster management | cứu hộ cứu nạn'],
  [/civil/i, 'đường cao tốc | duong ham | build tunnels | roads and bridges | thầu xây dựng | contractor | nền móng'],
  [/construction management/i, 'site engineer | chỉ huy trưởng công trình | giám sát công trường'],
  [
    /quantity/i,
    'ngành QS xd | qs construction | estimator | đấu thầu xây dựng | construction costs | thanh quyết toán công trình',
  ],
  [/electr/i, 'lưới điện | power grid | EVN | power engineering | trạm biến áp | circuit design | thiết kế mạch'],
  [
    /aero|space/i,
    'boeing | jet engines | động cơ phản lực | trực thăng | aerodynamics | phi thuyền | trạm vũ trụ | space exploration',
  ],
  [/aviation/i, 'airline management | quản lý hãng bay | vietnam airlines | nhân viên mặt đất | an ninh hàng không'],
  [/automot/i, 'động cơ ô tô | kỹ sư F1 | formula 1 | motorcycles | siêu xe | mở gara'],
  [
    /automation|robot/i,
    'công nghiệp 4.0 | smart factory | hệ thống điều khiển | robocon | humanoid robots | cánh tay robot',
  ],
  [/chemical/i, 'sản xuất nhựa | plastics | xi măng | process engineer | make soap | công nghệ cao su'],
  [/biomedical/i, 'máy thở | bionic arm | tim nhân tạo | medical technology | thích cả y và kỹ thuật'],
  [/industrial|operations/i, 'kaizen | vận trù học | optimization | QA QC | quality engineer | ergonomics | IEOR'],
  [/mechan/i, 'machine design | gia công cơ khí | tua bin | fluid mechanics'],
  [/nuclear/i, 'phóng xạ | oppenheimer | nuclear fusion | nhiệt hạch | bom nguyên tử'],
  [/petrol/i, 'xăng dầu | petrovietnam | drilling engineer | natural gas | làm ngoài giàn khoan'],
  [/material/i, 'thép | steel | vật liệu composite | pin lithium | graphene | metallurgist'],
  [/mining/i, 'đất hiếm | rare earths | gold mine | khai thác vàng'],
  [/optic/i, 'optics and lasers | cáp quang | fiber optics | thấu kính | laser physics | physics of light'],
  [/rail/i, 'subway | xây metro | bullet train | high speed rail | đường ray | locomotive'],
  [/transport/i, 'kẹt xe | chong ket xe | traffic engineer | public transport | đèn giao thông'],
  // Building.
  [/architect/i, 'thiết kế biệt thự | building design | BIM | bảo tồn kiến trúc | nhà gỗ'],
  [/landscape/i, 'tiểu cảnh | sân golf | park designer | cây xanh đô thị'],
  [/urban/i, 'phát triển đô thị | thành phố đáng sống | urban studies | city design'],
  [/construction law/i, 'luật sư xây dựng | construction lawyer | tranh chấp xây dựng | building contracts'],
];

it.each(EXAMPLES.flatMap(([about, texts]) => texts.split(' | ').map(text => [text, about] as const)))(
  '%s: %p',
  (text, about) => {
    const { ids, droppedWords, correctedText } = starter.search.searchPrograms({ text });
    expect(starter.titleOf(ids[0] ?? '')).toMatch(about);
    expect({ droppedWords, correctedText }).toEqual({ droppedWords: [], correctedText: null });
  },
);

/** What follows the one program that is called so is its closest kin. */
it.each<[text: string, about: readonly RegExp[]]>([
  ['QS xây dựng', [/quantity/i, /construction management/i]],
  ['laser', [/optic/i, /imaging|physics/i, /imaging|physics/i]],
  ['xử lý ảnh', [/imaging/i, /optic|vision/i, /optic|vision/i]],
  ['penguins', [/antarctic/i, /marine|ocean/i, /marine|ocean/i]],
  ['EECS', [/electrical/i, /electr/i, /electr/i]],
  ['computer vision', [/computer vision/i, /artificial/i, /artificial/i]],
  ['environmental policy', [/governance/i, /environmental/i, /environmental/i]],
])('%s: %p', (text, about) => {
  for (const [place, title] of starter.titlesFor(text, about.length).entries())
    expect(title).toMatch(about[place] as RegExp);
});

/** A guess cuts no words that are spelled well, and `nghiên cứu` before a thing asks for no degree by research. */
it.each([
  ['bảo tồn kiến trúc', /architect/i],
  ['an ninh hàng không', /aviation|aero/i],
  ['nghiên cứu rùa biển', /marine|ocean/i],
  ['nghiên cứu về não người', /neuro/i],
])('%s: %p', (text, about) => {
  expect(starter.search.searchPrograms({ text }).correctedText).toBeNull();
  for (const title of starter.titlesFor(text, 2)) expect(title).toMatch(about);
});

// The same letters, or the same beginning, and something else.
it.each<[text: string, about: RegExp]>([
  ['kế toán xếp hạng QS', /account/i],
  ['trường top QS ngành kế toán', /account/i],
  ['du học mỹ visa F1 ngành kế toán', /account/i],
  ['anh sang úc học nấu ăn', /kitchen|cook|culinary/i],
  ['kỹ sư nước ngoài', /engineering/i],
  ['marketing thời đại số', /marketing/i],
  ['quản lý công trường nào tốt', /public policy/i],
  ['hoạt hình học ở đâu', /animation/i],
  ['bóng đá', /sport/i],
  ['engineer', /engineering/i],
  ['electrical', /electr/i],
  ['international dev', /development/i],
  ['trầm cảm', /psycholog/i],
  ['camera lenses', /optic/i],
  ['poetry', /writing|literature/i],
  ['thiết kế ánh sáng sân khấu', /design|theatre|film/i],
  ['climate change', /climate/i],
  ['operations management', /operations|management/i],
])('%s is still %p', (text, about) => expect(starter.titlesFor(text, 1).join()).toMatch(about));
it.each(['học kế toán thì sao', 'kế toán ra sao ạ', 'hoc ke toan thi sao'])('%s asks of no stars', text =>
  expect(starter.titlesFor(text, 10).join()).not.toMatch(/astro|space|physics/i),
);
it.each(['học bổng quặng', 'học bổng greenhouse'])('%s: one word begins no longer aim among scholarships', text =>
  expect(starter.search.searchScholarships({ text }).pageInfo.total).toBeGreaterThan(0),
);
