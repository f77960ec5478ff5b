/** The daily source of exchange rates is a server of this test: no test asks the network. */
import type { RequestListener } from 'node:http';
import { exchangeRates as release } from '../../../schema/site/exchangeRates.js';
import { type AnsweringServer, jsonAnswer as json, openAnsweringServer } from '../../testing/answeringServer.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, dataOf, runQuery } from '../../testing/runQuery.js';
import { SetExchangeRateDocument } from '../../testing/exchangeRates.gql.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import { RateDecidedDocument, RatesHeldDocument, RatesOfSourceDocument } from './rateFeed.api.gql.js';
import { readFeed } from './rates.feed.js';
import { RatesAuditDocument } from './test/rates.gql.js';

const { rates: former } = release;
const { AUD: aud, CAD: cad, GBP: gbp, USD: usd, VND: vnd } = former;
const dayOf = (date: string, changes: object = {}) => ({
  date,
  eur: { eur: 1, aud, cad, gbp, usd, vnd, btc: 1e-5, ...changes },
});
const away: RequestListener = (_request, response) => void response.writeHead(503).end();

let first: AnsweringServer;
let second: AnsweringServer;
let app: TestApp;
let admin: Person;
let day = '2026-11-22';
let ticks = 0;
const clock = () => new Date(Date.parse(`${day}T09:00:00Z`) + (ticks += 1));

beforeAll(async () => {
  [first, second] = [await openAnsweringServer('/eur.json'), await openAnsweringServer('/second/eur.json')];
  app = await createTestApp({ clock, environment: { RATES_URL: `${first.url}, ${second.url}` } });
});
afterAll(async () => {
  await app?.close();
  for (const server of [first, second]) server?.close();
});
beforeEach(async () => {
  for (const source of [first, second]) Object.assign(source, { answer: away, asked: 0 });
  await app.mongo.connection.collection('feedrates').deleteMany({});
  await app.mongo.connection.collection('exchangerates').deleteMany({});
});

/** The job of that day; the one of the next day is stored by it and waits. */
async function renewOn(newDay: string): Promise<void> {
  day = newDay;
  // The session of the day before is over.
  admin = await signIn(app, { role: 'ADMIN' });
  await app.mongo.connection.collection('jobs').deleteMany({ name: 'rates.renewal' });
  await app.services.domains.rates.start();
  await app.services.idle();
}
const read = async () => dataOf(await runQueryAs(admin, RatesOfSourceDocument)).exchangeRates;
const held = async () => dataOf(await runQueryAs(admin, RatesHeldDocument)).heldExchangeRates;
const decide = async (changes: object) => {
  const input = { currency: 'VND', asOf: '2026-11-22', ...changes };
  return dataOf(await runQueryAs(admin, RateDecidedDocument, { input })).decideHeldRate;
};
const failedReads = async (): Promise<number> =>
  Number(
    /^exchange_rate_reads_total\{outcome="FAILED"\} (\d+)$/m.exec(
      await (await fetch(`${app.url}/metrics`)).text(),
    )?.[1],
  );
const linesOf = (text: string): string[] =>
  app
    .log()
    .split('\n')
    .filter(line => line.includes(text));
const [dong, later] = [former.VND * 1.01, former.VND * 1.3];

