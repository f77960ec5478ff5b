/** Literature and the liberal arts over the starter catalogue: what is nearest to them stands behind what is called so. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const ENGLISH = [
  /^English Literature/,
  /^English and American Studies/,
  /^Writing/,
  /American Studies/,
  /American Studies/,
];
const LITERATURE = [/^English Literature/, /^English and American Studies/, /^Writing/];
const AMERICAN = [/American Studies/, /American Studies/, /American Studies/];

/** What is found, and behind it what is near first. */
function shownFor(text: string): string[] {
  const { ids, near } = starter.search.searchPrograms({ text });
  return [...ids, ...(near?.ids ?? [])].map(starter.titleOf);
}

it.each([
  ['văn học Anh', ENGLISH],
  ['van hoc anh', ENGLISH],
  ['english literature', ENGLISH],
  ['english lit', ENGLISH],
  ['văn học Anh Mỹ', ENGLISH],
  [
    'thạc sĩ văn học Anh',
    [/^English Literature/, /^English and American Studies/, /American Studies/, /American Studies/],
  ],
  ['văn học Pháp', LITERATURE],
  ['van hoc phap', LITERATURE],
  ['french literature', LITERATURE],
  ['văn học Đức', LITERATURE],
  ['van hoc duc', LITERATURE],
  ['german literature', LITERATURE],
  ['văn học', LITERATURE],
  ['van hoc', LITERATURE],
  ['literature', LITERATURE],
  ['literary studies', LITERATURE],
  ['văn học so sánh', [/^English Literature/, /^Writing/, /^English and American Studies/]],
  ['comparative literature', [/^English Literature/, /^Writing/, /^English and American Studies/]],
  ['văn học Mỹ', AMERICAN],
  ['american literature', AMERICAN],
  ['văn học Hàn Quốc', [/^Korean/]],
  ['korean literature', [/^Korean/]],
])('%s: %p', (text, about) =>
  expect(shownFor(text).slice(0, about.length)).toEqual(about.map(title => expect.stringMatching(title))),
);

// The language, its teaching and writing stay what they are.
it.each([
  ['ngôn ngữ Anh', [/^English Literature/, /English Linguistics/, /Linguistics/, /TESOL/]],
  ['ngành tiếng Anh', [/^English Literature/, /English Linguistics/, /Linguistics/, /TESOL/]],
  ['english studies', [/^English Literature/, /English Linguistics/, /Linguistics/, /TESOL/]],
  ['ngôn ngữ Đức', [/Linguistics/, /Linguistics/]],
  ['viết văn', [/^Writing/, /^English Literature/, /Journalism/]],
  ['văn học ở Anh', [/^English Literature/]],
  ['humanities', [/^Liberal Arts/, /^Liberal Arts/, /^History/]],
  ['nhân văn', [/^Liberal Arts/, /^Liberal Arts/, /^History/]],
  ['arts', [/^Bachelor of Arts$/]],
  ['nghệ thuật', [/Film and Television/]],
])('%s stays about %p', (text, about) =>
  expect(starter.titlesFor(text, about.length)).toEqual(about.map(title => expect.stringMatching(title))),
);

it.each([
  'liberal arts',
  'liberal arts degree',
  'liberal arts college',
  'liberal arts colleges',
  'liberal arts and sciences',
  'liberal studies',
  'nghệ thuật khai phóng',
  'nghe thuat khai phong',
  'giáo dục khai phóng',
  'giao duc khai phong',
  'ngành khai phóng',
  'đại học khai phóng',
  'cử nhân khai phóng',
  'liberal arts bachelor',
])('%s: a plain Bachelor of Arts is nearest to the liberal arts', text =>
  expect(starter.titlesFor(text, 7)).toEqual([
    ...Array(2).fill(expect.stringMatching(/^Liberal Arts/)),
    ...Array(5).fill('Bachelor of Arts'),
  ]),
);

it.each(['liberal arts canada', 'liberal arts college canada', 'khai phóng ở Canada'])(
  '%s: so it is in a place',
  text => expect(starter.titlesFor(text, 3)).toEqual(Array(3).fill('Bachelor of Arts')),
);

it.each(['liberal arts bachelor usa', 'liberal arts colleges usa', 'đại học khai phóng ở Mỹ'])(
  '%s: no associate degree of arts in something else',
  text => {
    const { ids, near, alsoNear } = starter.search.searchPrograms({ text });
    const shown = [ids, ...[near, ...alsoNear].map(one => one?.ids ?? [])].flat().map(starter.titleOf);
    expect(shown).toContainEqual(expect.stringMatching(/^Liberal Arts/));
    expect(shown.filter(title => title.startsWith('Associate'))).toEqual([]);
  },
);

it('institutions that teach the liberal arts come first', () => {
  const { ids } = starter.search.searchInstitutions({ text: 'liberal arts college' });
  expect(ids.slice(0, 2).toSorted()).toEqual(['mary-immaculate-college', 'university-of-freiburg']);
});
