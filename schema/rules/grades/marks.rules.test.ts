import fc from 'fast-check';
import { ACADEMIC_SYSTEM_NAMES, ACADEMIC_SYSTEMS, type AcademicSystem } from './gradeBook.values.js';
import { readMark, writeSteps } from './marks.rules.js';

const read = (typed: string, system: AcademicSystem = 'VN_TT22', isRemark = false) => {
  const mark = readMark(system, isRemark, typed);
  return mark.kind === 'FLAW' ? mark.flaw : mark.kind === 'EMPTY' ? 'EMPTY' : mark.value;
};

describe('a mark', () => {
  it.each([
    ['8', '8.0'],
    ['8,5', '8.5'],
    ['8.5', '8.5'],
    [' 8.50 ', '8.5'],
    ['8.', '8.0'],
    ['08', '8.0'],
    ['１０', '10.0'],
    ['0', '0.0'],
    ['10', '10.0'],
    ['10.0', '10.0'],
    ['', 'EMPTY'],
    ['\u00a0\n', 'EMPTY'],
    ['10.1', 'OUT_OF_SCALE'],
    ['10.01', 'OUT_OF_SCALE'],
    ['11', 'OUT_OF_SCALE'],
    ['85', 'OUT_OF_SCALE'],
    ['8.55', 'WRONG_STEP'],
    ['8.5.5', 'NOT_A_MARK'],
    ['8,5,5', 'NOT_A_MARK'],
    ['-1', 'NOT_A_MARK'],
    ['+8', 'NOT_A_MARK'],
    ['8e0', 'NOT_A_MARK'],
    ['.5', 'NOT_A_MARK'],
    ['tám', 'NOT_A_MARK'],
    ['8 5', 'NOT_A_MARK'],
    ['12345', 'NOT_A_MARK'],
    ['8.1234567', 'NOT_A_MARK'],
  ])('%j is read as %s', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it.each([
    ['US_4', '3.7', '3.70'],
    ['US_4', '3.755', 'WRONG_STEP'],
    ['US_4', '4.01', 'OUT_OF_SCALE'],
    ['US_4', '4', '4.00'],
    ['PERCENTAGE', '100', '100.0'],
    ['PERCENTAGE', '92.5', '92.5'],
    ['PERCENTAGE', '100.1', 'OUT_OF_SCALE'],
    ['IB', '7', '7'],
    ['IB', '6.5', 'WRONG_STEP'],
    ['IB', '7.5', 'OUT_OF_SCALE'],
    ['IB', '0', 'OUT_OF_SCALE'],
    ['IB', '1', '1'],
    ['IB', '8', 'OUT_OF_SCALE'],
    ['GERMAN', '1,3', '1.3'],
    ['GERMAN', '0.9', 'OUT_OF_SCALE'],
    ['GERMAN', '1', '1.0'],
    ['GERMAN', '5', '5.0'],
    ['GERMAN', '5.1', 'OUT_OF_SCALE'],
    ['A_LEVEL', 'a*', 'A*'],
    ['A_LEVEL', ' b ', 'B'],
    ['A_LEVEL', 'F', 'NOT_A_MARK'],
    ['A_LEVEL', '8', 'NOT_A_MARK'],
  ] as const)('of %s, %j is read as %s', (system, typed, expected) => {
    expect(read(typed, system)).toBe(expected);
  });

  it.each([
    ['Đạt', 'PASSED'],
    ['đ', 'PASSED'],
    ['D', 'PASSED'],
    ['dat', 'PASSED'],
    ['Pass', 'PASSED'],
    ['P', 'PASSED'],
    ['PASSED', 'PASSED'],
    ['Chưa  đạt', 'FAILED'],
    ['chua dat', 'FAILED'],
    ['CĐ', 'FAILED'],
    ['cd', 'FAILED'],
    ['f', 'FAILED'],
    ['fail', 'FAILED'],
    ['FAILED', 'FAILED'],
    ['8', 'NOT_A_MARK'],
    ['constructor', 'NOT_A_MARK'],
    ['', 'EMPTY'],
  ])('of a remark subject, %j is read as %s', (typed, expected) => {
    expect(read(typed, 'VN_TT22', true)).toBe(expected);
  });

  it('is written as it is read, in every system', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ACADEMIC_SYSTEM_NAMES), fc.nat(2000), fc.boolean(), (system, number, isComma) => {
        const scale = ACADEMIC_SYSTEMS[system];
        const [min, max] = scale.kind === 'LETTER' ? [0, scale.letters.length - 1] : [scale.min, scale.max];
        const steps = min + (number % (max - min + 1));
        const text = scale.kind === 'LETTER' ? String(scale.letters[steps]) : writeSteps(steps, scale.decimals);
        const typed = isComma ? text.replace('.', ',') : text;
        expect(readMark(system, false, typed)).toEqual({ kind: 'MARK', value: text, steps });
      }),
    );
  });

  it('is never outside of its scale, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- eĐđ') }), typed => {
        const mark = readMark('VN_TT22', false, typed);
        if (mark.kind !== 'MARK') return;
        expect(mark.steps).toBeGreaterThanOrEqual(0);
        expect(mark.steps).toBeLessThanOrEqual(100);
      }),
    );
  });
});

it('steps are written with all their decimals', () => {
  expect([writeSteps(5, 1), writeSteps(-5, 1), writeSteps(305, 2), writeSteps(7, 0), writeSteps(0, 2)]).toEqual([
    '0.5',
    '-0.5',
    '3.05',
    '7',
    '0.00',
  ]);
});
