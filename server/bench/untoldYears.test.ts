/** Years before a degree in a country of which no entry tells of one, over the starter catalogue: the place stays, and the year is said to be left out. */
import { exchangeRates } from '../../schema/site/exchangeRates.js';
import type { Starter } from '../domains/catalogue/catalogue.starter.js';
import { createSearchService, type SearchService } from '../domains/search/search.service.js';
import { holderOf, starterIndex } from './judged/starterIndex.js';

let search: SearchService;
let starter: Starter;
beforeAll(async () => {
  const indexed = await starterIndex();
  ({ starter } = indexed);
  search = createSearchService({ holder: holderOf(indexed.index), rates: () => exchangeRates.rates });
});
const countryOf = (slug: string) => starter.institutions.find(one => one.slug === slug)?.destination;
const programsOf = (text: string) => {
  const { ids, droppedWords, correctedText } = search.searchPrograms({ text });
  const programs = ids.flatMap(id => starter.programs.find(({ slug }) => slug === id) ?? []);
  return { programs, droppedWords, correctedText };
};

it.each([
  ['pathway canada', 'pathway'],
  ['foundation canada', 'foundation'],
  ['foundation year ở canada', 'foundation year'],
  ['dự bị canada', 'dự bị'],
  ['du bi o canada', 'du bi'],
  ['dự bị kinh doanh canada', 'dự bị'],
  ['pathway program vancouver business', 'pathway program'],
  ['pathway engineering toronto', 'pathway'],
  ['foundation uk', 'foundation', 'GB'],
  ['du bi dai hoc o anh', 'du bi dai hoc', 'GB'],
  ['khóa dự bị đại học ở anh', 'khóa dự bị đại học', 'GB'],
  ['hoc chuong trinh foundation o anh', 'chuong trinh foundation', 'GB'],
  ['foundation year engineering manchester', 'foundation year', 'GB'],
  ['dự bị ở London', 'dự bị', 'GB'],
])(
  '%s: no degree is the answer, those that are there are near, and the year is named',
  (text, word, country = 'CA') => {
    const { programs, droppedWords } = programsOf(text);
    expect(droppedWords).toEqual([word]);
    expect(programs).toEqual([]);
    const { near, understood } = search.searchPrograms({ text });
    expect(understood.map(({ kind }) => kind)).not.toContain('ENTRY');
    expect(near).toMatchObject({ relation: 'WITHOUT_LIMITS', without: [word] });
    expect(near?.text).not.toContain(word);
    const nearby = starter.programs.filter(({ slug }) => near?.ids.includes(slug));
    expect(new Set(nearby.map(({ institution }) => countryOf(institution)))).toEqual(new Set([country]));
    expect(new Set(nearby.map(({ award }) => award))).toEqual(new Set(['BACHELOR']));
  },
);

const programsIn = (block: { ids: readonly string[] } | null | undefined) =>
  block?.ids.flatMap(id => starter.programs.filter(({ slug }) => slug === id)) ?? [];

// Nothing there meets the score, or the price: a year elsewhere, then degrees there, which take nobody with it.
it.each([
  ['foundation program uk ielts 5.0', ['foundation program', 'ielts 5.0']],
  ['foundation uk ielts 4.5', ['foundation', 'ielts 4.5']],
  ['dự bị đại học anh ielts 5.0', ['dự bị đại học', 'ielts 5.0']],
  ['du bi o anh ielts 5.0', ['du bi', 'ielts 5.0']],
  ['foundation canada ielts 5.0', ['foundation', 'ielts 5.0']],
  ['dự bị canada ielts 4.5', ['dự bị', 'ielts 4.5']],
  ['dự bị kinh doanh canada ielts 5.0', ['dự bị', 'ielts 5.0']],
  ['foundation uk toefl 50', ['foundation', 'toefl 50']],
  ['foundation uk dưới 300 triệu', ['foundation', 'dưới 300 triệu']],
])(
  '%s: such a year elsewhere is near, and behind it first degrees there without what nothing meets',
  (text, without) => {
    const { near, alsoNear } = search.searchPrograms({ text });
    const [country] = programsIn(near).map(({ institution }) => countryOf(institution));
    expect(near?.relation).toBe('SAME_SUBJECT');
    expect(['DE', 'AU']).toContain(country);
    const degrees = alsoNear.find(({ relation }) => relation === 'WITHOUT_LIMITS');
    expect(degrees).toMatchObject({ without });
    expect(new Set(programsIn(degrees).map(({ award }) => award))).toEqual(new Set(['BACHELOR']));
    expect(degrees?.text).toMatch(/bachelor|cử nhân/);
  },
);

