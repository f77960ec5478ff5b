import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, type GraphAnswer, runQuery } from '../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';

const EVENT =
  'id title { vi en } summary { vi en } startsAt endsAt timeZone place { vi en } url destination isRetired updatedAt';
const GUIDE = 'id title { vi en } summary { vi en } topic destination body { vi en } url isRetired updatedAt';
const PUBLISH_EVENT = `mutation ($input: PublishEventInput!) { publishEvent(input: $input) { event { ${EVENT} } errors { code field } } }`;
const CHANGE_EVENT = `mutation ($input: ChangeEventInput!) { changeEvent(input: $input) { event { ${EVENT} } errors { code field } } }`;
const RETIRE_EVENT = `mutation ($id: ID!) { retireEvent(input: { eventId: $id }) { event { ${EVENT} } errors { code } } }`;
const PUBLISH_GUIDE = `mutation ($input: PublishGuideInput!) { publishGuide(input: $input) { guide { ${GUIDE} } errors { code field } } }`;
const CHANGE_GUIDE = `mutation ($input: ChangeGuideInput!) { changeGuide(input: $input) { guide { ${GUIDE} } errors { code field } } }`;
const RETIRE_GUIDE = `mutation ($id: ID!) { retireGuide(input: { guideId: $id }) { guide { ${GUIDE} } errors { code } } }`;
const EVENTS = `query ($page: PageInput) { events(page: $page) { items { ${EVENT} } pageInfo { total } } }`;
const GUIDES = `query ($topic: GuideTopic, $destination: Destination) { guides(topic: $topic, destination: $destination) { items { ${GUIDE} } pageInfo { total } } }`;

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
type Item = { id: string; updatedAt: string; [field: string]: unknown };
type Result = { item: Item; errors: { code: string; field: string | null }[] };
const resultOf = ({ data, errors }: GraphAnswer): Result => {
  expect(errors).toEqual([]);
  const { errors: mistakes, ...rest } = Object(Object.values(data ?? {})[0]);
  return { item: Object(Object.values(rest)[0]), errors: mistakes };
};
const publishEvent = async (changes: object = {}, idempotencyKey = nextKey()) =>
  resultOf(await runQueryAs(lan, PUBLISH_EVENT, { input: { event: eventInput(changes), idempotencyKey } }));
const publishGuide = async (changes: object = {}, idempotencyKey = nextKey()) =>
  resultOf(await runQueryAs(lan, PUBLISH_GUIDE, { input: { guide: guideInput(changes), idempotencyKey } }));
/** As somebody signed in: what visitors are answered is kept for half a minute. */
const listed = async (query: string, variables: Record<string, unknown> = {}): Promise<Item[]> =>
  Object(Object.values((await runQueryAs(mai, query, variables)).data ?? {})[0]).items;
const auditOf = async (id: string): Promise<unknown[]> => {
  await app.services.idle();
  const rows = await app.mongo.connection.collection('auditEvents').find({ detail: id }).toArray();
  return rows.map(({ kind, actorId }) => [kind, actorId]).toSorted();
};

