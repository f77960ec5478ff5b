/** What a kind of institution tells: the technical university of a city, a state university, community colleges. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const inMunich = { destination: 'DE', city: 'Munich', region: 'Bavaria' } as const;
const inSeattle = { destination: 'US', city: 'Seattle', region: 'Washington' } as const;
const rows = {
  institutions: [
    institutionRow('tum', { name: 'Technical University of Munich', ...inMunich }),
    institutionRow('lmu', { name: 'LMU Munich', ...inMunich }),
    institutionRow('uw', { name: 'University of Washington', ...inSeattle }),
    institutionRow('seattle-central', { name: 'Seattle Central College', ...inSeattle, type: 'COLLEGE' }),
    institutionRow('san-jose', { name: 'San Jose State University', destination: 'US', city: 'San Jose' }),
    institutionRow('berkeley', { name: 'University of California, Berkeley', destination: 'US', city: 'Berkeley' }),
    institutionRow('douglas', { name: 'Douglas College', destination: 'CA', city: 'New Westminster', type: 'COLLEGE' }),
  ],
  programs: Object.entries({
    tum: 'Munich',
    lmu: 'Munich',
    uw: 'Seattle',
    'san-jose': 'San Jose',
    berkeley: 'Berkeley',
    douglas: 'New Westminster',
  }).map(([at, city]) => programRow(`informatics-${at}`, at, { title: 'Computer Science', cities: [city] })),
  scholarships: [],
};
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const programs = (text: string) => service.searchPrograms({ text }).ids;
const institutions = (text: string) => service.searchInstitutions({ text }).ids;

it.each([
  'bách khoa munich khoa học máy tính',
  'bach khoa munich computer science',
  'đại học bách khoa munich computer science',
  'đại học kỹ thuật munich khoa học máy tính',
  'computer science bách khoa munich',
])('%s is at the technical university there', text => expect(programs(text)).toEqual(['id-informatics-tum']));

it.each(['bách khoa hà nội computer science', 'bách khoa seattle computer science'])(
  '%s is at no technical university here',
  text => expect(service.searchPrograms({ text }).understood.map(({ kind }) => kind)).not.toContain('INSTITUTION'),
);

it.each(['đại học bang washington', 'trường đại học bang washington mỹ', 'dai hoc bang washington'])(
  '%s finds the institutions of the state',
  text => expect(institutions(text).toSorted()).toEqual(['id-seattle-central', 'id-uw']),
);
it.each([
  ['university of washington', 'id-uw'],
  ['đại học washington', 'id-uw'],
  ['san jose state university', 'id-san-jose'],
])('%s names %s', (text, id) => expect(institutions(text)).toEqual([id]));

it.each(['community college', 'cao đẳng cộng đồng'])('%s begins with those of the United States', text =>
  expect(institutions(text)).toEqual(['id-seattle-central', 'id-douglas']),
);
it('a country that is said keeps its community colleges', () =>
  expect(institutions('community college canada')).toEqual(['id-douglas']));

it.each(['computer science gần san francisco', 'khoa học máy tính bay area', 'computer science near san francisco'])(
  '%s is in the cities around it',
  text => expect(programs(text).toSorted()).toEqual(['id-informatics-berkeley', 'id-informatics-san-jose']),
);
it('an area has institutions, too', () => expect(institutions('trường gần vancouver')).toEqual(['id-douglas']));
