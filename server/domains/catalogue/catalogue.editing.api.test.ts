/** What administrators do to the catalogue by hand, through the graph. */
import { SHARING_TEXT_VERSION } from '../../../schema/rules/applications.values.js';
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, type GraphAnswer, runQuery } from '../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import { until } from '../../testing/until.js';

const INSTITUTION =
  'mutation ($input: UpsertInstitutionInput!) { upsertInstitution(input: $input) { item: institution { id slug name aliases updatedAt isRetired costOfLiving { amount asOf source { id name } } } errors { code field } } }';
const PROGRAM =
  'mutation ($input: UpsertProgramInput!) { upsertProgram(input: $input) { item: program { id slug title updatedAt isRetired institution { slug } firstYearTuition { amount currency asOf checkedOn source { id kind } } intakes { year month deadline { date } } duration { value } } errors { code field } } }';
const SCHOLARSHIP =
  'mutation ($input: UpsertScholarshipInput!) { upsertScholarship(input: $input) { item: scholarship { id slug name updatedAt source { id } institution { slug } amount { kind minimum { amount } } deadlines { date } } errors { code field } } }';
const RETIRE =
  'mutation ($input: RetireCatalogueItemInput!) { retireCatalogueItem(input: $input) { item { ... on Institution { id isRetired } ... on Program { id isRetired } ... on Scholarship { id isRetired } } errors { code field } } }';

const fact = { source: testSource.id, asOf: '2026-10', checkedOn: '2026-11-20' };
const university = buildInstitution({ slug: 'a-university', name: 'Acacia University' });
const ownPrograms = ['alpha', 'beta', 'gamma'].map(slug =>
  buildProgram(university.slug, { slug, title: `Bachelor of ${slug}` }),
);

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

type Item = { id: string; slug: string; updatedAt: string; [field: string]: unknown };
type Result = { item: Item; errors: { code: string; field: string | null }[] };
const resultOf = ({ data, errors }: GraphAnswer): Result => {
  expect(errors).toEqual([]);
  return Object(Object.values(data ?? {})[0]);
};
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

describe('changing the catalogue', () => {
  it('is for administrators alone', async () => {
    const advisor = await signIn(app, { role: 'ADVISOR' });
    for (const [mutation, input] of [
      [INSTITUTION, { slug: 'alpha' }],
      [PROGRAM, { slug: 'alpha', title: 'Taken over' }],
      [SCHOLARSHIP, { slug: 'a-grant' }],
      [RETIRE, { kind: 'PROGRAM', itemId: 'alpha' }],
    ] as const) {
      expect(codesOf(await runQueryAs(advisor, mutation, { input }))).toEqual(['FORBIDDEN']);
      expect(codesOf(await runQuery(app, mutation, { input }))).toEqual(['UNAUTHENTICATED']);
    }
  });
});

