import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, dataOf } from '../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import {
  NotificationsListedDocument,
  type NotificationsListedQuery,
  NotificationsMarkedDocument,
  NotificationsStateDocument,
} from './notifications.api.gql.js';

let app: TestApp;
let now = Date.parse('2026-11-22T00:00:00Z');
beforeAll(async () => {
  app = await createTestApp({ clock: () => new Date((now += 1)) });
});
afterAll(() => app.close());

const deliver = (userId: string, label: string) =>
  app.services.domains.notifications.provides.deliver(
    {
      userId,
      code: 'APPLICATION_STATUS_CHANGED',
      parameters: { applicationId: label, status: 'ACCEPTED' },
      at: new Date('2026-11-21T00:00:00Z'),
    },
    `${userId} ${label}`,
  );
const list = async (person: Person, variables: Record<string, unknown> = {}) =>
  dataOf(await runQueryAs(person, NotificationsListedDocument, variables)).myNotifications;
const labels = ({ items }: NotificationsListedQuery['myNotifications']) =>
  items.map(({ parameters }) => parameters[0]?.value);
const stateOf = async (person: Person) =>
  dataOf(await runQueryAs(person, NotificationsStateDocument)).myNotificationState;
const mark = async (person: Person, input: object) =>
  dataOf(await runQueryAs(person, NotificationsMarkedDocument, { input })).markNotificationsRead;

describe('notifications', () => {
  it('come latest first, once each however often they are delivered, as codes with parameters', async () => {
    const mai = await signIn(app);
    for (const label of ['a', 'b', 'a', 'c', 'b']) await deliver(mai.id, label);
    const shown = await list(mai);
    expect(labels(shown)).toEqual(['c', 'b', 'a']);
    expect(shown).toMatchObject({
      unreadCount: 3,
      items: [
        {
          code: 'APPLICATION_STATUS_CHANGED',
          at: '2026-11-21T00:00:00.000Z',
          isRead: false,
          item: null,
          parameters: [
            { name: 'applicationId', value: 'c' },
            { name: 'status', value: 'ACCEPTED' },
          ],
        },
        {},
        {},
      ],
    });
    expect(labels(await list(mai, { page: { number: 2, size: 2 } }))).toEqual(['a']);
  });

  it('are marked as read one by one, or all that were shown; one that came meanwhile stays unread', async () => {
    const mai = await signIn(app);
    for (const label of ['a', 'b', 'c']) await deliver(mai.id, label);
    const [c, b] = (await list(mai)).items;
    expect(await mark(mai, { ids: [b?.id, b?.id, 'none'] })).toMatchObject({ ok: true, unreadCount: 2, errors: [] });
    await deliver(mai.id, 'd');
    expect(await mark(mai, { upTo: c?.id })).toMatchObject({ unreadCount: 1 });
    expect((await list(mai)).items.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
    const unread = await list(mai, { unreadOnly: true });
    expect([labels(unread), unread.pageInfo.total]).toEqual([['d'], 1]);
    expect(await mark(mai, {})).toMatchObject({ unreadCount: 0 });
    expect(await mark(mai, { ids: Array.from({ length: 51 }, (_, number) => String(number)) })).toMatchObject({
      ok: false,
      errors: [{ code: 'TOO_MANY', field: 'ids' }],
    });
  });

  it('have a version that differs with every change and with nothing else', async () => {
    const mai = await signIn(app);
    const versions = [(await stateOf(mai)).version];
    await deliver(mai.id, 'a');
    versions.push((await stateOf(mai)).version);
    await deliver(mai.id, 'b');
    const shown = await list(mai);
    versions.push(shown.version);
    const marked = await mark(mai, { ids: [shown.items[0]?.id] });
    versions.push(marked.version);
    expect(new Set(versions).size).toBe(4);
    expect(await stateOf(mai)).toEqual({ unreadCount: 1, version: marked.version });
  });

  it('are polled by two reads of the database', async () => {
    const mai = await signIn(app);
    const commands = await commandsDuring(app, async () => {
      expect((await runQueryAs(mai, NotificationsStateDocument)).errors).toEqual([]);
    });
    expect(commands.toSorted()).toEqual(['aggregate notifications', 'find notifications']);
  });

  it('of somebody else are neither seen nor marked', async () => {
    const [mai, stranger] = [await signIn(app), await signIn(app)];
    await deliver(mai.id, 'a');
    const [row] = (await list(mai)).items;
    expect(await mark(stranger, { ids: [row?.id] })).toMatchObject({ ok: true, unreadCount: 0 });
    expect(await mark(stranger, { upTo: row?.id })).toMatchObject({ ok: true });
    expect([(await list(stranger)).items, (await stateOf(mai)).unreadCount]).toEqual([[], 1]);
  });

  it('of an account that is gone by the time they are delivered leave nothing', async () => {
    await deliver('nobody', 'a');
    expect(await app.mongo.connection.collection('notifications').countDocuments({ userId: 'nobody' })).toBe(0);
  });

  it.each([{ $ne: null }, { $where: '1' }])('are not marked by an id such as %j', async id => {
    const mai = await signIn(app);
    for (const input of [{ ids: [id] }, { upTo: id }])
      expect(codesOf(await runQueryAs(mai, NotificationsMarkedDocument, { input }))).toEqual(['BAD_USER_INPUT']);
  });
});
