/** Where nothing starts in the said month: what starts soonest to it is first, then what names no month. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const startingIn = (...months: number[]) => ({
  intakes: months.map(month => ({ year: 2027, month, isRecurring: true, closesAt: null })),
});
const nursing = { title: 'Nursing', field: 'HEALTH' as const };
const rows = {
  institutions: [institutionRow('uoft', { destination: 'CA', city: 'Toronto' })],
  programs: [
    programRow('unknown', 'uoft', { ...nursing, completeness: 1 }),
    programRow('august', 'uoft', { ...nursing, ...startingIn(8), completeness: 1 }),
    programRow('january', 'uoft', { ...nursing, ...startingIn(1) }),
    programRow('march', 'uoft', { ...nursing, ...startingIn(3) }),
    programRow('may-november', 'uoft', { ...nursing, ...startingIn(5, 11) }),
  ],
  scholarships: [],
};

it.each([
  // Of months as far away the later one leaves time to apply.
  ['nursing february intake', ['march', 'january', 'may-november', 'august', 'unknown']],
  ['điều dưỡng nhập học tháng 2', ['march', 'january', 'may-november', 'august', 'unknown']],
  ['dieu duong canada ky thang 2', ['march', 'january', 'may-november', 'august', 'unknown']],
  // Over the turn of the year.
  ['nursing december intake', ['january', 'may-november', 'march', 'august', 'unknown']],
  ['điều dưỡng kỳ tháng 12', ['january', 'may-november', 'march', 'august', 'unknown']],
  // Of several months of a program, and of those that are said, the nearest.
  ['nursing october intake', ['may-november', 'august', 'january', 'march', 'unknown']],
  ['nursing intake june or july', ['august', 'may-november', 'march', 'january', 'unknown']],
  ['nursing september intake', ['august', 'may-november', 'january', 'march', 'unknown']],
])('%s: %j', async (text, slugs) => {
  const { ids, near } = (await serviceOver(rows)).searchPrograms({ text });
  expect([ids, near?.relation]).toEqual([[], 'WITHOUT_LIMITS']);
  expect(near?.ids.map(id => id.replace('id-', ''))).toEqual(slugs);
});

it('without a month the order is that of the search', async () => {
  const { ids } = (await serviceOver(rows)).searchPrograms({ text: 'nursing' });
  expect(ids.indexOf('id-august')).toBeLessThan(ids.indexOf('id-january'));
});

const subjects = {
  ...rows,
  programs: [
    programRow('hotel', 'uoft', { title: 'Hospitality Management', field: 'HOSPITALITY_TOURISM', ...startingIn(9) }),
    programRow('tourism', 'uoft', { title: 'Tourism', field: 'HOSPITALITY_TOURISM', ...startingIn(3) }),
  ],
};

it.each(['hospitality canada february intake', 'khách sạn canada nhập học tháng 2'])(
  '%s: the subject itself is before a neighbour that starts sooner',
  async text =>
    expect((await serviceOver(subjects)).searchPrograms({ text }).near?.ids).toEqual(['id-hotel', 'id-tourism']),
);
