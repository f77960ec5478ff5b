import { exchangeRates as release } from '../../../schema/site/exchangeRates.js';
import { buildInstitution, buildProgram, testSource } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { SetExchangeRateDocument } from '../../testing/exchangeRates.gql.js';
import { codesOf, dataOf, runQuery } from '../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import { createRatesReader } from './index.js';
import { RatesAndPriceDocument, RatesInFilterDocument } from './rates.api.gql.js';
import { RatesAuditDocument } from './test/rates.gql.js';

const fact = { source: testSource.id, checkedOn: '2026-11-01' };
const institution = buildInstitution();
const program = buildProgram(institution.slug, {
  slug: 'priced',
  firstYearTuition: { amount: 10_000, currency: 'EUR', ...fact },
});
const dong = {
  currency: 'VND',
  rate: 30_000,
  asOf: '2026-11-20',
  sourceName: 'A bank of the tests',
  sourceUrl: 'https://bank.example/rates',
};

let today = '2026-11-22';
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  const clock = () => new Date(`${today}T09:00:00Z`);
  app = await createTestApp({ clock, catalogue: { institutions: [institution], programs: [program] } });
  admin = await signIn(app, { role: 'ADMIN' });
});
afterAll(() => app.close());

const read = async () => dataOf(await runQueryAs(admin, RatesAndPriceDocument));
const search = async (range: object) => {
  const tuition = { currency: 'VND', ...range };
  return dataOf(await runQuery(app, RatesInFilterDocument, { tuition })).searchPrograms;
};
const set = async (changes: object) =>
  (await runQueryAs(admin, SetExchangeRateDocument, { input: { ...dong, ...changes } })).data?.setExchangeRate;

describe('exchange rates', () => {
  it('are those of the release, the dong among them, each with its source and day', async () => {
    const { exchangeRates, program: priced } = await read();
    const { asOf } = release;
    expect(exchangeRates).toMatchObject({ base: 'EUR', vnd: { rate: release.rates.VND, asOf, isStale: false } });
    expect(exchangeRates.rates).toHaveLength(5);
    expect(exchangeRates.rates[0]).toMatchObject({ currency: 'AUD', asOf, sourceName: release.source.name });
    expect(priced?.firstYearTuitionInVnd).toEqual({
      amount: 10_000 * release.rates.VND,
      rate: release.rates.VND,
      asOf,
      isStale: false,
    });
  });

  it('let a fresh install filter by a budget in dong', async () => {
    const price = 10_000 * release.rates.VND;
    expect(await search({ max: price + 1 })).toMatchObject({
      items: [{ slug: 'priced', firstYearTuitionInVnd: { amount: price } }],
      bandCurrency: 'VND',
      unappliedFilters: [],
    });
    expect(await search({ max: price - 1 })).toMatchObject({ items: [], unappliedFilters: [] });
  });

  it.each([
    [{ rate: 0 }, 'NOT_ABOVE_ZERO', 'rate'],
    [{ asOf: '2026-11-23' }, 'IN_THE_FUTURE', 'asOf'],
    [{ sourceName: ' ' }, 'REQUIRED', 'sourceName'],
    [{ sourceName: 'x'.repeat(151) }, 'TOO_LONG', 'sourceName'],
    [{ sourceUrl: 'javascript:alert(1)' }, 'INVALID_URL', 'sourceUrl'],
    [{ currency: 'EUR', rate: 1 }, 'IS_BASE', 'currency'],
    [{ currency: 'AUD', rate: 2.5 }, 'FAR_FROM_FORMER', 'rate'],
  ])('refuse %j', async (changes, code, field) => {
    expect(await set(changes)).toEqual({ rates: null, errors: [{ code, field }] });
  });

  it('are set by administrators alone, for everybody, with a line in the audit log', async () => {
    for (const role of ['STUDENT', 'ADVISOR'] as const)
      expect(codesOf(await runQueryAs(await signIn(app, { role }), SetExchangeRateDocument, { input: dong }))).toEqual([
        'FORBIDDEN',
      ]);
    expect(codesOf(await runQuery(app, SetExchangeRateDocument, { input: dong }))).toEqual(['UNAUTHENTICATED']);

    expect(await set({})).toEqual({ rates: { vnd: { rate: 30_000 } }, errors: [] });
    const { exchangeRates, program: priced } = await read();
    expect(exchangeRates.vnd).toEqual({
      rate: 30_000,
      asOf: '2026-11-20',
      sourceName: 'A bank of the tests',
      sourceUrl: 'https://bank.example/rates',
      isStale: false,
    });
    expect(priced?.firstYearTuitionInVnd).toEqual({
      amount: 300_000_000,
      rate: 30_000,
      asOf: '2026-11-20',
      isStale: false,
    });
    await app.services.idle();
    const { data } = await runQueryAs(admin, RatesAuditDocument, { kind: 'EXCHANGE_RATE_SET' });
    expect(data?.auditEvents).toEqual({ items: [{ kind: 'EXCHANGE_RATE_SET', detail: 'VND' }] });
  });

  it('are those of the filter in dong, which agrees with what a card shows', async () => {
    await app.refreshIndex();
    const shown = await search({ min: 300_000_000, max: 300_000_000 });
    expect(shown).toMatchObject({
      items: [{ slug: 'priced', firstYearTuitionInVnd: { amount: 300_000_000 } }],
      bandCurrency: 'VND',
      unappliedFilters: [],
    });
    expect(shown.filterCurrencies).toContain('VND');
    const tuition = shown.facets.find(({ name }) => name === 'TUITION');
    expect(tuition?.options).toContainEqual({ value: '250000000-500000000', count: 1 });
    expect((await search({ max: 299_999_999 })).items).toEqual([]);
  });

  it('reach the thread of the search index through the store', async () => {
    expect(await createRatesReader(app.mongo.connection)()).toMatchObject({
      EUR: 1,
      AUD: release.rates.AUD,
      VND: 30_000,
    });
  });

  it('that are old make an amount in dong old: it counts from the older of the two days', async () => {
    expect(await set({ currency: 'AUD', rate: 1.65, asOf: '2026-11-19' })).toMatchObject({ errors: [] });
    expect(app.services.domains.rates.provides.inVnd({ amount: 1_650, currency: 'AUD' })).toEqual({
      amount: 30_000_000,
      rate: expect.closeTo(18_181.8, 1),
      asOf: '2026-11-19',
      isStale: false,
    });
    expect(app.services.domains.rates.provides.inVnd({ amount: 1, currency: 'USD' })).toMatchObject({
      asOf: release.asOf,
      isStale: false,
    });
    today = '2027-03-29';
    expect(app.services.domains.rates.provides.inVnd({ amount: 1, currency: 'USD' })).toMatchObject({ isStale: true });
    today = '2026-11-22';
  });

  it('far from the one in force are taken when they are confirmed', async () => {
    expect(await set({ rate: 34_000 })).toMatchObject({ errors: [{ code: 'FAR_FROM_FORMER' }] });
    expect(await set({ rate: 33_000 })).toMatchObject({ errors: [] });
    expect(await set({ rate: 26_000, isConfirmed: true })).toEqual({ rates: { vnd: { rate: 26_000 } }, errors: [] });
  });
});
