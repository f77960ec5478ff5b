/** Suggestions keep the level and the place that a text says, and those that it begins to say; over the starter catalogue. */
import type { SearchService } from '../domains/search/search.service.js';
import { starterIndex } from './judged/starterIndex.js';
import { starterSearch } from './judged/starterSearch.js';

type Told = { award: string; country: string; city: string };

let search: SearchService;
let told: ReadonlyMap<string, Told>;
beforeAll(async () => {
  ({ search } = await starterSearch());
  const { starter } = await starterIndex();
  const countries = new Map(starter.institutions.map(({ slug, destination }) => [slug, destination]));
  told = new Map(
    starter.programs.map(({ slug, award, institution, campusCity }) => [
      slug,
      { award, country: countries.get(institution) ?? '', city: campusCity ?? '' },
    ]),
  );
});
const programsFor = (text: string): Told[] =>
  search.suggest({ text, limit: 8 }).flatMap(({ kind, slug }) => (kind === 'PROGRAM' ? (told.get(slug) ?? []) : []));

describe('programs that are suggested', () => {
  it.each([
    ['cử nhân quản trị khách sạn', 'BACHELOR', null],
    ['cu nhan quan tri khach san o uc', 'BACHELOR', 'AU'],
    ['cử nhân quản trị khách sạn ở Úc', 'BACHELOR', 'AU'],
    ['master', 'MASTER', null],
    ['thạc sĩ', 'MASTER', null],
    ['thac si ke toan uc', 'MASTER', 'AU'],
    ['master of data science in Canada', 'MASTER', 'CA'],
    ['bachelor nursing Melbourne', 'BACHELOR', 'AU'],
    ['luật Anh thạc sĩ', 'MASTER', 'GB'],
    ['australia accounting bachelor', 'BACHELOR', 'AU'],
    ['architecture Ireland', null, 'IE'],
    ['điều dưỡng úc', null, 'AU'],
  ])('%s: all of the level %s, in %s', (text, award, country) => {
    const programs = programsFor(text);
    expect(programs).not.toEqual([]);
    for (const one of programs) expect(one).toMatchObject({ ...(award && { award }), ...(country && { country }) });
  });

  it.each([
    ['cử nhân quản trị khách sạn ở Ú', ['AU']],
    ['master of data science in Can', ['CA', 'AU']],
    ['master of data science in Cana', ['CA']],
    ['thac si khoa hoc du lieu o Ca', ['CA', 'AU', 'GB']],
    ['mechanical engineering in Germ', ['DE']],
    ['kien truc Ai l', ['IE']],
    ['điều dưỡng Ú', ['AU']],
    ['nursing Austral', ['AU']],
    ['kinh doanh ở Hoa', ['US']],
    ['chứng chỉ sau đại học kinh doanh Cana', ['CA']],
  ])('%s: of what it may go on to', (text, countries) => {
    const programs = programsFor(text);
    expect(programs).not.toEqual([]);
    for (const { country } of programs) expect(countries).toContain(country);
  });

  it.each(['luật Anh thạ', 'điều dưỡng Úc thạc', 'law UK mast', 'nursing australia mast'])(
    '%s: of the level that it begins',
    text => {
      const programs = programsFor(text);
      expect(programs).not.toEqual([]);
      for (const { award } of programs) expect(award).toBe('MASTER');
    },
  );
});

it.each([
  ['kế toán Toronto', /business|commerce|account/i],
  ['ke toan toronto', /business|commerce|account/i],
  ['kỹ thuật phần mềm Melbourne', /computer|software|information/i],
  ['software engineering melbourne', /computer|software|information/i],
  ['thiết kế đồ họa Vancouver', /design|art/i],
  ['phd computer science UK', /computer/i],
  ['sydney nursing master', /nursing/i],
  ['marketing London master', /business|marketing/i],
  ['ky su co khi day bang tieng anh o duc mien hoc phi', /mechan|mechatron/i],
  ['mechanical engineering in germany free tuition taught in english', /mechan|mechatron/i],
])('%s: where nothing has all of it, what a search shows near it is suggested first', (text, title) => {
  const [first] = search.suggest({ text, limit: 8 });
  expect(first?.kind).toBe('PROGRAM');
  expect(first?.label).toMatch(title);
});

it.each(['kỹ thuật phần mềm Mel', 'foundation year business UK', 'ky thuat phan mem Mel'])(
  '%s asks for no scholarship that is called by its place or its limit',
  text => expect(search.suggest({ text, limit: 8 }).map(({ kind }) => kind)).not.toContain('SCHOLARSHIP'),
);

it.each([
  ['cu nhan quan tri khach san', 'cu nhan quan tri khach san o'],
  ['master of data science', 'master of data science in'],
])('%s: the word before a place changes nothing: %s', (before, after) =>
  expect(search.suggest({ text: after, limit: 8 })).toEqual(search.suggest({ text: before, limit: 8 })),
);

it('what begins a place and a name is suggested as both: no letter narrows `my`, or `marketing m`, to the United States', () => {
  const titles = (text: string) => search.suggest({ text, limit: 8 }).map(({ label }) => label);
  expect(titles('marketing ma').some(title => /management/i.test(title))).toBe(true);
  expect(programsFor('khoa học m').some(({ country }) => country !== 'US')).toBe(true);
});
