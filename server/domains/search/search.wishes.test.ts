/** What would be welcome (`nếu có`, `if possible`) leaves nothing out: of equal entries those that have it come first. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const finance = { title: 'Master of Finance', field: 'BUSINESS', award: 'MASTER', level: 'GRADUATE' } as const;
const accounting = { ...finance, title: 'Master of Accounting' };
const ielts = (overall: number) => ({ englishMinimums: [{ test: 'IELTS' as const, overall }] });
const begins = (month: number) => ({
  intakes: [{ year: 2027, month, isRecurring: true, closesAt: null }],
});

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [institutionRow('leeds', { name: 'Leeds School', destination: 'GB', city: 'Leeds' })],
    programs: [
      programRow('a-september', 'leeds', { ...finance, ...begins(9), ...ielts(7), completeness: 1 }),
      programRow('b-january', 'leeds', { ...finance, ...begins(1), ...ielts(6), coopInternship: true }),
      programRow('c-september', 'leeds', { ...finance, ...begins(9), ...ielts(7), coopInternship: false }),
      programRow('accounting', 'leeds', { ...accounting, ...begins(1), ...ielts(6), coopInternship: true }),
    ],
    scholarships: [],
  });
});

it.each([
  'master finance uk january intake if possible',
  'thạc sĩ tài chính anh kỳ tháng 1 nếu có',
  'thac si tai chinh anh co thuc tap thi tot',
  'ielts 6.0 nếu có thể, thạc sĩ tài chính anh',
  'ideally with a placement, master of finance in the UK',
])('%s: all that is about the subject, first what has it', text => {
  const { ids } = service.searchPrograms({ text });
  expect(ids.slice(0, 3).toSorted()).toEqual(['id-a-september', 'id-b-january', 'id-c-september']);
  expect(ids[0]).toBe('id-b-january');
});
