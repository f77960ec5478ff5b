/** What comes first beside the points of a text: names typed word for word, what is open, common degrees. */
import { institutionRow, NOW, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const YEAR = 365 * 86_400_000;
const institutions = [
  institutionRow('york-university', { name: 'York University', completeness: 0.9 }),
  institutionRow('university-of-york', { name: 'University of York', destination: 'GB', city: 'York' }),
  institutionRow('new-york-university', { name: 'New York University', destination: 'US', city: 'New York' }),
];
const nursing = (award: 'DIPLOMA' | 'BACHELOR' | 'MASTER', title: string, completeness: number) =>
  programRow(title.toLowerCase().replaceAll(' ', '-'), 'york-university', { title, award, completeness });
const programs = [
  nursing('DIPLOMA', 'Graduate Certificate in Nursing', 0.9),
  nursing('DIPLOMA', 'Diploma of Nursing', 0.8),
  nursing('BACHELOR', 'Bachelor of Nursing', 0.3),
  nursing('MASTER', 'Master of Nursing', 0.2),
];
const scholarships = [
  scholarshipRow('closed', { name: 'Leaders Scholarship', deadlines: [new Date(NOW.getTime() - YEAR)] }),
  scholarshipRow('open', {
    name: 'Award for Everyone',
    provider: 'Leaders',
    deadlines: [new Date(NOW.getTime() + YEAR)],
  }),
  scholarshipRow('always', { name: 'Grant', provider: 'Leaders Trust' }),
];
const service = () => serviceOver({ institutions, programs, scholarships });
const slugs = ({ ids }: { ids: string[] }) => ids.map(id => id.replace('id-', ''));

describe('what comes first', () => {
  it.each([
    ['University of York', 'university-of-york', 'york-university'],
    ['the university of york', 'university-of-york', 'york-university'],
    ['York University', 'york-university', 'university-of-york'],
  ])('%s is the one that is called so', async (text, first, other) => {
    const answer = (await service()).searchInstitutions({ text });
    const found = slugs(answer);
    expect(found[0]).toBe(first);
    expect(answer.reasons[0]).toContain('EXACT_NAME');
    expect(answer.reasons[found.indexOf(other)]).not.toContain('EXACT_NAME');
  });

  it('common degrees come before certificates and diplomas of the same subject', async () => {
    expect(slugs((await service()).searchPrograms({ text: 'nursing' }))).toEqual([
      'bachelor-of-nursing',
      'master-of-nursing',
      'graduate-certificate-in-nursing',
      'diploma-of-nursing',
    ]);
  });

  it('unless the text or a filter says which award is meant', async () => {
    const search = await service();
    expect(slugs(search.searchPrograms({ text: 'diploma nursing' }))[0]).toBe('diploma-of-nursing');
    expect(slugs(search.searchPrograms({ text: 'nursing', filter: { levels: ['UNDERGRADUATE'] } }))[0]).toBe(
      'graduate-certificate-in-nursing',
    );
  });

  it('what is closed comes after what may still be had, unless the text is its name', async () => {
    const search = await service();
    expect(slugs(search.searchScholarships({ text: 'leaders' }))).toEqual(['open', 'always', 'closed']);
    expect(slugs(search.searchScholarships({ text: 'leaders scholarship' }))[0]).toBe('closed');
  });

  it('pages continue each other', async () => {
    const search = await service();
    const page = (number: number) => slugs(search.searchPrograms({ text: 'nursing', page: { number, size: 1 } }));
    expect([1, 2, 3, 4].flatMap(page)).toEqual(slugs(search.searchPrograms({ text: 'nursing' })));
  });
});