describe('a new item', () => {
  it('is stored with its sources, found by search, shown on its page and written into the audit log, once however often it is sent', async () => {
    const { id: institutionId } = await read('institution', 'a-university');
    const input = {
      slug: 'hydrology-msc',
      institutionId,
      title: 'Master of Hydrology',
      level: 'GRADUATE',
      award: 'MASTER',
      field: 'ENGINEERING',
      campusCity: 'Melbourne',
      languages: ['en'],
      sources: [
        {
          id: 'acacia-fees-2027',
          name: 'Acacia University, fees 2027',
          url: 'https://acacia.example/fees',
          kind: 'OFFICIAL_PAGE',
          asOf: '2026-11',
        },
      ],
      firstYearTuition: {
        amount: 41_000,
        currency: 'AUD',
        source: 'acacia-fees-2027',
        asOf: '2026-11',
        checkedOn: '2026-11-20',
      },
      intakes: [
        {
          year: 2027,
          month: 7,
          isRecurring: true,
          ...fact,
          deadline: { date: '2027-04-30', time: null, timeZone: 'Australia/Melbourne', isYearly: false, ...fact },
        },
      ],
    };
    const answers = await Promise.all([save(PROGRAM, input), save(PROGRAM, input, minh), save(PROGRAM, input)]);
    expect(new Set(answers.map(({ item }) => item.id)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      errors: [],
      item: {
        slug: 'hydrology-msc',
        institution: { slug: 'a-university' },
        firstYearTuition: {
          amount: 41_000,
          asOf: '2026-11',
          checkedOn: '2026-11-20',
          source: { id: 'acacia-fees-2027', kind: 'OFFICIAL_PAGE' },
        },
        intakes: [{ year: 2027, month: 7, deadline: { date: '2027-04-30' } }],
        duration: null,
      },
    });
    await followed();
    expect(await found('hydrology')).toEqual(['hydrology-msc']);
    expect(await read('program', 'hydrology-msc', 'id title')).toMatchObject({ title: 'Master of Hydrology' });
    expect(await auditOf(String(answers[0]?.item.id))).toEqual([
      ['CATALOGUE_ITEM_ADDED', `PROGRAM ${answers[0]?.item.id}`],
    ]);
  });

  it('is refused with the code of every field that is missing or wrong', async () => {
    expect(await save(INSTITUTION, { slug: 'Not A Slug' })).toEqual({
      item: null,
      errors: expect.arrayContaining([
        { code: 'INVALID_FORMAT', field: 'slug' },
        { code: 'REQUIRED', field: 'name' },
        { code: 'REQUIRED', field: 'destination' },
        { code: 'REQUIRED', field: 'city' },
        { code: 'REQUIRED', field: 'type' },
      ]),
    });
    expect(await save(SCHOLARSHIP, { slug: 'new-grant', name: 'New grant', provider: 'A', destinations: [] })).toEqual({
      item: null,
      errors: expect.arrayContaining([
        { code: 'REQUIRED', field: 'destinations' },
        { code: 'REQUIRED', field: 'source' },
        { code: 'REQUIRED', field: 'checkedOn' },
      ]),
    });
    expect(await read('institution', 'new-grant')).toEqual({});
  });

  it('names a source and the day of the check with every fact: without them the operation does not fit the schema', async () => {
    const { source: _source, ...withoutSource } = fact;
    const { checkedOn: _day, ...withoutDay } = fact;
    for (const incomplete of [withoutSource, withoutDay]) {
      const input = { slug: 'alpha', firstYearTuition: { amount: 1, currency: 'AUD', ...incomplete } };
      expect(codesOf(await runQueryAs(lan, PROGRAM, { input }))).toEqual(['BAD_USER_INPUT']);
    }
  });

  const money = { amount: 20_000, currency: 'AUD', ...fact };
  it.each([
    [{ costOfLiving: { ...money, source: 'hearsay' } }, 'UNKNOWN_SOURCE', 'costOfLiving.source'],
    [{ costOfLiving: { ...money, asOf: undefined } }, 'REQUIRED', 'costOfLiving.asOf'],
    [{ costOfLiving: { ...money, asOf: '2026-11' } }, 'NEWER_THAN_SOURCE', 'costOfLiving.asOf'],
    [{ costOfLiving: { ...money, asOf: '2031-01-01' } }, 'IN_THE_FUTURE', 'costOfLiving.asOf'],
    [
      { sources: [{ id: 'next-year', name: 'A page', kind: 'OFFICIAL_PAGE', asOf: '2031' }] },
      'IN_THE_FUTURE',
      'sources.0.asOf',
    ],
    [{ costOfLiving: { ...money, asOf: 'last year' } }, 'INVALID_EDITION', 'costOfLiving.asOf'],
    [{ costOfLiving: { ...money, checkedOn: '2026-11-23' } }, 'IN_THE_FUTURE', 'costOfLiving.checkedOn'],
    [{ costOfLiving: { ...money, amount: -1 } }, 'OUT_OF_SCALE', 'costOfLiving.amount'],
    [{ dliNumber: { value: '19876', ...fact } }, 'INVALID_DLI_NUMBER', 'dliNumber.value'],
    [{ englishMinimums: [{ test: 'IELTS', overall: 65, ...fact }] }, 'OUT_OF_SCALE', 'englishMinimums.0.overall'],
    [{ website: 'javascript:alert(1)' }, 'INVALID_URL', 'website'],
    [{ name: 'x'.repeat(201) }, 'TOO_LONG', 'name'],
    [{ name: null }, 'REQUIRED', 'name'],
    [{ aliases: Array.from({ length: 21 }, (_, number) => `Alias ${number}`) }, 'TOO_MANY', 'aliases'],
    [{ summary: { vi: 'Chữ\u200Bẩn', en: 'Plain' } }, 'HIDDEN_SIGNS', 'summary.vi'],
    [{ sources: [{ ...testSource, name: 'Another name' }] }, 'SOURCE_TAKEN', 'sources.0.id'],
    [{ sources: [{ id: 'Big Letters', name: 'A page', kind: 'OFFICIAL_PAGE' }] }, 'INVALID_FORMAT', 'sources.0.id'],
  ])('and a changed one is refused %j', async (change, code, field) => {
    const { updatedAt } = await read('institution', 'a-university');
    expect(await save(INSTITUTION, { slug: 'a-university', seenUpdatedAt: updatedAt, ...change })).toEqual({
      item: null,
      errors: [{ code, field }],
    });
  });

  it('belongs to an institution that is in the catalogue', async () => {
    const { updatedAt } = await read('program', 'alpha');
    expect(await save(PROGRAM, { slug: 'alpha', seenUpdatedAt: updatedAt, institutionId: 'nobody' })).toMatchObject({
      errors: [{ code: 'NO_SUCH_INSTITUTION', field: 'institutionId' }],
    });
  });
});

