/** Schools by the translation of their name, over the starter catalogue; what could be another school, or a subject, names none. */
import type { SearchService } from '../domains/search/search.service.js';
import { starterSearch } from './judged/starterSearch.js';

let search: SearchService;
beforeAll(async () => {
  ({ search } = await starterSearch());
});
const schoolsOf = (text: string) => search.searchInstitutions({ text }).ids;

it.each([
  ['học viện phẫu thuật hoàng gia ireland', 'rcsi-university-of-medicine-and-health-sciences'],
  ['hoc vien phau thuat hoang gia ireland', 'rcsi-university-of-medicine-and-health-sciences'],
  ['trường phẫu thuật hoàng gia Ireland', 'rcsi-university-of-medicine-and-health-sciences'],
  ['đh phẫu thuật hoàng gia ireland', 'rcsi-university-of-medicine-and-health-sciences'],
  ['royal college of surgeons dublin', 'rcsi-university-of-medicine-and-health-sciences'],
  ['đại học nhà vua london', 'kings-college-london'],
  ['đại học nữ hoàng mary london', 'queen-mary-university-of-london'],
  ['trường kinh tế và chính trị london', 'london-school-of-economics-and-political-science'],
  ['đại học kinh tế và khoa học chính trị london', 'london-school-of-economics-and-political-science'],
  ['học viện tài chính frankfurt', 'frankfurt-school-of-finance-and-management'],
  // Those that were found before.
  ['đại học nữ hoàng belfast', 'queens-university-belfast'],
  ['trường nghệ thuật glasgow', 'glasgow-school-of-art'],
  ['học viện công nghệ massachusetts', 'massachusetts-institute-of-technology'],
])('%s is %s', (text, slug) => expect(schoolsOf(text)).toEqual([slug]));

it.each(['queens university', 'tài chính frankfurt', 'kinh tế london'])('%s is more than one', text =>
  expect(schoolsOf(text).length).toBeGreaterThan(1),
);

it.each(['ngành phẫu thuật ireland', 'trường kinh tế', 'chính trị london'])('%s names no school', text =>
  expect(search.searchPrograms({ text }).understood.map(({ kind }) => kind)).not.toContain('INSTITUTION'),
);
