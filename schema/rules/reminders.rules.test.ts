import { daysAfter } from './days.rules.js';
import { reminderAt } from './reminders.rules.js';

const closesAt = new Date('2027-01-14T18:00:00Z');
/** The morning in Vietnam, so many days before the deadline's day there, 15 January. */
const morning = (days: number) => daysAfter(new Date('2027-01-15T01:00:00Z'), -days);

describe('a reminder of a deadline', () => {
  it('is due 14, 3 and 1 days before, and one that was missed until the next', () => {
    expect([15, 14, 13, 4, 3, 2, 1].map(days => reminderAt(closesAt, morning(days)))).toEqual([
      null,
      14,
      14,
      14,
      3,
      3,
      1,
    ]);
  });

  it('is never due once the deadline has passed', () => {
    expect(reminderAt(closesAt, closesAt)).toBeNull();
    expect(reminderAt(closesAt, new Date(closesAt.getTime() - 1))).toBe(1);
  });
});
