import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, dataOf, runQuery } from '../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import {
  EventChangedDocument,
  EventPublishedDocument,
  EventRetiredDocument,
  EventsAndGuidesDocument,
  EventsListedDocument,
  EventsOfStaffDocument,
  GuideAloneDocument,
  GuideChangedDocument,
  GuidePublishedDocument,
  GuideRetiredDocument,
  GuidesListedDocument,
  GuidesOfStaffDocument,
} from './publications.api.gql.js';

let app: TestApp;
let lan: Person;
let mai: Person;
let now = Date.parse('2026-11-22T02:00:00Z');
beforeAll(async () => {
  app = await createTestApp({
    clock: () => new Date((now += 1)),
    environment: { SESSION_IDLE_MINUTES: '43200', SESSION_ABSOLUTE_MINUTES: '43200' },
  });
  lan = await signIn(app, { role: 'ADVISOR' });
  mai = await signIn(app);
});
afterAll(() => app.close());

const both = (vi: string, en = `${vi} (en)`) => ({ vi, en });
const eventInput = (changes: object = {}) => ({
  title: both('Ngày hội du học Úc'),
  summary: both('Gặp đại diện các trường'),
  startsAt: { date: '2026-12-05', time: '09:00' },
  minutes: 180,
  place: both('Nhà văn hóa Thanh niên'),
  ...changes,
});
const guideInput = (changes: object = {}) => ({
  title: both('Chứng minh tài chính'),
  summary: both('Cần những gì, từ khi nào'),
  topic: 'VISA',
  body: [both('Đoạn một'), both('Đoạn hai')],
  ...changes,
});
let keys = 0;
const nextKey = (): string => `key-of-test-${(keys += 1)}`;
/** The item that an act of the staff left. */
const kept = <Item>(item: Item | null): Item => {
  if (!item) throw new Error('There is no item.');
  return item;
};
const publishEvent = async (changes: object = {}, idempotencyKey = nextKey()) => {
  const input = { event: eventInput(changes), idempotencyKey };
  return dataOf(await runQueryAs(lan, EventPublishedDocument, { input })).publishEvent;
};
const newEvent = async (changes: object = {}) => kept((await publishEvent(changes)).event);
const publishGuide = async (changes: object = {}) => {
  const input = { guide: guideInput(changes), idempotencyKey: nextKey() };
  return dataOf(await runQueryAs(lan, GuidePublishedDocument, { input })).publishGuide;
};
const newGuide = async (changes: object = {}) => kept((await publishGuide(changes)).guide);
/** As somebody signed in: what visitors are answered is kept for half a minute. */
const listedEvents = async () => dataOf(await runQueryAs(mai, EventsListedDocument)).events.items;
const listedGuides = async (variables: Record<string, unknown> = {}) =>
  dataOf(await runQueryAs(mai, GuidesListedDocument, variables)).guides.items;
const auditOf = async (id: string): Promise<unknown[]> => {
  await app.services.idle();
  const rows = await app.mongo.connection.collection('auditEvents').find({ detail: id }).toArray();
  return rows.map(({ kind, actorId }) => [kind, actorId]).toSorted();
};

