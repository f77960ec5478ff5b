import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { DeleteAccountDocument } from '../../testing/account.gql.js';
import { DataOfAccountDocument } from '../../testing/personalData.gql.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import {
  GradesEstimateDocument,
  GradesOfOwnDocument,
  GradesSaveDocument,
  GradesTablesDocument,
} from './grades.api.gql.js';
import { book, subject, year } from './test/gradeInputs.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const save = (person: Person, input: object) => runQueryAs(person, GradesSaveDocument, { input });
const mine = async (person: Person) => (await runQueryAs(person, GradesOfOwnDocument)).data?.myGrades;

describe('the grade book', () => {
  it('is nothing until it is saved, and then as its marks are written everywhere, with what it comes to', async () => {
    const mai = await signIn(app);
    expect((await runQueryAs(mai, GradesOfOwnDocument)).data).toEqual({ myGrades: null });
    const { data } = await save(mai, book());
    expect(data?.saveGrades).toMatchObject({
      errors: [],
      gradeBook: {
        schoolName: 'THPT Chu Văn An',
        years: [
          {
            level: 11,
            subjects: [
              {
                subject: 'MATH',
                name: null,
                isRemark: false,
                weighting: 'NONE',
                marks: [
                  { term: 1, value: '8.2' },
                  { term: 2, value: '8.5' },
                ],
              },
            ],
          },
        ],
      },
    });
    expect(await mine(mai)).toMatchObject({
      results: { overall: { levels: [11], schoolGpa: 8.4, gpa4: 3.5, predicted: false } },
    });
  });

  it('saved in two tabs keeps what the first saved: the second hears CONFLICT, with what is stored now', async () => {
    const mai = await signIn(app);
    await save(mai, book());
    const updatedAt = (await mine(mai))?.updatedAt;
    const first = await save(mai, book({ schoolName: 'One', seenUpdatedAt: updatedAt }));
    expect(first.data?.saveGrades).toMatchObject({ errors: [], gradeBook: { schoolName: 'One' } });
    const second = await save(mai, book({ schoolName: 'Two', seenUpdatedAt: updatedAt }));
    expect(second.data?.saveGrades).toMatchObject({
      errors: [{ code: 'CONFLICT', field: null }],
      gradeBook: { schoolName: 'One' },
    });
    const now = second.data?.saveGrades.gradeBook?.updatedAt;
    expect((await save(mai, book({ schoolName: 'Two', seenUpdatedAt: now }))).data?.saveGrades).toMatchObject({
      errors: [],
    });
  });

  it('saved for the first time by ten at once is saved by one', async () => {
    const mai = await signIn(app);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => save(mai, book({ schoolName: `School ${place}` }))),
    );
    const errors = answers.map(({ data }) => data?.saveGrades.errors);
    expect(errors.filter(list => list?.length === 0)).toHaveLength(1);
    expect(errors.filter(list => list?.[0]?.code === 'CONFLICT')).toHaveLength(9);
    expect(await app.mongo.connection.collection('gradebooks').countDocuments({ userId: mai.id })).toBe(1);
  });

  it('that was seen is not made anew after it was removed elsewhere', async () => {
    const mai = await signIn(app);
    const { data } = await save(mai, book({ seenUpdatedAt: '2026-01-01T00:00:00.000Z' }));
    expect(data?.saveGrades).toEqual({ gradeBook: null, errors: [{ code: 'CONFLICT', field: null }] });
  });

  it('is refused with the field of each mistake, and nothing is stored', async () => {
    const mai = await signIn(app);
    const { data } = await save(mai, {
      schoolName: ' ',
      years: [year([subject('MATH', ['11', 'x']), subject('NOPE', [])], { termCount: 0 })],
    });
    expect(data?.saveGrades).toMatchObject({ gradeBook: null });
    expect(data?.saveGrades.errors).toEqual(
      expect.arrayContaining([
        { code: 'REQUIRED', field: 'schoolName' },
        { code: 'NOT_ABOVE_ZERO', field: 'years.0.termCount' },
        { code: 'NO_SUCH_SUBJECT', field: 'years.0.subjects.1.subject' },
      ]),
    );
    expect((await runQueryAs(mai, GradesOfOwnDocument)).data).toEqual({ myGrades: null });
    const marks = await save(mai, book({ years: [year([subject('MATH', ['11', 'x', '8.55'])])] }));
    expect(marks.data?.saveGrades.errors).toEqual([
      { code: 'OUT_OF_SCALE', field: 'years.0.subjects.0.marks.0.value' },
      { code: 'NOT_A_MARK', field: 'years.0.subjects.0.marks.1.value' },
      { code: 'WRONG_STEP', field: 'years.0.subjects.0.marks.2.value' },
    ]);
  });

  it('of a person under 16 is refused until a guardian has agreed', async () => {
    const young = await signIn(app, { dateOfBirth: `${new Date().getUTCFullYear() - 14}-01-01` });
    expect(codesOf(await save(young, book()))).toEqual(['FORBIDDEN']);
    expect(await app.mongo.connection.collection('gradebooks').countDocuments({ userId: young.id })).toBe(0);
    await app.mongo.connection
      .collection('users')
      .updateOne({ email: young.email }, { $set: { 'guardianConsent.givenAt': new Date() } });
    expect((await save(young, book())).data?.saveGrades).toMatchObject({ errors: [] });
  });

  it('is nobody else’s, and of nobody without a session', async () => {
    const [mai, lan] = [await signIn(app), await signIn(app)];
    await save(mai, book());
    expect((await runQueryAs(lan, GradesOfOwnDocument)).data).toEqual({ myGrades: null });
    expect(codesOf(await runQuery(app, GradesOfOwnDocument))).toEqual(['UNAUTHENTICATED']);
    expect(codesOf(await runQuery(app, GradesSaveDocument, { input: book() }))).toEqual(['UNAUTHENTICATED']);
  });

  it('is exported, counted and removed with the account', async () => {
    const mai = await signIn(app);
    await save(mai, book());
    const { data } = await runQueryAs(mai, DataOfAccountDocument);
    expect(JSON.parse(data?.myDataExport.json ?? '')).toMatchObject({ grades: { schoolName: 'THPT Chu Văn An' } });
    expect(data?.myDeletionPreview).toContainEqual({ part: 'grades', count: 1 });
    await runQueryAs(mai, DeleteAccountDocument, {
      input: { password: mai.password },
    });
    expect(await app.mongo.connection.collection('gradebooks').countDocuments({ userId: mai.id })).toBe(0);
  });

  it('tells other domains its figures, and whether they are predicted', async () => {
    const mai = await signIn(app);
    const { gpaOf } = app.services.domains.grades.provides;
    expect(await gpaOf(mai.id)).toBeNull();
    await save(mai, book({ years: [] }));
    expect(await gpaOf(mai.id)).toBeNull();
    const seenUpdatedAt = (await mine(mai))?.updatedAt;
    await save(mai, book({ years: [year([subject('MATH', ['8.0'])])], seenUpdatedAt }));
    expect(await gpaOf(mai.id)).toEqual({
      levels: [11],
      schoolGpa: 800,
      lowestSchoolGpa: 750,
      isTenPoint: true,
      gpa4: 350,
      lowest4: 300,
      highest4: 350,
      isPredicted: true,
    });
  });
});

