/** Scholarships of which a round has passed: where each closes in the same month, its day tells about when the next does, and does not say that it is over. Today is 21 November 2026. */
import { createFactPresenter } from './catalogue.factPresenter.js';
import type { ScholarshipRecord, SourceRecord } from './catalogue.records.js';

const fact = { source: 's', checkedOn: '2026-11-21', asOf: '2026' };
const round = (date: string) => ({ date, timeZone: 'Europe/London', ...fact });
const inMonth = (month: number, day?: number) => ({ month, timeZone: 'Europe/London', ...fact, ...(day && { day }) });

const { deadlines } = createFactPresenter({
  sourceOf: () => ({}) as SourceRecord,
  clock: () => new Date('2026-11-21T09:00:00Z'),
});

const shown = (scholarship: Partial<Pick<ScholarshipRecord, 'deadlines' | 'yearlyDeadlines'>>) =>
  deadlines({ deadlines: [], ...scholarship } as ScholarshipRecord).map(
    ({ date, status, isLastKnown }) => `${date} ${status}${isLastKnown ? ', comes back' : ''}`,
  );

it.each([
  ['in the month of its last round', ['2026-10-06'], [inMonth(10)], ['2026-10-06 CLOSED, comes back']],
  ['though its last round is of an earlier year', ['2025-04-01'], [inMonth(4)], ['2025-04-01 CLOSED, comes back']],
  ['in another month', ['2026-10-06'], [inMonth(3)], ['2026-10-06 CLOSED']],
  ['never, as far as is known', ['2026-10-06'], [], ['2026-10-06 CLOSED']],
  ['and its next round is known', ['2027-10-05'], [inMonth(10)], ['2027-10-05 OPEN']],
  ['on a day of every year', ['2026-10-06'], [inMonth(1, 15)], ['2027-01-15 OPEN', '2026-10-06 CLOSED']],
])('a round that comes back %s', (_, days, yearlyDeadlines, expected) =>
  expect(shown({ deadlines: days.map(round), yearlyDeadlines })).toEqual(expected),
);