describe('the daily source', () => {
  it('gives the rates of its day, with the address, once a day', async () => {
    first.answer = json(dayOf('2026-11-22', { vnd: dong }));
    await renewOn('2026-11-22');
    const rates = await read();
    expect(rates).toMatchObject({ asOf: '2026-11-22', checkedOn: '2026-11-22' });
    expect(rates.vnd).toEqual({ rate: dong, asOf: '2026-11-22', sourceUrl: first.url, isStale: false });
    expect(rates.rates).toContainEqual({
      currency: 'AUD',
      rate: former.AUD,
      asOf: '2026-11-22',
      sourceUrl: first.url,
    });
    expect([first.asked, second.asked]).toEqual([1, 0]);

    // Started again on the same day, as another process would.
    await app.services.domains.rates.start();
    await app.services.idle();
    expect(first.asked).toBe(1);
    const waiting = await app.mongo.connection
      .collection('jobs')
      .find({ name: 'rates.renewal', key: '2026-11-23' })
      .toArray();
    expect(waiting).toMatchObject([{ dueAt: new Date('2026-11-23T03:00:00Z') }]);
  });

  it('is asked at its second address when the first one is away, lies or is slow to end', async () => {
    for (const answer of [away, json({ date: '2026-11-22', eur: { eur: 1 } }), json(dayOf('2026-11-24'))]) {
      await app.mongo.connection.collection('feedrates').deleteMany({});
      first.answer = answer;
      second.answer = json(dayOf('2026-11-22', { vnd: dong }));
      await renewOn('2026-11-22');
      expect((await read()).vnd).toMatchObject({ rate: dong, sourceUrl: second.url });
    }
  });

  it('may be a day ahead, never more', async () => {
    first.answer = json(dayOf('2026-11-23', { vnd: dong }));
    await renewOn('2026-11-22');
    expect((await read()).vnd).toMatchObject({ rate: dong, asOf: '2026-11-23' });
    first.answer = json(dayOf('2026-11-26', { vnd: former.VND }));
    await renewOn('2026-11-24');
    expect((await read()).vnd).toMatchObject({ rate: dong, asOf: '2026-11-23' });
  });

  it('that tells an earlier day than the one in force changes nothing', async () => {
    first.answer = json(dayOf('2026-09-01', { vnd: dong }));
    await renewOn('2026-11-22');
    expect((await read()).vnd).toMatchObject({ rate: former.VND, asOf: release.asOf });
  });

  it('leaves the old rates with their day, says so in one line and asks again on the next day, whatever it answers', async () => {
    const answers: Record<string, RequestListener> = {
      WRONG_STATUS: away,
      NOT_JSON: (_request, response) => void response.writeHead(200).end('<!doctype html>'),
      NOT_RATES: json(dayOf('2026-11-22', { vnd: '29000' })),
      IN_THE_FUTURE: json(dayOf('2026-12-24')),
      UNREACHABLE: request => request.socket.destroy(),
      TOO_LARGE: (_request, response) => void response.writeHead(200).end(' '.repeat(300_000)),
    };
    const failedBefore = await failedReads();
    for (const [code, answer] of Object.entries(answers)) {
      first.answer = answer;
      second.answer = answer;
      const before = linesOf('no new exchange rates').length;
      await renewOn('2026-11-22');
      expect((await read()).vnd).toMatchObject({ rate: former.VND, asOf: release.asOf });
      const lines = linesOf('no new exchange rates').slice(before);
      expect(lines.map(line => JSON.parse(line))).toMatchObject([{ failures: [{ code }, { code }] }]);
      expect(
        await app.mongo.connection.collection('jobs').countDocuments({ name: 'rates.renewal', key: '2026-11-23' }),
      ).toBe(1);
    }
    expect(linesOf('a job failed')).toEqual([]);
    expect((await failedReads()) - failedBefore).toBe(6);
  });

  it('leads nowhere else: a redirect is no answer', async () => {
    const elsewhere = await openAnsweringServer('/');
    elsewhere.answer = json(dayOf('2026-11-22', { vnd: dong }));
    first.answer = (_request, response) => void response.writeHead(302, { location: elsewhere.url }).end();
    await renewOn('2026-11-22');
    elsewhere.close();
    expect([elsewhere.asked, (await read()).vnd?.rate]).toEqual([0, former.VND]);
  });

  it('that does not end its answer is left after its time, and stopping the process ends the question at once', async () => {
    first.answer = (_request, response) => void response.writeHead(200).write('{"date":');
    const question = { addresses: [first.url], today: day, answerMs: 50 };
    expect(await readFeed({ ...question, signal: new AbortController().signal })).toMatchObject({
      answer: null,
      failures: [{ code: 'TIMED_OUT' }],
    });
    const stop = new AbortController();
    const asking = readFeed({ ...question, answerMs: 60_000, signal: stop.signal });
    stop.abort(new Error('STOPPING'));
    await expect(asking).rejects.toThrow('STOPPING');
  });

  it('is not asked where RATES_URL is empty', async () => {
    const offline = await createTestApp({ clock, environment: { RATES_URL: '' } });
    await offline.services.domains.rates.start();
    await offline.services.idle();
    expect(await offline.mongo.connection.collection('jobs').countDocuments({ name: 'rates.renewal' })).toBe(0);
    const { data } = await runQuery(offline, RatesOfSourceDocument);
    expect(data?.exchangeRates.vnd).toMatchObject({ rate: former.VND, asOf: release.asOf });
    await offline.close();
  });
});

