/** Who asks which university, or for the cheapest one, is shown programs of universities; a level, a name and any school are none of this. Over the starter catalogue. */
import type { SearchService } from '../domains/search/search.service.js';
import { starterSearch } from './judged/starterSearch.js';

let search: SearchService;
beforeAll(async () => {
  ({ search } = await starterSearch());
});
const typesIn = (text: string): string[] =>
  search.searchPrograms({ text }).understood.flatMap(({ kind, values }) => (kind === 'INSTITUTION_TYPE' ? values : []));
const UNIVERSITIES = ['UNIVERSITY', 'UNIVERSITY_OF_APPLIED_SCIENCES'];

it.each([
  ['trường đại học nào ở melbourne học phí rẻ nhất', 'trường đại học nào'],
  ['truong dai hoc nao o uc re nhat', 'truong dai hoc nao'],
  ['trường đại học rẻ nhất ở Úc', 'trường đại học'],
  ['đại học nào ở Canada có ngành điều dưỡng', 'đại học nào'],
  ['học đại học nào ở Đức', 'đại học nào'],
  ['uni nào ở Úc rẻ', 'uni'],
  ['which university in melbourne is cheapest', 'which university'],
  ['which universities in canada offer graphic design', 'which universities'],
  ['what universities in Ireland teach computer science', 'what universities'],
  ['university with the lowest fees in canada', 'university'],
  ['cheapest university in australia', 'university'],
  ['cheapest universities for nursing australia', 'universities'],
])('%s asks for universities', (text, said) => {
  const { understood, ids } = search.searchPrograms({ text });
  expect(typesIn(text)).toEqual(UNIVERSITIES);
  expect(understood.find(({ kind }) => kind === 'INSTITUTION_TYPE')?.text).toBe(said);
  expect(ids.length).toBeGreaterThan(0);
});

it.each([
  'học đại học ở Úc',
  'đại học rẻ nhất ở Đức',
  'đại học Melbourne',
  'trường nào ở melbourne rẻ nhất',
  'trường đại học ở Úc có ngành kế toán',
  'universities in boston',
  'monash university cheapest',
  'university of melbourne or monash which one',
  'cheapest university degree canada',
  'cheapest college or university in canada',
  'which college in canada is cheapest',
  'cao đẳng hay đại học nào rẻ ở Canada',
])('%s does not', text => expect(typesIn(text)).toEqual([]));

it('keeps what is said of institutions and scholarships as words', () => {
  const kindsOf = ({ understood }: { understood: { kind: string }[] }): string[] => understood.map(({ kind }) => kind);
  expect(kindsOf(search.searchInstitutions({ text: 'which university in melbourne is cheapest' }))).toEqual([
    'PLACE',
    'SORT',
  ]);
  expect(kindsOf(search.searchScholarships({ text: 'trường đại học nào ở Úc có học bổng' }))).toEqual(['PLACE']);
});

it('shows first what others do, too', () => {
  const [first] = search.searchPrograms({ text: 'trường đại học nào ở Úc' }).ids;
  expect(first).toBe(search.searchPrograms({ text: 'trường đại học ở Úc' }).ids[0]);
});
