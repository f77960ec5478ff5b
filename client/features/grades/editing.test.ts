import { subjectKey } from '../../../schema/rules/grades/gradeBook.values';
import { EMPTY_BOOK, isSameBook, rowsOf, setMark, tidied, withYear, yearIn } from './editing';
import { firstFlaw } from './firstFlaw';
import { likelyLevel, placeAddress, readPlace } from './gradesUrl';
import { paste, withoutPasted } from './paste';
import { readDraft } from './readDraft';
import { newDraft } from './draft';
import { subjectsFor, withSettings } from './settings';

const at = (key: string, term: number | null) => ({ level: 11, key, term }) as const;
const marksOf = (book: typeof EMPTY_BOOK, key: string) =>
  book.years.find(({ level }) => level === 11)?.subjects.find(subject => subjectKey(subject) === key)?.marks;
const start = { level: 11, row: 0, column: 0 } as const;

describe('a pasted block', () => {
  it('is taken back without what was entered since, in its cells or beside them', () => {
    const { book, filled } = paste(setMark(EMPTY_BOOK, at('MATH', 1), '5.0'), start, '8\t9\n7');
    const since = setMark(setMark(book, at('PHYSICS', 1), '6.5'), at('LITERATURE', 2), '9.5');
    const undone = withoutPasted(since, filled);

    expect(marksOf(undone, 'LITERATURE')).toEqual([{ term: 2, value: '9.5' }]);
    expect(marksOf(undone, 'MATH')).toEqual([{ term: 1, value: '5.0' }]);
    expect(marksOf(undone, 'PHYSICS')).toEqual([{ term: 1, value: '6.5' }]);
  });

  it('fills the cells to the right and below, with commas and points, and leaves empty places as they are', () => {
    const before = setMark(EMPTY_BOOK, at('MATH', 2), '5.0');
    const { book, filled, left } = paste(before, start, '8,2\t8.5\r\n7\t\r\n');
    expect([filled.length, left]).toEqual([3, 0]);
    expect(marksOf(book, 'LITERATURE')).toEqual([
      { term: 1, value: '8.2' },
      { term: 2, value: '8.5' },
    ]);
    expect(marksOf(book, 'MATH')).toEqual([
      { term: 1, value: '7.0' },
      { term: 2, value: '5.0' },
    ]);
  });

  it('counts what lies beyond the table, and keeps what cannot be read to be corrected', () => {
    const { book, filled, left } = paste(EMPTY_BOOK, { ...start, column: 2 }, '8\t9\nabc');
    expect([filled.length, left]).toEqual([2, 1]);
    expect(marksOf(book, 'LITERATURE')).toEqual([{ term: null, value: '8.0' }]);
    expect(firstFlaw(book)).toMatchObject({ level: 11, key: 'MATH', term: null });
    const last = rowsOf(yearIn(EMPTY_BOOK, 11)).length - 1;
    expect(paste(EMPTY_BOOK, { ...start, row: last }, 'Đạt\nĐạt')).toMatchObject({
      filled: [{ after: 'PASSED' }],
      left: 1,
    });
  });
});

