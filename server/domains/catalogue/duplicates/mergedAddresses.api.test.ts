/** Where the addresses of merged entries lead, also after one merge more, and that nothing offers them any longer. Pages follow: client/e2e/mergedAddresses.e2e.ts. */
import { isDeepStrictEqual } from 'node:util';
import { openBrowser } from '../../../testing/browser.js';
import { buildInstitution, buildProgram, testSource } from '../../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { DuplicatesMergeDocument } from '../../../testing/duplicateSite.gql.js';
import { findItem } from '../../../testing/foundItems.js';
import { runQuery } from '../../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';
import { until } from '../../../testing/until.js';
import { MergedProgramOwnerDocument } from './mergedAddresses.api.gql.js';

const MINUTE_MS = 60_000;
const code = (value: string) => ({ value, source: testSource.id, checkedOn: '2026-10-01' });
const college = (slug: string, former: string[] = []) =>
  buildInstitution({ slug, formerSlugs: former, name: `College ${slug}`, destination: 'IE', city: 'Cork' });
const course = (institution: string, slug: string, value: string, former: string[] = []) =>
  buildProgram(institution, { slug, formerSlugs: former, title: slug, registerCode: code(value) });

let time = Date.parse('2026-11-22T09:00:00Z');
let app: TestApp;
let lan: Person;
beforeAll(async () => {
  app = await createTestApp({
    clock: () => new Date(time),
    catalogue: {
      institutions: [college('ash', ['ash-old']), college('beech'), college('cypress'), college('dogwood')],
      programs: [
        course('ash', 'ash-law', 'L1', ['ash-laws']),
        course('ash', 'ash-arts', 'A1'),
        course('beech', 'beech-law', 'L1'),
        course('cypress', 'cypress-law', 'L1'),
        course('dogwood', 'dogwood-law', 'L1'),
      ],
    },
  });
  lan = await signIn(app, { role: 'ADMIN' });
});
afterAll(() => app.close());

type Kind = 'institution' | 'program';
const read = (kind: Kind, slug: string) => findItem(openBrowser(app), kind, { slug });
const leadsTo = async (kind: Kind, slugs: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const slug of slugs) found.push((await read(kind, slug))?.slug ?? 'nowhere');
  return [...new Set(found)];
};
const merge = async (kept: string, merged: string): Promise<void> => {
  const [one, other] = [await read('institution', kept), await read('institution', merged)];
  const { data } = await runQueryAs(lan, DuplicatesMergeDocument, {
    input: {
      keptId: one?.id,
      seenKeptUpdatedAt: one?.updatedAt,
      mergedId: other?.id,
      seenMergedUpdatedAt: other?.updatedAt,
    },
  });
  expect(data?.result).toMatchObject({ isFinished: true, errors: [] });
  await app.refreshIndex();
};
const listed = async (): Promise<string[]> => {
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>[^<]*?(\/(?:en\/)?(?:schools|programs)\/[^<]+)<\/loc>/g)]
    .map(match => String(match[1]))
    .toSorted();
};
const inBoth = (paths: readonly string[]) => paths.flatMap(path => [path, `/en${path}`]).toSorted();

describe('addresses of an institution that was merged, and of its programs', () => {
  it('lead straight to what stays, after each merge, and stand in no sitemap', async () => {
    const others = ['/schools/dogwood', '/programs/dogwood-law', '/programs/ash-arts'];
    expect(await listed()).toEqual(
      inBoth([
        ...others,
        ...['ash', 'beech', 'cypress'].flatMap(name => [`/schools/${name}`, `/programs/${name}-law`]),
      ]),
    );

    await merge('beech', 'ash');
    expect(await leadsTo('institution', ['ash', 'ash-old', 'beech'])).toEqual(['beech']);
    expect(await leadsTo('program', ['ash-law', 'ash-laws', 'beech-law'])).toEqual(['beech-law']);
    // A program without its like at the one that stays keeps its address.
    expect(await leadsTo('program', ['ash-arts'])).toEqual(['ash-arts']);

    await merge('cypress', 'beech');
    expect(await leadsTo('institution', ['ash', 'ash-old', 'beech', 'cypress'])).toEqual(['cypress']);
    expect(await leadsTo('program', ['ash-law', 'ash-laws', 'beech-law', 'cypress-law'])).toEqual(['cypress-law']);

    // Written anew for a changed catalogue after some minutes; who asks first then still gets what was written before.
    time += 11 * MINUTE_MS;
    await listed();
    const present = inBoth([...others, '/schools/cypress', '/programs/cypress-law']);
    await until('the sitemap to be written anew', async () => isDeepStrictEqual(await listed(), present));
    // The entry that stays knows each address that it had once, and its own is not among them.
    const stored = await app.mongo.connection.collection('institutions').findOne({ slug: 'cypress' });
    expect(stored?.formerSlugs.toSorted()).toEqual(['ash', 'ash-old', 'beech']);
  });

  it('stay those of programs whose code is no sign that they are one, and these are shown with the institution that stays', async () => {
    await app.addItems({
      institutions: [college('elder')],
      programs: [course('elder', 'elder-one', 'S1'), course('elder', 'elder-two', 'S1')],
    });
    await merge('dogwood', 'elder');
    // A code that two of its courses share tells nothing: both come over as they are.
    expect(await leadsTo('program', ['elder-one'])).toEqual(['elder-one']);
    expect(await leadsTo('program', ['elder-two'])).toEqual(['elder-two']);
    const { data } = await runQuery(app, MergedProgramOwnerDocument);
    expect(data).toEqual({ program: { institution: { slug: 'dogwood' } } });
  });
});
