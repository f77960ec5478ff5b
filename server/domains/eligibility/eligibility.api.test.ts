import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../testing/buildItems.js';
import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';

// A busy machine.
jest.setTimeout(60_000);

const now = new Date('2026-11-22T09:00:00Z');
const fact = { source: testSource.id, checkedOn: '2026-11-01' };
const thirdParty = { ...testSource, id: 'a-guide', kind: 'THIRD_PARTY' as const };
const closing = (date: string, source = testSource.id) => ({ date, timeZone: 'Australia/Melbourne', ...fact, source });

const institution = buildInstitution({
  slug: 'fit-university',
  englishMinimums: [{ test: 'IELTS', overall: 6, ...fact }],
  costOfLiving: { amount: 20_000, currency: 'AUD', ...fact },
  minimumGpas: [
    { value: 6, scale: 'TEN', level: 'GRADUATE', ...fact },
    { value: 7.5, scale: 'TEN', ...fact },
  ],
});
const known = buildProgram(institution.slug, {
  slug: 'known',
  minimumGpa: { value: 7.5, scale: 'TEN', ...fact },
  intakes: [{ year: 2027, month: 7, isRecurring: true, ...fact, deadline: closing('2027-03-25') }],
});
const byInstitution = buildProgram(institution.slug, { slug: 'by-institution' });
const closed = buildProgram(institution.slug, {
  slug: 'closed',
  intakes: [{ year: 2027, month: 2, isRecurring: true, ...fact, deadline: closing('2026-11-01') }],
});
const saidToBeClosed = buildProgram(institution.slug, {
  slug: 'said-to-be-closed',
  intakes: [{ year: 2027, month: 2, isRecurring: true, ...fact, deadline: closing('2026-11-01', thirdParty.id) }],
});
const master = buildProgram(institution.slug, { slug: 'master', level: 'GRADUATE', award: 'MASTER' });
const bare = buildProgram(buildInstitution().slug, {
  slug: 'bare',
  institution: 'bare-university',
  intakes: [],
});
delete bare.firstYearTuition;
const atLevel = buildProgram(institution.slug, {
  slug: 'at-level',
  languageLevels: [{ language: 'en', level: 'B2', ...fact }],
});
const american = buildInstitution({
  slug: 'american-university',
  destination: 'US',
  englishMinimums: [{ test: 'IELTS', overall: 6, ...fact }],
  minimumGpas: [{ value: 7.5, scale: 'TEN', ...fact }],
  admissionRate: { value: 0.82, ...fact },
  costOfLiving: { amount: 10_000, currency: 'USD', ...fact },
});
const inAmerica = buildProgram(american.slug, {
  slug: 'in-america',
  field: 'BUSINESS',
  title: 'Business',
  firstYearTuition: { amount: 5_000, currency: 'USD', ...fact },
});
const computingInAmerica = { ...inAmerica, slug: 'computing-in-america', field: 'COMPUTING' as const };
const german = buildInstitution({ slug: 'german-university', destination: 'DE', englishMinimums: [] });
const inGermany = buildProgram(german.slug, { slug: 'in-germany' });
const ownWord = buildInstitution({
  slug: 'own-word-university',
  destination: 'GB',
  diplomaEntries: [{ diploma: 'THPT', answer: 'OPEN', ...fact }],
});
const ofOwnWord = buildProgram(ownWord.slug, { slug: 'own-word' });
const belowInstitution = buildProgram(institution.slug, {
  slug: 'below-institution',
  minimumGpa: { value: 6, scale: 'TEN', ...fact },
});
const withSections = buildProgram(institution.slug, {
  slug: 'with-sections',
  englishMinimums: [{ test: 'IELTS', overall: 6.5, writing: 6, ...fact }],
});
const bareInstitution = buildInstitution({ slug: 'bare-university', englishMinimums: [] });

const scholarship = buildScholarship({
  slug: 'fit-scholarship',
  eligibleNationalities: { isOpenToAll: true, countries: [], ...fact, source: thirdParty.id },
  eligibleLevels: ['UNDERGRADUATE'],
  minimumGpa: { value: 8, scale: 'TEN', ...fact },
});