describe('a book', () => {
  it('without a flaw has none, and says the same however it was made', () => {
    const book = setMark(setMark(EMPTY_BOOK, at('MATH', 2), '8.0'), at('MATH', 1), '7.0');
    const other = setMark(setMark(EMPTY_BOOK, at('MATH', 1), '7.0'), at('MATH', 2), '8.0');
    expect(firstFlaw(book)).toBeNull();
    expect(isSameBook(book, other)).toBe(true);
    expect(isSameBook(book, setMark(book, at('MATH', 1), ''))).toBe(false);
  });

  it('writes a mark as it is stored when its cell is left, and keeps what cannot be read', () => {
    expect([tidied('VN_TT22', false, ' 8,5 '), tidied('VN_TT22', false, 'x '), tidied('VN_TT22', false, ' ')]).toEqual([
      '8.5',
      'x',
      '',
    ]);
  });

  it('begins a year with the subjects of the year before in the same school, and with those of the list otherwise', () => {
    const ten = { ...yearIn(EMPTY_BOOK, 10), subjects: yearIn(EMPTY_BOOK, 10).subjects.slice(0, 3) };
    const book = withYear(EMPTY_BOOK, ten);
    expect(yearIn(book, 11).subjects.map(({ subject }) => subject)).toEqual(ten.subjects.map(({ subject }) => subject));
    expect(yearIn(withYear(EMPTY_BOOK, yearIn(EMPTY_BOOK, 9)), 10).subjects.map(({ subject }) => subject)).toContain(
      'DEFENCE',
    );
  });

  it('loses the marks of terms that are no more, and shows those of subjects that another system does not have', () => {
    const book = setMark(setMark(EMPTY_BOOK, at('DEFENCE', 2), '8.0'), at('DEFENCE', 1), '7.0');
    const { subjects } = yearIn(book, 11);
    const changed = withSettings(book, 11, {
      schoolName: 'A',
      system: 'US_4',
      termCount: 1,
      subjects: subjectsFor('US_4', 11, subjects),
      begunWith: subjects,
    });
    expect(changed.schoolName).toBe('A');
    expect(marksOf(changed, 'DEFENCE')).toEqual([{ term: 1, value: '7.0' }]);
    expect(marksOf(changed, 'SCIENCE')).toEqual([]);
    expect(marksOf(changed, 'HISTORY')).toBeUndefined();
  });
});

describe('the form of a grade that is applied', () => {
  it('leaves the marks that came since it was opened', () => {
    const opened = setMark(EMPTY_BOOK, at('MATH', 1), '7.0');
    const { subjects } = yearIn(opened, 11);
    const other = setMark(setMark(opened, at('MATH', 1), '8.0'), at('PHYSICS', 2), '9.0');
    const settings = { schoolName: 'A', system: 'VN_TT22', termCount: 2, subjects, begunWith: subjects } as const;

    expect(marksOf(withSettings(other, 11, settings), 'MATH')).toEqual([{ term: 1, value: '8.0' }]);
    expect(marksOf(withSettings(other, 11, settings), 'PHYSICS')).toEqual([{ term: 2, value: '9.0' }]);
  });
});

describe('a draft', () => {
  it('is read as it was written', () => {
    const book = setMark(EMPTY_BOOK, at('MATH', 1), '8,');
    const draft = {
      ...newDraft(book, { book: EMPTY_BOOK, updatedAt: 'then' }),
      contested: [{ ...at('MATH', 1), mine: '8', theirs: '9' }],
    };
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it('that was written by somebody else is read as far as it makes sense', () => {
    expect([readDraft(null), readDraft('{'), readDraft('3'), readDraft('{}')]).toEqual([null, null, null, null]);
    const foreign = {
      book: {
        schoolName: 3,
        years: [{ level: 5 }, { level: 11, system: 'IB', termCount: 2, subjects: [{ subject: 'NOPE' }, 3] }],
      },
    };
    expect(readDraft(JSON.stringify(foreign))).toEqual(
      newDraft({ schoolName: '', years: [{ level: 11, system: 'IB', termCount: 2, subjects: [] }] }, null),
    );
  });
});

it('the address names the grade; without one it is the highest with marks', () => {
  expect(readPlace(new URLSearchParams('level=9'))).toBe(9);
  expect(readPlace(new URLSearchParams('level=all'))).toBe('all');
  expect(readPlace(new URLSearchParams('level=13'))).toBeNull();
  expect(placeAddress(12)).toBe('/grade?level=12');
  expect(likelyLevel(EMPTY_BOOK)).toBe(11);
  expect(likelyLevel(setMark(EMPTY_BOOK, { level: 9, key: 'MATH', term: 1 }, '8'))).toBe(9);
});
