/** Entries without a price and a requirement: on the site, but neither in the sitemap nor offered to search engines, until one of the two is known. */
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { foundItem } from '../../testing/foundItems.js';
import { dataOf, runQuery } from '../../testing/runQuery.js';
import { runQueryAs, signIn } from '../../testing/signIn.js';
import { until } from '../../testing/until.js';
import { ThinEntriesDocument, ThinEntriesFoundDocument, ThinEntriesPricedDocument } from './thinEntries.api.gql.js';

const unsaid = { features: [], englishMinimums: [] };
const known = buildInstitution({ slug: 'known' });
const silent = buildInstitution({ slug: 'silent', ...unsaid });
const registered = { intakes: [], registerCode: { value: '083769G', source: testSource.id, checkedOn: '2026-11-01' } };
const unpriced = (institution: string, slug: string) => {
  const { firstYearTuition: _unknown, ...program } = buildProgram(institution, { slug, ...registered });
  return program;
};

const turn = { now: Date.parse('2026-11-22T09:00:00Z') };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    clock: () => new Date(turn.now),
    catalogue: {
      institutions: [known, silent],
      programs: [unpriced('known', 'by-its-institution'), unpriced('silent', 'unknown')],
      scholarships: [buildScholarship({ slug: 'grant' })],
    },
  });
});
afterAll(() => app.close());

async function listed(): Promise<string[]> {
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>[^<]*?(\/(?:en\/)?(?:schools|programs|scholarships)\/[^<]+)<\/loc>/g)]
    .map(match => String(match[1]))
    .toSorted();
}
const thin = async (): Promise<unknown> => {
  const items = dataOf(await runQuery(app, ThinEntriesDocument));
  return Object.entries(items).flatMap(([name, item]) => (item?.isThin ? name : []));
};

it('are told by the graph and not listed, until administrators give them a price', async () => {
  const alwaysListed = ['/programs/by-its-institution', '/scholarships/grant', '/schools/known'];
  const inBoth = (paths: readonly string[]) => paths.flatMap(path => [path, `/en${path}`]).toSorted();
  expect(await listed()).toEqual(inBoth(alwaysListed));
  expect(await thin()).toEqual(['silent', 'unknown']);
  const found = await runQuery(app, ThinEntriesFoundDocument);
  expect(JSON.stringify(found.data)).toContain('"unknown"');

  const admin = await signIn(app, { role: 'ADMIN' });
  const { id, updatedAt } = await foundItem(admin.browser, 'program', { slug: 'unknown' });
  const saved = await runQueryAs(admin, ThinEntriesPricedDocument, {
    input: {
      id,
      slug: 'unknown',
      seenUpdatedAt: updatedAt,
      firstYearTuition: {
        amount: 31_000,
        currency: 'AUD',
        source: testSource.id,
        asOf: '2026-10',
        checkedOn: '2026-11-20',
      },
    },
  });
  expect(saved).toMatchObject({ errors: [], data: { upsertProgram: { errors: [] } } });
  await app.refreshIndex();
  turn.now += 11 * 60_000;
  await until('the sitemap to be written anew', async () => (await listed()).includes('/programs/unknown'));
  expect(await listed()).toEqual(inBoth([...alwaysListed, '/programs/unknown', '/schools/silent']));
  expect(await thin()).toEqual([]);
});
