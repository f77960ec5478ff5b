import { estimateRule, gradeBookRule, gradeSettingsRule, parsedBook } from './gradeBook.rules.js';

const math = { subject: 'MATH', marks: [{ term: 1, value: '8,5' }, { value: ' 9 ' }] };
const yearWith = (changes: object = {}) => ({
  level: 11,
  system: 'VN_TT22',
  termCount: 2,
  subjects: [math],
  ...changes,
});
const bookWith = (changes: object = {}) => ({ schoolName: 'THPT Chu Văn An', years: [yearWith(changes)] });
const issuesOf = (input: unknown, rule: { safeParse: typeof gradeBookRule.safeParse } = gradeBookRule) =>
  rule.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
const withSubject = (changes: object) => bookWith({ subjects: [{ ...math, ...changes }] });

describe('a grade book', () => {
  it('is stored with marks as they are written everywhere', () => {
    expect(parsedBook(bookWith())).toEqual({
      book: {
        schoolName: 'THPT Chu Văn An',
        years: [
          {
            level: 11,
            system: 'VN_TT22',
            termCount: 2,
            subjects: [
              {
                subject: 'MATH',
                name: null,
                isRemark: false,
                weighting: 'NONE',
                marks: [
                  { term: 1, value: '8.5' },
                  { term: null, value: '9.0' },
                ],
              },
            ],
          },
        ],
      },
    });
    expect(parsedBook({})).toHaveProperty('error');
    expect(gradeBookRule.parse({ ...bookWith(), schoolName: ' THPT  Chu \t Văn An ' }).schoolName).toBe(
      'THPT Chu Văn An',
    );
  });

  it.each([
    [{ ...bookWith(), schoolName: '  ' }, 'schoolName REQUIRED'],
    [{ ...bookWith(), schoolName: undefined }, 'schoolName REQUIRED'],
    [{ ...bookWith(), schoolName: 'x'.repeat(201) }, 'schoolName TOO_LONG'],
    [{ ...bookWith(), schoolName: 'a\u202eb' }, 'schoolName HIDDEN_SIGNS'],
    [bookWith({ system: 'ABITUR' }), 'years.0.system REQUIRED'],
    [bookWith({ termCount: 0 }), 'years.0.termCount NOT_ABOVE_ZERO'],
    [bookWith({ termCount: -1 }), 'years.0.termCount NOT_ABOVE_ZERO'],
    [bookWith({ termCount: 1.5 }), 'years.0.termCount NOT_ABOVE_ZERO'],
    [bookWith({ termCount: 5 }), 'years.0.termCount TOO_MANY'],
    [bookWith({ termCount: null }), 'years.0.termCount REQUIRED'],
    [bookWith({ level: null }), 'years.0.level REQUIRED'],
    [withSubject({ subject: undefined }), 'years.0.subjects.0.subject REQUIRED'],
    [withSubject({ marks: [{ term: 1 }] }), 'years.0.subjects.0.marks.0.value REQUIRED'],
    [{ ...bookWith(), years: [6, 7, 8, 9, 10, 11, 12, 12].map(level => yearWith({ level })) }, 'years TOO_MANY'],
    [bookWith({ level: 5 }), 'years.0.level NO_SUCH_LEVEL'],
    [bookWith({ level: 13 }), 'years.0.level NO_SUCH_LEVEL'],
    [bookWith({ level: 6.5 }), 'years.0.level NO_SUCH_LEVEL'],
    [bookWith({ subjects: [math, math] }), 'years.0.subjects.1.subject TWICE'],
    [bookWith({ subjects: Array.from({ length: 26 }, () => math) }), 'years.0.subjects TOO_MANY'],
    [withSubject({ subject: 'constructor' }), 'years.0.subjects.0.subject NO_SUCH_SUBJECT'],
    [withSubject({ subject: 'OTHER' }), 'years.0.subjects.0.name REQUIRED'],
    [withSubject({ subject: 'OTHER', name: 'x'.repeat(81) }), 'years.0.subjects.0.name TOO_LONG'],
    [withSubject({ weighting: 'DOUBLE' }), 'years.0.subjects.0.weighting REQUIRED'],
    [withSubject({ marks: [{ term: 1, value: '11' }] }), 'years.0.subjects.0.marks.0.value OUT_OF_SCALE'],
    [withSubject({ marks: [{ term: 1, value: '8.55' }] }), 'years.0.subjects.0.marks.0.value WRONG_STEP'],
    [withSubject({ marks: [{ term: 1, value: 'x' }] }), 'years.0.subjects.0.marks.0.value NOT_A_MARK'],
    [withSubject({ marks: [{ term: 1, value: '8'.repeat(11) }] }), 'years.0.subjects.0.marks.0.value NOT_A_MARK'],
    [withSubject({ marks: [{ term: 3, value: '8' }] }), 'years.0.subjects.0.marks.0.value NO_SUCH_TERM'],
    [withSubject({ marks: [{ term: 0, value: '8' }] }), 'years.0.subjects.0.marks.0.value NO_SUCH_TERM'],
    [
      withSubject({
        marks: [
          { term: 2, value: '8' },
          { term: 2, value: '9' },
        ],
      }),
      'years.0.subjects.0.marks.1.value TWICE',
    ],
    [
      withSubject({ marks: Array.from({ length: 6 }, () => ({ term: 1, value: '' })) }),
      'years.0.subjects.0.marks TOO_MANY',
    ],
    [{ ...bookWith(), years: [yearWith(), yearWith()] }, 'years.1.level TWICE'],
  ])('is refused: %#', (input, issue) => {
    expect(issuesOf(input)).toContain(issue);
  });

  it('takes the limits themselves', () => {
    const own = Array.from({ length: 25 }, (_, place) => ({ subject: 'OTHER', name: `Môn ${place}`, marks: [] }));
    expect(
      issuesOf({ schoolName: 'x'.repeat(200), years: [yearWith({ termCount: 4, level: 6, subjects: own })] }),
    ).toEqual([]);
    expect(
      issuesOf(bookWith({ termCount: 1, level: 12, subjects: [{ ...math, marks: [{ term: 1, value: '10' }] }] })),
    ).toEqual([]);
    expect(issuesOf(withSubject({ subject: 'OTHER', name: 'x'.repeat(80) }))).toEqual([]);
    const marks = [1, 2, 3, 4, null].map(term => ({ term, value: '8' }));
    expect(issuesOf(bookWith({ termCount: 4, subjects: [{ ...math, marks }] }))).toEqual([]);
    const years = [6, 7, 8, 9, 10, 11, 12].map(level => yearWith({ level }));
    expect(issuesOf({ ...bookWith(), years })).toEqual([]);
  });

  it('drops empty marks, and names of subjects that have one already', () => {
    const parsed = gradeBookRule.parse(
      withSubject({
        name: 'Toán',
        marks: [
          { term: 1, value: ' ' },
          { term: 2, value: '7' },
        ],
      }),
    );
    expect(parsed.years[0]?.subjects[0]).toMatchObject({ name: null, marks: [{ term: 2, value: '7.0' }] });
  });

  it('lets the list of the system say how a subject is judged, and the person for their own', () => {
    const judged = (subject: object) =>
      gradeBookRule.parse(bookWith({ subjects: [{ marks: [], ...subject }] })).years[0]?.subjects[0]?.isRemark;
    expect(judged({ subject: 'PE', isRemark: false })).toBe(true);
    expect(judged({ subject: 'MATH', isRemark: true })).toBe(false);
    expect(judged({ subject: 'OTHER', name: 'Khiêu vũ', isRemark: true })).toBe(true);
    expect(issuesOf(withSubject({ subject: 'PE' }))).toContain('years.0.subjects.0.marks.0.value NOT_A_MARK');
  });

  it('stands in the order of the grades', () => {
    const parsed = gradeBookRule.parse({ ...bookWith(), years: [yearWith(), yearWith({ level: 9 })] });
    expect(parsed.years.map(({ level }) => level)).toEqual([9, 11]);
  });
});

it('an estimate needs no school, the form of a grade needs all three', () => {
  expect(estimateRule.safeParse({ years: [yearWith()] }).success).toBe(true);
  expect(estimateRule.safeParse({}).success).toBe(false);
  const issues = gradeSettingsRule.safeParse({ schoolName: '', system: '', termCount: 0 }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'schoolName REQUIRED',
    'system REQUIRED',
    'termCount NOT_ABOVE_ZERO',
  ]);
});
