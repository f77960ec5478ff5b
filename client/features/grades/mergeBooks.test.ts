import fc from 'fast-check';
import type { GradeBook } from '../../../schema/rules/grades/gradeBook.values';
import { EMPTY_BOOK, isSameBook, setMark } from './editing';
import { mergeBooks } from './mergeBooks';

const at = (key: string, term: number | null) => ({ level: 11, key, term }) as const;
const withMarks = (book: GradeBook, marks: Readonly<Record<string, string>>): GradeBook =>
  Object.entries(marks).reduce((changed, [place, value]) => {
    const [key = '', term] = place.split(' ');
    return setMark(changed, at(key, Number(term)), value);
  }, book);
const base: GradeBook = withMarks({ ...EMPTY_BOOK, schoolName: 'Old' }, { 'MATH 1': '8.0', 'MATH 2': '8.5' });
const markIn = (book: GradeBook, key: string, term: number) =>
  book.years[0]?.subjects.find(({ subject }) => subject === key)?.marks.find(mark => mark.term === term)?.value;

it('changes of both sides are kept where they do not meet', () => {
  const { book, contested } = mergeBooks({
    base,
    mine: withMarks(base, { 'MATH 1': '9.0' }),
    theirs: withMarks({ ...base, schoolName: 'New' }, { 'LITERATURE 1': '7.0' }),
  });
  expect(contested).toEqual([]);
  expect(book.schoolName).toBe('New');
  expect([markIn(book, 'MATH', 1), markIn(book, 'MATH', 2), markIn(book, 'LITERATURE', 1)]).toEqual([
    '9.0',
    '8.5',
    '7.0',
  ]);
});

it('a mark that both changed to something else is asked for, and mine stands until then', () => {
  const { book, contested } = mergeBooks({
    base,
    mine: withMarks(base, { 'MATH 1': '9.0' }),
    theirs: withMarks(base, { 'MATH 1': '7.0' }),
  });
  expect(contested).toEqual([{ ...at('MATH', 1), mine: '9.0', theirs: '7.0' }]);
  expect(markIn(book, 'MATH', 1)).toBe('9.0');
});

it('a mark that was taken away stays away, unless the other side changed it: then it is asked for', () => {
  const emptied = withMarks(base, { 'MATH 1': '' });
  expect(markIn(mergeBooks({ base, mine: emptied, theirs: base }).book, 'MATH', 1)).toBeUndefined();
  expect(markIn(mergeBooks({ base, mine: base, theirs: emptied }).book, 'MATH', 1)).toBeUndefined();
  expect(mergeBooks({ base, mine: emptied, theirs: withMarks(base, { 'MATH 1': '7.0' }) }).contested).toEqual([
    { ...at('MATH', 1), mine: '', theirs: '7.0' },
  ]);
});

it('two books without a common past are joined', () => {
  const mine = withMarks(EMPTY_BOOK, { 'MATH 1': '8.0', 'LITERATURE 1': '7.0' });
  const theirs = withMarks({ ...EMPTY_BOOK, schoolName: 'School' }, { 'MATH 1': '6.0', 'HISTORY 1': '9.0' });
  const { book, contested } = mergeBooks({ base: null, mine, theirs });
  expect(contested.map(({ key, mine: own, theirs: other }) => [key, own, other])).toEqual([['MATH', '8.0', '6.0']]);
  expect([book.schoolName, markIn(book, 'LITERATURE', 1), markIn(book, 'HISTORY', 1)]).toEqual([
    'School',
    '7.0',
    '9.0',
  ]);
});

it('no mark that somebody entered is lost', () => {
  const marks = fc.dictionary(
    fc.constantFrom('MATH 1', 'MATH 2', 'LITERATURE 1', 'PHYSICS 2'),
    fc.constantFrom('5.0', '6.0', '7.0'),
  );
  fc.assert(
    fc.property(marks, marks, marks, (was, own, other) => {
      const before = withMarks(EMPTY_BOOK, was);
      const [mine, theirs] = [withMarks(before, own), withMarks(before, other)];
      const { book, contested } = mergeBooks({ base: before, mine, theirs });
      for (const [place, value] of Object.entries({ ...was, ...other, ...own })) {
        const [key = '', term] = place.split(' ');
        const found = markIn(book, key, Number(term));
        const isAsked = contested.some(mark => mark.key === key && mark.term === Number(term));
        // Mine equals what both had: the other side's change stands.
        const allowed = [value, other[place] ?? value, isAsked ? own[place] : value];
        expect(allowed).toContain(found);
      }
      expect(isSameBook(mergeBooks({ base: before, mine, theirs: before }).book, mine)).toBe(true);
    }),
  );
});
