/** Whatever place narrows an answer is a chip: mistyped, with some of its marks, as an adjective, in a question without marks. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

type Kind = 'Programs' | 'Institutions' | 'Scholarships';
const placesIn = (text: string, kind: Kind = 'Programs'): string[] =>
  starter.search[`search${kind}`]({ text }).understood.flatMap(one =>
    one.kind === 'PLACE' && one.isApplied ? one.text : [],
  );

describe('a country in a question without marks', () => {
  it.each([
    ['du hoc o my nganh dieu duong can gi', 'my'],
    ['o my hoc y can bao nhieu tien', 'my'],
    ['my can ielts bao nhieu dieu duong', 'my'],
    ['can hoc gi de lam luat su o my', 'my'],
    ['hoc to chuc su kien o my', 'my'],
    ['o uc can hoc gi', 'uc'],
    ['hoc dieu duong o uc het bao nhieu tien', 'uc'],
  ])('%s: %s', (text, place) => expect(placesIn(text)).toEqual([place]));

  it.each(['what can my son study', 'how can I finance my master', 'to study nursing what do I need for my visa'])(
    '%s is English',
    text => expect(placesIn(text)).toEqual([]),
  );
});

it.each([
  ['o đưc học cơ khí có miễn phí không', 'đưc'],
  ['cơ khí đưc', 'đưc'],
  ['nước đưc cơ khí', 'nước đưc'],
  ['đuc cơ khí', 'đuc'],
  ['hàn quôc ngành it', 'hàn quôc'],
  ['nhât bản ngành it', 'nhât bản'],
])('%s has a country with some of its marks: %s', (text, place) => expect(placesIn(text)).toEqual([place]));

it.each([
  ['hoc ke toan o melbourn', 'melbourn'],
  ['luật ở sydne', 'sydne'],
  ['it toront', 'toront'],
  ['business in brisban', 'brisban'],
  ['marketing londo', 'londo'],
  ['nursing canad', 'canad'],
])('%s lacks a letter: %s', (text, place) => expect(placesIn(text)).toEqual([place]));

describe('the adjective of a country', () => {
  it.each([
    ['canadian nursing diploma', 'canadian'],
    ['british business degree', 'british'],
    ['irish computer science masters', 'irish'],
    ['australian cooking course', 'australian'],
    ['american business schools', 'american'],
    ['german degree in economics', 'german'],
  ])('%s: %s', (text, place) => expect(placesIn(text)).toEqual([place]));
  it.each([
    ['british scholarships', 'british'],
    ['australian scholarship masters', 'australian'],
    ['american scholarships for bachelor', 'american'],
  ])('%s: %s, among scholarships', (text, place) => expect(placesIn(text, 'Scholarships')).toEqual([place]));

  it.each(['american literature', 'british history masters', 'irish dance', 'american university', 'german law'])(
    '%s is no place',
    text => expect(placesIn(text)).toEqual([]),
  );
  it.each(['german foundation scholarships', 'australian government scholarship', 'american university scholarship'])(
    '%s is what gives it',
    text => expect(placesIn(text, 'Scholarships')).toEqual([]),
  );
  it('gives way to a place that is named', () =>
    expect(placesIn('american business degree in canada')).toEqual(['canada']));
});

describe('a city or a state among scholarships', () => {
  it.each([
    ['học bổng ở melbourne', 'melbourne'],
    ['hoc bong o sydney', 'sydney'],
    ['scholarships in toronto', 'toronto'],
    ['hoc bong tai munich', 'munich'],
    ['scholarships in california', 'california'],
    ['học bổng ở texas', 'texas'],
  ])('%s: %s', (text, place) => expect(placesIn(text, 'Scholarships')).toEqual([place]));
  it.each(['gates cambridge', 'melbourne scholarship', 'western sydney scholarship'])('%s is a name', text =>
    expect(placesIn(text, 'Scholarships')).toEqual([]),
  );
});

it.each([
  ['texas universities computer science', 'texas'],
  ['california colleges nursing', 'california'],
  ['scottish universities law', 'scottish'],
  ['miền nam nước đức kỹ thuật', 'miền nam nước đức'],
  ['mien nam duc ky thuat', 'mien nam duc'],
])('%s has a part of a country: %s', (text, place) => expect(placesIn(text)).toEqual([place]));

it.each(['hoc thac si gi de o anh', 'học thạc sĩ gì dễ ở anh'])('%s asks for no word that begins so', text =>
  expect(starter.search.searchPrograms({ text }).pageInfo.total).toBeGreaterThan(20),
);
