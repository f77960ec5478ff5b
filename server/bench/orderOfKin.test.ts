/** In which order kindred subjects stand behind the subject itself, over the starter catalogue: the nearest first, and nothing of another subject. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const EARTH = /hydrogeology|earth/i;
const DESIGN = /architectural design|environmental design/i;
const HOUSES = /architect/i;
const FARMING = /agri|crop/i;
const SPACE = [/astrophysics/i, /space/i, /physics/i, /physics/i, /aero/i];

/** Each of the first titles is about what stands at its place. */
it.each<[text: string, about: readonly RegExp[]]>([
  // The earth before what is dug out of it; who wants to be an engineer digs.
  ['ngành địa chất', [/geology/i, EARTH, EARTH, /mining/i]],
  ['địa chất học', [/geology/i, EARTH, EARTH, /mining/i]],
  ['geology', [/geology/i, EARTH, EARTH, /mining/i]],
  ['geologist', [/geology/i, EARTH, EARTH, /mining/i]],
  ['kỹ sư địa chất', [/geology/i, /mining/i, EARTH]],
  ['geological engineering', [/geology/i, /mining/i]],
  ['đá quý và khoáng sản', [/geology/i, /mining/i]],
  ['địa chất hay khai thác mỏ', [/geology|mining/i, /geology|mining/i, EARTH]],
  ['khoa học trái đất', [/earth|hydrogeology/i, /earth|hydrogeology/i, /geology/i]],
  ['earth sciences', [/earth|hydrogeology/i, /earth|hydrogeology/i, /geology/i]],
  // What is eaten, and how it grows.
  ['công nghệ thực phẩm', [/food/i, /nutrition/i, FARMING, FARMING, FARMING]],
  ['food science', [/food/i, /nutrition/i, FARMING, FARMING, FARMING]],
  ['kỹ thuật thực phẩm', [/food/i, /nutrition/i, FARMING, FARMING]],
  // Rooms before houses, and houses before things.
  ['thiet ke noi that', [/interior/i, DESIGN, DESIGN, HOUSES, HOUSES]],
  ['thiết kế nội thất', [/interior/i, DESIGN, DESIGN, HOUSES, HOUSES]],
  ['trang trí nội thất', [/interior/i, DESIGN, DESIGN, HOUSES]],
  ['interior design', [/interior/i, DESIGN, DESIGN, HOUSES, HOUSES]],
  ['thiết kế kiến trúc', [/architectural design/i, /architect/i, /architect/i, /architect/i]],
  ['environmental design', [/environmental design/i, /architect/i, /architect/i]],
  ['thiết kế đô thị', [/urban/i, /urban/i, /urban/i]],
  // The stars and what flies to them.
  ['nghiên cứu vũ trụ thiên văn', SPACE],
  ['vũ trụ thiên văn', SPACE],
  ['thiên văn vũ trụ', SPACE],
  ['vũ trụ và thiên văn học', SPACE],
  // The health of many.
  ['MPH', [/public health/i, /public health/i, /epidemiology/i]],
  ['public health', [/public health/i, /public health/i, /public health/i, /epidemiology/i]],
  ['y tế công cộng', [/public health/i, /public health/i, /public health/i, /epidemiology/i]],
])('%s: %p', (text, about) => {
  const found = starter.titlesFor(text, about.length);
  expect(found).toHaveLength(about.length);
  for (const [place, title] of found.entries()) expect(title).toMatch(about[place] as RegExp);
});

it.each(['khoa học thư viện', 'thư viện', 'library and information science', 'thủ thư', 'librarian'])(
  '%s: near are the humanities, and no information systems',
  text => {
    const { ids, near } = starter.search.searchPrograms({ text });
    expect(ids.map(starter.titleOf)).toEqual([expect.stringMatching(/library/i)]);
    expect(near?.relation).toBe('BROADER_SUBJECT');
    for (const id of near?.ids ?? []) expect(starter.titleOf(id)).toMatch(/history|literature|languages?|philosophy/i);
  },
);

it.each(['uk fashion degree', 'fashion design', 'thiết kế thời trang ở Anh', 'graphic design', 'thiết kế đồ họa'])(
  '%s: no design of cities',
  text => {
    const { ids, near, alsoNear } = starter.search.searchPrograms({ text });
    const shown = [...ids, ...[near, ...alsoNear].flatMap(one => one?.ids ?? [])];
    expect(shown.map(starter.titleOf).join()).not.toMatch(/urban design/i);
  },
);

it.each([
  'uk fashion degree with graduate visa',
  'fashion uk graduate visa',
  'fashion design in the UK with a graduate visa',
  'fashion uk graduate route visa',
])('%s: the visa is no word to look for', text => {
  const { ids, understood, droppedWords } = starter.search.searchPrograms({ text });
  expect(droppedWords).toEqual([]);
  expect(understood.map(({ kind }) => kind)).toContain('FEATURE');
  for (const id of ids.slice(0, 2)) expect(starter.titleOf(id)).toMatch(/fashion/i);
});

// A level is none.
it.each(['graduate diploma of design', 'graduate certificate australia'])('%s asks for no visa', text =>
  expect(starter.search.searchPrograms({ text }).understood.map(({ kind }) => kind)).not.toContain('FEATURE'),
);

// What was about the environment, and what stands by itself, is what it was.
it.each<[text: string, first: RegExp]>([
  ['môi trường', /environment/i],
  ['kiến trúc', /architect/i],
  ['urban design', /urban/i],
  ['khai thác mỏ', /mining/i],
  ['sinh học biển', /marine|ocean/i],
  ['công nghệ sinh học', /biotechnology/i],
  ['hệ thống thông tin', /information systems/i],
])('%s: the first is %p', (text, first) => expect(starter.titlesFor(text, 1)[0]).toMatch(first));
