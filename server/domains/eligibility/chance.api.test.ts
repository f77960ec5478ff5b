import { testSource } from '../../testing/buildItems.js';
import type { TestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';
import { SaveGradesDocument } from '../../testing/grades.gql.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import { ChanceDiplomaRulesDocument, ChanceOfFormerClientsDocument } from './chance.api.gql.js';
import { createFitApp, ofProgram, update } from './test/eligibilityItems.js';

let app: TestApp;
let mai: Person;
beforeAll(async () => {
  ({ app, mai } = await createFitApp());
});
afterAll(() => app.close());

const formerOf = async (person: Person, slug: string) =>
  (await runQueryAs(person, ChanceOfFormerClientsDocument, { slug })).data?.program?.eligibility;

describe('the chance of a place in a program', () => {
  it('says what is met, and names a minimum no chance', async () => {
    expect(await ofProgram(mai, 'known')).toMatchObject({
      answer: 'MEETS_MINIMUMS',
      isClosed: false,
      restsOnThirdParty: false,
      average: { outcome: 'MET', yours: 8.4, needed: 7.5, unit: 'TEN', hasMargin: true, table: null },
      english: { outcome: 'MET', yours: 6.5, needed: 6, unit: 'IELTS', hasMargin: true },
      subjects: { outcome: 'UNKNOWN_MINIMUM' },
      level: { answer: 'DEPENDS', from: 'COUNTRY', diploma: 'THPT', isDiplomaAssumed: true },
      selectivity: { answer: 'UNKNOWN', admissionRate: null, isHarderField: false },
      money: { answer: 'OVER_BUDGET', over: { amount: 5_000, currency: 'AUD' } },
    });
  });

  it('is a word of chance where the institution reports whom it admits and the diploma leads straight in', async () => {
    expect(await ofProgram(mai, 'in-america')).toMatchObject({
      answer: 'SAFETY',
      level: { answer: 'OPEN', rule: { from: 'COUNTRY', need: { vi: expect.stringContaining('Mỹ') } } },
      selectivity: { answer: 'MOST_ADMITTED', admissionRate: 0.82, isHarderField: false },
      money: { answer: 'WITHIN_BUDGET', over: null },
    });
    expect(await ofProgram(mai, 'computing-in-america')).toMatchObject({
      answer: 'TARGET',
      selectivity: { answer: 'SELECTIVE', isHarderField: true },
    });
  });

  it('holds the minimum of the program and that of its institution', async () => {
    expect(await ofProgram(mai, 'by-institution')).toMatchObject({ average: { outcome: 'MET', needed: 7.5 } });
    expect(await ofProgram(mai, 'below-institution')).toMatchObject({ average: { outcome: 'MET', needed: 7.5 } });
  });

  it('does not hold IELTS against a level of the program, nor the general minimum of the institution', async () => {
    expect(await ofProgram(mai, 'at-level')).toMatchObject({ english: { outcome: 'UNKNOWN_MINIMUM', needed: null } });
  });

  it('is closed by the page of the institution, and never by somebody who repeats it', async () => {
    expect(await ofProgram(mai, 'closed')).toMatchObject({
      answer: 'NOT_ELIGIBLE_NOW',
      isClosed: true,
      nextIntake: { year: 2028, month: 2 },
    });
    expect(await ofProgram(mai, 'said-to-be-closed')).toMatchObject({ answer: 'MEETS_MINIMUMS', nextIntake: null });
  });

  it('leaves out what begins before school ends', async () => {
    const an = await signIn(app);
    await update(an, { currentLevel: 'UPPER_SECONDARY', schoolEndYear: 2028 });
    expect(await ofProgram(an, 'closed')).toMatchObject({ isClosed: false });
    await update(an, { schoolEndYear: 2026 });
    expect(await ofProgram(an, 'closed')).toMatchObject({ isClosed: true });
  });

  it('says that a level does not lead there', async () => {
    expect(await ofProgram(mai, 'master')).toMatchObject({
      answer: 'NOT_ELIGIBLE_NOW',
      level: { answer: 'NO', from: 'CURRENT_LEVEL', diploma: null, rule: null },
    });
  });

  it('measures a master’s by the average of the degree, and never by marks of school', async () => {
    const an = await signIn(app);
    await update(an, { currentLevel: 'BACHELOR', gpa: { value: 7, scale: 'TEN' } });
    expect(await ofProgram(an, 'master')).toMatchObject({ average: { outcome: 'MET', yours: 7, needed: 6 } });
    expect(await ofProgram(an, 'known')).toMatchObject({ average: { outcome: 'UNKNOWN_YOURS', needed: 7.5 } });
  });

  it('says what is missing where too little is known, of the program or of the person', async () => {
    expect(await ofProgram(mai, 'bare')).toMatchObject({
      answer: 'NOT_ENOUGH_DATA',
      average: { outcome: 'UNKNOWN_MINIMUM' },
      english: { outcome: 'UNKNOWN_MINIMUM' },
      money: { answer: 'UNKNOWN', missingFrom: 'CATALOGUE' },
    });
    const an = await signIn(app);
    expect(await ofProgram(an, 'known')).toMatchObject({
      answer: 'NOT_ENOUGH_DATA',
      average: { outcome: 'UNKNOWN_YOURS', needed: 7.5 },
      english: { outcome: 'UNKNOWN_YOURS', needed: 6 },
      money: { answer: 'UNKNOWN', missingFrom: 'STUDENT' },
    });
  });

  it('asks for a preparatory year where the diploma needs one, and says who states it', async () => {
    const an = await signIn(app);
    await update(an, { currentLevel: 'UPPER_SECONDARY', schoolDiploma: 'THPT' });
    expect(await ofProgram(an, 'in-germany')).toMatchObject({
      answer: 'PATHWAY_FIRST',
      level: {
        answer: 'PATHWAY',
        isDiplomaAssumed: false,
        rule: { answer: 'PATHWAY', source: { url: expect.stringContaining('daad'), kind: 'OFFICIAL_PAGE' } },
      },
    });
    await update(an, { schoolDiploma: 'A_LEVEL' });
    expect(await ofProgram(an, 'in-germany')).toMatchObject({ level: { answer: 'DEPENDS', diploma: 'A_LEVEL' } });
  });

  it('is not open from school where the program asks for a degree first, in the words of the program', async () => {
    expect(await ofProgram(mai, 'after-college')).toMatchObject({
      answer: 'NOT_ELIGIBLE_NOW',
      level: {
        answer: 'NO',
        from: 'PROGRAM',
        rule: {
          from: 'PROGRAM',
          need: null,
          note: { vi: 'Phải có bằng cao đẳng trước.' },
          source: { id: testSource.id },
        },
      },
    });
  });

  it('names the official page to ask at: of the program, else of its institution', async () => {
    expect(await ofProgram(mai, 'known')).toMatchObject({ askAt: 'https://fit.example/known' });
    expect(await ofProgram(mai, 'by-institution')).toMatchObject({ askAt: 'https://fit.example/' });
    expect(await ofProgram(mai, 'bare')).toMatchObject({ answer: 'NOT_ENOUGH_DATA', askAt: null });
  });

  it('compares every section that was entered', async () => {
    const an = await signIn(app);
    await update(an, { currentLevel: 'UPPER_SECONDARY', englishCert: { test: 'IELTS', overall: 7 } });
    const sections = { outcome: 'UNKNOWN_YOURS', areSectionsUnknown: true };
    expect(await ofProgram(an, 'with-sections')).toMatchObject({ english: sections });
    await update(an, { englishCert: { test: 'IELTS', overall: 7, writing: 5.5 } });
    expect(await ofProgram(an, 'with-sections')).toMatchObject({
      answer: 'BELOW_MINIMUM',
      english: { outcome: 'SHORT', section: 'WRITING', yours: 5.5, needed: 6 },
    });
    await update(an, { englishCert: { test: 'IELTS', overall: 7, writing: 6 } });
    expect(await ofProgram(an, 'with-sections')).toMatchObject({ english: { outcome: 'MET' } });
  });

  it('goes by the grade book before the profile, at the lower end of what is estimated', async () => {
    const an = await signIn(app);
    const marks = [{ term: 1, value: '8.0' }];
    const years = [{ level: 11, system: 'VN_TT22', termCount: 2, subjects: [{ subject: 'MATH', marks }] }];
    await runQueryAs(an, SaveGradesDocument, {
      input: { schoolName: 'THPT', years },
    });
    await update(an, { currentLevel: 'UPPER_SECONDARY', gpa: { value: 5, scale: 'TEN' } });
    expect(await ofProgram(an, 'known')).toMatchObject({
      average: { outcome: 'MET', yours: 7.5, isEstimated: true, hasMargin: false },
    });
  });

  it('answers former clients without a word of chance', async () => {
    expect(await formerOf(mai, 'in-america')).toMatchObject({ band: 'NOT_ENOUGH_DATA', coverage: 70, lift: null });
    expect(await formerOf(mai, 'known')).toMatchObject({
      band: 'NOT_ENOUGH_DATA',
      reasons: [
        { part: 'ACADEMIC', outcome: 'MET', yours: 8.4 },
        { part: 'ENGLISH', outcome: 'MET' },
        { part: 'PREREQUISITES' },
      ],
      missing: [{ part: 'PREREQUISITES', missingFrom: 'CATALOGUE' }],
    });
    expect(await formerOf(mai, 'closed')).toMatchObject({
      band: 'NOT_ELIGIBLE_NOW',
      reasons: [{ part: 'DEADLINE', outcome: 'BLOCKED' }],
    });
  });
});

describe('what a diploma needs for a program', () => {
  const rulesOf = async (slug: string) =>
    (await runQuery(app, ChanceDiplomaRulesDocument, { slug })).data?.program?.diplomaRules;

  it('is said to everybody, THPT first, with its source', async () => {
    const [thpt, aLevel] = (await rulesOf('in-germany')) ?? [];
    expect(thpt).toMatchObject({
      diploma: 'THPT',
      answer: 'PATHWAY',
      from: 'COUNTRY',
      source: { id: 'diploma-de-thpt-bachelor' },
    });
    expect(thpt?.need?.vi).toContain('Studienkolleg');
    expect(aLevel).toMatchObject({ diploma: 'A_LEVEL', answer: 'DEPENDS' });
  });

  it('is what the institution says itself where it does, and nothing of what follows a degree', async () => {
    expect(await rulesOf('own-word')).toContainEqual(
      expect.objectContaining({
        diploma: 'THPT',
        answer: 'OPEN',
        from: 'INSTITUTION',
        need: null,
        source: { id: testSource.id, name: testSource.name },
      }),
    );
    expect(await rulesOf('master')).toEqual([]);
  });
});
