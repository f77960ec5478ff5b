import { ASSESSMENT_CONSENT_VERSION, ASSESSMENT_IDS } from '../../../schema/rules/assessments.values.js';
import { VISITOR_COOKIE } from '../../kernel/session/viewer/visitorItems.js';
import { LogOutDocument } from '../../testing/sessions.gql.js';
import { type Browser, openBrowser } from '../../testing/browser.js';
import { keysOf } from '../../testing/keysOf.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf } from '../../testing/runQuery.js';
import {
  AnswerQuestionDocument,
  DeleteAssessmentResultDocument,
  FinishAssessmentDocument,
  ListOfAssessmentsDocument,
  OwnAssessmentDocument,
  RestartAssessmentDocument,
} from './assessments.api.gql.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { createAccount, PASSWORD, signIn } from '../../testing/signIn.js';

const RIASEC = 'career-riasec';
const WORDS = 'english-vocab-check';
const consent = { version: ASSESSMENT_CONSENT_VERSION, language: 'VI' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const answer = async (browser: Browser, question: number, choices: number[], more: object = {}) => {
  const input = { assessmentId: RIASEC, question, choices, consent, ...more };
  return (await browser.query(AnswerQuestionDocument, { input })).data?.answerQuestion;
};
const mine = async (browser: Browser, id = RIASEC) => (await browser.query(OwnAssessmentDocument, { id })).data;
const finish = async (browser: Browser, assessmentId = RIASEC) =>
  (await browser.query(FinishAssessmentDocument, { input: { assessmentId } })).data?.finishAssessment;
const restart = async (browser: Browser) =>
  (await browser.query(RestartAssessmentDocument, { input: { assessmentId: RIASEC } })).data?.restartAssessment;
const deleteResult = async (browser: Browser) =>
  (await browser.query(DeleteAssessmentResultDocument, { input: { assessmentId: RIASEC } })).data
    ?.deleteAssessmentResult;

/** Likes what is social, then what is artistic. */
const ratingOf = (question: number): number => [2, 1, 4, 5, 3, 1][(question - 1) % 6] ?? 1;
/** One after the other, as people answer: all at once would wait in the line of one caller, on a busy machine too long. */
const answerAll = async (browser: Browser, choice = ratingOf): Promise<void> => {
  for (let question = 1; question <= 48; question += 1)
    expect(await answer(browser, question, [choice(question)])).toMatchObject({ errors: [] });
};
const keysOfVisitors = (): Promise<string[]> => keysOf(app.redis, 'visitor:*');

describe('the list of tests', () => {
  it('is public, and never tells which words are invented', async () => {
    const { data } = await openBrowser(app).query(ListOfAssessmentsDocument);
    expect(data?.assessments).toMatchObject([
      { id: RIASEC, kind: 'CAREER_INTERESTS', questionCount: 48 },
      { id: WORDS, kind: 'ENGLISH_VOCABULARY', questionCount: 9 },
    ]);
    expect(data?.assessment?.questions[0]).toMatchObject({ number: 1, activity: null, words: { length: 10 } });
    expect(data?.none).toBeNull();
    const { errors } = await openBrowser(app).query('{ __type(name: "AssessmentQuestion") { fields { name } } }');
    expect(errors).toEqual([]);
  });
});

describe('a visitor', () => {
  it('who only reads gets no cookie and no row', async () => {
    const before = await keysOfVisitors();
    const browser = openBrowser(app);
    expect(await mine(browser)).toMatchObject({
      assessmentProgress: { answeredCount: 0, firstUnanswered: 1, hasResult: false, isInAccount: false, answers: [] },
      assessmentResult: null,
    });
    await deleteResult(browser);
    await restart(browser);
    expect(browser.cookies.has(VISITOR_COOKIE)).toBe(false);
    expect(await keysOfVisitors()).toEqual(before);
  });

  it('must agree before the first answer is stored, and not again', async () => {
    const browser = openBrowser(app);
    for (const refused of [null, { version: 'of-last-year', language: 'EN' }])
      expect(await answer(browser, 1, [3], { consent: refused })).toMatchObject({
        errors: [{ code: 'CONSENT_REQUIRED', field: 'consent' }],
        progress: { answeredCount: 0 },
      });
    expect(browser.cookies.has(VISITOR_COOKIE)).toBe(false);
    expect(await answer(browser, 1, [3])).toMatchObject({ errors: [], progress: { answeredCount: 1 } });
    expect(await answer(browser, 2, [3], { consent: null })).toMatchObject({
      errors: [],
      progress: { answeredCount: 2 },
    });
  });

  it('finds the answers again with a cookie that scripts cannot read, for 24 hours after the latest', async () => {
    // Other test files have visitors in this Redis, too.
    const ofOthers = new Set(await keysOfVisitors());
    const browser = openBrowser(app);
    await answer(browser, 1, [5]);
    const [cookie] = browser.received();
    expect(cookie).toMatchObject({ name: VISITOR_COOKIE });
    expect(cookie?.flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=86400']));
    await answer(browser.copy(), 3, [2]);
    expect((await mine(browser))?.assessmentProgress).toMatchObject({
      answeredCount: 2,
      firstUnanswered: 2,
      answers: [
        { question: 1, choices: [5], isDone: true },
        { question: 3, choices: [2], isDone: true },
      ],
    });
    const own = (await keysOfVisitors()).filter(key => !ofOthers.has(key));
    const lives = await Promise.all(own.map(key => app.redis.client.ttl(key)));
    expect(own.length).toBeGreaterThan(0);
    expect(Math.min(...lives)).toBeGreaterThan(86_000);
    expect(own.join(' ')).not.toContain(cookie?.value);
    expect((await mine(openBrowser(app)))?.assessmentProgress).toMatchObject({ answeredCount: 0 });
  });

  it('is refused questions and choices that do not exist', async () => {
    const browser = openBrowser(app);
    for (const question of [0, 49, -1])
      expect((await answer(browser, question, [3]))?.errors).toEqual([{ code: 'NO_SUCH_QUESTION', field: 'question' }]);
    for (const choices of [[], [0], [6], [1, 2]])
      expect((await answer(browser, 1, choices))?.errors).toEqual([{ code: 'BAD_CHOICES', field: 'choices' }]);
    expect(await answer(browser, 1, [1], { assessmentId: 'none' })).toEqual({
      progress: null,
      errors: [{ code: 'NO_SUCH_ASSESSMENT', field: 'assessmentId' }],
    });
  });

  it('answers in two tabs at once, and nothing is lost', async () => {
    const browser = openBrowser(app);
    await answer(browser, 1, [1]);
    await Promise.all([2, 3, 4, 5, 6, 7].map(question => answer(browser.copy(), question, [question % 5 || 5])));
    expect((await mine(browser))?.assessmentProgress).toMatchObject({ answeredCount: 7, firstUnanswered: 8 });
  });

  it('gets a result when all is answered, may change an answer, start again, and delete everything', async () => {
    const browser = openBrowser(app);
    await answer(browser, 1, [ratingOf(1)]);
    expect(await finish(browser)).toMatchObject({ result: null, errors: [{ code: 'INCOMPLETE', field: null }] });
    await answerAll(browser);
    const finished = await finish(browser);
    expect(finished?.progress).toMatchObject({ answeredCount: 48, firstUnanswered: null, hasResult: true });
    expect(finished?.result).toMatchObject({
      id: RIASEC,
      vocabulary: null,
      interests: { code: 'SAE', majors: { length: 8 } },
    });
    expect(finished?.result?.interests?.scores[0]).toEqual({ type: 'SOCIAL', score: 32, maximum: 32 });
    expect(finished?.result?.interests?.majors[0]).toMatchObject({
      id: 'education',
      match: 14,
      field: 'EDUCATION',
      searchText: null,
    });

    for (const question of [4, 10, 16, 22]) await answer(browser, question, [1]);
    expect((await mine(browser))?.assessmentResult?.interests?.code).toBe('SAE');
    expect((await finish(browser))?.result?.interests?.code).toBe('ASE');

    expect((await restart(browser))?.progress).toMatchObject({
      answeredCount: 0,
      firstUnanswered: 1,
      hasResult: true,
    });
    expect((await mine(browser))?.assessmentResult?.interests?.code).toBe('ASE');

    expect((await deleteResult(browser))?.progress).toMatchObject({
      answeredCount: 0,
      hasResult: false,
    });
    expect((await mine(browser))?.assessmentResult).toBeNull();
  });

  it('gets no code and no majors of a flat profile', async () => {
    const browser = openBrowser(app);
    await answerAll(browser, () => 3);
    expect((await finish(browser))?.result?.interests).toMatchObject({ code: null, majors: [] });
  });

  it('ticks words, page by page; a page that is not done does not count', async () => {
    const browser = openBrowser(app);
    const page = (question: number, choices: number[], isDone = true) =>
      answer(browser, question, choices, { assessmentId: WORDS, isDone });
    expect((await page(1, [0, 2], false))?.progress).toMatchObject({ answeredCount: 0, firstUnanswered: 1 });
    for (let question = 1; question <= 9; question += 1) await page(question, []);
    // The real words of the first level.
    await page(1, [0, 2, 3, 5, 6, 8, 9]);
    await page(2, [0, 1, 3, 5, 6, 8, 9]);
    await page(3, [1, 2, 4, 5, 7, 8]);
    const result = (await finish(browser, WORDS))?.result;
    expect(result).toMatchObject({ interests: null, vocabulary: { hint: 'A2' } });
    const counts = { known: 20, realWords: 20, invented: 0, inventedWords: 10, score: 20 };
    expect(result?.vocabulary?.levels[0]).toEqual({ level: 1, ...counts, isPassed: true });
  });
});

describe('at login', () => {
  const logIn = async (browser: Browser, email: string): Promise<void> => {
    const { data } = await browser.query(SignInDocument, { input: { email, password: PASSWORD, rememberMe: false } });
    expect(data?.login.errors).toEqual([]);
  };

  it('the answers of the visitor move into the account, and the browser holds nothing any more', async () => {
    const { email } = await createAccount(app);
    const browser = openBrowser(app);
    for (const question of [1, 2, 3]) await answer(browser, question, [4]);
    await logIn(browser, email);
    expect((await mine(browser))?.assessmentProgress).toMatchObject({ answeredCount: 3, isInAccount: true });
    const visitor = openBrowser(app, new Map([[VISITOR_COOKIE, browser.cookies.get(VISITOR_COOKIE) ?? '']]));
    expect((await mine(visitor))?.assessmentProgress).toMatchObject({ answeredCount: 0, isInAccount: false });
    await answer(browser, 4, [4], { forAccount: true });
    const elsewhere = openBrowser(app);
    await logIn(elsewhere, email);
    expect((await mine(elsewhere))?.assessmentProgress).toMatchObject({ answeredCount: 4, firstUnanswered: 5 });
  });

  it('the later of two answers and of two results stays', async () => {
    const { browser, email } = await signIn(app);
    await answer(browser, 1, [1]);
    await answer(browser, 2, [1]);
    const other = openBrowser(app);
    await answerAll(other);
    await finish(other);
    await answer(browser, 2, [3]);
    await logIn(other, email);
    const own = await mine(browser);
    expect(own?.assessmentProgress?.answers.slice(0, 3).map(({ choices }) => choices)).toEqual([
      [ratingOf(1)],
      [3],
      [ratingOf(3)],
    ]);
    expect(own?.assessmentResult?.interests?.code).toBe('SAE');
  });

  it('nothing of a visitor reaches the account of somebody under 16 before a guardian agrees', async () => {
    const born = new Date(app.clock().getTime() - 14 * 366 * 86_400_000).toISOString().slice(0, 10);
    const { email } = await createAccount(app, { dateOfBirth: born });
    const browser = openBrowser(app);
    await answer(browser, 1, [4]);
    await logIn(browser, email);
    expect((await mine(browser))?.assessmentProgress).toMatchObject({ answeredCount: 0, isInAccount: true });
    expect(await answer(browser, 1, [4])).toMatchObject({
      errors: [{ code: 'GUARDIAN_CONSENT_REQUIRED', field: null }],
      progress: null,
    });
    expect((await mine(browser))?.assessmentProgress).toMatchObject({ answeredCount: 0 });
  });
});

describe('an account', () => {
  it('is told that its session has ended, and no answer is stored for a visitor', async () => {
    const before = await keysOfVisitors();
    const { browser } = await signIn(app);
    await browser.query(LogOutDocument);
    const said = await browser.query(AnswerQuestionDocument, {
      input: { assessmentId: RIASEC, question: 1, choices: [3], consent, forAccount: true },
    });
    expect([said.status, codesOf(said)]).toEqual([401, ['UNAUTHENTICATED']]);
    expect(codesOf(await browser.query(OwnAssessmentDocument, { id: RIASEC, forAccount: true }))).toContain(
      'UNAUTHENTICATED',
    );
    expect(await keysOfVisitors()).toEqual(before);
  });

  it('sees its own alone, in the export too, and deletion takes it along', async () => {
    const [mai, lan] = [await signIn(app), await signIn(app)];
    await answerAll(mai.browser);
    await finish(mai.browser);
    expect(await mine(lan.browser)).toMatchObject({ assessmentProgress: { answeredCount: 0 }, assessmentResult: null });
    const handler = app.services.combined.privacy.find(({ part }) => part === 'assessments');
    expect(await handler?.exportOf(mai.id)).toMatchObject([
      {
        assessmentId: RIASEC,
        consent: { version: consent.version, language: 'VI' },
        result: { choices: { length: 48 } },
      },
    ]);
    expect([await handler?.countOf(mai.id), await handler?.countOf(lan.id)]).toEqual([1, 0]);
    const { interestCodeOf } = app.services.domains.assessments.provides;
    expect([await interestCodeOf(mai.id), await interestCodeOf(lan.id)]).toEqual(['SAE', null]);
    await handler?.erase(mai.id);
    expect(await mine(mai.browser)).toMatchObject({ assessmentProgress: { answeredCount: 0 }, assessmentResult: null });
  });

  it('has one row a test, however many first answers come at once', async () => {
    const { browser, id } = await signIn(app);
    await Promise.all([1, 2, 3, 4, 5, 6].map(question => answer(browser, question, [3])));
    const handler = app.services.combined.privacy.find(({ part }) => part === 'assessments');
    expect(await handler?.countOf(id)).toBe(1);
    expect((await mine(browser))?.assessmentProgress).toMatchObject({ answeredCount: 6, firstUnanswered: 7 });
    expect(ASSESSMENT_IDS).toHaveLength(2);
  });
});
