/** Institutions by the scholarships that they offer themselves: what is said of one must hold of the same. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const of = (institution: string) => ({ institutionId: `id-${institution}` });
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [
      institutionRow('leeds', { name: 'University of Leeds', destination: 'GB', city: 'Leeds' }),
      institutionRow('bristol', { name: 'University of Bristol', destination: 'GB', city: 'Bristol' }),
      institutionRow('york', { name: 'York University' }),
      institutionRow('none', { name: 'University of Kent', destination: 'GB', city: 'Canterbury' }),
    ],
    programs: [programRow('law', 'none', { title: 'Law', field: 'LAW' })],
    scholarships: [
      scholarshipRow('vietnam', { audiences: ['VIETNAM_ONLY'], coverage: 'PARTIAL_TUITION', ...of('leeds') }),
      scholarshipRow('full', { audiences: ['UNKNOWN'], coverage: 'FULL_COST', ...of('leeds') }),
      scholarshipRow('all', { audiences: ['EVERY_NATIONALITY'], coverage: 'FULL_COST', ...of('bristol') }),
      scholarshipRow('untold', { ...of('york') }),
      scholarshipRow('nobody', { name: 'Chevening', audiences: ['EVERY_NATIONALITY'], destinations: ['GB'] }),
    ],
  });
});
const search = (text: string, filter = {}) => service.searchInstitutions({ text, filter });
const found = (text: string, filter = {}) =>
  search(text, filter)
    .ids.map(id => id.replace('id-', ''))
    .toSorted();

it.each([
  ['đại học có học bổng cho người Việt ở Anh', ['bristol', 'leeds']],
  ['university with scholarship for Vietnamese students UK', ['bristol', 'leeds']],
  ['Vietnamese scholarship university UK', ['bristol', 'leeds']],
  ['trường cấp học bổng toàn phần', ['bristol', 'leeds']],
  ['trường có học bổng toàn phần cho người Việt', ['bristol']],
  ['universities that give scholarships', ['bristol', 'leeds', 'york']],
  ['truong co hoc bong o canada', ['york']],
  ['schools with bursaries UK', ['bristol', 'leeds']],
])('%s are %j', (text, slugs) => {
  expect(found(text)).toEqual(slugs);
  expect(search(text).droppedWords).toEqual([]);
});

it('tells what it asks for', () =>
  expect(search('trường có học bổng toàn phần cho người Việt').understood).toMatchObject([
    { kind: 'COVERAGE', filter: 'SCHOLARSHIP', isApplied: true },
    { kind: 'AUDIENCE', filter: 'SCHOLARSHIP', isApplied: true },
  ]));

it('as words it is no limit', () => {
  const [{ id = '' } = {}] = search('scholarships UK').understood;
  const { understood } = service.searchInstitutions({ text: 'scholarships UK', asWords: [id] });
  expect(understood.map(({ kind }) => kind)).toEqual(['PLACE']);
});

it.each(['University of Kent scholarships', 'học bổng đại học Kent'])('%s is the one that is named', text =>
  expect(found(text)).toEqual(['none']),
);

it.each(['universities UK', 'award winning university', 'khoa học bóng đá', 'full university'])(
  '%s asks for no scholarship',
  text => expect(search(text).understood.map(({ filter }) => filter)).not.toContain('SCHOLARSHIP'),
);

it.each([
  [{}, ['bristol', 'leeds', 'york']],
  [{ coverages: ['FULL_COST'] }, ['bristol', 'leeds']],
  [{ coverages: ['FULL_COST'], audiences: ['VIETNAM_ONLY', 'EVERY_NATIONALITY'] }, ['bristol']],
])('chosen by hand %j finds %j', (scholarship, slugs) => expect(found('', { scholarship })).toEqual(slugs));

it('among programs nothing asks for it', () =>
  expect(service.searchPrograms({ text: 'law scholarship for Vietnamese students' }).understood).toEqual([]));
