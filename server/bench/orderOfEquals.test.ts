/** Of programs that are about a subject in a place: plain ones before applied ones and combinations, those taught in English, those that tell a price, and different schools first; over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';
import { starterIndex } from './judged/starterIndex.js';

type Program = Awaited<ReturnType<typeof starterIndex>>['starter']['programs'][number];

let starter: StarterSearch;
let programs: ReadonlyMap<string, Program>;
beforeAll(async () => {
  starter = await starterSearch();
  const all = (await starterIndex()).starter.programs;
  programs = new Map(all.map(program => [program.slug, program]));
});
const found = (text: string): Program[] =>
  starter.search.searchPrograms({ text }).ids.flatMap(id => programs.get(id) ?? []);
const ofTitle = (text: string, title: RegExp): Program[] => found(text).filter(program => title.test(program.title));
const isInOrder = (flags: readonly boolean[]): boolean =>
  !flags.some((flag, place) => flag && flags[place - 1] === false);

const COMPUTING = /^(Computer Science|Informatics) \((MSc|BSc)\)$/;
const ECONOMICS = /^Economics \(/;

describe('taught in English before another language', () => {
  it.each([
    ['computer science germany', COMPUTING],
    ['informatics germany', COMPUTING],
    ['khoa học máy tính đức', COMPUTING],
    ['khoa hoc may tinh duc', COMPUTING],
    ['economics germany', ECONOMICS],
    ['kinh tế đức', ECONOMICS],
    ['kinh te o duc', ECONOMICS],
    ['economics mannheim', ECONOMICS],
  ])('%s', (text, title) => {
    const inEnglish = ofTitle(text, title).map(({ languages }) => languages.includes('en'));
    expect(new Set(inEnglish).size).toBe(2);
    expect(isInOrder(inEnglish)).toBe(true);
  });

  it.each([
    'ngành marketing học phí dưới 500 triệu một năm',
    'nganh marketing hoc phi duoi 500 trieu mot nam',
    'marketing germany',
    'ngành marketing Đức',
    'tiếp thị ở Đức',
    'marketing tuition under 5000 euro',
  ])('%s: of what is about more than the subject, too', text => {
    const inEnglish = found(text).map(({ languages }) => languages.includes('en'));
    expect(inEnglish).toEqual([true, false]);
  });

  it.each(['computer science germany in german', 'khoa học máy tính đức dạy bằng tiếng Đức'])('unless %s', text =>
    expect(found(text).every(({ languages }) => languages.includes('de'))).toBe(true),
  );

  it('unless it is called in the other one', () =>
    expect(starter.titlesFor('baccalauréat en informatique', 1)).toEqual(['Baccalauréat en informatique']));
});

it.each([
  ['computer science canada', /^Computer Science \((Honours )?Bachelor of Science/],
  ['khoa học máy tính canada', /^Computer Science \((Honours )?Bachelor of Science/],
  ['computer science uk', /^Computer Science \(BSc/],
  ['khoa hoc may tinh anh', /^Computer Science \(BSc/],
  ['luật anh', /^Law \(LLB/],
  ['law uk', /^Law \(LLB/],
  ['business administration canada', /^Bachelor of Business Administration$/],
  ['quan tri kinh doanh canada', /^Bachelor of Business Administration$/],
])('%s: what tells a price first', (text, title) => {
  const priced = ofTitle(text, title).map(({ firstYearTuition }) => firstYearTuition !== undefined);
  expect(new Set(priced).size).toBe(2);
  expect(isInOrder(priced)).toBe(true);
});

it.each([
  'computer science usa',
  'khoa học máy tính mỹ',
  'khoa hoc may tinh my',
  'computer science uk',
  'cntt melbourne',
  'information technology canada',
  'an ninh mạng canada',
])('%s: an institution has one of the first five places', text => {
  const schools = found(text)
    .slice(0, 5)
    .map(({ institution }) => institution);
  expect(new Set(schools).size).toBe(schools.length);
});

it.each([
  ['data science germany', [/^Data Science/, /Applied Data Science/, /and Data Science/]],
  ['hoc data science o duc', [/^Data Science/, /Applied Data Science/, /and Data Science/]],
  ['khoa học dữ liệu đức', [/^Data Science/, /Applied Data Science/, /and Data Science/]],
  ['business administration usa', [/in Business Administration$/, /Administration for Transfer/, /in Finance/]],
  ['quản trị kinh doanh mỹ', [/in Business Administration$/, /Administration for Transfer/, /in Finance/]],
  ['quan tri kinh doanh my', [/in Business Administration$/, /Administration for Transfer/, /in Finance/]],
  ['business administration uk', [/Business Administration/, /^Business and Management/]],
  ['quản trị kinh doanh anh', [/Business Administration/, /^Business and Management/]],
])('%s: the subject itself, then its uses, then what has it beside another one', (text, kinds) => {
  const places = starter
    .titlesFor(text, 20)
    .map(title => kinds.findIndex(kind => kind.test(title)))
    .filter(place => place >= 0);
  expect([...new Set(places)]).toEqual(kinds.map((_, place) => place));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