const LINE = 'outcome hasMargin yours needed unit section areSectionsUnknown isThirdParty isEstimated table { vi }';
const CHANCE = `answer isClosed restsOnThirdParty nextIntake { year month } average { ${LINE} } english { ${LINE} }
  subjects { outcome } level { answer from diploma isDiplomaAssumed rule { answer from need { vi } source { id url kind } } }
  selectivity { answer admissionRate isHarderField } money { answer over { amount currency } missingFrom }`;
const OWN = `query ($slug: String!) { program(slug: $slug) { id chance { ${CHANCE} } } }`;
const MANY = `query ($programIds: [ID!]!) { myEligibility(programIds: $programIds) { programId chance { ${CHANCE} } } }`;
const FORMER = `query ($slug: String!) { program(slug: $slug) { eligibility {
  band coverage restsOnThirdParty reasons { part outcome yours needed unit missingFrom } missing { part missingFrom } lift { band } } } }`;
const PROFILE =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { profile { currentLevel } errors { code field } } }';

let app: TestApp;
let mai: Person;
beforeAll(async () => {
  app = await createTestApp({
    clock: () => now,
    catalogue: {
      sources: [testSource, thirdParty],
      institutions: [institution, bareInstitution, american, german, ownWord],
      programs: [
        known,
        byInstitution,
        belowInstitution,
        withSections,
        closed,
        saidToBeClosed,
        master,
        bare,
        atLevel,
        inAmerica,
        computingInAmerica,
        inGermany,
        ofOwnWord,
      ],
      scholarships: [scholarship],
    },
  });
  mai = await signIn(app);
  await runQueryAs(mai, PROFILE, {
    input: {
      currentLevel: 'UPPER_SECONDARY',
      gpa: { value: 8.4, scale: 'TEN' },
      englishCert: { test: 'IELTS', overall: 6.5 },
      budget: { amount: 45_000, currency: 'AUD' },
    },
  });
});
afterAll(() => app.close());

const ofProgram = async (person: Person, slug: string) =>
  Object((await runQueryAs(person, OWN, { slug })).data?.program).chance;
const formerOf = async (person: Person, slug: string) =>
  Object((await runQueryAs(person, FORMER, { slug })).data?.program).eligibility;
