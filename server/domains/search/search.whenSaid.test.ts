/** Small words of when and in what order are words of asking, and as part of a name they still find it. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const sydney = { cities: ['Sydney'] };
const rows = {
  institutions: [institutionRow('swan', { name: 'Swan College', destination: 'AU', city: 'Sydney' })],
  programs: [
    programRow('nursing', 'swan', { title: 'Bachelor of Nursing', ...sydney }),
    programRow('marketing', 'swan', { title: 'Bachelor of Marketing', ...sydney }),
    programRow('film', 'swan', { title: 'Bachelor of Film', ...sydney }),
    programRow('effects', 'swan', { title: 'Certificate in After Effects', award: 'DIPLOMA', ...sydney }),
    programRow('physio', 'swan', { title: 'Bachelor of Physiotherapy', ...sydney }),
    programRow('care', 'swan', { title: 'Certificate in Before and After School Care', award: 'DIPLOMA', ...sydney }),
    programRow('laser', 'swan', { title: 'Bachelor of Laser Physics', ...sydney }),
  ],
  scholarships: [scholarshipRow('next', { name: 'Next Generation Scholarship' }), scholarshipRow('other')],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});

it.each([
  ['nursing after', 'nursing'],
  ['nursing in sydney before', 'nursing'],
  ['i want to study marketing later', 'marketing'],
  ['marketing again', 'marketing'],
  ['marketing soon', 'marketing'],
  ['nursing while', 'nursing'],
  ['nursing until', 'nursing'],
  ['nursing after this', 'nursing'],
  ['học điều dưỡng ngay', 'nursing'],
  ['điều dưỡng ở sydney sau đó', 'nursing'],
  ['dieu duong sydney sau do', 'nursing'],
  ['marketing trước khi', 'marketing'],
  ['marketing trong lúc', 'marketing'],
])('%s: nothing but the subject', (text, slug) => {
  const { ids, droppedWords, correctedText, reasons } = service.searchPrograms({ text });
  expect(ids).toEqual([`id-${slug}`]);
  expect([droppedWords, correctedText]).toEqual([[], null]);
  expect(reasons[0]).not.toContain('OTHER_WORDS');
});

it.each([
  ['after effects', 'effects'],
  ['after effec', 'effects'],
  ['before and after school care', 'care'],
])('%s: a name as a whole', (text, slug) => expect(service.searchPrograms({ text }).ids[0]).toBe(`id-${slug}`));

it.each(['after', 'before', 'until', 'lúc'])('%s: means the same as no subject', text => {
  const { reasons } = service.searchPrograms({ text });
  expect(reasons.flat()).not.toContain('SYNONYM');
});

it('next generation: a scholarship that is called so', () =>
  expect(service.searchScholarships({ text: 'next generation' }).ids[0]).toBe('id-next'));
