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
