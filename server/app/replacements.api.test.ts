/** What takes the place of deprecated fields, and the deprecated fields while they are there: both answer. */
import { ASSESSMENT_CONSENT_VERSION } from '../../schema/rules/assessments.values.js';
import { buildInstitution, buildProgram, buildScholarship } from '../testing/buildItems.js';
import { createTestApp, type TestApp } from '../testing/createTestApp.js';
import { openBrowser } from '../testing/browser.js';
import { FoundInstitutionDocument, FoundProgramDocument, FoundScholarshipDocument } from '../testing/foundItems.gql.js';
import { foundItem } from '../testing/foundItems.js';
import { codesOf, dataOf, type Question, runQuery } from '../testing/runQuery.js';
import { SaveAnswerDocument } from '../testing/assessments.gql.js';
import { runQueryAs, signIn } from '../testing/signIn.js';
import {
  ReplacementsApplicationByIdDocument,
  ReplacementsApplicationDocument,
  ReplacementsComparisonDocument,
  ReplacementsFinishDocument,
  ReplacementsInstitutionsDocument,
  ReplacementsLeadByIdDocument,
  ReplacementsLeadDocument,
  ReplacementsMistakesDocument,
  ReplacementsProgramsDocument,
  ReplacementsQuestionsDocument,
  ReplacementsResultDocument,
  ReplacementsScholarshipsDocument,
} from './replacements.api.gql.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    catalogue: {
      institutions: [buildInstitution({ slug: 'monash', name: 'Monash University' })],
      programs: ['law', 'nursing'].map(slug => buildProgram('monash', { slug, title: `Bachelor of ${slug}` })),
      scholarships: [buildScholarship({ slug: 'merit', name: 'Merit Scholarship' })],
    },
  });
});
afterAll(() => app?.close());

const ask = async <Data = Record<string, unknown>>(question: Question<Data>, variables = {}) => {
  const { data, errors } = await runQuery(app, question, variables);
  return { data, errors, codes: codesOf({ errors }) };
};

describe('an item of the catalogue', () => {
  it.each([
    ['institution', 'monash', FoundInstitutionDocument],
    ['program', 'law', FoundProgramDocument],
    ['scholarship', 'merit', FoundScholarshipDocument],
  ] as const)('is found by the id that lists hand out as by its address: %s', async (field, slug, document) => {
    const { id } = await foundItem(openBrowser(app), field, { slug });
    expect(await foundItem(openBrowser(app), field, { id })).toMatchObject({ id, slug });
    for (const none of [{ id: 'no-such-id' }, { id: '' }, { slug: '' }])
      expect((await ask<{ found?: object | null }>(document, none)).data).toEqual({ found: null });
  });

  it.each([{}, { slug: 'law', id: 'a' }, { slug: null }])('is asked for by one of the two: program %j', async given => {
    const { codes, errors } = await ask(FoundProgramDocument, given);
    expect([codes, errors[0]?.extensions?.field]).toEqual([['BAD_USER_INPUT'], 'slug']);
  });

  it('is compared with others by ids as by addresses', async () => {
    const slugs = ['nursing', 'law'];
    const found = dataOf(await ask(ReplacementsComparisonDocument, { slugs })).compareItems;
    const ids = found.map(({ id }) => id);
    expect((await ask(ReplacementsComparisonDocument, { ids })).data?.compareItems).toEqual(found);
    expect((await ask(ReplacementsComparisonDocument, { ids: ['one'] })).errors[0]?.extensions).toMatchObject({
      field: 'ids',
    });
    expect((await ask(ReplacementsComparisonDocument)).codes).toEqual(['BAD_USER_INPUT']);
    const both = { slugs: ['law', 'nursing'], ids: ['a', 'b'] };
    expect((await ask(ReplacementsComparisonDocument, both)).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('the results of a search', () => {
  type Hit = { item: { id: string }; reasons: string[] };
  type Found = { items: { id: string }[]; reasons: string[][]; hits: Hit[] };
  const SEARCHES: [string, Question<{ found: Found }>, string][] = [
    ['searchInstitutions', ReplacementsInstitutionsDocument, 'monash'],
    ['searchPrograms', ReplacementsProgramsDocument, 'law'],
    ['searchScholarships', ReplacementsScholarshipsDocument, 'merit'],
  ];
  it.each(SEARCHES)('hold each item with its reasons: %s', async (_field, search, text) => {
    const { items, reasons, hits } = dataOf(await ask(search, { text })).found;
    expect(hits).toEqual(items.map((item, place) => ({ item, reasons: reasons[place] })));
    expect(hits[0]?.reasons.length).toBeGreaterThan(0);
  });
});

describe('an application and a lead that there are not', () => {
  it('are null by the new name, and NOT_FOUND by the old one', async () => {
    const lan = await signIn(app, { role: 'ADVISOR' });
    const mai = await signIn(app);
    const none = { id: 'none' };
    for (const [person, byNewName, byOldName] of [
      [lan, ReplacementsApplicationByIdDocument, ReplacementsApplicationDocument],
      [mai, ReplacementsApplicationByIdDocument, ReplacementsApplicationDocument],
      [lan, ReplacementsLeadByIdDocument, ReplacementsLeadDocument],
    ] as const) {
      const now = await runQueryAs<{ found?: object | null }>(person, byNewName, none);
      expect([now.status, now.data, now.errors]).toEqual([200, { found: null }, []]);
      const before = await runQueryAs<{ found?: object | null }>(person, byOldName, none);
      expect([before.status, codesOf(before)]).toEqual([404, ['NOT_FOUND']]);
    }
  });
});

describe('a mistake', () => {
  it('has the name of its code as text, which fragments on UserError read in every domain alike', async () => {
    const mai = await signIn(app);
    const { data } = await runQueryAs(mai, ReplacementsMistakesDocument, {
      password: { currentPassword: 'wrong', newPassword: 'mưa-rơi-trên-phố', confirmPassword: 'mưa-rơi-trên-phố' },
      item: { kind: 'PROGRAM', itemId: 'none' },
    });
    expect(data).toEqual({
      changePassword: { errors: [{ codeName: 'WRONG_PASSWORD', field: 'currentPassword' }] },
      addToWishlist: { errors: [{ codeName: 'NO_SUCH_ITEM', field: 'itemId' }] },
    });
  });
});

describe('a result of a test', () => {
  it('has an id of its own: the same until the test is finished again, and never that of the test', async () => {
    const visitor = openBrowser(app);
    const answer = async (question: number, choice: number) =>
      visitor.query(SaveAnswerDocument, {
        input: {
          assessmentId: 'career-riasec',
          question,
          choices: [choice],
          consent: { version: ASSESSMENT_CONSENT_VERSION, language: 'VI' },
        },
      });
    const finish = async () => {
      const { result } = dataOf(await visitor.query(ReplacementsFinishDocument)).finishAssessment;
      expect(result).toEqual({ resultId: expect.any(String), assessmentId: 'career-riasec', id: 'career-riasec' });
      return result?.resultId;
    };
    const { assessment } = dataOf(await ask(ReplacementsQuestionsDocument));
    for (const { number } of assessment?.questions ?? []) await answer(number, 3);
    const first = await finish();
    const { data: read } = await visitor.query(ReplacementsResultDocument);
    expect(read).toEqual({ assessmentResult: { resultId: first } });
    await answer(1, 5);
    expect(await finish()).not.toBe(first);
  });
});