it.each([
  ['học foundation rồi lên cử nhân kinh doanh ở anh', 'GB'],
  ['business with foundation year uk', 'GB'],
  ['du bi truoc, sau do hoc kinh doanh o anh', 'GB'],
])('%s: the degree behind the year is asked for, so that degrees are the answer', (text, country) => {
  const { programs } = programsOf(text);
  expect(programs.length).toBeGreaterThan(0);
  expect(new Set(programs.map(({ institution }) => countryOf(institution)))).toEqual(new Set([country]));
});

it.each(['foundation engineering', 'foundation year engineering', 'dự bị kỹ thuật', 'du bi ky thuat'])(
  '%s: a year before a degree in engineering, and nothing of buildings',
  text => {
    const { programs } = programsOf(text);
    expect(programs.length).toBeGreaterThan(0);
    for (const { title } of programs) expect(title).not.toMatch(/civil|construction/i);
  },
);

it.each([
  'pathway college toronto',
  'pathway collage in toronto',
  'college pathway toronto',
  'Pathway Colleges Toronto',
])('%s: diplomas of colleges there, and the college is neither looked for nor corrected', text => {
  const { programs, droppedWords, correctedText } = programsOf(text);
  expect(droppedWords.map(word => word.toLowerCase())).toEqual(['pathway']);
  expect(correctedText).toBeNull();
  expect(programs.length).toBeGreaterThan(0);
  for (const { award } of programs) expect(award).toBe('DIPLOMA');
  const schools = search.searchInstitutions({ text });
  expect(schools.ids).toContain('george-brown-college');
  expect(schools.droppedWords.map(word => word.toLowerCase())).toEqual(['pathway']);
});

it('links what is near by words that find it again', () => {
  const { near, alsoNear } = search.searchPrograms({ text: 'pathway college toronto' });
  for (const block of [near, ...alsoNear].flatMap(one => one ?? []))
    expect([block.text, search.searchPrograms({ text: block.text }).pageInfo.total]).toEqual([block.text, block.total]);
});

it.each(['pathway canada', 'dự bị canada', 'foundation year ở canada'])('%s: so it is among institutions', text => {
  const { ids, droppedWords } = search.searchInstitutions({ text });
  expect(droppedWords).toHaveLength(1);
  expect(new Set(ids.map(countryOf))).toEqual(new Set(['CA']));
});

it('behind the place stands what leads into such a degree elsewhere', () => {
  const { near, alsoNear } = search.searchPrograms({ text: 'pathway program vancouver business' });
  const last = [near, ...alsoNear].at(-1);
  expect(last).toMatchObject({ text: 'pathway program business', without: ['vancouver'] });
});

it.each([
  ['pathway australia', 'AU'],
  ['dự bị đại học úc', 'AU'],
  ['pathway ireland', 'IE'],
  ['studienkolleg germany', 'DE'],
  ['pathway college sydney', 'AU'],
  ['pathway usa', 'US'],
])('%s: where something tells of it, it stays a limit', (text, country) => {
  const { understood } = search.searchPrograms({ text });
  expect(understood).toContainEqual(expect.objectContaining({ kind: 'ENTRY', isApplied: true }));
  expect(programsOf(text).droppedWords).toEqual([]);
  expect(new Set(programsOf(text).programs.map(({ institution }) => countryOf(institution)))).toEqual(
    new Set([country]),
  );
});
