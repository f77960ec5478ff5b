/** The year of an intake: programs are found by the months of their coming ones. Of a month that has passed the next one is said to be meant, a year that is too far ahead is named as left out. Today is in November 2026. */
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
  const chips = understood.map(({ text: said, meant }) => (meant ? `${said} (${meant})` : said));
  return { found: ids.length, chips, droppedWords };
};

it.each([
  ['nursing september 2026', 'september 2026 (past; showing Sep 2027)'],
  ['nursing september 2025 intake', 'september 2025 intake (past; showing Sep 2027)'],
  ['nursing february 2026', 'february 2026 (past; showing Feb 2027)'],
  ['nursing fall 2026', 'fall 2026 (past; showing 2027)'],
  ['điều dưỡng kỳ tháng 9 năm 2026', 'kỳ tháng 9 năm 2026 (đã qua, xem 9/2027)'],
  ['điều dưỡng nhập học 9/2025', 'nhập học 9/2025 (đã qua, xem 9/2027)'],
  ['dieu duong thang 7/2026', 'thang 7/2026 (đã qua, xem 7/2027)'],
  ['điều dưỡng kỳ thu 2026', 'kỳ thu 2026 (đã qua, xem 2027)'],
])('%s: has passed, and the next one is looked for: %s', (text, chip) =>
  expect(answered(text)).toEqual({ found: 1, chips: [chip], droppedWords: [] }),
);

it.each([
  ['nursing september 2028', 'september', '2028'],
  ['nursing september 2028 intake', 'september intake', '2028'],
  ['điều dưỡng kỳ tháng 9 năm 2028', 'kỳ tháng 9', '2028'],
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

it.each([
  ['scholarships deadline march 2026', 'deadline march 2026', 'past; showing Mar 2027'],
  ['học bổng hạn nộp tháng 9/2026', 'hạn nộp tháng 9/2026', 'đã qua, xem 9/2027'],
  ['hoc bong han thang 3 2027', 'han thang 3 2027', null],
])('%s: so it is with deadlines', (text, said, meant) =>
  expect(service.searchScholarships({ text }).understood).toEqual([expect.objectContaining({ text: said, meant })]),
);

it('among institutions, which tell no months, nothing is meant by one', () =>
  expect(service.searchInstitutions({ text: 'nursing september 2026' }).understood).toEqual([
    expect.objectContaining({ text: 'september 2026', isApplied: false, meant: null }),
  ]));
