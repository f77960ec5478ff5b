/** Months that are asked for: what names no intake is counted and taken in on request, and a result shows the intake that was asked for. */
import { askedIntakeAmong, nearestIntakeAmong } from './search.intakes.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const intake = (year: number, month: number) => ({ year, month, isRecurring: true, closesAt: null });
const rows = {
  institutions: [institutionRow('uoft')],
  programs: [
    programRow('autumn', 'uoft', { title: 'Nursing', intakes: [intake(2027, 2), intake(2027, 9)] }),
    programRow('spring', 'uoft', { title: 'Nursing', intakes: [intake(2027, 2)] }),
    programRow('past', 'uoft', { title: 'Nursing', intakes: [{ ...intake(2025, 9), isRecurring: false }] }),
    programRow('unknown', 'uoft', { title: 'Nursing' }),
    programRow('law', 'uoft', { title: 'Law', intakes: [intake(2027, 2)] }),
  ],
};

async function setUp() {
  const service = await serviceOver(rows);
  return (...args: Parameters<typeof service.searchPrograms>) => {
    const { ids, ...rest } = service.searchPrograms(...args);
    return { ...rest, slugs: ids.map(id => id.replace('id-', '')).toSorted() };
  };
}

describe('a month in the text', () => {
  it.each([
    ['nursing kỳ tháng 9', ['autumn'], 2],
    ['nursing september intake', ['autumn'], 2],
    ['nursing nhập học tháng 7', [], 2],
    ['law kỳ tháng 9', [], 0],
  ])('%s: what fits otherwise and names no coming intake is counted', async (text, slugs, lacking) => {
    const search = await setUp();
    const found = search({ text });
    expect(found.slugs).toEqual(slugs);
    expect(found.understood).toMatchObject([{ kind: 'INTAKE', filter: 'INTAKE_MONTH', lacking }]);
  });

  it('and applications that are open: what names no intake is not open', async () => {
    const search = await setUp();
    expect(search({ text: 'nursing còn hạn' }).understood).toMatchObject([{ kind: 'OPEN_NOW', lacking: null }]);
  });
});

describe('a month that was chosen', () => {
  it('takes in what names no coming intake on request', async () => {
    const search = await setUp();
    const of = (filter: object) => search({ text: 'nursing', filter }).slugs;
    expect(of({ intakeMonths: [9], includeUnknownIntakes: true })).toEqual(['autumn', 'past', 'unknown']);
    expect(of({ intakeMonths: [9], includeUnknownIntakes: false })).toEqual(['autumn']);
    expect(of({ intakeStatuses: ['LIKELY_OPEN'], includeUnknownIntakes: true })).toHaveLength(4);
    expect(of({ includeUnknownIntakes: true })).toHaveLength(4);
  });

  it('counts intakes in its facet, with or without what names none', async () => {
    const search = await setUp();
    const months = (filter: object) =>
      search({ text: 'nursing', filter }).facets.find(({ name }) => name === 'INTAKE_MONTH')?.options;
    expect(months({ intakeMonths: [9], includeUnknownIntakes: true })).toEqual(months({ intakeMonths: [9] }));
  });

  it('is said with the answer, from the text or from the filter', async () => {
    const search = await setUp();
    expect(search({ text: 'nursing kỳ tháng 9' }).askedIntakes).toMatchObject({ months: [9], statuses: [] });
    expect(search({ filter: { intakeMonths: [2, 9], intakeStatuses: ['OPEN'] } }).askedIntakes).toMatchObject({
      months: [2, 9],
      statuses: ['OPEN'],
    });
    expect(search({ filter: { intakeStatuses: ['OPEN'] } }).askedIntakes).toBeNull();
    expect(search({ text: 'nursing' }).askedIntakes).toBeNull();
  });
});

describe('the intake that is shown', () => {
  const of = (year: number, month: number, status: 'OPEN' | 'LIKELY_OPEN' | null) => ({ year, month, status });
  const coming = [of(2027, 2, 'OPEN'), of(2027, 9, null), of(2028, 2, 'LIKELY_OPEN'), of(2028, 9, 'LIKELY_OPEN')];

  it.each([
    [{ months: [2], statuses: [] }, coming[0]],
    [{ months: [9], statuses: [] }, coming[3]],
    [{ months: [2, 9], statuses: ['LIKELY_OPEN'] as const }, coming[2]],
    [{ months: [9], statuses: ['OPEN'] as const }, null],
    [{ months: [7], statuses: [] }, null],
  ])('for %j is the first that is open, else likely open', (asked, shown) =>
    expect(askedIntakeAmong(coming, asked)).toBe(shown),
  );

  it('is the first where none of them is open', () =>
    expect(askedIntakeAmong(coming.slice(1, 2), { months: [9], statuses: [] })).toBe(coming[1]));

  it.each([
    [[7], coming[3]],
    [[10], coming[3]],
    [[1], coming[0]],
    [[12], coming[0]],
    [[4, 5], coming[0]],
    [[2], coming[0]],
  ])('near %j is that of the nearest month, a later one before an earlier one', (months, shown) =>
    expect(nearestIntakeAmong(coming, { months, statuses: [] })).toBe(shown),
  );

  it('near none where none is coming', () => expect(nearestIntakeAmong([], { months: [9], statuses: [] })).toBeNull());
});
