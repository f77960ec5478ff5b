import { intakeChoices, intakeKey, readIntakeKey } from './intakeChoices';

const now = new Date('2026-11-22T02:00:00Z');
const own = { isUsualOnly: false, status: 'OPEN' } as const;

describe('the intakes to choose from', () => {
  it('are those of the program, then its months in later years', () => {
    const choices = intakeChoices(
      [
        { year: 2027, month: 2, ...own },
        { year: 2027, month: 9, ...own, status: 'LIKELY_OPEN' },
      ],
      now,
    );

    expect(choices.map(({ key, note }) => `${key} ${note}`)).toEqual([
      '2027-02 OPEN',
      '2027-09 LIKELY_OPEN',
      '2028-02 LATER',
      '2028-09 LATER',
      '2029-02 LATER',
      '2029-09 LATER',
    ]);
  });

  it('are the usual months of the country, then every other month to come, where the item names none', () => {
    const choices = intakeChoices([{ year: 2027, month: 2, status: null, isUsualOnly: true }], now);

    expect(choices[0]).toMatchObject({ key: '2027-02', note: 'USUAL' });
    expect(choices[1]).toMatchObject({ key: '2026-12', note: 'OTHER' });
    expect(choices.at(-1)).toMatchObject({ key: '2029-12', note: 'OTHER' });
    expect(choices).toHaveLength(37);
    expect(new Set(choices.map(({ key }) => key)).size).toBe(37);
  });

  it('are none where all have closed', () => {
    expect(intakeChoices([], now)).toEqual([]);
  });

  it('are written as year and month', () => {
    expect(readIntakeKey(intakeKey({ year: 2027, month: 2 }))).toEqual({ year: 2027, month: 2 });
    for (const key of ['', '2027', '2027-13', '2027-00', '27-01', '2027-9']) expect(readIntakeKey(key)).toBeNull();
  });
});
