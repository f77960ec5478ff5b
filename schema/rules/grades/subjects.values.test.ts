import { ACADEMIC_SYSTEM_NAMES, GRADE_LEVELS, subjectKey } from './gradeBook.values.js';
import {
  isKnownSubject,
  isRemarkIn,
  PARENT_SUBJECTS,
  isSubjectCode,
  SUBJECT_CODES,
  SUBJECT_LISTS,
  subjectListOf,
  subjectsToStartWith,
  typeOfSubject,
} from './subjects.values.js';

describe('the lists of subjects', () => {
  it('have one for each system and grade, of known subjects, none twice', () => {
    for (const system of ACADEMIC_SYSTEM_NAMES) {
      for (const level of GRADE_LEVELS) {
        expect(SUBJECT_LISTS.filter(list => list.system === system && list.levels.includes(level))).toHaveLength(1);
        const { compulsory, chosen, remark, chosenRemark } = subjectListOf(system, level);
        const all = [...compulsory, ...chosen, ...remark, ...chosenRemark];
        expect(all.filter(subject => !isSubjectCode(subject))).toEqual([]);
        expect(new Set(all).size).toBe(all.length);
      }
    }
    const listed = SUBJECT_LISTS.flatMap(list => [
      ...list.compulsory,
      ...list.chosen,
      ...list.remark,
      ...list.chosenRemark,
    ]);
    expect(SUBJECT_CODES.filter(subject => !listed.includes(subject))).toEqual([]);
  });

  it('have the eight scored subjects of lower secondary school, and four remark subjects', () => {
    expect(subjectListOf('VN_TT22', 9)).toMatchObject({ chosen: [] });
    expect(subjectListOf('VN_TT22', 9).compulsory).toHaveLength(8);
    expect(subjectListOf('VN_TT22', 9).remark).toHaveLength(4);
    expect(subjectListOf('VN_TT22', 10).compulsory).toEqual([
      'LITERATURE',
      'MATH',
      'FOREIGN_LANGUAGE',
      'HISTORY',
      'DEFENCE',
    ]);
  });

  it('say which are judged by a remark, and of which they know nothing', () => {
    expect(isRemarkIn('VN_TT22', 10, 'PE')).toBe(true);
    expect(isRemarkIn('VN_TT22', 10, 'MUSIC')).toBe(true);
    expect(isRemarkIn('VN_TT22', 10, 'PHYSICS')).toBe(false);
    expect(isRemarkIn('VN_TT22', 10, 'MATH')).toBe(false);
    expect(isRemarkIn('VN_TT22', 10, 'OTHER')).toBeNull();
  });

  it('start a grade with what everybody has and what can be chosen', () => {
    const subjects = subjectsToStartWith('VN_TT22', 10);
    expect(subjects.map(({ subject }) => subject)).toContain('PHYSICS');
    expect(subjects.filter(({ isRemark }) => isRemark).map(({ subject }) => subject)).toEqual([
      'PE',
      'LOCAL',
      'EXPERIENTIAL',
    ]);
    expect(
      subjects.every(({ marks, weighting, name }) => marks.length === 0 && weighting === 'NONE' && name === null),
    ).toBe(true);
    expect(subjectsToStartWith('A_LEVEL', 12).every(({ weighting }) => weighting === 'A_LEVEL')).toBe(true);
  });

  it('put each subject under its heading', () => {
    const typeOf = (subject: string, isRemark = false) => typeOfSubject('VN_TT22', 11, { subject, isRemark });
    expect([typeOf('MATH'), typeOf('PHYSICS'), typeOf('OTHER'), typeOf('PE', true)]).toEqual([
      'COMPULSORY',
      'CHOSEN',
      'CHOSEN',
      'REMARK',
    ]);
  });

  it('know the subjects from which new ones come', () => {
    for (const [child, parent] of Object.entries(PARENT_SUBJECTS)) {
      expect(subjectListOf('VN_TT22', 9).compulsory).toContain(parent);
      expect(isRemarkIn('VN_TT22', 10, child)).toBe(false);
    }
    expect([isKnownSubject('MATH'), isKnownSubject('OTHER'), isKnownSubject('constructor')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it('a subject that the person named is the same one however it is written', () => {
  const keyOf = (name: string | null, subject = 'OTHER') => subjectKey({ subject, name });
  expect(keyOf('Tiếng Pháp')).toBe(keyOf(' tiếng pháp '));
  expect(keyOf('Tiếng Pháp')).not.toBe(keyOf('Tiếng Nhật'));
  expect(keyOf(null, 'MATH')).toBe('MATH');
  expect(keyOf(null)).toBe('OTHER ');
});
