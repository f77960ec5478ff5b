import { buildInstitution, buildProgram } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { CatalogueComparisonDocument } from './catalogue.compare.api.gql.js';

const institution = buildInstitution({ slug: 'a-university' });
const programs = ['one', 'two', 'three', 'four', 'five'].map(slug =>
  buildProgram('a-university', { slug, formerSlugs: [`old-${slug}`] }),
);

let app: TestApp;
const compare = (slugs: unknown) => runQuery(app, CatalogueComparisonDocument, { slugs });
const compared = async (slugs: string[]) => (await compare(slugs)).data?.compareItems;
const shown = (...slugs: string[]) => slugs.map(slug => ({ slug, institution: { slug: 'a-university' } }));

beforeAll(async () => {
  app = await createTestApp({ catalogue: { institutions: [institution], programs } });
});
afterAll(() => app.close());

describe('programs side by side', () => {
  it('come in the order of the request', async () => {
    expect(await compared(['three', 'one'])).toEqual(shown('three', 'one'));
    expect(await compared(['four', 'three', 'two', 'one'])).toEqual(shown('four', 'three', 'two', 'one'));
  });

  it('are found under former addresses, each once', async () => {
    expect(await compared(['old-two', 'one', 'two'])).toEqual(shown('two', 'one'));
  });

  it('leave out addresses without a program', async () => {
    expect(await compared(['one', 'none', '../etc', 'five'])).toEqual(shown('one', 'five'));
  });

  it.each([[[]], [['one']], [['one', 'two', 'three', 'four', 'five']]])('are refused when they are %j', async slugs => {
    const answer = await compare(slugs);
    expect([answer.status, ...codesOf(answer)]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it.each([[{ $ne: null }], [[{ $ne: null }, 'one']], [null]])('refuse %j as addresses', async slugs => {
    expect(codesOf(await compare(slugs))).toEqual(['BAD_USER_INPUT']);
  });
});
