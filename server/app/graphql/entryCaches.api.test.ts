/** Cached answers about single entries: made anew at once when something changes that they were made of, and served on when anything else does. */
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { findItem, foundItem } from '../../testing/foundItems.js';
import { dataOf, type Question, runQuery } from '../../testing/runQuery.js';
import { createSecondServices } from '../../testing/secondServices.js';
import { RetireItemDocument } from '../../testing/catalogue.gql.js';
import { SetExchangeRateDocument } from '../../testing/exchangeRates.gql.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import {
  EntryCachesCheapestDocument,
  EntryCachesComparisonDocument,
  EntryCachesInstitutionDocument,
  EntryCachesInstitutionEditDocument,
  EntryCachesMergeDocument,
  EntryCachesPricesDocument,
  EntryCachesProgramDocument,
  EntryCachesProgramEditDocument,
  EntryCachesScholarshipEditDocument,
  EntryCachesSearchDocument,
} from './entryCaches.api.gql.js';

let app: TestApp;
let lan: Person;
let time = 0;
const clock = () => new Date('2026-11-22T09:00:00Z');

beforeAll(async () => {
  app = await createTestApp({
    clock,
    elapsed: () => time,
    catalogue: {
      institutions: [
        buildInstitution({ slug: 'acacia', name: 'Acacia University' }),
        buildInstitution({ slug: 'banksia', name: 'Banksia University', destination: 'CA' }),
        buildInstitution({ slug: 'banksia-again', name: 'Banksia University', destination: 'CA' }),
      ],
      programs: [
        buildProgram('acacia', { slug: 'alpha', title: 'Bachelor of Alpha' }),
        buildProgram('acacia', { slug: 'beta', title: 'Bachelor of Beta', field: 'LAW' }),
        buildProgram('banksia', { slug: 'gamma', title: 'Bachelor of Gamma', field: 'HEALTH' }),
        buildProgram('banksia-again', { slug: 'delta', title: 'Bachelor of Delta', field: 'ARTS_DESIGN' }),
      ],
      scholarships: [
        buildScholarship({ slug: 'a-grant', name: 'A grant', institution: 'acacia', destinations: ['AU'] }),
      ],
    },
  });
  lan = await signIn(app, { role: 'ADMIN' });
  // A process that starts knows of no change before: everything is told again with its first three indexes.
  for (let index = 0; index < 3; index += 1) {
    await app.addItems({ institutions: [buildInstitution()] });
    app.services.domains.catalogue.provides.changes.mark();
  }
});
afterAll(() => app.close());
beforeEach(() => {
  time += 10_000;
});

const answerTo = async <Data>(question: Question<Data>, variables = {}): Promise<Data> =>
  dataOf(await runQuery(app, question, variables));
const program = async (slug: string) => (await answerTo(EntryCachesProgramDocument, { slug })).program;
const institution = async (slug: string) => (await answerTo(EntryCachesInstitutionDocument, { slug })).institution;
const search = () => answerTo(EntryCachesSearchDocument);

const lookups = async (): Promise<Record<'hit' | 'miss', number>> => {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  const of = (result: string) =>
    Number(new RegExp(`^cache_lookups_total\\{cache="responses",result="${result}"\\} (\\d+)`, 'm').exec(text)?.[1]);
  return { hit: of('hit'), miss: of('miss') };
};
/** Whether a request was answered from the cache. */
const isCached = async (ask: () => Promise<unknown>): Promise<boolean> => {
  const before = await lookups();
  await ask();
  const after = await lookups();
  // One that is made looks twice: before it waits in its line, and after.
  expect(after.hit + after.miss).toBeGreaterThan(before.hit + before.miss);
  return after.hit > before.hit;
};

