/** What is akin to a subject by how near it is, and a subject that titles of other fields name, too. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const science = { field: 'NATURAL_SCIENCES' as const };
const open = { intakes: [{ year: 2027, month: 9, isRecurring: false, closesAt: new Date('2027-06-01') }] };
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [institutionRow('leeds', { name: 'University of Leeds', destination: 'GB', city: 'Leeds' })],
    programs: [
      programRow('marine', 'leeds', { title: 'Marine Biology', ...science, ...open }),
      programRow('biology', 'leeds', { title: 'Biology', ...science }),
      programRow('molecular', 'leeds', { title: 'Molecular Biosciences', ...science }),
      programRow('biochemistry', 'leeds', { title: 'Biochemistry', ...science }),
      programRow('biotechnology', 'leeds', { title: 'Biotechnology', ...science }),
      programRow('water', 'leeds', { title: 'Water Resources and Management', field: 'ENGINEERING', ...open }),
      programRow('management', 'leeds', { title: 'International Management Studies', field: 'BUSINESS' }),
    ],
  });
});
const found = (text: string) => service.searchPrograms({ text }).ids.map(id => id.replace('id-', ''));

it.each([
  ['hóa sinh', 'biochemistry'],
  ['biochemistry', 'biochemistry'],
  ['cong nghe sinh hoc', 'biotechnology'],
  ['biotechnology', 'biotechnology'],
  ['sinh học phân tử', 'molecular'],
  ['molecular biology', 'molecular'],
])('%s: itself, then its kin, then what only has a word of it', (text, own) => {
  const ids = found(text);
  expect(ids[0]).toBe(own);
  expect(ids.toSorted()).toEqual(['biochemistry', 'biology', 'biotechnology', 'marine', 'molecular']);
  expect(ids.at(-1)).toBe('marine');
});

it.each(['quản lý', 'management', 'quan tri'])('%s: what is of its field comes first', text =>
  expect(found(text)).toEqual(['management', 'water']),
);
it('water is no business administration', () => expect(found('quản trị kinh doanh')[0]).toBe('management'));
it('a subject beside it is looked for in its own field', () =>
  expect(found('water resources management')[0]).toBe('water'));
