/** Foundations by the names of those whom they are called after, and a name that is an ordinary word, over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const namesFor = (text: string): string[] => starter.search.searchScholarships({ text }).ids.map(starter.nameOf);
const ADENAUER = 'Konrad-Adenauer-Stiftung Scholarship for International Students';
const EBERT = 'Friedrich-Ebert-Stiftung Scholarship';
const BOELL = 'Heinrich Böll Foundation Scholarship';

it.each([
  ['học bổng quỹ chính trị Đức (Adenauer, Ebert, Böll)', [ADENAUER, EBERT, BOELL]],
  ['hoc bong quy chinh tri Duc (Adenauer, Ebert, Boll)', [ADENAUER, EBERT, BOELL]],
  ['Adenauer, Ebert, Böll scholarships', [ADENAUER, EBERT, BOELL]],
  ['quỹ Adenauer hoặc quỹ Ebert', [ADENAUER, EBERT]],
  ['quỹ Ebert và quỹ Böll', [EBERT, BOELL]],
  ['Böll foundation, Ebert foundation', [EBERT, BOELL]],
  ['học bổng quỹ Böll', [BOELL]],
  ['Heinrich Boell Stiftung', [BOELL]],
  ['học bổng Adenauer', [ADENAUER]],
  ['Rhodes foundation or Gates Cambridge foundation', ['Gates Cambridge Scholarship', 'Rhodes Global Scholarship']],
])('%s', (text, names) => {
  const { droppedWords } = starter.search.searchScholarships({ text });
  expect([namesFor(text).toSorted(), droppedWords]).toEqual([names.toSorted(), []]);
});

it.each(['quỹ chính trị Đức', 'các quỹ chính trị ở Đức', 'quỹ Đức', 'quy Duc'])(
  '%s are all foundations there',
  text => {
    expect(namesFor(text)).toHaveLength(6);
    expect(namesFor(text)).toEqual(expect.arrayContaining([ADENAUER, EBERT, BOELL]));
  },
);

it('politics among scholarships stays a subject', () => {
  const { understood } = starter.search.searchScholarships({ text: 'học bổng chính trị Đức' });
  expect(understood.map(({ kind }) => kind)).toEqual(['FIELD', 'PLACE']);
});

const GREAT = 'GREAT Scholarship – Vietnam';
it.each([
  'học bổng vương quốc anh GREAT',
  'hoc bong anh great',
  'học bổng Anh Quốc GREAT 2026',
  'học bổng GREAT thạc sĩ ở Anh',
  'GREAT',
  'GREAT scholarships UK',
  'great scholarship',
])('%s is called so', text => expect(namesFor(text)).toEqual([GREAT]));

it.each(['Chevening, GREAT', 'Chevening hoặc GREAT', 'master scholarship UK GREAT or Chevening'])('%s', text =>
  expect(namesFor(text).toSorted()).toEqual(['Chevening Scholarship', GREAT]),
);

it.each([
  ['great scholarships in uk', 'scholarships in uk'],
  ['BEST GREAT SCHOLARSHIPS IN UK', 'scholarships in uk'],
  ['some great scholarships for masters in uk', 'scholarships for masters in uk'],
  ['great britain scholarships', 'scholarships in uk'],
  ['GREAT Britain scholarships', 'scholarships in uk'],
])('%s are any good ones', (text, same) => expect(namesFor(text).toSorted()).toEqual(namesFor(same).toSorted()));

it('means no scholarship among programs', () =>
  expect(starter.titlesFor('GREAT universities for business')).toEqual(
    starter.titlesFor('great universities for business'),
  ));
