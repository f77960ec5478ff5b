/** The year of an intake: programs are found by the months of their coming ones, so that another year is named as left out. Today is in November 2026. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const intake = (year: number, month: number) => ({ year, month, isRecurring: true, closesAt: null });
const rows = {
  institutions: [institutionRow('swan', { destination: 'AU' })],
  programs: [
    programRow('nursing', 'swan', { title: 'Nursing', intakes: [intake(2027, 2), intake(2027, 7), intake(2027, 9)] }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});

const answered = (text: string) => {
  const { ids, understood, droppedWords } = service.searchPrograms({ text });
  return { found: ids.length, chips: understood.map(({ text: said }) => said), droppedWords };
};

it.each([
  ['nursing september 2026', 'september', '2026'],
  ['nursing september 2025', 'september', '2025'],
  ['nursing february 2026', 'february', '2026'],
  ['nursing september 2028 intake', 'september intake', '2028'],
  ['nursing fall 2026', 'fall', '2026'],
  ['điều dưỡng kỳ tháng 9 năm 2026', 'kỳ tháng 9', '2026'],
  ['điều dưỡng nhập học 9/2025', 'nhập học 9', '2025'],
  ['dieu duong thang 7/2026', 'thang 7', '2026'],
  ['điều dưỡng kỳ thu 2028', 'kỳ thu', '2028'],
])('%s: the month is looked for, and its year is left out', (text, chip, year) =>
  expect(answered(text)).toEqual({ found: 1, chips: [chip], droppedWords: [year] }),
);

it.each([
  ['nursing september 2027', 'september 2027'],
  ['nursing february 2027', 'february 2027'],
  ['nursing fall 2027', 'fall 2027'],
  ['nursing september', 'september'],
  ['điều dưỡng kỳ tháng 9 năm 2027', 'kỳ tháng 9 năm 2027'],
  ['dieu duong thang 7/2027', 'thang 7/2027'],
])('%s: the coming one', (text, chip) => expect(answered(text)).toEqual({ found: 1, chips: [chip], droppedWords: [] }));
