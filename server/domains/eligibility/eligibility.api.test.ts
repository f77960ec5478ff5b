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
const bareInstitution = buildInstitution({ slug: 'bare-university', englishMinimums: [] });

const scholarship = buildScholarship({
  slug: 'fit-scholarship',
  eligibleNationalities: { isOpenToAll: true, countries: [], ...fact, source: thirdParty.id },
  eligibleLevels: ['UNDERGRADUATE'],
  minimumGpa: { value: 8, scale: 'TEN', ...fact },
});

const FIELDS =
  'band coverage restsOnThirdParty reasons { part outcome yours needed unit isThirdParty isPredicted table { vi } missingFrom } missing { part missingFrom } lift { part by unit band }';
const OWN = `query ($slug: String!) { program(slug: $slug) { id eligibility { ${FIELDS} } } }`;
const MANY = `query ($programIds: [ID!]!) { myEligibility(programIds: $programIds) { programId eligibility { ${FIELDS} } } }`;
const PROFILE =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { profile { currentLevel } errors { code field } } }';

let app: TestApp;
let mai: Person;
beforeAll(async () => {
  app = await createTestApp({
    clock: () => now,
    catalogue: {
      sources: [testSource, thirdParty],
      institutions: [institution, bareInstitution],
      programs: [known, byInstitution, closed, saidToBeClosed, master, bare, atLevel],
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
  Object((await runQueryAs(person, OWN, { slug })).data?.program).eligibility;

describe('the success prediction of a program', () => {
  it('says how well the profile fits, and why', async () => {
    expect(await ofProgram(mai, 'known')).toEqual({
      band: 'VERY_LIKELY',
      coverage: 85,
      restsOnThirdParty: false,
      reasons: [
        expect.objectContaining({ part: 'FUNDS', outcome: 'SHORT', yours: 0.9, unit: 'SHARE_OF_BUDGET' }),
        expect.objectContaining({
          part: 'ACADEMIC',
          outcome: 'MET',
          yours: 8.4,
          needed: 7.5,
          unit: 'TEN',
          table: null,
        }),
        expect.objectContaining({ part: 'ENGLISH', outcome: 'MET', yours: 6.5, needed: 6, unit: 'IELTS' }),
      ],
      missing: [{ part: 'PREREQUISITES', missingFrom: 'CATALOGUE' }],
      lift: { part: 'FUNDS', by: expect.closeTo(0.1, 6), unit: 'SHARE_OF_BUDGET', band: 'VERY_LIKELY' },
    });
  });

  it('takes the minimum of the institution for the level where the program has none', async () => {
    expect(await ofProgram(mai, 'by-institution')).toMatchObject({
      reasons: [{ part: 'FUNDS' }, { part: 'ACADEMIC', needed: 7.5 }, { part: 'ENGLISH' }],
    });
  });

  it('does not hold IELTS against a level of the program, nor the general minimum of the institution', async () => {
    const { missing } = await ofProgram(mai, 'at-level');
    expect(missing).toContainEqual({ part: 'ENGLISH', missingFrom: 'CATALOGUE' });
  });

  it('is closed by the page of the institution, and never by somebody who repeats it', async () => {
    expect(await ofProgram(mai, 'closed')).toMatchObject({
      band: 'NOT_ELIGIBLE_NOW',
      reasons: [{ part: 'DEADLINE', outcome: 'BLOCKED' }],
    });
    expect(await ofProgram(mai, 'said-to-be-closed')).toMatchObject({ band: 'VERY_LIKELY' });
  });

  it('says that a level does not lead there', async () => {
    expect(await ofProgram(mai, 'master')).toMatchObject({ band: 'NOT_ELIGIBLE_NOW', reasons: [{ part: 'LEVEL' }] });
  });

  it('says what is missing where too little is known, of the program or of the person', async () => {
    expect(await ofProgram(mai, 'bare')).toMatchObject({
      band: 'NOT_ENOUGH_DATA',
      coverage: 5,
      lift: null,
      missing: [
        { part: 'ACADEMIC', missingFrom: 'CATALOGUE' },
        { part: 'ENGLISH', missingFrom: 'CATALOGUE' },
        { part: 'PREREQUISITES', missingFrom: 'CATALOGUE' },
        { part: 'FUNDS', missingFrom: 'CATALOGUE' },
        { part: 'TIME', missingFrom: 'CATALOGUE' },
      ],
    });
    const an = await signIn(app);
    expect(await ofProgram(an, 'known')).toMatchObject({
      band: 'NOT_ENOUGH_DATA',
      missing: [
        { part: 'ACADEMIC', missingFrom: 'STUDENT' },
        { part: 'ENGLISH', missingFrom: 'STUDENT' },
        { part: 'PREREQUISITES', missingFrom: 'CATALOGUE' },
        { part: 'FUNDS', missingFrom: 'STUDENT' },
        { part: 'GAP', missingFrom: 'STUDENT' },
      ],
    });
  });

  it('goes by the grade book before the profile, and says that a grade is predicted', async () => {
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
    await runQueryAs(an, PROFILE, { input: { gpa: { value: 5, scale: 'TEN' } } });
    expect(await ofProgram(an, 'known')).toMatchObject({
      reasons: [{ part: 'ACADEMIC', outcome: 'MET', yours: 8, isPredicted: true }, {}, {}],
    });
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
      expect.objectContaining({ part: 'MARKS', outcome: 'NOT_MET', yours: 7, isPredicted: true }),
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
    expect(data?.program).toMatchObject({ eligibility: null });
    expect(codesOf(await runQuery(app, MANY, { programIds: [] }))).toEqual(['UNAUTHENTICATED']);
  });

  it('is never given to anybody else by a cache', async () => {
    const an = await signIn(app);
    const first = await runQueryAs(mai, OWN, { slug: 'known' });
    expect(Object(await ofProgram(an, 'known')).band).toBe('NOT_ENOUGH_DATA');
    expect(Object((await runQuery(app, OWN, { slug: 'known' })).data?.program).eligibility).toBeNull();
    expect(await ofProgram(mai, 'known')).toEqual(Object(first.data?.program).eligibility);
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
      { programId: first, eligibility: { band: 'NOT_ELIGIBLE_NOW' } },
      { programId: second, eligibility: { band: 'VERY_LIKELY' } },
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
