/** Subjects as they are typed with nothing beside them, over the starter catalogue: what the first results are about. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const RELATIONS = /International (?:Relations|Studies|Affairs|Politics)|Global and International Studies/;
const CHAIN = /supply chain|logistics/i;
const PLANNING = /landscape|urban/i;

/** Each of the first titles is about what stands at its place. */
it.each<[text: string, about: readonly RegExp[]]>([
  ['IR ireland', [RELATIONS, /International Studies/]],
  ['quan hệ quốc tế ireland', [RELATIONS, /International Studies/]],
  ['international studies', [/^International Studies/, RELATIONS, RELATIONS]],
  ['nghiên cứu quốc tế', [RELATIONS, RELATIONS, RELATIONS]],
  ['global studies', [RELATIONS, RELATIONS]],
  ['xnk logistics', [CHAIN, CHAIN, CHAIN, CHAIN, CHAIN, CHAIN, /international business/i]],
  ['xuất nhập khẩu logistics', [CHAIN, CHAIN, CHAIN, CHAIN, CHAIN, CHAIN, /international business/i]],
  ['logistics va xuat nhap khau', [CHAIN, CHAIN, CHAIN, CHAIN, CHAIN, CHAIN, /international business/i]],
  ['hải quan logistics', [CHAIN, CHAIN, CHAIN, CHAIN, CHAIN, CHAIN]],
  [
    'landscape and city planning masters',
    [PLANNING, PLANNING, PLANNING, PLANNING, PLANNING, PLANNING, /architecture/i],
  ],
  ['town planning', [/urban/i, /urban/i, /urban/i, /urban/i]],
  ['city and regional planning', [/^Urban and Regional/, /urban/i]],
  ['quy hoạch thành phố', [/^Urban and Regional/, /urban/i]],
  ['neuro', [/neuroscience/i, /cognitive/i, /cognitive/i, /psychology/i]],
  ['neuros', [/neuroscience/i]],
  ['neurosc', [/neuroscience/i, /cognitive/i, /cognitive/i, /psychology/i]],
  ['cognitive psychology', [/cognitive/i, /cognitive/i, /neuroscience/i, /psychology/i]],
  ['tâm lý học nhận thức', [/cognitive/i, /cognitive|neuro/i, /cognitive|neuro/i]],
  ['neuropsychology', [/cognitive|neuro/i, /cognitive|neuro/i, /cognitive|neuro/i]],
  ['astronomy and space', [/astrophysics/i, /space/i, /physics/i, /physics/i, /aero/i]],
  ['thien van va vu tru', [/astrophysics/i, /space/i, /physics/i, /physics/i, /aero/i]],
  ['cong nghe thuc pham', [/food/i, /nutrition/i, /agri|crop/i]],
  ['an toàn vệ sinh thực phẩm', [/food/i, /nutrition/i, /agri|crop/i]],
  ['food technology', [/food/i, /nutrition/i, /agri|crop/i]],
  ['creative writing course', [/writing/i, /english literature/i, /journalism/i]],
  ['viết sáng tạo', [/writing/i, /english literature/i, /journalism/i]],
  ['luật thương mại quốc tế', [/^International Business Law/, /law/i]],
  ['international trade law', [/^International Business Law/, /law/i]],
  ['kiến trúc nội thất', [/interior/i]],
  ['thiết kế thời trang bền vững', [/fashion/i, /fashion/i, /fashion/i]],
  ['mỹ thuật số', [/animation/i, /animation/i]],
  ['tâm lý tổ chức', [/psychology/i, /psychology/i, /psychology/i]],
  ['organizational psychology', [/psychology/i, /psychology/i, /psychology/i]],
  ['công nghệ hóa thực phẩm', [/food/i]],
  ['y tế dự phòng', [/public health/i, /public health/i, /public health/i]],
  ['engineering management', [/industrial engineering/i, /industrial engineering/i]],
  ['khoa học tính bảo hiểm', [/insurance/i]],
])('%s: %p', (text, about) => {
  const found = starter.titlesFor(text, about.length);
  expect(found).toHaveLength(about.length);
  for (const [place, title] of found.entries()) expect(title).toMatch(about[place] as RegExp);
});

it.each(['town planning', 'mỹ thuật số', 'an toàn vệ sinh thực phẩm', 'organizational psychology'])(
  '%s: no word is left out',
  text => expect(starter.search.searchPrograms({ text }).droppedWords).toEqual([]),
);

it('all of a field is care for health', () =>
  expect(starter.search.searchPrograms({ text: 'chăm sóc sức khỏe' }).pageInfo.total).toBe(
    starter.search.searchPrograms({ text: 'sức khỏe' }).pageInfo.total,
  ));

it.each(['nhà có 700 triệu 1 năm cho con học làm phim', 'nhà em có 700 triệu 1 năm muốn học điện ảnh'])(
  '%s: behind film within the price is what is akin to it within the price',
  text => {
    const { ids, droppedWords, near, alsoNear } = starter.search.searchPrograms({ text });
    expect(ids.map(starter.titleOf)).toEqual([expect.stringMatching(/film/i)]);
    expect(droppedWords).toEqual([]);
    const broader = [near, ...alsoNear].find(one => one?.relation === 'BROADER_SUBJECT');
    expect(broader?.without).toEqual([]);
    expect(broader?.ids.map(starter.titleOf)[0]).toMatch(/animation/i);
  },
);

// What says something else is what it was.
it.each<[text: string, about: RegExp]>([
  ['xuất nhập khẩu', /international business/i],
  ['logistics', CHAIN],
  ['vũ trụ', /aerospace|space/i],
  ['thiên văn', /astrophysics|physics/i],
  ['luật kinh tế', /law/i],
  ['nội thất', /interior|architect/i],
  ['kiến trúc', /architect/i],
  ['nông nghiệp', /agri/i],
  ['psych', /psychology/i],
  ['mark', /marketing/i],
])('%s: the first two are about %p', (text, about) => {
  for (const title of starter.titlesFor(text, 2)) expect(title).toMatch(about);
});

it.each(['quỹ konrad adenauer đức', 'quỹ rosa luxemburg ở đức'])(
  'near %s are other foundations of the country',
  text => {
    const { near } = starter.search.searchScholarships({ text });
    expect(near?.ids).toHaveLength(5);
    expect(near?.without).toEqual([]);
    expect(near?.text).toMatch(/(?:đức|duc)$/);
    for (const id of near?.ids ?? []) expect(starter.nameOf(id)).toMatch(/stiftung|foundation/i);
  },
);

it.each(['schools in the seattle area', 'greater seattle', 'trường gần seattle', 'colleges near Seattle'])(
  '%s: with the college that lies in Auburn',
  text => expect(starter.search.searchInstitutions({ text }).ids).toContain('green-river-college'),
);
it('in Seattle is what lies in the city', () =>
  expect(starter.search.searchInstitutions({ text: 'schools in Seattle' }).ids).not.toContain('green-river-college'));
