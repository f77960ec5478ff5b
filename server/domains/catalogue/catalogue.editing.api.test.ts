/** What administrators add to the catalogue and change in it by hand, through the graph. */
import { buildProgram, testSource } from '../../testing/buildItems.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { runQueryAs, signIn } from '../../testing/signIn.js';
import { EditedEnglishDocument } from './catalogue.editing.api.gql.js';
import {
  EditingInstitutionDocument,
  EditingItemDocument,
  EditingProgramDocument,
  EditingRetireDocument,
  EditingScholarshipDocument,
} from './test/editing.gql.js';
import { fact, openEditingSite, ownPrograms, university } from './test/editingSite.js';

const site = openEditingSite();
const { save, read, shownProgram, followed, found, auditOf } = site;

describe('changing the catalogue', () => {
  it('is for administrators alone', async () => {
    const advisor = await signIn(site.app, { role: 'ADVISOR' });
    for (const [mutation, input] of [
      [EditingInstitutionDocument, { slug: 'alpha' }],
      [EditingProgramDocument, { slug: 'alpha', title: 'Taken over' }],
      [EditingScholarshipDocument, { slug: 'a-grant' }],
      [EditingRetireDocument, { kind: 'PROGRAM', itemId: 'alpha' }],
    ] as const) {
      expect(codesOf(await runQueryAs<unknown>(advisor, mutation, { input }))).toEqual(['FORBIDDEN']);
      expect(codesOf(await runQuery<unknown>(site.app, mutation, { input }))).toEqual(['UNAUTHENTICATED']);
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
    const answers = await Promise.all([
      save(EditingProgramDocument, input),
      save(EditingProgramDocument, input, site.minh),
      save(EditingProgramDocument, input),
    ]);
    expect(new Set(answers.map(({ item }) => item?.id)).size).toBe(1);
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
    expect(await shownProgram('hydrology-msc')).toMatchObject({ title: 'Master of Hydrology' });
    const { id } = await read('program', 'hydrology-msc');
    expect(answers[0]?.item?.id).toBe(id);
    expect(await auditOf(id)).toEqual([['CATALOGUE_ITEM_ADDED', `PROGRAM ${id}`]]);
  });

  it('is refused with the code of every field that is missing or wrong', async () => {
    expect(await save(EditingInstitutionDocument, { slug: 'Not A Slug' })).toEqual({
      item: null,
      errors: expect.arrayContaining([
        { code: 'INVALID_FORMAT', field: 'slug' },
        { code: 'REQUIRED', field: 'name' },
        { code: 'REQUIRED', field: 'destination' },
        { code: 'REQUIRED', field: 'city' },
        { code: 'REQUIRED', field: 'type' },
      ]),
    });
    expect(
      await save(EditingScholarshipDocument, { slug: 'new-grant', name: 'New grant', provider: 'A', destinations: [] }),
    ).toEqual({
      item: null,
      errors: expect.arrayContaining([
        { code: 'REQUIRED', field: 'destinations' },
        { code: 'REQUIRED', field: 'source' },
        { code: 'REQUIRED', field: 'checkedOn' },
      ]),
    });
    expect((await runQuery(site.app, EditingItemDocument, { slug: 'new-grant' })).data).toEqual({
      institution: null,
      program: null,
      scholarship: null,
    });
  });

  it('names a source and the day of the check with every fact: without them the operation does not fit the schema', async () => {
    const { source: _source, ...withoutSource } = fact;
    const { checkedOn: _day, ...withoutDay } = fact;
    for (const incomplete of [withoutSource, withoutDay]) {
      const input = { slug: 'alpha', firstYearTuition: { amount: 1, currency: 'AUD', ...incomplete } };
      expect(codesOf(await runQueryAs(site.lan, EditingProgramDocument, { input }))).toEqual(['BAD_USER_INPUT']);
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
    expect(
      await save(EditingInstitutionDocument, { slug: 'a-university', seenUpdatedAt: updatedAt, ...change }),
    ).toEqual({
      item: null,
      errors: [{ code, field }],
    });
  });

  it('belongs to an institution that is in the catalogue', async () => {
    const { updatedAt } = await read('program', 'alpha');
    expect(
      await save(EditingProgramDocument, { slug: 'alpha', seenUpdatedAt: updatedAt, institutionId: 'nobody' }),
    ).toMatchObject({
      errors: [{ code: 'NO_SUCH_INSTITUTION', field: 'institutionId' }],
    });
  });
});

describe('a change', () => {
  it('stores what was sent, leaves the rest, and empties what is null', async () => {
    const { id, updatedAt } = await read('program', 'beta');
    const tuition = { amount: 32_500, currency: 'AUD', ...fact, asOf: null };
    const changed = await save(EditingProgramDocument, {
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
    expect(await shownProgram('beta')).toMatchObject({
      firstYearTuition: { amount: 32_500 },
    });
  });

  it('of a scholarship takes the minimum average, and that it is for named programs only; false takes that back', async () => {
    const stored = () => site.app.mongo.connection.collection('scholarships').findOne({ slug: 'a-grant' });
    const minimumGpa = { value: 8, scale: 'TEN', ...fact };
    const { updatedAt } = await read('scholarship', 'a-grant');
    const input = { slug: 'a-grant', seenUpdatedAt: updatedAt, minimumGpa, isForNamedProgramsOnly: true };
    const { item, errors } = await save(EditingScholarshipDocument, input);
    expect(errors).toEqual([]);
    expect(await stored()).toMatchObject({ minimumGpa, isForNamedProgramsOnly: true });
    const back = { slug: 'a-grant', seenUpdatedAt: item?.updatedAt, isForNamedProgramsOnly: false };
    expect((await save(EditingScholarshipDocument, back)).errors).toEqual([]);
    expect(Object.keys((await stored()) ?? {})).not.toContain('isForNamedProgramsOnly');
    expect(await stored()).toMatchObject({ minimumGpa });
  });

  it('of an institution takes the levels that a minimum of English is of; a program names none', async () => {
    const english = [{ test: 'IELTS', overall: 6, levels: ['UNDERGRADUATE'], ...fact }];
    const { updatedAt } = await read('institution', 'a-university');
    const input = { slug: 'a-university', seenUpdatedAt: updatedAt, englishMinimums: english };
    expect((await save(EditingInstitutionDocument, input)).errors).toEqual([]);
    const { data } = await runQuery(site.app, EditedEnglishDocument);
    expect(data?.institution).toEqual({ englishMinimums: [{ overall: 6, levels: ['UNDERGRADUATE'] }] });
    const beta = await read('program', 'beta');
    expect(
      await save(EditingProgramDocument, { slug: 'beta', seenUpdatedAt: beta.updatedAt, englishMinimums: english }),
    ).toMatchObject({ item: null, errors: [{ code: 'UNKNOWN_FIELD', field: 'englishMinimums.0.levels' }] });
  });

  it('stays when the same item is loaded again', async () => {
    await site.app.addItems({
      programs: [{ ...buildProgram(university.slug), ...ownPrograms[1], title: 'Bachelor of Beta' }],
    });
    expect(await shownProgram('beta')).toMatchObject({
      title: 'Bachelor of Beta',
      firstYearTuition: { amount: 32_500 },
      duration: null,
    });
  });

  it('by the second of two editors is a CONFLICT, unless it says the same', async () => {
    const { updatedAt } = await read('institution', 'a-university');
    const base = { slug: 'a-university', seenUpdatedAt: updatedAt };
    const [one, other] = await Promise.all([
      save(EditingInstitutionDocument, { ...base, aliases: ['AU one'] }),
      save(EditingInstitutionDocument, { ...base, aliases: ['AU two'] }, site.minh),
    ]);
    const [won, lost] = one.item ? [one, other] : [other, one];
    expect(won.errors).toEqual([]);
    expect(lost).toEqual({ item: null, errors: [{ code: 'CONFLICT', field: 'seenUpdatedAt' }] });
    expect(await save(EditingInstitutionDocument, { ...base, aliases: won.item?.aliases }, site.minh)).toMatchObject({
      errors: [],
      item: { updatedAt: won.item?.updatedAt },
    });
    expect(await save(EditingInstitutionDocument, { slug: 'a-university', aliases: ['blind'] })).toMatchObject({
      errors: [{ code: 'CONFLICT', field: 'seenUpdatedAt' }],
    });
  });

  it('of the address leaves the former one in force, for readers and for loads', async () => {
    const { id, updatedAt } = await read('program', 'gamma');
    const taken = { code: 'SLUG_TAKEN', field: 'slug' };
    expect(await save(EditingProgramDocument, { id, slug: 'alpha', seenUpdatedAt: updatedAt })).toMatchObject({
      errors: [taken],
    });
    expect(await save(EditingProgramDocument, { id, slug: 'delta', seenUpdatedAt: updatedAt })).toMatchObject({
      errors: [],
    });
    expect(await save(EditingProgramDocument, { slug: 'gamma', title: 'Another' })).toMatchObject({ errors: [taken] });
    await site.app.addItems({ programs: ownPrograms.slice(2) });
    expect(await shownProgram('gamma')).toMatchObject({ id, slug: 'delta' });
    expect(await shownProgram('delta')).toMatchObject({ id });
    expect(
      codesOf(await runQueryAs(site.lan, EditingProgramDocument, { input: { id: 'nobody', slug: 'delta' } })),
    ).toEqual(['NOT_FOUND']);
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
    expect(await save(EditingScholarshipDocument, input)).toMatchObject({
      errors: [],
      item: {
        source: { id: testSource.id },
        institution: { slug: 'a-university' },
        amount: { minimum: { amount: 7000 } },
      },
    });
  });
});
