/** What shares a field with the subject that was asked for is told to be related, and is not said to be the same. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const field = 'HOSPITALITY_TOURISM' as const;
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [institutionRow('perth', { name: 'Perth School', destination: 'AU', city: 'Perth' })],
    programs: [
      programRow('hotel', 'perth', { title: 'Bachelor of Hotel Management', field }),
      programRow('tourism', 'perth', { title: 'Bachelor of Tourism', field }),
      programRow('kitchen', 'perth', { title: 'Certificate in Kitchen Management', field }),
    ],
    scholarships: [],
  });
});

const relatedTo = (text: string) => {
  const { ids, reasons } = service.searchPrograms({ text });
  return ids.filter((_, place) => reasons[place]?.includes('RELATED_SUBJECT')).toSorted();
};

it.each([
  ['quản trị khách sạn ở Úc', ['id-kitchen', 'id-tourism']],
  ['hotel management australia', ['id-kitchen', 'id-tourism']],
  ['du lịch ở Úc', ['id-hotel', 'id-kitchen']],
])('%s: of the rest of the field it is said that it is related', (text, ids) => expect(relatedTo(text)).toEqual(ids));

// Of the same field stands what is built, and no law of it.
const building = (slug: string, title: string) =>
  programRow(slug, 'perth', { title, field: 'ARCHITECTURE_BUILDING', cities: ['Perth'] });
let builders: SearchService;
beforeAll(async () => {
  builders = await serviceOver({
    institutions: [institutionRow('perth', { name: 'Perth School', destination: 'AU', city: 'Perth' })],
    programs: [
      building('architecture', 'Master of Architecture'),
      building('design', 'Master of Design'),
      building('law', 'Master of Construction Law'),
      building('both', 'Architecture and Construction Law'),
    ],
    scholarships: [],
  });
});

it.each([
  'kien truc perth',
  'kiến trúc ở Úc',
  'kiến trúc',
  'architecture perth',
  'architecture australia',
  'architect',
])('%s: the law of building is neither found nor near', text => {
  const { ids, near, alsoNear } = builders.searchPrograms({ text });
  expect(ids.toSorted()).toEqual(['id-architecture', 'id-both', 'id-design']);
  expect([near, ...alsoNear].flatMap(block => block?.ids ?? [])).not.toContain('id-law');
});

it.each(['construction law perth', 'luật xây dựng perth', 'architecture law', 'luật kiến trúc'])(
  '%s: it is where law is said',
  text => expect(builders.searchPrograms({ text }).ids).toContain('id-law'),
);
