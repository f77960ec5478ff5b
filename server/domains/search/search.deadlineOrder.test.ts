/** Of deadlines after a month those in the first months behind it lead. */
import type { SearchService } from './search.service.js';
import { scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const yearly = (month: number) => ({ deadlineMonths: [{ month, closesAt: null }] });
const on = (date: string) => ({
  deadlines: [new Date(date)],
  deadlineMonths: [{ month: Number(date.slice(5, 7)), closesAt: new Date(date) }],
});
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    scholarships: [
      scholarshipRow('a-december', on('2026-12-03T12:00:00Z')),
      scholarshipRow('b-january', on('2027-01-08T12:00:00Z')),
      scholarshipRow('c-april', yearly(4)),
      scholarshipRow('d-march', yearly(3)),
      scholarshipRow('e-october', yearly(10)),
    ],
  });
});
const found = (text: string) => service.searchScholarships({ text }).ids.map(id => id.replace('id-', ''));

it.each([
  ['hạn nộp sau tháng 2/2027', ['c-april', 'd-march', 'a-december', 'e-october']],
  ['han nop sau thang 2', ['c-april', 'd-march', 'a-december', 'e-october']],
  ['deadline after February', ['c-april', 'd-march', 'a-december', 'e-october']],
  // Whoever asks for what closes before a month has no first ones in mind.
  ['deadline before end of year', ['a-december', 'e-october']],
  ['hạn nộp trước tháng 2', ['a-december', 'b-january', 'e-october']],
  ['deadline October to December', ['a-december', 'e-october']],
  ['scholarships', ['a-december', 'b-january', 'c-april', 'd-march', 'e-october']],
])('%s: %j', (text, slugs) => expect(found(text)).toEqual(slugs));