describe('an event', () => {
  it('is published in both languages by the clock of its zone, once however often it is sent', async () => {
    const key = nextKey();
    const answers = await Promise.all([publishEvent({}, key), publishEvent({}, key), publishEvent({}, key)]);
    const [{ event, errors }] = answers;
    expect(new Set(answers.map(answer => answer.event?.id)).size).toBe(1);
    expect({ event, errors }).toMatchObject({
      errors: [],
      event: {
        title: { vi: 'Ngày hội du học Úc', en: 'Ngày hội du học Úc (en)' },
        startsAt: '2026-12-05T02:00:00.000Z',
        endsAt: '2026-12-05T05:00:00.000Z',
        timeZone: 'Asia/Ho_Chi_Minh',
        url: null,
        isRetired: false,
      },
    });
    expect(await listedEvents()).toMatchObject([{ id: event?.id }]);
    expect(await auditOf(event?.id ?? '')).toEqual([['EVENT_PUBLISHED', lan.id]]);
  });

  it('is read by everybody until it is over, earliest first', async () => {
    const late = await newEvent({ startsAt: { date: '2026-12-20', time: '09:00', timeZone: 'Europe/London' } });
    const first = await newEvent({ startsAt: { date: '2026-11-23', time: '09:00' }, minutes: 60 });
    const ids = (await listedEvents()).map(({ id }) => id);
    expect([ids[0], ids.at(-1)]).toEqual([first.id, late.id]);
    now = Date.parse('2026-11-23T03:00:01Z');
    expect((await listedEvents()).map(({ id }) => id)).not.toContain(first.id);
    const { data } = await runQueryAs(lan, EventsOfStaffDocument);
    expect(data?.staffEvents.items[0]).toEqual({ id: first.id });
  });

  it('is changed as a whole, and the second of two who saw the same state hears CONFLICT', async () => {
    const { id, updatedAt } = await newEvent();
    const change = async (texts: object) => {
      const input = { eventId: id, event: eventInput(texts), seenUpdatedAt: updatedAt };
      return dataOf(await runQueryAs(lan, EventChangedDocument, { input })).changeEvent;
    };
    expect(await change({ place: null, url: 'https://events.example/a' })).toMatchObject({
      event: { place: null, url: 'https://events.example/a' },
      errors: [],
    });
    expect((await change({ minutes: 30 })).errors).toEqual([{ code: 'CONFLICT', field: 'seenUpdatedAt' }]);
  });

  it('that was taken back is read by nobody but the staff; taking it back again succeeds', async () => {
    const { id } = await newEvent();
    for (let n = 0; n < 2; n += 1)
      expect(dataOf(await runQueryAs(lan, EventRetiredDocument, { id })).retireEvent).toMatchObject({
        event: { isRetired: true },
        errors: [],
      });
    expect((await listedEvents()).map(event => event.id)).not.toContain(id);
    expect(await auditOf(id)).toEqual([
      ['EVENT_PUBLISHED', lan.id],
      ['EVENT_RETIRED', lan.id],
    ]);
  });

  it.each([
    ['lacks a language', { title: both('Ngày hội', ' ') }, { code: 'REQUIRED', field: 'event.title.en' }],
    ['holds an address', { summary: both('xem evil.com') }, { code: 'WEB_ADDRESS', field: 'event.summary.vi' }],
    ['is neither in a place nor online', { place: null }, { code: 'REQUIRED', field: 'event.place' }],
    ['has no https address', { url: 'http://x.example' }, { code: 'INVALID_URL', field: 'event.url' }],
    ['is over', { startsAt: { date: '2026-11-01', time: '09:00' } }, { code: 'IN_THE_PAST', field: 'event.startsAt' }],
    [
      'begins at a time that the clocks skip',
      { startsAt: { date: '2027-03-28', time: '01:30', timeZone: 'Europe/London' } },
      { code: 'INVALID_TIME', field: 'event.startsAt.time' },
    ],
    ['lasts for ever', { minutes: 100_000 }, { code: 'INVALID_DURATION', field: 'event.minutes' }],
  ])('that %s is refused', async (_why, changes, error) => {
    expect((await publishEvent(changes)).errors).toContainEqual(error);
  });
});

describe('a guide', () => {
  it('is found by topic and country, with what is about no country in particular; latest first', async () => {
    const visa = await newGuide({ destination: 'AU' });
    const costs = await newGuide({ topic: 'COSTS', destination: 'GB' });
    const any = await newGuide({ topic: 'VISA' });
    const ids = async (variables: Record<string, unknown>) => (await listedGuides(variables)).map(({ id }) => id);
    expect(await ids({})).toEqual([any.id, costs.id, visa.id]);
    expect(await ids({ topic: 'VISA' })).toEqual([any.id, visa.id]);
    expect(await ids({ destination: 'AU' })).toEqual([any.id, visa.id]);
    expect(await ids({ destination: 'GB', topic: 'COSTS' })).toEqual([costs.id]);
  });

  it('is listed with its paragraphs in two reads', async () => {
    const commands = await commandsDuring(app, async () => {
      expect((await listedGuides())[0]?.body).toEqual([both('Đoạn một'), both('Đoạn hai')]);
    });
    expect(commands).toEqual(['find guides', 'find guides']);
  });

  it('is read alone; changed, taken back, and published again by a change', async () => {
    const guide = await newGuide();
    const { id } = guide;
    const read = async () => (await runQueryAs(mai, GuideAloneDocument, { id })).data?.guide;
    expect(await read()).toEqual(guide);
    const { updatedAt } = kept(dataOf(await runQueryAs(lan, GuideRetiredDocument, { id })).retireGuide.guide);
    expect(await read()).toBeNull();
    const input = { guideId: id, guide: guideInput({ topic: 'ENGLISH' }), seenUpdatedAt: updatedAt };
    const { changeGuide } = dataOf(await runQueryAs(lan, GuideChangedDocument, { input }));
    expect(changeGuide.guide).toMatchObject({ isRetired: false });
    expect(await read()).toMatchObject({ topic: 'ENGLISH' });
  });

  it('without a paragraph and without a page is refused', async () => {
    expect((await publishGuide({ body: [] })).errors).toEqual([{ code: 'REQUIRED', field: 'guide.body' }]);
    expect((await publishGuide({ body: null, url: 'https://guides.example' })).errors).toEqual([]);
  });
});

it('visitors read both', async () => {
  const { errors, data } = await runQuery(app, EventsAndGuidesDocument);
  expect(errors).toEqual([]);
  expect(data?.guides.items.length).toBeGreaterThan(0);
});

it('students publish nothing', async () => {
  const input = { event: eventInput(), idempotencyKey: nextKey() };
  expect(codesOf(await runQueryAs(mai, EventPublishedDocument, { input }))).toEqual(['FORBIDDEN']);
  expect(codesOf(await runQueryAs(mai, GuidesOfStaffDocument))).toEqual(['FORBIDDEN']);
});
