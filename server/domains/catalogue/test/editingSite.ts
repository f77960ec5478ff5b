/** A site with one institution, its programs and a scholarship, and two administrators. */
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { type GraphAnswer, runQuery } from '../../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';

export const INSTITUTION =
  'mutation ($input: UpsertInstitutionInput!) { upsertInstitution(input: $input) { item: institution { id slug name aliases updatedAt isRetired costOfLiving { amount asOf source { id name } } } errors { code field } } }';
export const PROGRAM =
  'mutation ($input: UpsertProgramInput!) { upsertProgram(input: $input) { item: program { id slug title updatedAt isRetired institution { slug } firstYearTuition { amount currency asOf checkedOn source { id kind } } intakes { year month deadline { date } } duration { value } } errors { code field } } }';
export const SCHOLARSHIP =
  'mutation ($input: UpsertScholarshipInput!) { upsertScholarship(input: $input) { item: scholarship { id slug name updatedAt source { id } institution { slug } amount { kind minimum { amount } } deadlines { date } } errors { code field } } }';
export const RETIRE =
  'mutation ($input: RetireCatalogueItemInput!) { retireCatalogueItem(input: $input) { item { ... on Institution { id isRetired } ... on Program { id isRetired } ... on Scholarship { id isRetired } } errors { code field } } }';

export const fact = { source: testSource.id, asOf: '2026-10', checkedOn: '2026-11-20' };
export const university = buildInstitution({ slug: 'a-university', name: 'Acacia University' });
export const ownPrograms = ['alpha', 'beta', 'gamma'].map(slug =>
  buildProgram(university.slug, { slug, title: `Bachelor of ${slug}` }),
);

export type Item = { id: string; slug: string; updatedAt: string; [field: string]: unknown };
type Result = { item: Item; errors: { code: string; field: string | null }[] };
const resultOf = ({ data, errors }: GraphAnswer): Result => {
  expect(errors).toEqual([]);
  return Object(Object.values(data ?? {})[0]);
};

/** The site of one test file; call it once, outside of the tests. */
export function openEditingSite() {
  let app: TestApp;
  let lan: Person;
  let minh: Person;
  beforeAll(async () => {
    app = await createTestApp({
      clock: () => new Date(Date.parse('2026-11-22T09:00:00Z')),
      catalogue: {
        institutions: [university],
        programs: ownPrograms,
        scholarships: [buildScholarship({ slug: 'a-grant' })],
      },
    });
    lan = await signIn(app, { role: 'ADMIN' });
    minh = await signIn(app, { role: 'ADMIN' });
  });
  afterAll(() => app.close());

  const save = async (mutation: string, input: object, person = lan): Promise<Result> =>
    resultOf(await runQueryAs(person, mutation, { input }));
  const read = async (kind: string, slug: string, fields = 'id slug updatedAt isRetired'): Promise<Item> =>
    Object((await runQuery(app, `{ ${kind}(slug: "${slug}") { ${fields} } }`)).data?.[kind]);
  /** The index, and with it every cache, follows a change as it does after a load. */
  const followed = (): Promise<void> => app.addItems({});
  const found = async (text: string): Promise<string[]> =>
    Object(
      (await runQuery(app, `{ searchPrograms(text: "${text}") { items { slug } } }`)).data?.searchPrograms,
    ).items.map(({ slug }: Item) => slug);
  const auditOf = async (id: string): Promise<unknown[]> => {
    await app.services.idle();
    const rows = await app.mongo.connection.collection('auditEvents').find().toArray();
    return rows.filter(({ detail }) => String(detail).includes(id)).map(({ kind, detail }) => [kind, detail]);
  };
  return {
    get app() {
      return app;
    },
    get lan() {
      return lan;
    },
    get minh() {
      return minh;
    },
    save,
    read,
    followed,
    found,
    auditOf,
  };
}
