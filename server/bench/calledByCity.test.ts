/** A university that everybody calls by its city, over the starter catalogue: beside a subject the bare name is the university, behind a word for a place the city. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const schoolsIn = ({ understood }: { understood: readonly { kind: string; values: readonly string[] }[] }): string[] =>
  understood.flatMap(({ kind, values }) => (kind === 'INSTITUTION' ? values : []));
const programsOf = (text: string) => starter.search.searchPrograms({ text });

it.each([
  ['cambridge engineering', 'university-of-cambridge'],
  ['engineering cambridge', 'university-of-cambridge'],
  ['cambridge khoa học máy tính', 'university-of-cambridge'],
  ['Cambridge khoa hoc may tinh', 'university-of-cambridge'],
  ['học kiến trúc Cambridge', 'university-of-cambridge'],
  ['thạc sĩ kiến trúc cambridge', 'university-of-cambridge'],
  ['oxford engineering', 'university-of-oxford'],
  ['oxford khoa học máy tính', 'university-of-oxford'],
  ['học luật oxford', 'university-of-oxford'],
  ['computer science at Oxford', 'university-of-oxford'],
])('%s is of %s', (text, slug) => {
  expect(schoolsIn(programsOf(text))).toEqual([slug]);
  expect(schoolsIn(starter.search.searchInstitutions({ text }))).toEqual([slug]);
});

it.each([
  'kỹ sư ở Cambridge',
  'computer science in cambridge',
  'computer science near Cambridge',
  'computer science Cambridge US',
  'cambridge',
  'oxford',
  'Leeds accounting',
  'khoa học máy tính London',
])('%s names no university', text => {
  expect(schoolsIn(programsOf(text))).toEqual([]);
  expect(schoolsIn(starter.search.searchInstitutions({ text }))).toEqual([]);
});

it('what the university lacks is told of who has the subject, and beside what it has', () => {
  const { ids, near, alsoNear } = programsOf('oxford engineering');
  expect(ids).toEqual([]);
  expect([near, ...alsoNear].map(one => one?.relation)).toEqual(['SAME_SUBJECT', 'SAME_PLACE']);
});
