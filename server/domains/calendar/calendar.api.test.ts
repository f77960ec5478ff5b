import { createCalendarFeeds } from './index.js';
import { hashOf } from '../../kernel/hash.js';
import {
  ChangePasswordDocument,
  DeleteAccountDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from '../../testing/account.gql.js';
import { LogOutEverywhereDocument } from '../../testing/sessions.gql.js';
import { AddToWishlistDocument } from '../../testing/wishlist.gql.js';
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { dataOf } from '../../testing/runQuery.js';
import { isSignedIn, PASSWORD, type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import { until } from '../../testing/until.js';
import {
  CalendarFeedDocument,
  CalendarFeedRenewalDocument,
  CalendarFeedRevocationDocument,
  CalendarSessionDocument,
} from './calendar.api.gql.js';

let app: TestApp;
let itemId: string;
let now = Date.parse('2026-12-02T03:00:00Z');

beforeAll(async () => {
  const deadline = {
    date: '2027-01-13',
    time: '18:00',
    timeZone: 'Europe/London',
    source: testSource.id,
    checkedOn: '2026-10-01',
  };
  const { source, checkedOn } = deadline;
  const intake = { year: 2027, month: 9, isRecurring: false, deadline, source, checkedOn };
  app = await createTestApp({
    environment: { TRUST_PROXY: 'loopback' },
    catalogue: {
      institutions: [buildInstitution({ slug: 'ucl', name: 'University College London' })],
      programs: [buildProgram('ucl', { slug: 'law', title: 'Law', intakes: [intake] })],
      scholarships: [buildScholarship({ slug: 'grant', name: 'Grant; of, all', deadlines: [deadline] })],
    },
    clock: () => new Date((now += 1)),
  });
  const { service } = app.services.domains.catalogue.provides;
  itemId = String((await service.scholarships.bySlug('grant'))?._id);
});
afterAll(() => app.close());

/** With the grant saved and a session scheduled. */
async function student() {
  const [mai, lan] = [await signIn(app), await signIn(app, { role: 'ADVISOR', fullName: 'Nguyễn Thị Lan' })];
  await runQueryAs(mai, AddToWishlistDocument, { input: { kind: 'SCHOLARSHIP', itemId } });
  const { data } = await runQueryAs(lan, CalendarSessionDocument, {
    input: {
      studentId: mai.id,
      topic: 'Rà hồ sơ',
      startsAt: { date: '2026-12-07', time: '09:00' },
      idempotencyKey: `calendar-${mai.id}`,
    },
  });
  return { ...mai, sessionId: data?.scheduleAdvisingSession.session?.id };
}
const renew = async (person: Person, language = 'VI') =>
  dataOf(await runQueryAs(person, CalendarFeedRenewalDocument, { input: { language } })).renewCalendarFeed;
const get = async (path: string, cookie = '') => {
  const response = await fetch(`${app.url}${path}`, { headers: { cookie } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');
const pathOf = (address: string | null): string => String(address).slice(new URL(String(address)).origin.length);
const cookieOf = ({ browser }: Person): string =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

describe('the private address of a calendar', () => {
  it('is shown once, stored as a hash, read without a session, and stands in no log', async () => {
    const mai = await student();
    const { address, feed, errors } = await renew(mai);
    expect([errors, (await runQueryAs(mai, CalendarFeedDocument)).data?.myCalendarFeed]).toEqual([[], feed]);
    const { status, headers, text } = await get(pathOf(address));
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    expect(text).toContain('SUMMARY:Hạn nộp: Grant\\; of\\, all\r\n');
    // Over on the 14th by the clock in Vietnam; on the 13th by the school's words, as on its page.
    expect(text).toContain('DTSTART;VALUE=DATE:20270113\r\n');
    expect(unfolded(text)).toContain(
      'DESCRIPTION:Hết hạn lúc 18:00 13/01/2027\\, giờ London\\; ở Việt Nam là 01:00 14/01/2027.',
    );
    expect(text).toContain('SUMMARY:Buổi tư vấn: Rà hồ sơ\r\n');
    expect(text).toContain('DTSTART:20261207T020000Z\r\nDTEND:20261207T024500Z\r\n');
    const token = String(new URL(String(address)).searchParams.get('token'));
    const stored = await app.mongo.connection.collection('calendarFeeds').findOne({ userId: mai.id });
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(app.log()).toContain('/calendar/feed.ics');
    expect(app.log()).not.toContain(token);
  });

  it('keeps the names of its entries from one reading to the next', async () => {
    const { address } = await renew(await student(), 'EN');
    const uids = async () => (await get(pathOf(address))).text.match(/^UID:.*$/gm);
    const first = await uids();
    expect([first?.length, await uids()]).toEqual([2, first]);
  });

  it('stops working when it is renewed or revoked, and with the account', async () => {
    const mai = await student();
    const first = await renew(mai);
    const second = await renew(mai);
    expect((await get(pathOf(first.address))).status).toBe(404);
    expect((await get(pathOf(second.address))).status).toBe(200);
    for (let n = 0; n < 2; n += 1)
      expect((await runQueryAs(mai, CalendarFeedRevocationDocument)).data?.revokeCalendarFeed).toEqual({ ok: true });
    expect((await get(pathOf(second.address))).status).toBe(404);
    expect((await runQueryAs(mai, CalendarFeedDocument)).data?.myCalendarFeed).toBeNull();
    const third = await renew(mai);
    await runQueryAs(mai, DeleteAccountDocument, { input: { password: PASSWORD } });
    expect((await get(pathOf(third.address))).status).toBe(404);
  });

  const NEW = { newPassword: 'mây-trôi-về-đâu', confirmPassword: 'mây-trôi-về-đâu' };
  it.each([
    [
      'a changed password',
      async (mai: Person) =>
        runQueryAs<unknown>(mai, ChangePasswordDocument, { input: { currentPassword: PASSWORD, ...NEW } }),
    ],
    [
      'a password that was reset',
      async (mai: Person) => {
        await runQueryAs(mai, RequestPasswordResetDocument, { input: { email: mai.email } });
        const mail = (await app.mails()).findLast(text => text.includes(mai.email)) ?? '';
        const token = /token=([\w-]{43})/.exec(mail)?.[1] ?? '';
        return runQueryAs<unknown>(mai, ResetPasswordDocument, { input: { token, ...NEW } });
      },
    ],
    ['logging out everywhere', async (mai: Person) => runQueryAs<unknown>(mai, LogOutEverywhereDocument)],
  ] as const)('ends with the sessions by %s', async (_what, end) => {
    const mai = await signIn(app);
    const { address } = await renew(mai);
    expect((await get(pathOf(address))).status).toBe(200);
    expect(Object.values((await end(mai)).data ?? {})).toEqual([{ ok: true, errors: [] }]);
    await app.services.idle();
    expect((await get(pathOf(address))).status).toBe(404);
  });

  it('ends with the sessions by logging out everywhere also when its store was away: the session is left to do it again', async () => {
    const mai = await signIn(app);
    const { address } = await renew(mai);
    const everywhere = () => runQueryAs(mai, LogOutEverywhereDocument);
    const feeds = app.mongo.connection.model('CalendarFeed');
    const away = jest.spyOn(feeds, 'deleteMany').mockImplementationOnce(() => {
      throw new Error('away');
    });
    expect((await everywhere()).errors).toHaveLength(1);
    away.mockRestore();
    expect((await everywhere()).data?.logoutEverywhere).toEqual({ ok: true, errors: [] });
    expect([(await get(pathOf(address))).status, await isSignedIn(mai.browser)]).toEqual([404, false]);
  });

  it('that was made after the password was changed stays, however late the former one is taken away', async () => {
    const mai = await signIn(app);
    const before = new Date(now);
    const { address } = await renew(mai);
    await createCalendarFeeds(app.mongo).removeMadeUntil(mai.id, before);
    expect((await get(pathOf(address))).status).toBe(200);
  });

  it('is renewed ten times an hour, and read sixty times', async () => {
    const mai = await student();
    let last = await renew(mai);
    for (let n = 0; n < 9; n += 1) last = await renew(mai);
    expect(await renew(mai)).toEqual({ address: null, feed: null, errors: [{ code: 'TOO_MANY' }] });
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async () => (await get(pathOf(last.address))).status),
    );
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  });

  it('of many people is read by one address, as the large calendars do; what is no feed is counted for it', async () => {
    const address = '198.18.80.1';
    const from = (path: string) => fetch(app.url + path, { headers: { 'x-forwarded-for': address } });
    const feeds: string[] = [];
    for (let people = 0; people < 12; people += 1) feeds.push(pathOf((await renew(await signIn(app))).address));
    const statuses: number[] = [];
    for (let time = 0; time < 55; time += 1)
      statuses.push(...(await Promise.all(feeds.map(async feed => (await from(feed)).status))));
    expect(statuses.filter(status => status !== 200)).toEqual([]);
    const guesses: number[] = [];
    for (let time = 0; time < 61; time += 1)
      guesses.push(
        ...(await Promise.all(
          Array.from(
            { length: 10 },
            async (_, guess) => (await from(`/calendar/feed.ics?token=guess-${time}-${guess}`)).status,
          ),
        )),
      );
    expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
    expect((await from(String(feeds[0]))).status).toBe(200);
  });

  it('that is guessed leaves nothing in the store, and waits in line once too many were', async () => {
    const from = (token: string) =>
      fetch(`${app.url}/calendar/feed.ics?token=${token}`, { headers: { 'x-forwarded-for': '198.18.80.2' } });
    const textOfGuess = (place: number): string => String(place).padStart(43, 'g');
    const guess = (place: number) => from(textOfGuess(place));
    const countOf = (token: string) =>
      app.redis.client.exists(`limit:calendar-feed:${hashOf(hashOf(token)).slice(0, 22)}`);
    const { address } = await renew(await signIn(app));
    const token = String(new URL(String(address)).searchParams.get('token'));
    expect([(await from(token)).status, await countOf(token)]).toEqual([200, 1]);
    const guessed = textOfGuess(0);
    expect([(await from(guessed)).status, await countOf(guessed)]).toEqual([404, 0]);
    for (let place = 1; place < 11; place += 1) await guess(place);
    for (let place = 11; place < 601; place += 10)
      await Promise.all(Array.from({ length: 10 }, (_, more) => guess(place + more)));
    let open = (): void => undefined;
    const gate = new Promise<void>(resolve => (open = resolve));
    const lookedUp = jest
      .spyOn(app.services.domains.calendar.provides, 'feedBy')
      .mockImplementation(() => gate.then(() => null));
    let refused = 0;
    const many = Array.from({ length: 80 }, async (_, place) => {
      const { status } = await guess(1000 + place);
      refused += 1;
      return status;
    });
    await until('those that find the line full', () => refused === 28);
    expect(lookedUp.mock.calls.length).toBe(2);
    open();
    expect(new Set(await Promise.all(many))).toEqual(new Set([429]));
    lookedUp.mockRestore();
  });

  it.each(['', '?token=', '?token=wrong', '?token=a&token=b'])('%s is nobody’s', async query => {
    expect((await get(`/calendar/feed.ics${query}`)).status).toBe(404);
  });
});

describe('a single entry', () => {
  it('of a program names its school', async () => {
    const mai = await student();
    const { service } = app.services.domains.catalogue.provides;
    const program = String((await service.programs.bySlug('law'))?._id);
    await runQueryAs(mai, AddToWishlistDocument, { input: { kind: 'PROGRAM', itemId: program } });
    const { text } = await get(`/calendar/deadlines/${program}.ics?lang=en`, cookieOf(mai));
    expect(unfolded(text)).toContain('SUMMARY:Deadline: Law\\, University College London\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20270113\r\n');
  });

  it('is for its student alone, in the language that is asked for', async () => {
    const [mai, stranger] = [await student(), await signIn(app)];
    for (const [path, words] of [
      [`/calendar/sessions/${mai.sessionId}.ics?lang=en`, 'SUMMARY:Advising session: Rà hồ sơ'],
      [`/calendar/deadlines/${itemId}.ics`, 'SUMMARY:Hạn nộp: Grant'],
    ] as const) {
      const own = await get(path, cookieOf(mai));
      expect([own.status, own.headers.get('content-disposition')]).toEqual([
        200,
        'attachment; filename="calendar.ics"',
      ]);
      expect(own.text).toContain(words);
      expect((await get(path, cookieOf(stranger))).status).toBe(404);
      expect((await get(path)).status).toBe(404);
    }
  });
});