describe('a change', () => {
  it('stores what was sent, leaves the rest, and empties what is null', async () => {
    const { id, updatedAt } = await read('program', 'beta');
    const tuition = { amount: 32_500, currency: 'AUD', ...fact, asOf: null };
    const changed = await save(PROGRAM, {
      slug: 'beta',
      seenUpdatedAt: updatedAt,
      firstYearTuition: tuition,
      duration: null,
    });
    expect(changed).toMatchObject({
      errors: [],
      item: { id, title: 'Bachelor of beta', duration: null, firstYearTuition: { amount: 32_500, asOf: null } },
    });
    expect(await auditOf(id)).toEqual([['CATALOGUE_ITEM_CHANGED', `PROGRAM ${id} duration,firstYearTuition`]]);
    await followed();
    expect(await read('program', 'beta', 'firstYearTuition { amount }')).toEqual({
      firstYearTuition: { amount: 32_500 },
    });
  });

  it('of a scholarship takes the minimum average, and that it is for named programs only; false takes that back', async () => {
    const stored = () => app.mongo.connection.collection('scholarships').findOne({ slug: 'a-grant' });
    const minimumGpa = { value: 8, scale: 'TEN', ...fact };
    const { updatedAt } = await read('scholarship', 'a-grant');
    const input = { slug: 'a-grant', seenUpdatedAt: updatedAt, minimumGpa, isForNamedProgramsOnly: true };
    const { item, errors } = await save(SCHOLARSHIP, input);
    expect(errors).toEqual([]);
    expect(await stored()).toMatchObject({ minimumGpa, isForNamedProgramsOnly: true });
    const back = { slug: 'a-grant', seenUpdatedAt: item.updatedAt, isForNamedProgramsOnly: false };
    expect((await save(SCHOLARSHIP, back)).errors).toEqual([]);
    expect(Object.keys((await stored()) ?? {})).not.toContain('isForNamedProgramsOnly');
    expect(await stored()).toMatchObject({ minimumGpa });
  });

  it('stays when the same item is loaded again', async () => {
    await app.addItems({
      programs: [{ ...buildProgram(university.slug), ...ownPrograms[1], title: 'Bachelor of Beta' }],
    });
    expect(await read('program', 'beta', 'title firstYearTuition { amount } duration { value }')).toEqual({
      title: 'Bachelor of Beta',
      firstYearTuition: { amount: 32_500 },
      duration: null,
    });
  });

  it('by the second of two editors is a CONFLICT, unless it says the same', async () => {
    const { updatedAt } = await read('institution', 'a-university');
    const base = { slug: 'a-university', seenUpdatedAt: updatedAt };
    const [one, other] = await Promise.all([
      save(INSTITUTION, { ...base, aliases: ['AU one'] }),
      save(INSTITUTION, { ...base, aliases: ['AU two'] }, minh),
    ]);
    const [won, lost] = one.item ? [one, other] : [other, one];
    expect(won.errors).toEqual([]);
    expect(lost).toEqual({ item: null, errors: [{ code: 'CONFLICT', field: 'seenUpdatedAt' }] });
    expect(await save(INSTITUTION, { ...base, aliases: won.item.aliases }, minh)).toMatchObject({
      errors: [],
      item: { updatedAt: won.item.updatedAt },
    });
    expect(await save(INSTITUTION, { slug: 'a-university', aliases: ['blind'] })).toMatchObject({
      errors: [{ code: 'CONFLICT', field: 'seenUpdatedAt' }],
    });
  });

  it('of the address leaves the former one in force, for readers and for loads', async () => {
    const { id, updatedAt } = await read('program', 'gamma');
    const taken = { code: 'SLUG_TAKEN', field: 'slug' };
    expect(await save(PROGRAM, { id, slug: 'alpha', seenUpdatedAt: updatedAt })).toMatchObject({ errors: [taken] });
    expect(await save(PROGRAM, { id, slug: 'delta', seenUpdatedAt: updatedAt })).toMatchObject({ errors: [] });
    expect(await save(PROGRAM, { slug: 'gamma', title: 'Another' })).toMatchObject({ errors: [taken] });
    await app.addItems({ programs: ownPrograms.slice(2) });
    expect(await read('program', 'gamma', 'id slug')).toEqual({ id, slug: 'delta' });
    expect(await read('program', 'delta', 'id')).toEqual({ id });
    expect(codesOf(await runQueryAs(lan, PROGRAM, { input: { id: 'nobody', slug: 'delta' } }))).toEqual(['NOT_FOUND']);
  });

  it('of a scholarship keeps its main source beside its facts', async () => {
    const { updatedAt } = await read('scholarship', 'a-grant');
    const { id: institutionId } = await read('institution', 'a-university');
    const input = {
      slug: 'a-grant',
      seenUpdatedAt: updatedAt,
      institutionId,
      source: testSource.id,
      asOf: null,
      checkedOn: '2026-11-21',
      amount: { kind: 'FIXED_SUM', minimum: { amount: 7000, currency: 'AUD' }, period: 'YEAR', ...fact },
    };
    expect(await save(SCHOLARSHIP, input)).toMatchObject({
      errors: [],
      item: {
        source: { id: testSource.id },
        institution: { slug: 'a-university' },
        amount: { minimum: { amount: 7000 } },
      },
    });
  });
});

