/** How administrators say what a page says today, through the graph. */
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { DueFactConfirmDocument } from '../../../testing/dueFacts.gql.js';
import { dueCatalogue, dueListOf, newPage } from '../../../testing/dueFacts.js';
import { codesOf, runQuery } from '../../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';
import {
  ConfirmedDeadlineDocument,
  ConfirmedEnglishDocument,
  ConfirmedTuitionDocument,
} from './confirmFact.api.gql.js';

let app: TestApp;
let lan: Person;
let minh: Person;
let list: ReturnType<typeof dueListOf>;
beforeAll(async () => {
  app = await createTestApp({ clock: () => new Date('2026-11-22T09:00:00Z'), catalogue: dueCatalogue });
  lan = await signIn(app, { role: 'ADMIN' });
  minh = await signIn(app, { role: 'ADMIN' });
  list = dueListOf(lan);
});
afterAll(() => app.close());

describe('confirming a fact', () => {
  it('is for administrators alone', async () => {
    const input = { factId: 'PROGRAM:a::b', value: {}, ...newPage };
    const advisor = await signIn(app, { role: 'ADVISOR' });
    expect(codesOf(await runQueryAs(advisor, DueFactConfirmDocument, { input }))).toEqual(['FORBIDDEN']);
  });

  it('gives it value, page and dates anew, takes it off the list, and stands in the audit log with before and after', async () => {
    const { id: factId, itemId } = await list.entryOf('large-1', 'firstYearTuition');
    const input = { factId, value: { amount: 41_000, currency: 'AUD', academicYear: 2027 }, ...newPage };
    expect(await list.confirm(input)).toMatchObject({ item: { id: itemId }, stillDue: [], errors: [] });
    expect((await list.ofItems()).map(({ slug }) => slug)).not.toContain('large-1');
    await app.refreshIndex();
    const shown = await runQuery(app, ConfirmedTuitionDocument);
    expect(shown.data).toEqual({
      program: {
        firstYearTuition: {
          amount: 41_000,
          academicYear: 2027,
          asOf: '2026-11',
          checkedOn: '2026-11-22',
          isStale: false,
          note: null,
          source: { name: 'large.example', url: 'https://large.example/fees-2027', kind: 'OFFICIAL_PAGE' },
        },
      },
      searchPrograms: { items: [{ slug: 'large-1' }] },
    });
    await app.services.idle();
    const rows = await app.mongo.connection
      .collection('auditEvents')
      .find({ kind: 'CATALOGUE_FACT_CONFIRMED' })
      .toArray();
    expect(rows).toMatchObject([
      {
        actorId: lan.id,
        detail: `PROGRAM ${itemId} firstYearTuition: 36000 AUD [2022-10, 2026-01-10] -> 41000 AUD 2027 [2026-11, 2026-11-22]`,
      },
    ]);
    expect(rows[0]?.at).toEqual(new Date('2026-11-22T09:00:00Z'));
    // Sent again, as after an answer that was lost: nothing changes.
    expect(await list.confirm(input)).toMatchObject({ item: { id: itemId }, errors: [] });
    await app.services.idle();
    expect(
      await app.mongo.connection.collection('auditEvents').countDocuments({ kind: 'CATALOGUE_FACT_CONFIRMED' }),
    ).toBe(1);
  });

  it('by two at once is done by one: the second is told CONFLICT, and another fact of the item can be confirmed all the same', async () => {
    const { id: factId } = await list.entryOf('large', 'englishMinimums.PTE');
    const [ielts] = (await list.ofItems()).filter(({ field }) => field === 'englishMinimums.IELTS');
    const answers = await Promise.all([
      list.confirm({ factId, value: { overall: 58 }, ...newPage }),
      list.confirm({ factId, value: { overall: 64 }, ...newPage }, minh),
    ]);
    expect(answers.map(({ errors }) => errors.map(({ code }) => code)).toSorted()).toEqual([[], ['CONFLICT']]);
    expect(answers.find(({ item }) => item === null)?.errors).toEqual([{ code: 'CONFLICT', field: 'factId' }]);
    const agreed = await list.confirm({ factId: ielts?.id, value: { overall: 6.5, reading: 6 }, ...newPage });
    expect(agreed).toMatchObject({ errors: [], stillDue: ['CONTRADICTED'] });
    const { data } = await runQuery(app, ConfirmedEnglishDocument);
    expect(data?.institution?.englishMinimums).toContainEqual({ test: 'IELTS', overall: 6.5, reading: 6 });
  });

  it('of a deadline leaves its intake as it is', async () => {
    const { id: factId } = await list.entryOf('large-2', 'intakes.2027-02.deadline');
    const value = { date: '2026-12-15', timeZone: 'Australia/Sydney' };
    expect(await list.confirm({ factId, value, ...newPage })).toMatchObject({ errors: [], stillDue: [] });
    const { data } = await runQuery(app, ConfirmedDeadlineDocument);
    expect(data?.program?.intakes).toEqual([
      { year: 2027, month: 2, checkedOn: '2026-11-01', deadline: { date: '2026-12-15', checkedOn: '2026-11-22' } },
    ]);
  });

  it('of the main source of a scholarship says that its page was read', async () => {
    const { id: factId, value } = await list.entryOf('grant', 'source');
    expect(value).toEqual({});
    expect(await list.confirm({ factId, value: {}, ...newPage })).toMatchObject({ errors: [], stillDue: [] });
    expect((await list.ofItems()).map(({ slug }) => slug)).not.toContain('grant');
  });

  it('by a page that is old itself stores it and says why it stays', async () => {
    const { id: factId } = await list.entryOf('small-1', 'firstYearTuition');
    const value = { amount: 12_500, currency: 'EUR' };
    const answer = await list.confirm({ factId, value, ...newPage, asOf: '2025' });
    expect(answer).toMatchObject({ errors: [], stillDue: ['STALE'] });
    expect(await list.entryOf('small-1', 'firstYearTuition')).toMatchObject({
      value,
      reasons: ['STALE'],
      asOf: '2025',
    });
  });

  it.each([
    ['a day that lies ahead', { checkedOn: '2026-11-23' }, 'IN_THE_FUTURE', 'checkedOn'],
    ['an edition that lies ahead', { asOf: '2027' }, 'IN_THE_FUTURE', 'asOf'],
    ['no word on the edition', { asOf: undefined }, 'REQUIRED', 'asOf'],
    ['an address that is none', { url: 'large.example' }, 'INVALID_URL', 'url'],
    ['an address of another protocol', { url: 'ftp://large.example/fees' }, 'INVALID_URL', 'url'],
    ['a copy', { sourceKind: 'COPY' }, 'READ_IN_A_COPY', 'sourceKind'],
    ['no value', { value: { currency: 'EUR' } }, 'REQUIRED', 'value.amount'],
    ['a value of another type', { value: { amount: 'much', currency: 'EUR' } }, 'REQUIRED', 'value.amount'],
    ['a sum below nothing', { value: { amount: -1, currency: 'EUR' } }, 'OUT_OF_SCALE', 'value.amount'],
    ['a currency that is none', { value: { amount: 1, currency: 'XXX' } }, 'REQUIRED', 'value.currency'],
    [
      'a member that the field has not',
      { value: { amount: 1, currency: 'EUR', per: 'YEAR' } },
      'UNKNOWN_FIELD',
      'value.per',
    ],
    [
      'a source in the value',
      { value: { amount: 1, currency: 'EUR', source: 'old-page' } },
      'UNKNOWN_FIELD',
      'value.source',
    ],
  ])('is refused with %s', async (_what, wrong, code, field) => {
    const { id: factId } = await list.entryOf('small-1', 'firstYearTuition');
    const { item, errors } = await list.confirm({
      factId,
      value: { amount: 13_000, currency: 'EUR' },
      ...newPage,
      ...wrong,
    });
    expect([item, errors]).toEqual([null, [{ code, field }]]);
  });

  it('of a rule of a country is refused: a release renews it', async () => {
    const { items } = await list.dueOf({ page: { size: 50 } });
    const rule = items.find(({ owner }) => owner === 'COUNTRY');
    expect(await list.confirm({ factId: rule?.id, value: {}, ...newPage })).toEqual({
      item: null,
      stillDue: [],
      errors: [{ code: 'RENEWED_BY_RELEASE', field: 'factId' }],
    });
  });

  it('that never was is not found', async () => {
    const input = { value: {}, ...newPage };
    for (const factId of ['nonsense', 'PROGRAM:gone:duration:aaaa'])
      expect(codesOf(await runQueryAs(lan, DueFactConfirmDocument, { input: { ...input, factId } }))).toEqual([
        'NOT_FOUND',
      ]);
  });
});
