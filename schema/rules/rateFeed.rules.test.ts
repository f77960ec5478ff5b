import fc from 'fast-check';
import { BUDGET_CURRENCIES } from './account.values.js';
import {
  FEED_CURRENCIES,
  isHeld,
  isOfImpossibleDay,
  isOutdated,
  judgeFeedRate,
  moveOf,
  readFeedAnswer,
  usualMove,
} from './rateFeed.rules.js';

const eur = { aud: 1.62, cad: 1.61, eur: 1, gbp: 0.86, usd: 1.14, vnd: 29_478.5, btc: 0.00001 };
const answer = { date: '2026-11-23', eur };

describe('an answer of the source of exchange rates', () => {
  it('gives the day and the rates that we need, by the names that we use', () => {
    expect(readFeedAnswer(answer)).toEqual({
      asOf: '2026-11-23',
      rates: { AUD: 1.62, CAD: 1.61, GBP: 0.86, USD: 1.14, VND: 29_478.5 },
    });
    expect([...FEED_CURRENCIES, 'EUR'].toSorted()).toEqual([...BUDGET_CURRENCIES].toSorted());
  });

  it.each([
    ['no object', null],
    ['a list', [answer]],
    ['a text', JSON.stringify(answer)],
    ['no day', { eur }],
    ['a day that does not exist', { ...answer, date: '2026-02-30' }],
    ['a day with a time', { ...answer, date: '2026-11-23T00:00:00Z' }],
    ['another base', { date: '2026-11-23', usd: eur }],
    ['a base that is not one', { ...answer, eur: { ...eur, eur: 1.01 } }],
    ['a rate as a text', { ...answer, eur: { ...eur, vnd: '29478.5' } }],
    ['a rate of zero', { ...answer, eur: { ...eur, vnd: 0 } }],
    ['a negative rate', { ...answer, eur: { ...eur, aud: -1.6 } }],
    ['an endless rate', { ...answer, eur: { ...eur, usd: Infinity } }],
    ['a rate of null', { ...answer, eur: { ...eur, cad: null } }],
    ['no dong', { ...answer, eur: { ...eur, vnd: undefined } }],
    ['no pound', { ...answer, eur: { ...eur, gbp: undefined } }],
  ])('is refused whole with %s', (_what, bad) => {
    expect(readFeedAnswer(bad)).toBeNull();
  });

  it('is for today, for a day before or, where the day begins earlier, for tomorrow, and never for later', () => {
    const today = '2026-12-31';
    const days = ['2026-06-01', '2026-12-31', '2027-01-01', '2027-01-02', '2031-01-01'];
    expect(days.map(asOf => isOfImpossibleDay({ asOf }, today))).toEqual([false, false, false, true, true]);
  });
});

describe('a move of an exchange rate', () => {
  const former = { rate: 100, asOf: '2026-11-01' };
  const on = (asOf: string, rate: number) => isHeld(former, { rate, asOf });

  it('waits for staff when it is more than a tenth and a hundredth for each whole week since the last accepted day', () => {
    expect([on('2026-11-07', 110), on('2026-11-07', 110.01), on('2026-11-07', 90), on('2026-11-07', 89.99)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([on('2026-11-08', 111), on('2026-11-08', 111.01)]).toEqual([false, true]);
    expect([on('2026-12-06', 115), on('2026-12-06', 84.99)]).toEqual([false, true]);
    expect(usualMove('2026-11-01', '2026-11-01')).toBeCloseTo(0.1, 12);
    expect(usualMove('2026-11-01', '2027-10-31')).toBeCloseTo(0.62, 12);
    expect(usualMove('2026-11-08', '2026-11-01')).toBeCloseTo(0.1, 12);
  });

  it('is a share of the former rate, with its direction', () => {
    expect(moveOf(former, { rate: 112, asOf: '2026-11-02' })).toBeCloseTo(0.12, 12);
    expect(moveOf(former, { rate: 80, asOf: '2026-11-02' })).toBeCloseTo(-0.2, 12);
  });

  it('that is taken on a day is taken on every later day', () => {
    const dayAfter = (count: number) => new Date(Date.UTC(2026, 10, 1 + count)).toISOString().slice(0, 10);
    const isHeldLater = (rate: number, days: number, more: number) =>
      !on(dayAfter(days), rate) && on(dayAfter(days + more), rate);
    const rates = fc.double({ min: 1, max: 1000, noNaN: true });
    expect(() =>
      fc.assert(fc.property(rates, fc.nat(300), fc.nat(300), (...found) => !isHeldLater(...found))),
    ).not.toThrow();
  });
});

describe('a rate of a new answer', () => {
  const former = { rate: 100, asOf: '2026-11-01' };
  const judge = (asOf: string, rate: number, seenDay: string | null = null) =>
    judgeFeedRate({ former, seenDay }, { asOf, rate });

  it('is taken when it is of a later day and moved as rates do', () => {
    expect([judge('2026-11-02', 101), judge('2026-11-02', 100)]).toEqual(['TAKEN', 'TAKEN']);
  });

  it('changes nothing when it is of the same day or of one before', () => {
    expect([judge('2026-11-01', 101), judge('2026-10-31', 500)]).toEqual(['UNCHANGED', 'UNCHANGED']);
  });

  it('is held when it moved far, and not again for a day that staff have seen', () => {
    expect(judge('2026-11-05', 150)).toBe('HELD');
    expect(judge('2026-11-05', 150, '2026-11-05')).toBe('UNCHANGED');
    expect(judge('2026-11-06', 150, '2026-11-05')).toBe('HELD');
    expect(judge('2026-11-06', 101, '2026-11-05')).toBe('TAKEN');
  });
});

describe('a rate that an administrator entered', () => {
  it('counts until the source has one that is a week newer', () => {
    const entered = { asOf: '2026-11-10' };
    expect(['2026-11-01', '2026-11-16', '2026-11-17', '2026-12-01'].map(asOf => isOutdated(entered, { asOf }))).toEqual(
      [false, false, true, true],
    );
  });
});
