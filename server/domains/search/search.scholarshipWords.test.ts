/** What a text says of a scholarship is left out of a search for programs as it was typed, and the programs of the subject are found. */
import { programRow, institutionRow } from './test/fixtures.js';
import type { SearchService } from './search.service.js';
import { serviceOver } from './test/smallCatalogue.js';

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [institutionRow('uoft')],
    programs: [
      programRow('cs', 'uoft', { title: 'Computer Science', field: 'COMPUTING' }),
      programRow('accounting', 'uoft', { title: 'Accounting' }),
    ],
    scholarships: [],
  });
});

it.each([
  ['50% tuition scholarship computer science', '50% tuition scholarship', 'cs'],
  ['computer science with 50% scholarship', '50% scholarship', 'cs'],
  ['half tuition scholarship accounting', 'half tuition scholarship', 'accounting'],
  ['at least 50% tuition scholarship accounting', 'at least 50% tuition scholarship', 'accounting'],
  ['accounting scholarship  30%  tuition', 'scholarship 30% tuition', 'accounting'],
  ['25% scholarship accounting canada', '25% scholarship', 'accounting'],
  ['học bổng 50% học phí ngành kế toán', 'học bổng 50% học phí', 'accounting'],
  ['hoc bong 50% hoc phi khoa hoc may tinh', 'hoc bong 50% hoc phi', 'cs'],
  ['kế toán có học bổng 50%', 'học bổng 50%', 'accounting'],
  ['hoc bong 70% nganh ke toan', 'hoc bong 70%', 'accounting'],
  // Words of no payment stay as they are.
  ['scholarship accounting', 'scholarship', 'accounting'],
  ['học bổng kế toán', 'học bổng', 'accounting'],
])('%s: left out is %s', (text, words, slug) => {
  const { ids, droppedWords } = service.searchPrograms({ text });
  expect(droppedWords).toEqual([words]);
  expect(ids).toEqual([`id-${slug}`]);
});

it('near an answer it is left out in one piece, too', () => {
  const { near } = service.searchPrograms({ text: 'học bổng 50% kế toán úc' });
  expect(near?.without).toContain('học bổng 50%');
});
