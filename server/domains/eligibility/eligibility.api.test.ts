import { buildInstitution } from '../../testing/buildItems.js';
import { commandsDuring } from '../../testing/commandsDuring.js';
import type { TestApp } from '../../testing/createTestApp.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { SaveGradesDocument } from '../../testing/grades.gql.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import {
  EligibilityProgramIdDocument,
  EligibilityScholarshipCheckDocument,
  EligibilityScholarshipIdDocument,
} from './eligibility.api.gql.js';
import { EligibilityOfManyDocument, EligibilityOfProgramDocument } from './test/eligibility.gql.js';
import { createFitApp, ofProgram } from './test/eligibilityItems.js';

let app: TestApp;
let mai: Person;
beforeAll(async () => {
  ({ app, mai } = await createFitApp());
});
afterAll(() => app.close());

describe('what a scholarship asks for', () => {
  const idOf = async () => (await runQuery(app, EligibilityScholarshipIdDocument)).data?.scholarship?.id;

  it('is held against the profile, point by point', async () => {
    const { data, errors } = await runQueryAs(mai, EligibilityScholarshipCheckDocument, { id: await idOf() });
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
    await runQueryAs(an, SaveGradesDocument, {
      input: { schoolName: 'THPT', years },
    });
    const id = await idOf();
    let checked: unknown;
    const commands = await commandsDuring(app, async () => {
      checked = (await runQueryAs(an, EligibilityScholarshipCheckDocument, { id })).data?.myScholarshipCheck;
    });
    expect(checked).toContainEqual(
      expect.objectContaining({ part: 'MARKS', outcome: 'NOT_MET', yours: 6.5, isPredicted: true }),
    );
    expect(commands.filter(name => name === 'find users')).toHaveLength(1);
    expect(commands.filter(name => name === 'find gradebooks')).toHaveLength(1);
    expect(codesOf(await runQuery(app, EligibilityScholarshipCheckDocument, { id }))).toEqual(['UNAUTHENTICATED']);
    expect((await runQueryAs(mai, EligibilityScholarshipCheckDocument, { id: 'nothing' })).data).toEqual({
      myScholarshipCheck: null,
    });
  });
});

describe('who sees it', () => {
  it('is null for a visitor', async () => {
    const { data, errors } = await runQuery(app, EligibilityOfProgramDocument, { slug: 'known' });
    expect(errors).toEqual([]);
    expect(data?.program).toMatchObject({ chance: null });
    expect(codesOf(await runQuery(app, EligibilityOfManyDocument, { programIds: [] }))).toEqual(['UNAUTHENTICATED']);
  });

  it('is never given to anybody else by a cache', async () => {
    const an = await signIn(app);
    const first = await runQueryAs(mai, EligibilityOfProgramDocument, { slug: 'known' });
    expect((await ofProgram(an, 'known'))?.answer).toBe('NOT_ENOUGH_DATA');
    const { data } = await runQuery(app, EligibilityOfProgramDocument, { slug: 'known' });
    expect(data?.program?.chance).toBeNull();
    expect(first.data?.program?.chance).toMatchObject({ answer: 'MEETS_MINIMUMS' });
    expect(await ofProgram(mai, 'known')).toEqual(first.data?.program?.chance);
    expect(first.headers.get('cache-control')).toMatch(/no-store/);
  });
});

describe('many programs at once', () => {
  const idOf = async (slug: string) => (await runQuery(app, EligibilityProgramIdDocument, { slug })).data?.program?.id;

  it('are judged in the order asked for, each once, without unknown ones', async () => {
    const [first, second] = [await idOf('closed'), await idOf('known')];
    const { data, errors } = await runQueryAs(mai, EligibilityOfManyDocument, {
      programIds: [first, 'nothing', second, first],
    });
    expect(errors).toEqual([]);
    expect(data?.myEligibility).toMatchObject([
      { programId: first, chance: { answer: 'NOT_ELIGIBLE_NOW' } },
      { programId: second, chance: { answer: 'MEETS_MINIMUMS' } },
    ]);
  });

  it('take one read of the profile and one of the grade book', async () => {
    await app.addItems({ institutions: [buildInstitution()] });
    const programIds = await Promise.all(['closed', 'known', 'master', 'bare', 'by-institution'].map(idOf));
    const commands = await commandsDuring(
      app,
      async () => void (await runQueryAs(mai, EligibilityOfManyDocument, { programIds })),
    );
    expect(commands.filter(name => name === 'find users')).toHaveLength(1);
    expect(commands.filter(name => name === 'find gradebooks')).toHaveLength(1);
    expect(commands.filter(name => name === 'find programs').length).toBeLessThanOrEqual(1);
    expect(commands.filter(name => name === 'find institutions').length).toBeLessThanOrEqual(1);
  });

  it('are fifty at most', async () => {
    const programIds = Array.from({ length: 51 }, (_, place) => `id-${place}`);
    expect(codesOf(await runQueryAs(mai, EligibilityOfManyDocument, { programIds }))).toEqual(['BAD_USER_INPUT']);
    expect(
      (await runQueryAs(mai, EligibilityOfManyDocument, { programIds: programIds.slice(1) })).data?.myEligibility,
    ).toEqual([]);
  });
});
