/** Vietnamese spelled as it is heard, or with one syllable mistyped, is corrected; what is right is not. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [institutionRow('uoft')],
    programs: [
      programRow('media', 'uoft', { title: 'Media', field: 'SOCIAL_SCIENCES' }),
      programRow('agriculture', 'uoft', { title: 'Agriculture', field: 'AGRICULTURE_ENVIRONMENT' }),
      programRow('law', 'uoft', { title: 'Law', field: 'LAW' }),
      programRow('accounting', 'uoft', { title: 'Accounting', field: 'BUSINESS' }),
      programRow('it', 'uoft', { title: 'Information Technology', field: 'COMPUTING' }),
      programRow('data', 'uoft', { title: 'Data Science', field: 'COMPUTING' }),
      programRow('biomedical', 'uoft', { title: 'Biomedical Science', field: 'HEALTH' }),
      programRow('construction', 'uoft', { title: 'Civil Engineering', field: 'ENGINEERING' }),
    ],
    scholarships: [],
  });
});

it.each([
  ['chuyền thông', 'truyền thông', 'media'],
  ['chuyen thong', 'truyền thông', 'media'],
  ['lông nghiệp', 'nông nghiệp', 'agriculture'],
  ['nông ngiệp', 'nông nghiệp', 'agriculture'],
  ['nganh xay rung', 'nganh xây dựng', 'construction'],
  ['luật xư', 'luật sư', 'law'],
  ['giữ liệu', 'dữ liệu', 'data'],
  ['giu lieu', 'dữ liệu', 'data'],
  ['công nghệ thông tim', 'công nghệ thông tin', 'it'],
  ['công nghệ thônn tin', 'công nghệ thông tin', 'it'],
  ['ketoan', 'kế toán', 'accounting'],
  ['ketoan toronto', 'kế toán toronto', 'accounting'],
])('%s is %s', (text, corrected, slug) => {
  const { ids, correctedText } = service.searchPrograms({ text });
  expect([ids[0], correctedText]).toEqual([`id-${slug}`, corrected]);
});

it.each(['bác xĩ', 'bac xi', 'răng hàm mặc', 'nha xĩ'])('%s finds what the right word finds', text =>
  expect(service.searchPrograms({ text }).ids).toEqual(['id-biomedical']),
);

// Right words, or others: marks tell them apart, and so does a phrase inside.
it.each([
  'truyền thông',
  'chuyên thông',
  'công nghệ thông minh',
  'quản trị nhà hàng',
  'giá rẻ',
  'ra trường',
  'song ngữ',
  'trong nước',
  'khoa học xã hội',
  'sinh học',
  'luật',
  'law school',
  'bán hàng',
])('%s is not corrected', text => expect(service.searchPrograms({ text }).correctedText).toBeNull());
