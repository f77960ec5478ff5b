/** How long the store keeps what the privacy policy gives a time for: MongoDB removes it by these indexes. */
import { CONSENT_TEXT_VERSION } from '../../schema/rules/account.values.js';
import { createTestApp, type TestApp } from '../testing/createTestApp.js';
import { runQuery } from '../testing/runQuery.js';
import { RetentionMessageDocument } from './retention.api.gql.js';

const DAY_SECONDS = 86_400;

const NOW = new Date('2026-11-22T02:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: () => NOW });
});
afterAll(() => app?.close());

it.each([
  ['leads', 'updatedAt', 365 * DAY_SECONDS],
  ['auditEvents', 'at', 730 * DAY_SECONDS],
  ['notifications', 'deliveredAt', 365 * DAY_SECONDS],
  ['registrations', 'registeredAt', 7 * DAY_SECONDS],
])('%s go so many seconds after %s: %d', async (collection, field, seconds) => {
  const indexes = await app.mongo.connection.collection(collection).indexes();
  const lasting = indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
  expect([lasting?.key, lasting?.expireAfterSeconds]).toEqual([{ [field]: 1 }, seconds]);
});

it('records that prevent duplicates go a day after they were made', async () => {
  const calls = app.mongo.connection.collection('idempotentCalls');
  const [lasting] = (await calls.indexes()).filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
  expect([lasting?.key, lasting?.expireAfterSeconds]).toEqual([{ expiresAt: 1 }, 0]);
  const input = {
    name: 'Phạm Minh Anh',
    email: 'minhanh@school.example',
    phone: '0912345678',
    city: 'Đà Nẵng',
    school: 'THPT Phan Châu Trinh',
    campaign: 'STUDY_ADVICE',
    consent: { adviceContact: true, textVersion: CONSENT_TEXT_VERSION },
    language: 'VI',
    idempotencyKey: 'retention-1',
  };
  const { data } = await runQuery(app, RetentionMessageDocument, { input });
  expect(data).toEqual({ sendContactMessage: { ok: true, errors: [] } });
  const [record] = await calls.find().toArray();
  expect(record?.['expiresAt']).toEqual(new Date(NOW.getTime() + DAY_SECONDS * 1000));
});