describe('a rate that moved far', () => {
  beforeEach(async () => {
    first.answer = json(dayOf('2026-11-22', { vnd: later, aud: former.AUD * 1.01 }));
    await renewOn('2026-11-22');
  });

  it('is held for administrators, while the others are taken', async () => {
    expect(await held()).toEqual([
      {
        currency: 'VND',
        rate: later,
        asOf: '2026-11-22',
        formerRate: former.VND,
        formerAsOf: release.asOf,
        move: expect.closeTo(0.3, 6),
        // Seven whole weeks since 29 September.
        usualMove: expect.closeTo(0.17, 6),
      },
    ]);
    const { vnd: dongNow, rates } = await read();
    expect(dongNow).toMatchObject({ rate: former.VND, asOf: release.asOf });
    expect(rates).toContainEqual(expect.objectContaining({ currency: 'AUD', asOf: '2026-11-22' }));
    const figures = await (await fetch(`${app.url}/metrics`)).text();
    expect(figures).toMatch(/^exchange_rates_held 1$/m);
    expect(figures).toMatch(/^exchange_rate_age_days 54$/m);
    expect(linesOf('wait for an administrator').length).toBeGreaterThan(0);
  });

  it('is in force once an administrator accepts it, with a line in the audit log', async () => {
    expect(await decide({ isAccepted: true })).toEqual({
      rates: { vnd: { rate: later, asOf: '2026-11-22' } },
      errors: [],
    });
    expect(await held()).toEqual([]);
    await app.services.idle();
    const { data } = await runQueryAs(admin, RatesAuditDocument, { kind: 'EXCHANGE_RATE_ACCEPTED' });
    expect(data?.auditEvents).toEqual({ items: [{ kind: 'EXCHANGE_RATE_ACCEPTED', detail: 'VND' }] });
    expect(await decide({ isAccepted: true })).toEqual({ rates: null, errors: [{ code: 'CONFLICT', field: 'asOf' }] });
  });

  it('is gone once an administrator refuses it: that day is not asked about again, a later one is', async () => {
    expect(await decide({ isAccepted: false })).toEqual({
      rates: { vnd: { rate: former.VND, asOf: release.asOf } },
      errors: [],
    });
    await app.services.idle();
    const { data } = await runQueryAs(admin, RatesAuditDocument, { kind: 'EXCHANGE_RATE_REFUSED' });
    expect(data?.auditEvents).toEqual({ items: [{ kind: 'EXCHANGE_RATE_REFUSED', detail: 'VND' }] });
    await renewOn('2026-11-22');
    expect(await held()).toEqual([]);
    first.answer = json(dayOf('2026-11-23', { vnd: later }));
    await renewOn('2026-11-23');
    expect(await held()).toMatchObject([{ asOf: '2026-11-23' }]);
  });

  it('goes by itself when the source comes back to what is usual', async () => {
    first.answer = json(dayOf('2026-11-23', { vnd: dong }));
    await renewOn('2026-11-23');
    expect(await held()).toEqual([]);
    expect((await read()).vnd).toMatchObject({ rate: dong, asOf: '2026-11-23' });
  });

  it('is decided as it was seen: not when a later one is held by now', async () => {
    first.answer = json(dayOf('2026-11-23', { vnd: later * 1.01 }));
    await renewOn('2026-11-23');
    expect((await decide({ isAccepted: true })).errors).toEqual([{ code: 'CONFLICT', field: 'asOf' }]);
    expect((await decide({ isAccepted: true, asOf: '2026-11-23' })).errors).toEqual([]);
  });

  it('is for administrators alone', async () => {
    const input = { currency: 'VND', asOf: '2026-11-22', isAccepted: true };
    for (const role of ['STUDENT', 'ADVISOR'] as const) {
      const person = await signIn(app, { role });
      expect(codesOf(await runQueryAs(person, RateDecidedDocument, { input }))).toEqual(['FORBIDDEN']);
      expect(codesOf(await runQueryAs(person, RatesHeldDocument))).toEqual(['FORBIDDEN']);
    }
    expect(codesOf(await runQuery(app, RateDecidedDocument, { input }))).toEqual(['UNAUTHENTICATED']);
  });
});

describe('a rate that an administrator entered', () => {
  it('counts until the source has one that is a week newer', async () => {
    const input = {
      currency: 'VND',
      rate: 30_000,
      asOf: '2026-11-20',
      sourceName: 'A bank',
      sourceUrl: 'https://bank.example/rates',
    };
    day = '2026-11-22';
    admin = await signIn(app, { role: 'ADMIN' });
    expect((await runQueryAs(admin, SetExchangeRateDocument, { input })).data).toEqual({
      setExchangeRate: { rates: { vnd: { rate: 30_000 } }, errors: [] },
    });
    for (const [asOf, rate] of [
      ['2026-11-22', 30_000],
      ['2026-11-26', 30_000],
      ['2026-11-27', dong],
    ] as const) {
      first.answer = json(dayOf(asOf, { vnd: dong }));
      await renewOn(asOf);
      expect([asOf, (await read()).vnd?.rate]).toEqual([asOf, rate]);
    }
  });
});