describe('an event', () => {
  it('is published in both languages by the clock of its zone, once however often it is sent', async () => {
    const key = nextKey();
    const answers = await Promise.all([publishEvent({}, key), publishEvent({}, key), publishEvent({}, key)]);
    expect(new Set(answers.map(({ item }) => item.id)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      errors: [],
      item: {
        title: { vi: 'Ngày hội du học Úc', en: 'Ngày hội du học Úc (en)' },
        startsAt: '2026-12-05T02:00:00.000Z',
        endsAt: '2026-12-05T05:00:00.000Z',
        timeZone: 'Asia/Ho_Chi_Minh',
        url: null,
        isRetired: false,
      },
    });
    expect(await listed(EVENTS)).toMatchObject([{ id: answers[0]?.item.id }]);
    expect(await auditOf(String(answers[0]?.item.id))).toEqual([['EVENT_PUBLISHED', lan.id]]);
  });

  it('is read by everybody until it is over, earliest first', async () => {
    const late = await publishEvent({ startsAt: { date: '2026-12-20', time: '09:00', timeZone: 'Europe/London' } });
    const first = await publishEvent({ startsAt: { date: '2026-11-23', time: '09:00' }, minutes: 60 });
    const ids = (await listed(EVENTS)).map(({ id }) => id);
    expect([ids[0], ids.at(-1)]).toEqual([first.item.id, late.item.id]);
    now = Date.parse('2026-11-23T03:00:01Z');
    expect((await listed(EVENTS)).map(({ id }) => id)).not.toContain(first.item.id);
    const staff = Object((await runQueryAs(lan, `{ staffEvents { items { id } } }`)).data?.staffEvents);
    expect(staff.items[0]).toEqual({ id: first.item.id });
  });

  it('is changed as a whole, and the second of two who saw the same state hears CONFLICT', async () => {
    const { item } = await publishEvent();
    const change = async (texts: object) =>
      resultOf(
        await runQueryAs(lan, CHANGE_EVENT, {
          input: { eventId: item.id, event: eventInput(texts), seenUpdatedAt: item.updatedAt },
        }),
      );
    expect(await change({ place: null, url: 'https://events.example/a' })).toMatchObject({
      item: { place: null, url: 'https://events.example/a' },
      errors: [],
    });
    expect((await change({ minutes: 30 })).errors).toEqual([{ code: 'CONFLICT', field: 'seenUpdatedAt' }]);
  });

  it('that was taken back is read by nobody but the staff; taking it back again succeeds', async () => {
    const { item } = await publishEvent();
    for (let n = 0; n < 2; n += 1)
      expect(resultOf(await runQueryAs(lan, RETIRE_EVENT, { id: item.id }))).toMatchObject({
        item: { isRetired: true },
        errors: [],
      });
    expect((await listed(EVENTS)).map(({ id }) => id)).not.toContain(item.id);
    expect(await auditOf(item.id)).toEqual([
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
    const visa = await publishGuide({ destination: 'AU' });
    const costs = await publishGuide({ topic: 'COSTS', destination: 'GB' });
    const any = await publishGuide({ topic: 'VISA' });
    const ids = async (variables: Record<string, unknown>) => (await listed(GUIDES, variables)).map(({ id }) => id);
    expect(await ids({})).toEqual([any.item.id, costs.item.id, visa.item.id]);
    expect(await ids({ topic: 'VISA' })).toEqual([any.item.id, visa.item.id]);
    expect(await ids({ destination: 'AU' })).toEqual([any.item.id, visa.item.id]);
    expect(await ids({ destination: 'GB', topic: 'COSTS' })).toEqual([costs.item.id]);
  });

  it('is listed with its paragraphs in two reads', async () => {
    const commands = await commandsDuring(app, async () => {
      const { data } = await runQueryAs(mai, GUIDES);
      expect(Object(data?.guides).items[0].body).toEqual([both('Đoạn một'), both('Đoạn hai')]);
    });
    expect(commands).toEqual(['find guides', 'find guides']);
  });

  it('is read alone; changed, taken back, and published again by a change', async () => {
    const { item } = await publishGuide();
    const read = async () =>
      (await runQueryAs(mai, `query ($id: ID!) { guide(id: $id) { ${GUIDE} } }`, { id: item.id })).data?.guide;
    expect(await read()).toEqual(item);
    const { item: gone } = resultOf(await runQueryAs(lan, RETIRE_GUIDE, { id: item.id }));
    expect(await read()).toBeNull();
    const input = { guideId: item.id, guide: guideInput({ topic: 'ENGLISH' }), seenUpdatedAt: gone.updatedAt };
    expect(resultOf(await runQueryAs(lan, CHANGE_GUIDE, { input })).item).toMatchObject({ isRetired: false });
    expect(await read()).toMatchObject({ topic: 'ENGLISH' });
  });

  it('without a paragraph and without a page is refused', async () => {
    expect((await publishGuide({ body: [] })).errors).toEqual([{ code: 'REQUIRED', field: 'guide.body' }]);
    expect((await publishGuide({ body: null, url: 'https://guides.example' })).errors).toEqual([]);
  });
});

it('visitors read both', async () => {
  const { errors, data } = await runQuery(app, '{ events { items { id } } guides { items { id body { vi } } } }');
  expect(errors).toEqual([]);
  expect(Object(data?.guides).items.length).toBeGreaterThan(0);
});

it('students publish nothing', async () => {
  const input = { event: eventInput(), idempotencyKey: nextKey() };
  expect(codesOf(await runQueryAs(mai, PUBLISH_EVENT, { input }))).toEqual(['FORBIDDEN']);
  expect(codesOf(await runQueryAs(mai, '{ staffGuides { items { id } } }'))).toEqual(['FORBIDDEN']);
});
