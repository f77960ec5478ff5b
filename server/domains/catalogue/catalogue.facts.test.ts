import {
  closingsForIndex,
  completenessOf,
  deadlinesAt,
  deadlinesInOrder,
  earliestIntake,
  intakeStatusOf,
  isLastKnown,
  lastKnownDeadlines,
  momentOf,
  nextDeadline,
  sourceIdsOf,
  upcomingIntakes,
} from './catalogue.facts.js';
import type { DeadlineRecord, IntakeRecord } from './catalogue.records.js';

const now = new Date('2026-11-21T09:00:00Z');
const fact = { source: 'register', checkedOn: '2026-11-01' };
const deadline = (date: string): DeadlineRecord => ({ date, timeZone: 'Europe/London', ...fact });
const intake = (year: number, month: number, closes?: string, isRecurring = true): IntakeRecord => ({
  year,
  month,
  isRecurring,
  ...fact,
  ...(closes ? { deadline: deadline(closes) } : {}),
});
const startsOf = (intakes: readonly IntakeRecord[]) => intakes.map(({ year, month }) => `${year}-${month}`);

describe('intakes of a program', () => {
  it('leave out those that have begun and come earliest first', () => {
    expect(
      startsOf(upcomingIntakes([intake(2028, 1), intake(2025, 9), intake(2027, 9), intake(2026, 11)], now)),
    ).toEqual(['2027-9', '2028-1']);
  });

  it('name as earliest the first that is open, even when a likely one starts before it', () => {
    const open = intake(2027, 9, '2027-01-13');
    expect(earliestIntake([intake(2027, 2), open], now)).toBe(open);
  });

  it('name the first likely one where none is open', () => {
    const likely = intake(2027, 2);
    expect(earliestIntake([intake(2027, 9), likely, intake(2027, 1)], now)).toBe(likely);
  });

  it('name none when all are past, closed or unknown', () => {
    expect(
      earliestIntake([intake(2026, 9), intake(2027, 9, '2026-10-15'), intake(2027, 2, undefined, false)], now),
    ).toBeNull();
  });
});

describe('a yearly deadline', () => {
  const yearly = { month: 12, day: 31, time: '23:59', timeZone: 'America/Los_Angeles', asOf: '2026-10', ...fact };
  const daysAt = (moment: string, rule: object = {}) =>
    deadlinesAt({ deadlines: [], yearlyDeadlines: [{ ...yearly, ...rule }] }, new Date(moment)).map(({ date }) => date);

  it('falls on its day in the year that comes next, in its own zone', () => {
    expect(daysAt('2026-11-21T09:00:00Z')).toEqual(['2026-12-31']);
    expect(daysAt('2027-01-01T07:59:00Z')).toEqual(['2026-12-31']);
    expect(daysAt('2027-01-01T07:59:00.001Z')).toEqual(['2027-12-31']);
    expect(daysAt('2026-11-21T09:00:00Z', { month: 2, day: 1 })).toEqual(['2027-02-01']);
  });

  it('is no day where only its month is known', () => {
    expect(
      deadlinesAt({ deadlines: [], yearlyDeadlines: [{ month: 10, timeZone: 'Europe/London', ...fact }] }, now),
    ).toEqual([]);
  });

  it('says that it is yearly, beside the dates of single rounds', () => {
    const round = deadline('2025-10-07');
    expect(
      deadlinesAt({ deadlines: [round], yearlyDeadlines: [{ ...yearly, month: 3, day: 1 }] }, now).map(
        ({ date, isYearly }) => [date, isYearly],
      ),
    ).toEqual([
      ['2025-10-07', undefined],
      ['2027-03-01', true],
    ]);
  });

  it('lies ahead for the search index as long as its page is of the last round', () => {
    const closings = closingsForIndex({ deadlines: [], yearlyDeadlines: [yearly], checkedOn: '2026-11-21' });
    expect(closings).toEqual([new Date('2027-01-01T07:59:00Z'), new Date('2028-01-01T07:59:00Z')]);
  });

  it('from a page that is older, or has no date, is only the last known day', () => {
    for (const asOf of ['2024-10', undefined]) {
      const old = { deadlines: [], yearlyDeadlines: [{ ...yearly, ...(asOf ? { asOf } : { asOf: null }) }] };
      expect(deadlinesAt(old, now)).toEqual([]);
      expect(lastKnownDeadlines(old, now).map(({ date }) => date)).toEqual(['2026-12-31']);
      expect(closingsForIndex({ ...old, checkedOn: '2026-11-21' })).toEqual([]);
    }
    expect(lastKnownDeadlines({ deadlines: [], yearlyDeadlines: [yearly] }, now)).toEqual([]);
  });
});