const update = (person: Person, input: object) => runQueryAs(person, PROFILE, { input });

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
    await runQueryAs(
      an,
      'mutation ($input: SaveGradesInput!) { saveGrades(input: $input) { errors { code field } } }',
      {
        input: { schoolName: 'THPT', years },
      },
    );
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
  const RULES = `query ($slug: String!) { program(slug: $slug) { diplomaRules {
    diploma answer from need { vi en } source { id name } asOf checkedOn isStale note { vi } } } }`;
  const rulesOf = async (slug: string) => Object((await runQuery(app, RULES, { slug })).data?.program).diplomaRules;

  it('is said to everybody, THPT first, with its source', async () => {
    const [thpt, aLevel] = await rulesOf('in-germany');
    expect(thpt).toMatchObject({
      diploma: 'THPT',
      answer: 'PATHWAY',
      from: 'COUNTRY',
      source: { id: 'diploma-de-thpt-bachelor' },
    });
    expect(thpt.need.vi).toContain('Studienkolleg');
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

describe('what a scholarship asks for', () => {
  const CHECK = `query ($id: ID!) { myScholarshipCheck(scholarshipId: $id) {
    part outcome yours needed unit isThirdParty isPredicted table { vi } missingFrom } }`;
  const idOf = async () =>
    Object((await runQuery(app, '{ scholarship(slug: "fit-scholarship") { id } }')).data?.scholarship).id as string;

  it('is held against the profile, point by point', async () => {
    const { data, errors } = await runQueryAs(mai, CHECK, { id: await idOf() });
    expect(errors).toEqual([]);
    expect(data?.myScholarshipCheck).toMatchObject([
      { part: 'NATIONALITY', outcome: 'MET', isThirdParty: true },
      { part: 'LEVEL', outcome: 'UNKNOWN', missingFrom: 'STUDENT' },
      { part: 'CURRENT_LEVEL', outcome: 'MET' },
      { part: 'COUNTRY', outcome: 'UNKNOWN', missingFrom: 'STUDENT' },
      { part: 'MARKS', outcome: 'MET', yours: 8.4, needed: 8, unit: 'TEN', isThirdParty: false },
      { part: 'DEADLINE', outcome: 'MET', yours: expect.any(Number), unit: 'DAYS' },
    ]);
  });

  it('goes by the grade book, reads each record once and is nobody else’s', async () => {
    const an = await signIn(app);
    const marks = [{ term: 1, value: '7.0' }];
    const years = [{ level: 11, system: 'VN_TT22', termCount: 2, subjects: [{ subject: 'MATH', marks }] }];
    await runQueryAs(an, 'mutation ($input: SaveGradesInput!) { saveGrades(input: $input) { errors { code } } }', {
      input: { schoolName: 'THPT', years },
    });
    const id = await idOf();
    const answers: unknown[] = [];
    const commands = await commandsDuring(app, async () => {
      answers.push(Object((await runQueryAs(an, CHECK, { id })).data).myScholarshipCheck);
    });
    expect(answers[0]).toContainEqual(
      expect.objectContaining({ part: 'MARKS', outcome: 'NOT_MET', yours: 6.5, isPredicted: true }),
    );
    expect(commands.filter(name => name === 'find users')).toHaveLength(1);
    expect(commands.filter(name => name === 'find gradebooks')).toHaveLength(1);
    expect(codesOf(await runQuery(app, CHECK, { id }))).toEqual(['UNAUTHENTICATED']);
    expect((await runQueryAs(mai, CHECK, { id: 'nothing' })).data).toEqual({ myScholarshipCheck: null });
  });
});

describe('who sees it', () => {
  it('is null for a visitor', async () => {
    const { data, errors } = await runQuery(app, OWN, { slug: 'known' });
    expect(errors).toEqual([]);
    expect(data?.program).toMatchObject({ chance: null });
    expect(codesOf(await runQuery(app, MANY, { programIds: [] }))).toEqual(['UNAUTHENTICATED']);
  });

  it('is never given to anybody else by a cache', async () => {
    const an = await signIn(app);
    const first = await runQueryAs(mai, OWN, { slug: 'known' });
    expect(Object(await ofProgram(an, 'known')).answer).toBe('NOT_ENOUGH_DATA');
    expect(Object((await runQuery(app, OWN, { slug: 'known' })).data?.program).chance).toBeNull();
    expect(await ofProgram(mai, 'known')).toEqual(Object(first.data?.program).chance);
    expect(first.headers.get('cache-control')).toMatch(/no-store/);
  });
});

describe('many programs at once', () => {
  const idOf = async (slug: string): Promise<string> =>
    Object((await runQuery(app, '{ program(slug: "' + slug + '") { id } }')).data?.program).id;

  it('are judged in the order asked for, each once, without unknown ones', async () => {
    const [first, second] = [await idOf('closed'), await idOf('known')];
    const { data, errors } = await runQueryAs(mai, MANY, { programIds: [first, 'nothing', second, first] });
    expect(errors).toEqual([]);
    expect(data?.myEligibility).toMatchObject([
      { programId: first, chance: { answer: 'NOT_ELIGIBLE_NOW' } },
      { programId: second, chance: { answer: 'MEETS_MINIMUMS' } },
    ]);
  });

  it('take one read of the profile and one of the grade book', async () => {
    await app.addItems({ institutions: [buildInstitution()] });
    const programIds = await Promise.all(['closed', 'known', 'master', 'bare', 'by-institution'].map(idOf));
    const commands = await commandsDuring(app, async () => void (await runQueryAs(mai, MANY, { programIds })));
    expect(commands.filter(name => name === 'find users')).toHaveLength(1);
    expect(commands.filter(name => name === 'find gradebooks')).toHaveLength(1);
    expect(commands.filter(name => name === 'find programs').length).toBeLessThanOrEqual(1);
    expect(commands.filter(name => name === 'find institutions').length).toBeLessThanOrEqual(1);
  });

  it('are fifty at most', async () => {
    const programIds = Array.from({ length: 51 }, (_, place) => `id-${place}`);
    expect(codesOf(await runQueryAs(mai, MANY, { programIds }))).toEqual(['BAD_USER_INPUT']);
    expect((await runQueryAs(mai, MANY, { programIds: programIds.slice(1) })).data?.myEligibility).toEqual([]);
  });
});
