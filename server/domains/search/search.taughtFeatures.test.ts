/** An institution has what one of its programs has: an internship, or that somebody may stay and work. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [
      institutionRow('perth', { name: 'Perth School', destination: 'AU', city: 'Perth' }),
      institutionRow('hobart', { name: 'Hobart School', destination: 'AU', city: 'Hobart' }),
      institutionRow('bonn', { name: 'Bonn School', destination: 'DE', city: 'Bonn', features: ['COOP_INTERNSHIP'] }),
      institutionRow('cork', { name: 'Cork School', destination: 'IE', city: 'Cork' }),
    ],
    programs: [
      programRow('cs-perth', 'perth', { title: 'Computer Science', coopInternship: true }),
      programRow('law-perth', 'perth', { title: 'Law', coopInternship: false }),
      programRow('cs-hobart', 'hobart', { title: 'Computer Science', postGraduationPermit: true }),
      programRow('cs-cork', 'cork', { title: 'Computer Science' }),
    ],
    scholarships: [],
  });
});

it.each([
  ['trường có thực tập ở Úc', ['perth']],
  ['truong co co-op o Uc', ['perth']],
  ['schools with internships Australia', ['perth']],
  ['trường có thực tập', ['bonn', 'perth']],
  ['trường được ở lại làm việc sau tốt nghiệp ở Úc', ['hobart']],
  ['schools with post study work Australia', ['hobart']],
  ['trường có thực tập ở Đức', ['bonn']],
  // Of none there it is known.
  ['trường có thực tập ở Ireland', ['cork']],
  ['trường ở Úc', ['hobart', 'perth']],
])('%s: %j', (text, found) => {
  const { ids } = service.searchInstitutions({ text });
  expect(ids.map(id => id.replace('id-', '')).toSorted()).toEqual(found);
});