const EDIT = {
  institution: EntryCachesInstitutionEditDocument,
  program: EntryCachesProgramEditDocument,
  scholarship: EntryCachesScholarshipEditDocument,
} as const;
const edit = async (kind: keyof typeof EDIT, slug: string, change: object): Promise<void> => {
  const seen = await findItem(lan.browser, kind, { slug });
  const answer = await runQueryAs<{ result: object }>(lan, EDIT[kind], {
    input: { slug, ...(seen ? { seenUpdatedAt: seen.updatedAt } : {}), ...change },
  });
  expect([answer.errors, answer.data]).toEqual([[], { result: { errors: [] } }]);
};

describe('an edit', () => {
  it('of a program is on its page, in comparisons and lists at once; the page of another is served on from the cache', async () => {
    const compared = () => answerTo(EntryCachesComparisonDocument, { slugs: ['alpha', 'gamma'] });
    await Promise.all([program('alpha'), program('gamma'), compared(), search()]);
    expect(await isCached(() => program('alpha'))).toBe(true);
    await edit('program', 'alpha', { title: 'Bachelor of Acrobatics' });
    expect((await program('alpha'))?.title).toBe('Bachelor of Acrobatics');
    expect(JSON.stringify(await compared())).toContain('Acrobatics');
    expect(JSON.stringify(await search())).toContain('Acrobatics');
    expect(await isCached(() => program('gamma'))).toBe(true);
  });

  it('is made anew once more with the index that has it, and the pages of others are not', async () => {
    await Promise.all([institution('acacia'), institution('banksia'), program('gamma')]);
    await edit('program', 'zeta', {
      institutionId: (await foundItem(lan.browser, 'institution', { slug: 'acacia' })).id,
      title: 'Bachelor of Zeta',
      level: 'UNDERGRADUATE',
      award: 'BACHELOR',
      field: 'COMPUTING',
      campusCity: 'Melbourne',
      languages: ['en'],
    });
    const before = await institution('acacia');
    expect(await isCached(() => institution('acacia'))).toBe(true);
    await app.refreshIndex();
    const after = await institution('acacia');
    expect([before?.programCount, after?.programCount, after?.programs.pageInfo.total]).toEqual([2, 3, 3]);
    expect(await isCached(() => institution('banksia'))).toBe(true);
    expect(await isCached(() => program('gamma'))).toBe(true);
  });

  it('of what is not indexed makes no index, and is in a list at once', async () => {
    const { version } = app.services.domains.search.provides;
    const dayOfGamma = async () =>
      (await answerTo(EntryCachesPricesDocument)).searchPrograms.items.find(({ slug }) => slug === 'gamma')
        ?.firstYearTuition?.checkedOn;
    await app.refreshIndex();
    await dayOfGamma();
    expect(await isCached(dayOfGamma)).toBe(true);
    const before = version();
    const tuition = { amount: 30_000, currency: 'AUD', source: testSource.id, asOf: null };
    await edit('program', 'gamma', { firstYearTuition: { ...tuition, checkedOn: '2026-11-21' } });
    expect(await dayOfGamma()).toBe('2026-11-21');
    await app.refreshIndex();
    expect(version()).toBe(before);
    expect(await dayOfGamma()).toBe('2026-11-21');
    await edit('program', 'gamma', { firstYearTuition: { ...tuition, amount: 31_000, checkedOn: '2026-11-21' } });
    await app.refreshIndex();
    expect(version()).not.toBe(before);
  });

  it('of an institution is on the pages of its programs, and on no other', async () => {
    await Promise.all([program('alpha'), program('beta'), program('gamma')]);
    await edit('institution', 'acacia', { name: 'Acacia Institute' });
    for (const slug of ['alpha', 'beta']) expect((await program(slug))?.institution.name).toBe('Acacia Institute');
    expect(await isCached(() => program('gamma'))).toBe(true);
  });

  it('of a scholarship, or a new one, is on the pages of the programs that it fits', async () => {
    const grants = async () => (await program('beta'))?.fittingScholarships.map(({ scholarship }) => scholarship.name);
    expect(await grants()).toEqual(['A grant']);
    await edit('scholarship', 'a-grant', { name: 'The grant' });
    expect(await grants()).toEqual(['The grant']);
    await program('gamma');
    await edit('scholarship', 'country-grant', {
      name: 'Grant of the country',
      provider: 'A',
      destinations: ['AU'],
      source: 'test-source',
      asOf: '2026-10',
      checkedOn: '2026-11-20',
    });
    expect((await grants())?.toSorted()).toEqual(['Grant of the country', 'The grant']);
    expect(await isCached(() => program('gamma'))).toBe(true);
  });

  it('that retires an institution is on the pages of its programs', async () => {
    await program('beta');
    const { id: itemId } = await foundItem(lan.browser, 'program', { slug: 'beta' });
    await runQueryAs(lan, RetireItemDocument, { input: { kind: 'PROGRAM', itemId } });
    expect((await program('beta'))?.isRetired).toBe(true);
  });

  it('that merges two institutions leads both addresses, and programs of both, to the one that stays', async () => {
    await Promise.all([institution('banksia-again'), institution('banksia'), program('delta')]);
    const read = (slug: string) => foundItem(lan.browser, 'institution', { slug });
    const [kept, merged] = [await read('banksia'), await read('banksia-again')];
    const input = {
      keptId: kept.id,
      seenKeptUpdatedAt: kept.updatedAt,
      mergedId: merged.id,
      seenMergedUpdatedAt: merged.updatedAt,
    };
    expect((await runQueryAs(lan, EntryCachesMergeDocument, { input })).data).toEqual({
      mergeInstitutions: { isFinished: true, errors: [] },
    });
    await edit('institution', 'banksia', { name: 'Banksia, both' });
    expect((await institution('banksia-again'))?.slug).toBe('banksia');
    expect((await program('delta'))?.institution.name).toBe('Banksia, both');
    await app.refreshIndex();
    expect((await institution('banksia'))?.programCount).toBe(2);
  });
});

