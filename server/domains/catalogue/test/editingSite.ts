/** A site with one institution, its programs and a scholarship, and two administrators. */
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { type Question, runQuery } from '../../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';
import { EditingItemDocument, EditingSearchDocument, EditingShownProgramDocument } from './editing.gql.js';

export const fact = { source: testSource.id, asOf: '2026-10', checkedOn: '2026-11-20' };
export const university = buildInstitution({ slug: 'a-university', name: 'Acacia University' });
export const ownPrograms = ['alpha', 'beta', 'gamma'].map(slug =>
  buildProgram(university.slug, { slug, title: `Bachelor of ${slug}` }),
);

type Saved<Item> = { item: Item | null; errors: { code: string; field: string | null }[] };
type Kind = 'institution' | 'program' | 'scholarship';

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

  const save = async <Item>(
    mutation: Question<{ saved: Saved<Item> }>,
    input: object,
    person = lan,
  ): Promise<Saved<Item>> => {
    const { data, errors } = await runQueryAs(person, mutation, { input });
    expect(errors).toEqual([]);
    if (!data) throw new Error('The graph answered nothing');
    return data.saved;
  };
  const read = async (kind: Kind, slug: string) => {
    const found = (await runQuery(app, EditingItemDocument, { slug })).data?.[kind];
    if (!found) throw new Error(`There is no ${kind} ${slug}`);
    return found;
  };
  /** What the page of a program shows of what these tests change. */
  const shownProgram = async (slug: string) =>
    (await runQuery(app, EditingShownProgramDocument, { slug })).data?.program;
  /** The index, and with it every cache, follows a change as it does after a load. */
  const followed = (): Promise<void> => app.addItems({});
  const found = async (text: string): Promise<string[] | undefined> =>
    (await runQuery(app, EditingSearchDocument, { text })).data?.searchPrograms.items.map(({ slug }) => slug);
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
    shownProgram,
    followed,
    found,
    auditOf,
  };
}
