import type { CefrLevel, EnglishTest } from '../catalogue.values.js';
import { ieltsFrom, unknownProgram } from './chance.fixtures.js';
import type { Certificate, EnglishMinimum, ProgramFacts } from './chance.values.js';
import { englishLine } from './english.rules.js';

const certificate = (test: EnglishTest, overall: number, rest: Partial<Certificate> = {}): Certificate => ({
  test,
  overall,
  takenOn: null,
  ...rest,
});
const asks = (test: EnglishTest, overall: number, rest: Partial<EnglishMinimum> = {}): EnglishMinimum => ({
  test,
  overall,
  isThirdParty: false,
  ...rest,
});
const line = (yours: Certificate | null, minimums: readonly EnglishMinimum[], rest: Partial<ProgramFacts> = {}) =>
  englishLine(yours, { ...unknownProgram, englishMinimums: minimums, ...rest });

describe('English', () => {
  it.each([
    [6, 'SHORT', false],
    [6.5, 'MET', false],
    [7, 'MET', true],
  ] as const)('of IELTS %d against 6.5 is %s, with half a band to spare: %s', (yours, outcome, hasMargin) => {
    expect(line(certificate('IELTS', yours), [ieltsFrom(6.5)])).toMatchObject({
      outcome,
      hasMargin,
      yours,
      needed: 6.5,
      unit: 'IELTS',
      table: null,
    });
  });

  it('never asks for more than the top of a scale', () => {
    expect(line(certificate('IELTS', 9), [ieltsFrom(9)]).hasMargin).toBe(true);
    expect(line(certificate('TOEFL_IBT', 118), [asks('TOEFL_IBT', 118)]).hasMargin).toBe(true);
    expect(line(certificate('CAMBRIDGE', 229), [asks('CAMBRIDGE', 191)]).hasMargin).toBe(false);
    expect(line(certificate('CAMBRIDGE', 230), [asks('CAMBRIDGE', 191)]).hasMargin).toBe(true);
  });

  it.each([
    // The row of the minimum, and where the next one begins: by the stricter table where there are two.
    ['TOEFL_IBT', 80, 94],
    ['TOEFL_IBT', 100, 102],
    ['PTE', 58, 63],
    ['DUOLINGO', 110, 120],
    ['CAMBRIDGE', 176, 185],
    ['CAMBRIDGE', 185, 191],
    ['TOEFL_IBT_2026', 4.5, 5],
  ] as const)('of %s has half a band to spare above %d from %d on', (test, minimum, margin) => {
    const step = test === 'DUOLINGO' ? 5 : test === 'TOEFL_IBT_2026' ? 0.5 : 1;
    const has = (overall: number) => line(certificate(test, overall), [asks(test, minimum)]).hasMargin;
    expect([has(margin - step), has(margin)]).toEqual([false, true]);
  });

  it('uses the minimum for the student’s own test before any other', () => {
    const minimums = [ieltsFrom(6), asks('TOEFL_IBT', 90, { isThirdParty: true })];
    expect(line(certificate('TOEFL_IBT', 83), minimums)).toMatchObject({
      outcome: 'SHORT',
      yours: 83,
      needed: 90,
      unit: 'TOEFL_IBT',
      table: null,
      isThirdParty: true,
    });
  });

  describe('of TOEFL since January 2026', () => {
    it.each([
      // 3.5 is 58 to 71, 4 is 72 to 85, 4.5 is 86 to 94: the lower end counts unless the range settles it.
      [3.5, 72, 'SHORT', 58],
      [4, 72, 'MET', 72],
      [4, 80, 'SHORT', 72],
      [4.5, 80, 'MET', 86],
      [4.5, 90, 'SHORT', 86],
      [5, 90, 'MET', 95],
    ] as const)(
      '%d is held against %d of the old scale by the table of both: %s',
      (overall, minimum, outcome, yours) => {
        expect(line(certificate('TOEFL_IBT_2026', overall), [ieltsFrom(5), asks('TOEFL_IBT', minimum)])).toMatchObject({
          outcome,
          yours,
          needed: minimum,
          unit: 'TOEFL_IBT',
          table: 'toefl-scales',
        });
      },
    );

    it('is asked for of an old result by the lowest total that it stands for', () => {
      const minimum = asks('TOEFL_IBT_2026', 4.5);
      expect(line(certificate('TOEFL_IBT', 86), [minimum])).toMatchObject({ outcome: 'MET', needed: 86 });
      expect(line(certificate('TOEFL_IBT', 85), [minimum]).outcome).toBe('SHORT');
    });

    it('goes by way of IELTS only where the program names no TOEFL', () => {
      const minimums = [asks('PTE', 50), ieltsFrom(6.5)];
      expect(line(certificate('TOEFL_IBT_2026', 5), minimums)).toMatchObject({
        outcome: 'MET',
        yours: 7,
        unit: 'IELTS',
        table: 'toefl-old-ielts',
      });
    });

    it('that is on no scale is compared with nothing', () => {
      expect(line(certificate('TOEFL_IBT_2026', 4.2), [ieltsFrom(6)]).outcome).toBe('UNKNOWN_MINIMUM');
      expect(line(certificate('TOEFL_IBT_2026', 4.2), [asks('TOEFL_IBT', 80)]).outcome).toBe('UNKNOWN_MINIMUM');
    });
  });

  it('of another test is converted by a named table, the more cautious one where two disagree', () => {
    const found = (test: EnglishTest, overall: number, minimum = ieltsFrom(6.5)) =>
      line(certificate(test, overall), [minimum]);
    expect(found('TOEFL_IBT', 79)).toMatchObject({ outcome: 'MET', yours: 6.5, table: 'toefl-old-ielts' });
    expect(found('TOEFL_IBT', 78)).toMatchObject({ outcome: 'SHORT', yours: 6 });
    expect(found('TOEFL_IBT', 118)).toMatchObject({ outcome: 'MET', yours: 9 });
    // 55 is 6.5 by one table of PTE and 6 by the other.
    expect(found('PTE', 55)).toMatchObject({ outcome: 'SHORT', yours: 6, table: 'pte-ielts-partners-2025-07' });
    expect(found('IELTS', 6.5, asks('PTE', 55))).toMatchObject({
      outcome: 'MET',
      needed: 6.5,
      table: 'pte-pearson-2025-07',
    });
    // What no row reaches falls short of the lowest, and more is not known of it.
    expect(found('PTE', 39, ieltsFrom(5))).toMatchObject({ outcome: 'SHORT', yours: 4.5 });
    expect(found('PTE', 39, ieltsFrom(4.5)).outcome).toBe('UNKNOWN_MINIMUM');
    expect(found('CAMBRIDGE', 215, ieltsFrom(7.5))).toMatchObject({ outcome: 'MET', yours: 7.5, hasMargin: false });
  });

  describe('with minimums of sections', () => {
    const minimum = ieltsFrom(6.5, { writing: 6, speaking: 6 });
    it('falls short by the section that lacks most', () => {
      const yours = certificate('IELTS', 7, { writing: 5.5, speaking: 5, listening: 8, reading: 8 });
      expect(line(yours, [minimum])).toMatchObject({ outcome: 'SHORT', section: 'speaking', yours: 5, needed: 6 });
    });

    it('is met once every section that counts is', () => {
      const yours = certificate('IELTS', 7, { writing: 6, speaking: 6 });
      expect(line(yours, [minimum])).toMatchObject({ outcome: 'MET', yours: 7, needed: 6.5, hasMargin: true });
    });

    it('is not known while a section is not entered, or another test cannot be converted', () => {
      const unknown = { areSectionsUnknown: true, hasMargin: false };
      expect(line(certificate('IELTS', 7), [minimum])).toMatchObject({
        ...unknown,
        outcome: 'UNKNOWN_YOURS',
        yours: 7,
      });
      expect(line(certificate('IELTS', 7, { writing: 6 }), [minimum]).outcome).toBe('UNKNOWN_YOURS');
      expect(line(certificate('PTE', 70), [minimum])).toMatchObject({ ...unknown, outcome: 'UNKNOWN_MINIMUM' });
      const toefl = asks('TOEFL_IBT', 80, { writing: 20 });
      expect(line(certificate('TOEFL_IBT_2026', 5), [toefl])).toMatchObject({ ...unknown, outcome: 'UNKNOWN_MINIMUM' });
    });

    it('is short by the whole before it is by a section', () => {
      expect(line(certificate('IELTS', 6), [minimum])).toMatchObject({ outcome: 'SHORT', section: null, needed: 6.5 });
    });
  });

  describe('at a level of the Common European Framework', () => {
    const level = (yours: Certificate | null, of: CefrLevel, minimums: readonly EnglishMinimum[] = []) =>
      line(yours, minimums, { englishLevel: { level: of, isThirdParty: false } });

    it.each([
      ['TOEFL_IBT_2026', 4, 'B2', 4, 'MET'],
      ['TOEFL_IBT_2026', 3.5, 'B2', 4, 'SHORT'],
      ['TOEFL_IBT_2026', 4.5, 'C1', 5, 'SHORT'],
      ['TOEFL_IBT', 72, 'B2', 72, 'MET'],
      ['TOEFL_IBT', 94, 'C1', 95, 'SHORT'],
    ] as const)('%s of %d is compared with %s by the table of TOEFL: %d, %s', (test, overall, of, needed, outcome) => {
      const figures = { outcome, yours: overall, needed, unit: test, table: 'toefl-scales' };
      expect(level(certificate(test, overall), of)).toMatchObject(figures);
    });

    it.each(['IELTS', 'PTE', 'DUOLINGO', 'CAMBRIDGE'] as const)('is not known for %s, which no table relates', test => {
      expect(level(certificate(test, 9), 'B2')).toMatchObject({
        outcome: 'UNKNOWN_MINIMUM',
        needed: null,
        table: null,
      });
    });

    it('asks for a certificate where there is none, and gives way to results of tests', () => {
      expect(level(null, 'B2')).toMatchObject({ outcome: 'UNKNOWN_YOURS', needed: null });
      expect(level(certificate('IELTS', 6.5), 'C2', [ieltsFrom(6)])).toMatchObject({ outcome: 'MET', needed: 6 });
    });
  });

  it('is not asked for where nothing is stated, or another language is spoken', () => {
    expect(line(certificate('IELTS', 9), []).outcome).toBe('UNKNOWN_MINIMUM');
    expect(line(certificate('IELTS', 9), [ieltsFrom(6)], { isInEnglish: false }).outcome).toBe('UNKNOWN_MINIMUM');
    expect(line(null, [ieltsFrom(6)])).toMatchObject({ outcome: 'UNKNOWN_YOURS', needed: 6, unit: 'IELTS' });
  });

  it('does not count once it is sure to have expired when studies start, and says when it may have', () => {
    const start = { year: 2027, month: 9 };
    const expired = line(certificate('TOEFL_IBT', 90, { takenOn: '2025-08-31' }), [ieltsFrom(6)], { start });
    expect(expired).toMatchObject({ outcome: 'UNKNOWN_YOURS', isExpiring: true, needed: 6 });
    const usually = line(certificate('IELTS', 7, { takenOn: '2025-08-31' }), [ieltsFrom(6)], { start });
    expect(usually).toMatchObject({ outcome: 'MET', isExpiring: true });
  });
});
