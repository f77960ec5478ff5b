import { bookOf, yearOf } from './gradeBook.fixtures.js';
import type { GradeYear } from './gradeBook.values.js';
import { subjectResultsOf } from './subjectResults.rules.js';

/** Of the last year. */
const subjectIn = (code: string, ...years: GradeYear[]) => {
  const year = years.at(-1);
  const found = year && subjectResultsOf(year, bookOf(...years)).find(({ subject }) => subject.subject === code);
  if (!found) throw new Error(code);
  return found;
};

describe('the result of a subject', () => {
  it('is made of its terms, and marked as actual', () => {
    expect(subjectIn('MATH', yearOf(11, { MATH: ['8.2', '8.5'] }))).toMatchObject({
      final: { steps: 84, basis: 'ACTUAL', low: 84, high: 84, origin: 'FROM_TERMS' },
      terms: [
        { term: 1, steps: 82, basis: 'ACTUAL' },
        { term: 2, steps: 85, basis: 'ACTUAL' },
      ],
      isPassed: null,
    });
  });

  it('is the one of the transcript where that was entered, with or without terms', () => {
    expect(subjectIn('MATH', yearOf(11, { MATH: ['8.2', '8.5', '8.0'] })).final).toMatchObject({
      steps: 80,
      origin: 'ENTERED',
    });
    expect(subjectIn('MATH', yearOf(11, { MATH: [null, null, '7.1'] })).final).toMatchObject({
      steps: 71,
      basis: 'ACTUAL',
    });
  });

  it('with one semester is estimated by the years before, and marked as partial with half a mark of doubt', () => {
    const before = [yearOf(9, { MATH: ['7.5', '8.1'] }), yearOf(10, { MATH: ['7.8', '8.2'] })];
    expect(subjectIn('MATH', ...before, yearOf(11, { MATH: ['8.0'] }))).toMatchObject({
      final: { steps: 82, basis: 'PARTIAL', low: 77, high: 87, origin: 'TERM_ESTIMATED' },
      terms: [
        { term: 1, steps: 80, basis: 'ACTUAL' },
        { term: 2, steps: 83, basis: 'PARTIAL' },
      ],
    });
    expect(subjectIn('MATH', yearOf(11, { MATH: ['8.0'] })).final).toMatchObject({ steps: 80, basis: 'PARTIAL' });
    expect(subjectIn('MATH', ...before, yearOf(11, { MATH: [null, '8.3'] }))).toMatchObject({
      terms: [
        { term: 1, steps: 81, basis: 'PARTIAL' },
        { term: 2, steps: 83, basis: 'ACTUAL' },
      ],
      final: { steps: 82 },
    });
  });

  it('with no term is projected from at most three years before, the latest weighing most', () => {
    const years = [
      yearOf(7, { MATH: [null, null, '1.0'] }),
      yearOf(8, { MATH: [null, null, '7.0'] }),
      yearOf(9, { MATH: [null, null, '7.6'] }),
      yearOf(10, { MATH: [null, null, '8.2'] }),
    ];
    expect(subjectIn('MATH', ...years, yearOf(11, { MATH: [] }))).toMatchObject({
      terms: [],
      final: { steps: 78, basis: 'PROJECTED', low: 68, high: 88, origin: 'YEARS_BEFORE' },
    });
    expect(
      subjectIn(
        'MATH',
        yearOf(9, { MATH: ['6.9', '6.9'] }),
        yearOf(10, { MATH: ['7.7', '7.7'] }),
        yearOf(11, { MATH: [] }),
      ).final,
    ).toMatchObject({ steps: 74 });
    expect(subjectIn('MATH', yearOf(7, { MATH: ['9', '9'] }), yearOf(11, { MATH: [] })).final).toBeNull();
  });

  it('that begins in grade 10 is projected from the subject it comes from', () => {
    const nine = yearOf(9, { NATURAL_SCIENCE: ['8', '8'], HISTORY_GEOGRAPHY: ['7', '7'], MATH: ['9', '9'] });
    const ten = yearOf(10, { HISTORY: [], PHYSICS: [], DEFENCE: [] });
    expect(subjectIn('HISTORY', nine, ten).final).toMatchObject({ steps: 70, origin: 'PARENT_SUBJECT' });
    expect(subjectIn('PHYSICS', nine, ten).final).toMatchObject({ steps: 80, origin: 'PARENT_SUBJECT' });
  });

  it('without any of them is projected as the mean of all, of this year before those before it', () => {
    const nine = yearOf(9, { MATH: ['9', '9'], CIVICS: ['6', '6'] });
    expect(subjectIn('DEFENCE', nine, yearOf(10, { DEFENCE: [] })).final).toMatchObject({
      steps: 75,
      basis: 'PROJECTED',
      origin: 'ALL_SUBJECTS',
    });
    expect(subjectIn('DEFENCE', nine, yearOf(10, { MATH: ['8', '8'], DEFENCE: [] })).final).toMatchObject({
      steps: 80,
    });
    expect(subjectIn('DEFENCE', yearOf(10, { DEFENCE: [] })).final).toBeNull();
  });

  it('is not projected while all that may be chosen still stand in the list', () => {
    const nine = yearOf(9, { NATURAL_SCIENCE: ['8', '8'] });
    const five = { PHYSICS: [], CHEMISTRY: [], BIOLOGY: [], GEOGRAPHY: [], INFORMATICS: [] };
    expect(subjectIn('PHYSICS', nine, yearOf(10, five)).final).toBeNull();
    const { INFORMATICS: _fifth, ...four } = five;
    expect(subjectIn('PHYSICS', nine, yearOf(10, four)).final).toMatchObject({ steps: 80 });
    expect(subjectIn('PHYSICS', yearOf(10, { PHYSICS: ['8', '8'] }), yearOf(11, five)).final).toMatchObject({
      steps: 80,
    });
    expect(subjectIn('CHEMISTRY', yearOf(10, { PHYSICS: ['8', '8'] }), yearOf(11, five)).final).toBeNull();
  });

  it('of a remark subject is passed or not, by the year, else by its last term, and never a number', () => {
    const passed = (values: (string | null)[]) => subjectIn('PE', yearOf(11, { PE: values })).isPassed;
    expect([
      passed(['FAILED', 'PASSED']),
      passed(['PASSED', 'PASSED', 'FAILED']),
      passed(['PASSED']),
      passed([]),
    ]).toEqual([true, false, null, null]);
    expect(subjectIn('PE', yearOf(11, { PE: ['PASSED', 'PASSED'] })).final).toBeNull();
  });

  it('in other systems is the mean of the terms that are known, without a guess at the rest', () => {
    const us = yearOf(11, { MATH: ['3.5', '3.8'], ENGLISH: ['3.0'], SCIENCE: [] }, { system: 'US_4' });
    expect(subjectIn('MATH', us).final).toMatchObject({ steps: 365, basis: 'ACTUAL' });
    expect(subjectIn('ENGLISH', us).final).toEqual({
      steps: 300,
      basis: 'PARTIAL',
      low: 300,
      high: 300,
      origin: 'KNOWN_TERMS',
    });
    expect(subjectIn('SCIENCE', us).final).toBeNull();
    const letters = yearOf(12, { MATH: ['A', 'B'], PHYSICS: [null, null, 'A*'] }, { system: 'A_LEVEL' });
    expect(subjectIn('MATH', letters).final).toBeNull();
    expect(subjectIn('PHYSICS', letters).final).toMatchObject({ steps: 0, origin: 'ENTERED' });
  });

  it('of Vietnamese years with other than two terms is the mean of what is known', () => {
    const three = yearOf(11, { MATH: ['7', '8', '9.1'], LITERATURE: ['7', null, '8'] }, { termCount: 3 });
    expect(subjectIn('MATH', three).final).toMatchObject({ steps: 80, basis: 'ACTUAL' });
    expect(subjectIn('LITERATURE', three).final).toMatchObject({ steps: 75, basis: 'PARTIAL', low: 70, high: 80 });
  });
});
