import { describe, expect, it } from '@jest/globals';
import type { CefrLevel } from './catalogue.values.js';
import { buildProgram, buildStudent, ielts } from './eligibility.fixtures.js';
import { english } from './eligibility.parts.rules.js';
import type { EnglishRequirement, ProgramFacts, StudentFacts } from './eligibility.values.js';

const certificate = (rest: Partial<NonNullable<StudentFacts['english']>>): StudentFacts['english'] => ({
  test: 'IELTS',
  overall: 6.5,
  takenOn: null,
  ...rest,
});
const language = (
  yours: StudentFacts['english'],
  minimums: readonly EnglishRequirement[],
  rest: Partial<ProgramFacts> = {},
) => english(buildStudent({ english: yours }), buildProgram({ englishMinimums: minimums, ...rest }));

describe('English', () => {
  it.each([
    [5.5, 6.5, 0, 'SHORT'],
    [6, 6.5, 0, 'SHORT'],
    [6.25, 6.5, 0.25, 'SHORT'],
    [6.5, 6.5, 0.5, 'MET'],
    [7, 6.5, 1, 'MET'],
    [9, 6.5, 1, 'MET'],
  ])('of IELTS %d against %d scores %d', (yours, needed, score, outcome) => {
    const found = language(certificate({ overall: yours }), [ielts(needed)]);
    expect(found.score).toBeCloseTo(score, 9);
    const alike = { part: 'ENGLISH', unit: 'IELTS', table: null, isExpiring: false };
    expect(found.reason).toMatchObject({ ...alike, outcome, yours, needed });
  });

  it('uses the minimum for the student’s own test before any other', () => {
    const toefl: EnglishRequirement = { test: 'TOEFL_IBT', overall: 90, isThirdParty: true };
    const found = language(certificate({ test: 'TOEFL_IBT', overall: 83 }), [ielts(6), toefl]);
    expect(found.score).toBeCloseTo(0.5 - 7 / 30, 9);
    expect(found.reason).toMatchObject({ outcome: 'SHORT', unit: 'TOEFL_IBT', table: null, isThirdParty: true });
  });

  it('converts otherwise, by a named table and the more cautious one where two disagree', () => {
    const own = (test: EnglishRequirement['test'], overall: number, minimum = ielts(6.5)) =>
      language(certificate({ test, overall }), [minimum]).reason;
    expect(own('TOEFL_IBT', 79)).toMatchObject({ outcome: 'MET', yours: 6.5, table: 'toefl-old-ielts', unit: 'IELTS' });
    expect(own('TOEFL_IBT', 78)).toMatchObject({ outcome: 'SHORT', yours: 6 });
    expect(own('TOEFL_IBT', 118)).toMatchObject({ outcome: 'MET', yours: 9 });
    // 55 is 6.5 by one table of PTE and 6 by the other.
    expect(own('PTE', 55)).toMatchObject({ outcome: 'SHORT', yours: 6, table: 'pte-ielts-partners-2025-07' });
    expect(own('TOEFL_IBT_2026', 5)).toMatchObject({ outcome: 'MET', yours: 7, table: 'toefl-old-ielts' });
    expect(own('IELTS', 6.5, { test: 'PTE', overall: 55, isThirdParty: false })).toMatchObject({
      outcome: 'MET',
      needed: 6.5,
      table: 'pte-pearson-2025-07',
    });
    expect(own('TOEFL_IBT', 79, ielts(6.5)).missingFrom).toBeNull();
    // One table of PTE begins at 41, the other at 31: what the first does not reach is below its lowest row.
    expect(own('PTE', 39, ielts(5))).toMatchObject({ outcome: 'SHORT', yours: 4.5 });
    expect(own('PTE', 41, ielts(5))).toMatchObject({ outcome: 'MET', yours: 5 });
    expect(own('PTE', 39, ielts(4.5)).outcome).toBe('UNKNOWN');
  });

  describe('at a level of the Common European Framework', () => {
    const level = (yours: StudentFacts['english'], of: CefrLevel, minimums: readonly EnglishRequirement[] = []) =>
      language(yours, minimums, { englishLevel: { level: of, isThirdParty: false } });

    it.each([
      ['TOEFL_IBT_2026', 4, 'B2', 4, 'MET'],
      ['TOEFL_IBT_2026', 3.5, 'B2', 4, 'SHORT'],
      ['TOEFL_IBT_2026', 4.5, 'C1', 5, 'SHORT'],
      ['TOEFL_IBT_2026', 5, 'C1', 5, 'MET'],
      ['TOEFL_IBT', 72, 'B2', 72, 'MET'],
      ['TOEFL_IBT', 94, 'C1', 95, 'SHORT'],
    ] as const)('%s of %d is compared with %s by the table of TOEFL: %d, %s', (test, overall, of, needed, outcome) => {
      expect(level(certificate({ test, overall }), of).reason).toMatchObject({
        outcome,
        yours: overall,
        needed,
        unit: test,
        table: 'toefl-scales',
      });
    });

    it.each(['IELTS', 'PTE', 'DUOLINGO', 'CAMBRIDGE'] as const)('is not known for %s, which no table relates', test => {
      expect(level(certificate({ test, overall: 9 }), 'B2')).toMatchObject({
        score: null,
        reason: { outcome: 'UNKNOWN', missingFrom: 'CATALOGUE', yours: null, needed: null, table: null },
      });
    });

    it('asks for a certificate where there is none, and gives way to results of tests', () => {
      expect(level(null, 'B2').reason).toMatchObject({ outcome: 'UNKNOWN', missingFrom: 'STUDENT', needed: null });
      expect(level(certificate({ overall: 6.5 }), 'C2', [ielts(6)]).reason).toMatchObject({
        outcome: 'MET',
        needed: 6,
      });
    });
  });

  it('names itself whatever is not known, and who repeats the level that is asked for', () => {
    const start = { year: 2027, month: 9 };
    const old = certificate({ test: 'TOEFL_IBT', overall: 90, takenOn: '2025-08-31' });
    const found = [
      language(certificate({}), []),
      language(null, [ielts(6)]),
      language(old, [ielts(6)], { start }),
      language(certificate({ test: 'TOEFL_IBT_2026', overall: 4.2 }), [ielts(6)]),
    ];
    expect(found.map(({ reason }) => `${reason.part} ${reason.outcome}`)).toEqual(found.map(() => 'ENGLISH UNKNOWN'));
    for (const isThirdParty of [true, false])
      expect(language(null, [], { englishLevel: { level: 'B2', isThirdParty } }).reason).toMatchObject({
        isThirdParty,
      });
  });

  it.each([
    ['IELTS', 6.5, 0.25],
    ['TOEFL_IBT', 90, 7.5],
    ['TOEFL_IBT_2026', 5, 0.25],
    ['PTE', 60, 4],
    ['DUOLINGO', 110, 5],
    ['CAMBRIDGE', 176, 3],
  ] as const)(
    'of %s is halfway to nothing where %d is missed by half of what half a band comes to',
    (test, overall, by) => {
      const minimum: EnglishRequirement = { test, overall, isThirdParty: false };
      expect(language(certificate({ test, overall: overall - by }), [minimum]).score).toBeCloseTo(0.25, 9);
    },
  );

  it('of another test counts by the distance of the bands', () => {
    const found = language(certificate({ test: 'TOEFL_IBT', overall: 94 }), [ielts(6.5)]);
    expect(found.score).toBe(1);
    expect(language(certificate({ test: 'TOEFL_IBT', overall: 60 }), [ielts(6.5)]).score).toBe(0);
    expect(language(certificate({ test: 'TOEFL_IBT', overall: 79 }), [ielts(6.5)]).score).toBe(0.5);
  });

  it('prefers the minimum of IELTS among those of other tests', () => {
    const pte: EnglishRequirement = { test: 'PTE', overall: 79, isThirdParty: false };
    expect(language(certificate({ test: 'TOEFL_IBT', overall: 79 }), [pte, ielts(6.5)]).reason.needed).toBe(6.5);
    expect(language(certificate({ test: 'TOEFL_IBT', overall: 79 }), [pte]).reason.needed).toBe(8);
  });

  it('is unknown without a certificate, without a minimum, where no table reaches, and where teaching is in another language', () => {
    const pte: EnglishRequirement = { test: 'PTE', overall: 20, isThirdParty: true };
    expect(language(null, [ielts(6)]).reason).toMatchObject({ missingFrom: 'STUDENT', needed: 6, unit: 'IELTS' });
    expect(language(certificate({}), []).reason).toMatchObject({ missingFrom: 'CATALOGUE', needed: null });
    expect(language(certificate({}), [pte])).toMatchObject({
      score: null,
      reason: { missingFrom: 'STUDENT', needed: 20, isThirdParty: true },
    });
    expect(language(certificate({ test: 'TOEFL_IBT_2026', overall: 4.2 }), [ielts(6)]).score).toBeNull();
    // The table of Cambridge begins at 7: below it nothing is known of 6.5, and enough of 7.
    expect(language(certificate({ test: 'CAMBRIDGE', overall: 180 }), [ielts(6.5)]).score).toBeNull();
    expect(language(certificate({ test: 'CAMBRIDGE', overall: 180 }), [ielts(7)]).reason.outcome).toBe('SHORT');
    expect(language(certificate({}), [ielts(6)], { isInEnglish: false })).toMatchObject({
      score: null,
      reason: { missingFrom: 'CATALOGUE' },
    });
  });

  it('is held down by a section below its minimum', () => {
    const minimum = ielts(6.5, { writing: 6, speaking: null });
    const high = language(certificate({ overall: 8, writing: 5.5 }), [minimum]);
    expect(high).toMatchObject({ score: 0.4, reason: { outcome: 'SHORT' } });
    const low = language(certificate({ overall: 6.25, writing: 5.5 }), [minimum]);
    expect(low).toMatchObject({ score: 0.25, reason: { outcome: 'SHORT' } });
    const met = language(certificate({ overall: 7, writing: 6 }), [minimum]);
    expect(met).toMatchObject({ score: 1, reason: { outcome: 'MET' } });
  });

  it('says that sections were not entered, which counts neither for nor against', () => {
    const minimum = ielts(6.5, { writing: 6, listening: 6 });
    expect(language(certificate({ overall: 7, writing: 6 }), [minimum])).toMatchObject({
      score: 1,
      reason: { outcome: 'PARTLY' },
    });
    expect(language(certificate({ overall: 6, writing: 6 }), [minimum]).reason.outcome).toBe('SHORT');
    const toefl = certificate({ test: 'TOEFL_IBT', overall: 94 });
    expect(language(toefl, [minimum]).reason.outcome).toBe('PARTLY');
    expect(language(toefl, [ielts(6.5)]).reason.outcome).toBe('MET');
  });

  it('does not count a result of TOEFL that will have expired, and warns of others', () => {
    const start = { year: 2027, month: 9 };
    const old = { takenOn: '2025-08-31' };
    expect(language(certificate({ test: 'TOEFL_IBT', overall: 90, ...old }), [ielts(6)], { start })).toMatchObject({
      score: null,
      reason: { missingFrom: 'STUDENT', isExpiring: true, needed: 6 },
    });
    expect(language(certificate(old), [ielts(6)], { start })).toMatchObject({ score: 1, reason: { isExpiring: true } });
    expect(language(certificate({ takenOn: '2025-09-01' }), [ielts(6)], { start }).reason.isExpiring).toBe(false);
    expect(language(certificate(old), [ielts(6)]).reason.isExpiring).toBe(false);
  });
});
