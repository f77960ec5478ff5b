import type { GpaScale } from '../account.values.js';
import { averageLine } from './average.rules.js';
import type { Average, MinimumAverage } from './chance.values.js';
import { averageFrom, tenPoint } from './chance.fixtures.js';

const own = (value: number, scale: GpaScale): Average => ({ value, scale, lowest: value, isEstimated: false });
const from = (value: number, scale: GpaScale): MinimumAverage => ({ value, scale, isThirdParty: false });

describe('an average against a minimum', () => {
  it.each([
    [8, 8, 'MET', false],
    [8.49, 8, 'MET', false],
    [8.5, 8, 'MET', true],
    [7.99, 8, 'SHORT', false],
    [10, 9.8, 'MET', true],
    [9.9, 9.8, 'MET', false],
  ] as const)('of %d against %d is %s, with half a mark to spare: %s', (yours, needed, outcome, hasMargin) => {
    expect(averageLine(tenPoint(yours), [averageFrom(needed)])).toMatchObject({
      outcome,
      hasMargin,
      yours,
      needed,
      unit: 'TEN',
      table: null,
    });
  });

  it('counts with the lower end of its range where it is estimated', () => {
    expect(averageLine(tenPoint(8.4, 7.9), [averageFrom(8)])).toMatchObject({
      outcome: 'SHORT',
      yours: 7.9,
      isEstimated: true,
    });
    expect(averageLine(tenPoint(9, 8.5), [averageFrom(8)])).toMatchObject({ outcome: 'MET', hasMargin: true });
  });

  it('reads a minimum of another scale by the strictest table', () => {
    // 3.0 of 4.0 begins at 7.0 by two tables, at 7.5 by multiplying, and at 8.0 by the ranges of EducationUSA.
    expect(averageLine(tenPoint(7.9), [from(3, 'FOUR')])).toMatchObject({
      outcome: 'SHORT',
      yours: 7.9,
      needed: 8,
      unit: 'TEN',
      table: 'educationusa-ranges-2026-11',
    });
    expect(averageLine(tenPoint(8.5), [from(3, 'FOUR')])).toMatchObject({ outcome: 'MET', hasMargin: true });
    expect(averageLine(tenPoint(9), [from(3.4, 'FOUR')])).toMatchObject({
      outcome: 'MET',
      needed: 8.7,
      hasMargin: false,
    });
    // 85 % is 3.0 by the table of percentages, not 3.4.
    expect(averageLine(own(85, 'HUNDRED'), [from(3.4, 'FOUR')])).toMatchObject({
      outcome: 'SHORT',
      yours: 3,
      unit: 'FOUR',
    });
    expect(averageLine(own(3, 'FOUR'), [from(85, 'HUNDRED')])).toMatchObject({ outcome: 'SHORT', needed: 4 });
    expect(averageLine(own(4, 'FOUR'), [from(85, 'HUNDRED')]).outcome).toBe('MET');
    expect(averageLine(own(3, 'FOUR'), [from(80, 'HUNDRED')])).toMatchObject({ outcome: 'MET', needed: 3 });
    expect(averageLine(own(3.2, 'FOUR'), [from(95, 'HUNDRED')])).toMatchObject({ outcome: 'SHORT', needed: 4 });
    expect(averageLine(tenPoint(8.5), [from(85, 'HUNDRED')])).toMatchObject({ outcome: 'MET', needed: 8.5 });
    expect(averageLine(own(70, 'HUNDRED'), [averageFrom(7)])).toMatchObject({ outcome: 'MET', yours: 7 });
  });

  it('gives a student on the scale of 4.0 the mark that every table is sure of', () => {
    expect(averageLine(own(3, 'FOUR'), [averageFrom(7)])).toMatchObject({ outcome: 'MET', yours: 7, unit: 'TEN' });
    expect(averageLine(own(3.9, 'FOUR'), [averageFrom(8.5)])).toMatchObject({ outcome: 'SHORT', yours: 8 });
  });

  it('measures half a mark of ten on the scale on which both stand', () => {
    expect(averageLine(own(3.2, 'FOUR'), [from(3, 'FOUR')]).hasMargin).toBe(true);
    expect(averageLine(own(3.19, 'FOUR'), [from(3, 'FOUR')]).hasMargin).toBe(false);
    expect(averageLine(own(90, 'HUNDRED'), [from(85, 'HUNDRED')]).hasMargin).toBe(true);
  });

  it('has to meet the minimum of the program and that of the institution', () => {
    const both = [averageFrom(7), { ...from(3.4, 'FOUR'), isThirdParty: true }];
    expect(averageLine(tenPoint(8), both)).toMatchObject({ outcome: 'SHORT', needed: 8.7, isThirdParty: true });
    expect(averageLine(tenPoint(9), both)).toMatchObject({ outcome: 'MET', needed: 8.7, hasMargin: false });
    expect(averageLine(tenPoint(9), [averageFrom(7), from(4, 'FIVE')]).outcome).toBe('UNKNOWN_MINIMUM');
    expect(averageLine(tenPoint(6), [averageFrom(7), from(4, 'FIVE')]).outcome).toBe('SHORT');
  });

  it('is not known without one of the two, and says what is asked for', () => {
    expect(averageLine(null, [averageFrom(8)])).toMatchObject({ outcome: 'UNKNOWN_YOURS', needed: 8, yours: null });
    expect(averageLine(null, [])).toMatchObject({ outcome: 'UNKNOWN_YOURS', needed: null });
    expect(averageLine(tenPoint(9), [])).toMatchObject({ outcome: 'UNKNOWN_MINIMUM', needed: null, hasMargin: false });
  });

  it('on the weighted scale says nothing outside its own school', () => {
    expect(averageLine(own(4.5, 'FIVE'), [averageFrom(7)]).outcome).toBe('UNKNOWN_YOURS');
    expect(averageLine(tenPoint(9), [from(4, 'FIVE')])).toMatchObject({ outcome: 'UNKNOWN_MINIMUM', needed: 4 });
    expect(averageLine(own(4.5, 'FIVE'), [from(4, 'FIVE')]).outcome).toBe('MET');
  });
});
