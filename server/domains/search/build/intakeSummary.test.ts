import { summarizeIntakes } from './intakeSummary.js';

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);
/** A page of an older round says that April closes on 15 November; nothing is known of October. */
const april = { year: 2027, month: 4, isRecurring: true, closesAt: null, lastKnownClosesAt: at('2026-11-15') };
const october = { year: 2027, month: 10, isRecurring: true, closesAt: null };

describe('an intake of which only the last known closing day is told', () => {
  it('is the next one until that day has passed, and changes then', () => {
    const { month, options, validUntil } = summarizeIntakes([april, october], at('2026-11-14'));
    expect([month - 2027 * 12, options]).toEqual([4, ['4:LIKELY_OPEN', '10:LIKELY_OPEN']]);
    expect(validUntil).toBe(at('2026-11-15').getTime() + 1);
  });

  it('is kept in its month afterwards, and the one after it is next', () => {
    const { month, options } = summarizeIntakes([april, october], at('2026-11-16'));
    expect([month - 2027 * 12, options]).toEqual([10, ['4:NONE', '10:LIKELY_OPEN']]);
  });
});

describe('what is open closes soon', () => {
  const closing = (month: number, day: string) => ({ year: 2027, month, isRecurring: true, closesAt: at(day) });
  it.each([
    [true, [closing(2, '2026-12-01')]],
    [true, [closing(2, '2026-12-01'), closing(3, '2026-11-25')]],
    // A later one leaves time for the documents.
    [false, [closing(2, '2026-12-01'), closing(7, '2027-05-01')]],
    [false, [closing(2, '2026-12-20')]],
    [false, [closing(2, '2026-11-01')]],
    [false, [october]],
  ])('%s: %j', (isClosingSoon, intakes) =>
    expect(summarizeIntakes(intakes, at('2026-11-21')).isClosingSoon).toBe(isClosingSoon),
  );
});
