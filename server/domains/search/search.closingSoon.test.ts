/** Of equal programs what is open for some weeks comes before what closes in some days, however much that tells. */
import { institutionRow, NOW, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const DAY = 86_400_000;
const closing = (...days: readonly number[]) => ({
  intakes: days.map((left, place) => ({
    year: 2027,
    month: 2 + place,
    isRecurring: true,
    closesAt: new Date(NOW.getTime() + left * DAY),
  })),
});
const rows = {
  institutions: ['a', 'b', 'c', 'd', 'e'].map(slug => institutionRow(slug)),
  programs: [
    programRow('tomorrow', 'a', { ...closing(1), completeness: 1 }),
    programRow('days', 'b', { ...closing(10), completeness: 0.6 }),
    programRow('weeks', 'c', { ...closing(40), completeness: 0.5 }),
    programRow('tells-more', 'd', { ...closing(90), completeness: 0.8 }),
    // The first of its two rounds closes tomorrow.
    programRow('twice', 'e', { ...closing(1, 90), completeness: 0.7 }),
  ].map(row => ({ ...row, title: 'Accounting (BSc)' })),
  scholarships: [],
};

it.each(['bachelor', 'bachelors', 'cử nhân', 'cu nhan', 'accounting', 'kế toán', 'ke toan', 'bachelor canada', ''])(
  '"%s": what closes in some days is last',
  async text => {
    const { ids } = (await serviceOver(rows)).searchPrograms({ text });
    expect(ids).toEqual(['tells-more', 'twice', 'weeks', 'tomorrow', 'days'].map(slug => `id-${slug}`));
  },
);
