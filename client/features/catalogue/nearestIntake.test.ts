import { nearestIntake } from './nearestIntake';

type Intake = NonNullable<Parameters<typeof nearestIntake>[0][number]['earliestIntake']>;

const at = (year: number, month: number, status: Intake['status'], isCountryUsual = false) => ({
  earliestIntake: { year, month, status, isCountryUsual },
});
const NONE = { earliestIntake: null };

describe('the nearest intake of several programs', () => {
  it('is the one that comes first, whether it is open or expected', () => {
    const likely = at(2027, 2, 'LIKELY_OPEN');

    expect(nearestIntake([NONE, at(2027, 9, 'OPEN'), likely, at(2028, 1, 'OPEN')])).toBe(likely.earliestIntake);
  });

  it('is in one month the open one, then one that the institution has named, then a usual one of its country', () => {
    const open = at(2027, 2, 'OPEN');
    const likely = at(2027, 2, 'LIKELY_OPEN');
    const usual = at(2027, 2, 'LIKELY_OPEN', true);

    expect(nearestIntake([usual, likely, open])).toBe(open.earliestIntake);
    expect(nearestIntake([usual, likely])).toBe(likely.earliestIntake);
  });

  it('is unknown where no program has one', () => {
    expect(nearestIntake([])).toBeNull();
    expect(nearestIntake([NONE, NONE])).toBeNull();
  });
});