describe('an estimate', () => {
  const marks = {
    MATH: '8.7',
    LITERATURE: '7.4',
    FOREIGN_LANGUAGE: '8.1',
    PHYSICS: '9.0',
    CHEMISTRY: '6.8',
    HISTORY: '5.2',
  };
  const weightings: Record<string, string> = { MATH: 'AP', FOREIGN_LANGUAGE: 'HONOURS' };
  const six = Object.entries(marks).map(([code, mark]) =>
    subject(code, [null, null, mark], { weighting: weightings[code] ?? 'NONE' }),
  );
  const estimate = async (years: readonly object[]) =>
    (await runQuery(app, GradesEstimateDocument, { input: { years } })).data?.estimateGpa;

  it('is made for a visitor: school mean 7.53, 3.08 of 4.0, 3.33 weighted', async () => {
    const estimated = await estimate([year(six)]);
    expect(estimated?.errors).toEqual([]);
    const results = estimated?.results;
    expect(results?.years[0]).toMatchObject({
      schoolGpa: { value: 7.53, basis: 'ACTUAL', predicted: false, subjectCount: 6, actualCount: 6 },
      range: { lowest: 2.7, highest: 3.08 },
      germanMark: 2.48,
      classification: { circular: 22, level: 'DAT', knownSubjects: 6, neededSubjects: 6, raisedForSubject: null },
    });
    expect(results?.years[0]?.converted[0]).toEqual({
      tableId: 'educationusa-steps-2026-11',
      gpa4: 3.08,
      weighted5: 3.33,
    });
    expect(results?.overall).toMatchObject({ levels: [11], schoolGpa: 7.53, gpa4: 3.08, weighted5: 3.33 });
    const sure = { basis: 'ACTUAL', isApproximate: false, isEstimated: false };
    const converted = { basis: 'ACTUAL', isApproximate: true, isEstimated: true };
    const figures = {
      schoolGpa: { value: 7.53, lowest: 7.53, highest: 7.53, ...sure },
      gpa4: { value: 3.08, lowest: 2.7, highest: 3.08, ...converted },
      weighted5: { value: 3.33, lowest: 2.95, highest: 3.33, ...converted },
      germanMark: { value: 2.48, lowest: 2.48, highest: 2.48, ...converted },
    };
    expect([results?.years[0]?.figures, results?.overall?.figures]).toEqual([figures, figures]);
  });

  it('marks what it estimates, and says how many subjects a level takes instead of a wrong one', async () => {
    const estimated = await estimate([
      year([subject('MATH', ['7.5', '8.1'])], { level: 9 }),
      year([subject('MATH', ['7.8', '8.2'])], { level: 10 }),
      year([subject('MATH', ['8.0']), subject('PE', ['PASSED', 'đ'])]),
    ]);
    expect(estimated?.results?.years[2]).toMatchObject({
      schoolGpa: { value: 8.2, low: 7.7, high: 8.7, basis: 'PARTIAL', predicted: true },
      classification: { level: null, baseLevel: null, knownSubjects: 0, neededSubjects: 6, isProvisional: true },
      subjects: [
        {
          subject: 'MATH',
          final: { value: '8.2', low: '7.7', high: '8.7', basis: 'PARTIAL', origin: 'TERM_ESTIMATED' },
          terms: [
            { term: 1, value: '8.0', basis: 'ACTUAL' },
            { term: 2, value: '8.3', basis: 'PARTIAL' },
          ],
        },
        { subject: 'PE', isRemark: true, isPassed: true, final: null },
      ],
    });
  });

  it('of letters has no school mean, and writes its results as letters', async () => {
    const estimated = await estimate([year([subject('MATH', [null, null, 'a*'])], { system: 'A_LEVEL' })]);
    expect(estimated?.results?.years[0]).toMatchObject({
      schoolGpa: null,
      classification: null,
      converted: [{ gpa4: 4 }, { gpa4: 4 }],
      subjects: [{ final: { value: 'A*' } }],
    });
  });

  it('follows Circular 58 with its own average', async () => {
    const old = six.map(row => ({ ...row, weighting: 'NONE' }));
    const estimated = await estimate([year(old, { system: 'VN_TT58' })]);
    expect(estimated?.results?.years[0]?.classification).toMatchObject({ circular: 58, level: 'KHA', average: 7.5 });
  });

  it('says what is wrong with the marks', async () => {
    expect(await estimate([year([subject('MATH', ['10.1'])])])).toEqual({
      results: null,
      errors: [{ code: 'OUT_OF_SCALE', field: 'years.0.subjects.0.marks.0.value' }],
    });
  });
});

it('the tables name their source, their day and their rows', async () => {
  const { data, errors } = await runQuery(app, GradesTablesDocument);
  expect(errors).toEqual([]);
  const tables = data?.gpaTables ?? [];
  expect(tables[0]).toMatchObject({
    id: 'idp-vn-2026-04',
    isDefault: false,
    isExact: false,
    validFrom: null,
    validUntil: null,
    checkedOn: '2026-11-21',
    source: { kind: 'THIRD_PARTY', asOf: '2026-04-06' },
  });
  expect(tables[0]?.rows[0]).toEqual({ mark: null, from: 8.5, to: null, points: 4, pointsTo: null });
  expect(tables.find(({ id }) => id === 'educationusa-ranges-2026-11')?.rows).toContainEqual({
    mark: null,
    from: 9,
    to: 10,
    points: 3.6,
    pointsTo: 4,
  });
  expect(tables.find(({ id }) => id === 'a-level-revisiontown-2025')?.rows).toContainEqual({
    mark: 'A',
    from: null,
    to: null,
    points: 3.7,
    pointsTo: null,
  });
  expect(tables.find(({ id }) => id === 'us-identity')?.source).toBeNull();
});