describe('what is not known by entries', () => {
  it('a rate that staff set is in every answer at once', async () => {
    const before = (await program('gamma'))?.firstYearTuitionInVnd?.amount ?? NaN;
    const rate = { currency: 'VND', rate: 52_000, asOf: '2026-11-20', isConfirmed: true };
    const input = { ...rate, sourceName: 'A bank', sourceUrl: 'https://bank.example/' };
    expect((await runQueryAs(lan, SetExchangeRateDocument, { input })).data).toEqual({
      setExchangeRate: { rates: { vnd: { rate: 52_000 } }, errors: [] },
    });
    expect((await program('gamma'))?.firstYearTuitionInVnd?.amount).toBeGreaterThan(1.5 * before);
  });

  it('lists follow the first of a stream of changes at once, and then once in five seconds', async () => {
    const total = async () => (await answerTo(EntryCachesCheapestDocument)).searchPrograms.pageInfo.total;
    await total();
    const dear = { amount: 90_000, currency: 'AUD', source: testSource.id, checkedOn: '2026-10-01' } as const;
    const totals: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      await app.addItems({ programs: [buildProgram('acacia', { slug: `stream-${at}`, firstYearTuition: dear })] });
      totals.push(await total());
      time += 1000;
    }
    const first = totals[0] ?? NaN;
    expect(totals.map(each => each - first)).toEqual([0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10]);
  });

  it('another process knows which entries changed once it has looked', async () => {
    const other = createSecondServices(app, clock);
    const { changes, lookForChanges, service } = other.domains.catalogue.provides;
    const titleOf = async () => (await service.programs.bySlug('gamma'))?.title;
    const idOf = async (slug: string) => String((await service.programs.bySlug(slug))?._id);
    await lookForChanges();
    await titleOf();
    const [gamma, alpha, mark] = [await idOf('gamma'), await idOf('alpha'), changes.mark()];
    await edit('program', 'gamma', { title: 'Bachelor of Gardening' });
    expect(await titleOf()).toBe('Bachelor of Gamma');
    await lookForChanges();
    expect(await titleOf()).toBe('Bachelor of Gardening');
    expect([changes.haveChanged([gamma], mark), changes.haveChanged([alpha], mark)]).toEqual([true, false]);
    await other.stop();
  });
});