describe('a retired item', () => {
  const add = (itemId: string) => ({ input: { kind: 'PROGRAM', itemId } });
  const ADD = 'mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { errors { code } } }';
  const APPLY =
    'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { application { id } errors { code } } }';
  const apply = (itemId: string, key: string) => ({
    input: {
      type: 'PROGRAM',
      itemId,
      intake: { year: 2027, month: 2 },
      sharingConsent: { isGiven: true, textVersion: SHARING_TEXT_VERSION, language: 'VI' },
      idempotencyKey: `retired-${key}`,
    },
  });
  const OWN =
    '{ myWishlist(kind: PROGRAM) { items { item { ... on Program { slug title isRetired } } } } myApplications { items { status item { ... on Program { slug title isRetired } } } } }';

  it('leaves searches and forms, and stays readable at its address, in wishlists and in applications', async () => {
    const mai = await signIn(app);
    const { id: itemId } = await read('program', 'alpha');
    await runQueryAs(mai, ADD, add(itemId));
    await runQueryAs(mai, APPLY, apply(itemId, 'first'));

    const input = { kind: 'PROGRAM', itemId };
    const retired = { item: { id: itemId, isRetired: true }, errors: [] };
    expect(await Promise.all([save(RETIRE, input), save(RETIRE, input, minh)])).toEqual([retired, retired]);
    expect(await save(RETIRE, input)).toEqual(retired);
    expect(await auditOf(itemId)).toEqual([['CATALOGUE_ITEM_RETIRED', `PROGRAM ${itemId}`]]);
    await followed();
    expect(await found('alpha')).not.toContain('alpha');
    expect(await read('program', 'alpha', 'title isRetired')).toEqual({ title: 'Bachelor of alpha', isRetired: true });
    const alpha = { slug: 'alpha', title: 'Bachelor of alpha', isRetired: true };
    expect((await runQueryAs(mai, OWN)).data).toEqual({
      myWishlist: { items: [{ item: alpha }] },
      myApplications: { items: [{ status: 'SUBMITTED', item: alpha }] },
    });
    const thu = await signIn(app);
    expect((await runQueryAs(thu, ADD, add(itemId))).data).toEqual({
      addToWishlist: { errors: [{ code: 'NO_SUCH_ITEM' }] },
    });
    expect((await runQueryAs(thu, APPLY, apply(itemId, 'second'))).data).toEqual({
      createApplication: { application: null, errors: [{ code: 'NO_SUCH_ITEM' }] },
    });
  });

  it('stays retired when it is loaded again, and comes back with the next change', async () => {
    await app.addItems({
      programs: [{ ...buildProgram(university.slug), ...ownPrograms[0], title: 'Bachelor of Alpha' }],
    });
    // As administrators are answered, whom no cache of answers stands before: a changed retired item is read again within seconds.
    const ownRead = async (): Promise<Item> =>
      Object((await runQueryAs(lan, '{ program(slug: "alpha") { title updatedAt isRetired } }')).data?.program);
    await until('the load is seen', async () => (await ownRead()).title === 'Bachelor of Alpha');
    const { updatedAt, isRetired } = await ownRead();
    expect(isRetired).toBe(true);
    expect(await save(PROGRAM, { slug: 'alpha', seenUpdatedAt: updatedAt })).toMatchObject({
      item: { isRetired: false },
    });
    await followed();
    expect(await found('alpha')).toContain('alpha');
  });

  it('takes the programs of an institution with it, until the institution comes back', async () => {
    const { id: itemId } = await read('institution', 'a-university');
    const { id: programId } = await read('program', 'alpha');
    await save(RETIRE, { kind: 'INSTITUTION', itemId });
    await followed();
    expect(await found('alpha')).toEqual([]);
    expect(await read('program', 'alpha', 'isRetired institution { isRetired }')).toEqual({
      isRetired: true,
      institution: { isRetired: true },
    });
    const mai = await signIn(app);
    expect((await runQueryAs(mai, APPLY, apply(programId, 'third'))).data).toEqual({
      createApplication: { application: null, errors: [{ code: 'NO_SUCH_ITEM' }] },
    });
    const { updatedAt } = await read('institution', 'a-university');
    await save(INSTITUTION, { slug: 'a-university', seenUpdatedAt: updatedAt });
    await followed();
    expect(await found('alpha')).toContain('alpha');
    expect(await read('program', 'alpha', 'isRetired')).toEqual({ isRetired: false });
  });

  it('is NOT_FOUND when there is none of its kind and id', async () => {
    const { id: itemId } = await read('program', 'alpha');
    expect(codesOf(await runQueryAs(lan, RETIRE, { input: { kind: 'SCHOLARSHIP', itemId } }))).toEqual(['NOT_FOUND']);
  });
});
