import { askedDeadlineAmong } from './search.deadlines.js';

const of = (date: string, status: 'OPEN' | 'CLOSED') => ({ date, status });
const december = of('2026-12-15', 'OPEN');
const january = of('2027-01-15', 'OPEN');
const lastJanuary = of('2026-01-15', 'CLOSED');

it.each([
  ['the next in the month', [december, january, lastJanuary], [1], january],
  ['of several months the next', [december, january], [12, 1], december],
  ['the last known where none lies ahead', [december, lastJanuary], [1], lastJanuary],
  ['one that lies ahead before one that has passed', [lastJanuary, january], [1], january],
  ['none where there is none', [december], [3], null],
])('the deadline that is shown is %s', (_what, deadlines, months, shown) =>
  expect(askedDeadlineAmong(deadlines, months)).toBe(shown),
);
