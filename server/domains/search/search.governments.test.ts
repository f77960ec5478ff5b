/** What a government pays for, what is given for marks, and when studies begin: what people call scholarships by. */
import type { SearchService } from './search.service.js';
import { institutionRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [
      institutionRow('anu', { name: 'Australian National University', destination: 'AU', city: 'Canberra' }),
      institutionRow('mcgill', { name: 'McGill University', destination: 'CA', city: 'Montreal' }),
      institutionRow('imperial', { name: 'Imperial College London', destination: 'GB', city: 'London' }),
    ],
    programs: [],
    scholarships: [
      scholarshipRow('aas', { name: 'Australia Awards Scholarships', destinations: ['AU'] }),
      scholarshipRow('chevening', { name: 'Chevening Scholarship', destinations: ['GB'] }),
      scholarshipRow('fulbright', { name: 'Fulbright Student Program', destinations: ['US'] }),
      scholarshipRow('daad', { name: 'DAAD doctoral scholarships', destinations: ['DE'] }),
      scholarshipRow('stipend', { name: 'Deutschlandstipendium', destinations: ['DE'] }),
      scholarshipRow('fellows', { name: 'Ireland Fellows Programme', destinations: ['IE'] }),
      scholarshipRow('project', { name: 'Project 89 Scholarships', destinations: ['AU'] }),
      scholarshipRow('seed', { name: 'SEED', provider: 'Global Affairs Canada', destinations: ['CA'] }),
      scholarshipRow('excellence', { name: 'Academic Excellence Award', destinations: ['GB'] }),
      scholarshipRow('entrance', { name: 'International Entrance Scholarship', destinations: ['CA'] }),
    ],
  });
});

const slugsOf = (text: string): string[] =>
  service
    .searchScholarships({ text })
    .ids.map(id => id.replace('id-', ''))
    .toSorted();

it.each([
  ['học bổng của chính phủ Úc', ['aas']],
  ['government scholarships in Australia', ['aas']],
  ['AAS', ['aas']],
  ['hb cp uc', ['aas']],
  ['uk gov scholarship', ['chevening']],
  ['scholarships from the German government', ['daad', 'stipend']],
  ['hoc bong cua nha nuoc Viet Nam', ['project']],
  ['Vietnamese government scholarship', ['project']],
  ['học bổng bộ giáo dục', ['project']],
  ['hoc bong chinh phu anh', ['chevening']],
  ['government scholarship UK', ['chevening']],
  ['học bổng chính phủ Hoa Kỳ', ['fulbright']],
  ['học bổng nhà nước Đức', ['daad', 'stipend']],
  ['Germany government scholarship', ['daad', 'stipend']],
  ['DAAD', ['daad']],
  ['government scholarships Ireland', ['fellows']],
  ['học bổng chính phủ Canada', ['seed']],
  ['Canadian government scholarships', ['seed']],
  ['học bổng cho học sinh giỏi', ['excellence']],
  ['hoc bong dua tren thanh tich', ['excellence']],
  ['scholarships for high achieving students', ['excellence']],
  ['học bổng đầu vào', ['entrance']],
  ['hoc bong tan sinh vien', ['entrance']],
  ['admission scholarships', ['entrance']],
])('%s', (text, slugs) => expect(slugsOf(text)).toEqual(slugs));

it.each([
  'học bổng chính phủ Nhật',
  'hoc bong chinh phu phap',
  'Japanese scholarship',
  'Korean government scholarships',
  'hoc bong mext',
  'csc scholarship',
])('%s: of no country here', text => {
  const { ids, understood } = service.searchScholarships({ text });
  expect([ids, understood.map(({ topic }) => topic)]).toEqual([[], ['OTHER_COUNTRIES']]);
});

it.each(['học bổng Chevening', 'hb fulbright', 'DAAD scholarship'])(
  '%s: no scholarship of all others is near to one that is named',
  text => expect(service.searchScholarships({ text }).near).toBeNull(),
);

it.each([
  ['Mc Gill', 'id-mcgill'],
  ['đại học Mc Gill', 'id-mcgill'],
  ['hoàng gia London', 'id-imperial'],
  ['hoang gia london', 'id-imperial'],
])('institutions: %s', (text, id) => expect(service.searchInstitutions({ text }).ids).toEqual([id]));
