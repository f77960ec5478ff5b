/** Institutions that teach the subject itself stand before those that teach a neighbouring one alone. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

/** What is complete comes first among equals. */
const complete = { completeness: 1 };
const rows = {
  institutions: [
    institutionRow('limerick', { name: 'University of Limerick', destination: 'IE', city: 'Limerick', ...complete }),
    institutionRow('tu-dublin', { name: 'Technological University Dublin', destination: 'IE', city: 'Dublin' }),
    institutionRow('savannah', { name: 'Savannah College of Art', destination: 'US', city: 'Savannah', ...complete }),
    institutionRow('drexel', { name: 'Drexel University', destination: 'US', city: 'Philadelphia' }),
    institutionRow('fashion', { name: 'London College of Fashion', destination: 'GB', city: 'London' }),
  ],
  programs: [
    programRow('computing', 'limerick', { title: 'Computer Science (BSc)', field: 'COMPUTING' }),
    programRow('security', 'tu-dublin', { title: 'Applied Cyber Security (MSc)', field: 'COMPUTING' }),
    programRow('business', 'limerick', { title: 'Business Studies (BA)', field: 'BUSINESS' }),
    programRow('business-2', 'tu-dublin', { title: 'Business (BA)', field: 'BUSINESS' }),
    programRow('design', 'savannah', { title: 'Design (BFA)', field: 'ARTS_DESIGN' }),
    programRow('clothes', 'drexel', { title: 'Fashion Design (BS)', field: 'ARTS_DESIGN' }),
    programRow('marketing', 'fashion', { title: 'Fashion Marketing (BA)', field: 'ARTS_DESIGN' }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const institutions = (text: string) => service.searchInstitutions({ text }).ids.map(id => id.replace('id-', ''));

it.each([
  ['cyber security Ireland', ['tu-dublin', 'limerick']],
  ['trường dạy an ninh mạng ở Ireland', ['tu-dublin', 'limerick']],
  ['an ninh mang ireland', ['tu-dublin', 'limerick']],
  ['trường thiết kế thời trang Mỹ', ['drexel', 'savannah']],
  ['fashion design usa', ['drexel', 'savannah']],
])('%s: %j', (text, found) => expect(institutions(text)).toEqual(found));

it.each([
  ['a subject without neighbours keeps the usual order', 'business ireland', ['limerick', 'tu-dublin']],
  ['a name is before what is taught', 'fashion', ['fashion', 'drexel']],
])('%s', (_, text, found) => expect(institutions(text).slice(0, 2)).toEqual(found));