describe('deadlines', () => {
  it('show the next that is open', () => {
    expect(
      nextDeadline([intake(2027, 9, '2027-01-13'), intake(2027, 1, '2026-11-30'), intake(2026, 9, '2026-06-30')], now)
        ?.date,
    ).toBe('2026-11-30');
  });

  it('show the last that closed when none is open', () => {
    expect(nextDeadline([intake(2025, 9, '2025-06-30'), intake(2026, 9, '2026-06-30')], now)?.date).toBe('2026-06-30');
  });

  it('are unknown when none is published', () => {
    expect(nextDeadline([intake(2027, 9)], now)).toBeNull();
  });

  it('that are only the last known day close nothing, but once it has passed the intake is not likely to open', () => {
    const yearly: DeadlineRecord = { ...deadline('2027-01-15'), isYearly: true };
    const rolling: IntakeRecord = { ...intake(2027, 9), deadline: yearly };
    expect(isLastKnown(yearly)).toBe(true);
    expect(momentOf(rolling)).toMatchObject({
      closesAt: null,
      lastKnownClosesAt: new Date('2027-01-15T23:59:59.999Z'),
    });
    expect(nextDeadline([rolling], now)).toBeNull();
    expect(intakeStatusOf(rolling, now)).toBe('LIKELY_OPEN');
    expect(intakeStatusOf(rolling, new Date('2027-01-16T12:00:00Z'))).toBeNull();
    const equal: IntakeRecord = { ...rolling, deadline: { ...yearly, kind: 'EQUAL_CONSIDERATION' } };
    expect(intakeStatusOf(equal, new Date('2027-01-16T12:00:00Z'))).toBe('LIKELY_OPEN');

    const recent = { ...rolling, deadline: { ...yearly, asOf: '2026-08' } };
    expect(isLastKnown(recent.deadline)).toBe(false);
    expect(momentOf(recent).closesAt).toEqual(new Date('2027-01-15T23:59:59.999Z'));
    expect(nextDeadline([recent], now)?.date).toBe('2027-01-15');
  });

  it('list open ones soonest first, then the latest that closed', () => {
    const order = deadlinesInOrder(['2026-05-01', '2027-06-30', '2026-11-21', '2026-10-15'].map(deadline), now);
    expect(order.map(({ date }) => date)).toEqual(['2026-11-21', '2027-06-30', '2026-10-15']);
  });
});

describe('what is stored beside an item', () => {
  it('counts the share of optional facts that are known; an empty list and an absent value are unknown', () => {
    expect(completenessOf('SCHOLARSHIP', {})).toBe(0);
    expect(completenessOf('SCHOLARSHIP', { website: 'https://example.org', deadlines: [], amount: undefined })).toBe(
      1 / 8,
    );
    expect(
      completenessOf('SCHOLARSHIP', {
        website: 'https://example.org',
        deadlines: [1],
        amount: { kind: 'VARIES' },
        summary: {},
      }),
    ).toBe(4 / 8);
  });

  it('counts a flag that is known to be false as known', () => {
    expect(completenessOf('PROGRAM', { coopInternship: { value: false } })).toBe(1 / 12);
  });

  it('counts a level of the language as knowledge of the minimum, once', () => {
    const levels = { englishMinimums: [], languageLevels: [{ language: 'en', level: 'B2' }] };
    expect(completenessOf('PROGRAM', levels)).toBe(1 / 12);
    expect(completenessOf('PROGRAM', { ...levels, englishMinimums: [{ test: 'IELTS' }] })).toBe(1 / 12);
  });

  it('lists each source once, however deep in the item it is named', () => {
    expect(
      sourceIdsOf({
        source: 'b',
        intakes: [{ source: 'a', deadline: { source: 'c' } }, { source: 'a' }],
        website: 'https://example.org',
      }),
    ).toEqual(['a', 'b', 'c']);
  });
});
