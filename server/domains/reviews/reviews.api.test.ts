import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { REVIEW_CONSENT_TEXT_VERSION, REVIEWS_PER_DAY } from '../../../schema/rules/reviews.values.js';
import { openBrowser } from '../../testing/browser.js';
import { buildInstitution } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';

const REVIEW =
  'id text name studies language status declineReason declineNote submittedAt publishedAt updatedAt consent { textVersion language } institution { slug }';
const SAVE = `mutation ($input: SaveReviewInput!) { saveReview(input: $input) { review { ${REVIEW} } errors { code field } } }`;
const WITHDRAW = 'mutation ($input: WithdrawReviewInput!) { withdrawReview(input: $input) { ok errors { code } } }';
const MINE = `{ myReviews { ${REVIEW} } }`;
const QUEUE = `query ($filter: ReviewFilter, $page: PageInput) { reviewQueue(filter: $filter, page: $page) { items { ${REVIEW} } pageInfo { total } } }`;
const PUBLISHED =
  'query ($institutionId: ID, $page: PageInput) { reviews(institutionId: $institutionId, page: $page) { items { id text name studies publishedAt institution { slug } } pageInfo { number pageCount total } } }';
const staffMutation = (name: 'publishReview' | 'declineReview') =>
  `mutation ($input: ${name === 'publishReview' ? 'PublishReviewInput' : 'DeclineReviewInput'}!) { ${name}(input: $input) { review { ${REVIEW} } errors { code field } } }`;
const NOTIFICATIONS =
  '{ myNotifications { items { code parameters { name value } item { ... on Institution { slug } } } } }';

let app: TestApp;
let lan: Person;
let binh: Person;
/** Whose texts are all refused. */
let hoa: Person;
let monashId: string;
let bonnId: string;
let now = new Date('2026-11-22T02:00:00Z').getTime();

beforeAll(async () => {
  app = await createTestApp({
    clock: () => new Date((now += 1)),
    environment: { SESSION_IDLE_MINUTES: '43200', SESSION_ABSOLUTE_MINUTES: '43200' },
    catalogue: { institutions: ['monash', 'bonn', 'closed'].map(slug => buildInstitution({ slug })) },
  });
  lan = await signIn(app, { role: 'ADVISOR', fullName: 'Nguyễn Thị Lan' });
  binh = await signIn(app, { role: 'ADVISOR', fullName: 'Lê Văn Bình' });
  hoa = await signIn(app);
  const { data } = await runQuery(app, '{ a: institution(slug: "monash") { id } b: institution(slug: "bonn") { id } }');
  [monashId, bonnId] = [Object(data?.a).id, Object(data?.b).id];
});
afterAll(() => app.close());

type Answer = Awaited<ReturnType<typeof runQueryAs>>;
const payloadOf = ({ data, errors }: Answer) => {
  expect(errors).toEqual([]);
  return Object(Object.values(data ?? {})[0]);
};
let keys = 0;
const nextKey = (): string => `key-of-test-${(keys += 1)}`;
const TEXT = 'Em tìm ngành mất một buổi tối, con số nào cũng mở được nguồn để đọc lại.';
const consent = { publish: true, textVersion: REVIEW_CONSENT_TEXT_VERSION };
const reviewInput = (changes: object = {}) => ({
  text: TEXT,
  name: 'Minh, Huế',
  studies: 'lớp 12',
  language: 'VI',
  consent,
  idempotencyKey: nextKey(),
  ...changes,
});
const save = async (person: Person, changes: object = {}) =>
  payloadOf(await runQueryAs(person, SAVE, { input: reviewInput(changes) }));
const written = async (person: Person, changes: object = {}) => {
  const { review, errors } = await save(person, changes);
  expect(errors).toEqual([]);
  return review;
};
const mine = async (person: Person) => payloadOf(await runQueryAs(person, MINE));
type Seen = { id: string; updatedAt: string };
const decide = async (
  name: 'publishReview' | 'declineReview',
  { id, updatedAt }: Seen,
  rest: object = {},
  staff: Person = lan,
) =>
  payloadOf(
    await runQueryAs(staff, staffMutation(name), { input: { reviewId: id, seenUpdatedAt: updatedAt, ...rest } }),
  );
const publish = async (review: Seen) => {
  const { review: published, errors } = await decide('publishReview', review);
  expect(errors).toEqual([]);
  return published;
};
const shown = async (variables: Record<string, unknown> = {}) => payloadOf(await runQuery(app, PUBLISHED, variables));
const idsShown = async (institutionId?: string): Promise<string[]> =>
  (await shown(institutionId ? { institutionId } : { page: { size: 50 } })).items.map(({ id }: Seen) => id);
const told = async (person: Person) => {
  await app.services.idle();
  return payloadOf(await runQueryAs(person, NOTIFICATIONS)).items;
};

describe('a review', () => {
  it('waits for the staff, and is shown to everybody once they have published it, newest first', async () => {
    const [mai, an] = [await signIn(app), await signIn(app)];
    const first = await written(mai, { institutionId: monashId });
    expect(first).toMatchObject({
      status: 'WAITING',
      institution: { slug: 'monash' },
      consent: { textVersion: REVIEW_CONSENT_TEXT_VERSION, language: 'VI' },
      publishedAt: null,
    });
    const second = await written(an, { institutionId: monashId, name: 'An' });
    expect(await idsShown(monashId)).toEqual([]);
    const { items } = payloadOf(await runQueryAs(lan, QUEUE, {}));
    const waiting = items.map(({ id }: Seen) => id);
    expect(waiting.indexOf(first.id)).toBeLessThan(waiting.indexOf(second.id));

    await publish(first);
    await publish(second);
    const page = await shown({ institutionId: monashId, page: { size: 1, number: 2 } });
    expect(page).toMatchObject({
      items: [{ id: first.id, text: TEXT, name: 'Minh, Huế', studies: 'lớp 12', institution: { slug: 'monash' } }],
      pageInfo: { number: 2, pageCount: 2, total: 2 },
    });
    expect(await idsShown(monashId)).toEqual([second.id, first.id]);
    expect((await idsShown()).slice(0, 2)).toEqual([second.id, first.id]);
    expect(await idsShown(bonnId)).toEqual([]);
  });

  it('is stored once, however often it is sent, and there is one of a student about each subject', async () => {
    const mai = await signIn(app);
    const input = reviewInput();
    const answers = await Promise.all([1, 2, 3].map(() => runQueryAs(mai, SAVE, { input })));
    expect(new Set(answers.map(answer => payloadOf(answer).review.id)).size).toBe(1);
    expect((await save(mai)).errors).toEqual([{ code: 'CONFLICT', field: null }]);
    await written(mai, { institutionId: bonnId });
    expect((await mine(mai)).map(({ institution }: { institution: unknown }) => institution)).toEqual([
      { slug: 'bonn' },
      null,
    ]);
  });

  it('of two first texts that are sent at the same moment is written by one, and the other hears CONFLICT', async () => {
    const mai = await signIn(app);
    const answers = await Promise.all([save(mai), save(mai)]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([{ code: 'CONFLICT', field: null }]);
    expect(await mine(mai)).toHaveLength(1);
  });

  it('that is edited goes back to the queue and is not shown meanwhile; an edit of an older state is refused', async () => {
    const mai = await signIn(app);
    const published = await publish(await written(mai));
    const edited = await written(mai, {
      text: `${TEXT} Thêm.`,
      studies: '',
      seenUpdatedAt: published.updatedAt,
    });
    expect(edited).toMatchObject({ id: published.id, status: 'WAITING', publishedAt: null, studies: null });
    expect(await idsShown()).not.toContain(published.id);
    expect((await save(mai, { seenUpdatedAt: published.updatedAt })).errors).toEqual([
      { code: 'CONFLICT', field: null },
    ]);
    expect((await mine(mai))[0].text).toBe(`${TEXT} Thêm.`);
  });

  it('that is withdrawn vanishes at once, also from what was cached a moment ago, and can be written anew', async () => {
    const mai = await signIn(app);
    const { id } = await publish(await written(mai));
    expect(await idsShown()).toContain(id);
    for (let times = 0; times < 2; times += 1)
      expect(payloadOf(await runQueryAs(mai, WITHDRAW, { input: { reviewId: id } }))).toEqual({ ok: true, errors: [] });
    expect(await idsShown()).not.toContain(id);
    expect(await app.mongo.connection.collection('reviews').countDocuments({ userId: mai.id })).toBe(0);
    expect((await written(mai)).id).not.toBe(id);
  });

  it('that is withdrawn right after it was published leaves the decision in the audit log', async () => {
    const mai = await signIn(app);
    const { id } = await written(mai);
    await app.services.idle();
    // Work starts at a random moment within a quarter of a second: here as late as it can.
    const late = jest.spyOn(Math, 'random').mockReturnValue(0.999);
    const review = (await mine(mai))[0];
    expect((await decide('publishReview', review)).errors).toEqual([]);
    await runQueryAs(mai, WITHDRAW, { input: { reviewId: id } });
    late.mockRestore();
    await app.services.idle();
    const events = app.mongo.connection.collection('auditEvents');
    expect(await events.countDocuments({ kind: 'REVIEW_PUBLISHED', subjectId: mai.id, detail: id })).toBe(1);
    expect(await mine(mai)).toEqual([]);
  });

  it('empties no cache while nobody but its author has read it, nor when there is none to withdraw', async () => {
    const version = app.services.domains.reviews.provides.version;
    const [mai, stranger] = [await signIn(app), await signIn(app)];
    const { id: shownId } = await publish(await written(mai, { institutionId: monashId }));
    const before = version();
    const first = await written(mai);
    const { id } = await written(mai, { text: `${TEXT} Thêm.`, seenUpdatedAt: first.updatedAt });
    for (const reviewId of [shownId, 'no-such-review']) await runQueryAs(stranger, WITHDRAW, { input: { reviewId } });
    await runQueryAs(mai, WITHDRAW, { input: { reviewId: id } });
    await runQueryAs(mai, WITHDRAW, { input: { reviewId: id } });
    expect(version()).toBe(before);
    await runQueryAs(mai, WITHDRAW, { input: { reviewId: shownId } });
    expect(version()).not.toBe(before);
  });

  it('of somebody else can be neither withdrawn nor edited', async () => {
    const [owner, stranger] = [await signIn(app), await signIn(app)];
    const { id, updatedAt } = await publish(await written(owner));
    await runQueryAs(stranger, WITHDRAW, { input: { reviewId: id } });
    expect((await save(stranger, { seenUpdatedAt: updatedAt })).errors).toEqual([{ code: 'CONFLICT', field: null }]);
    expect(await idsShown()).toContain(id);
    expect(await mine(stranger)).toEqual([]);
  });

  it('keeps what looks like markup as text', async () => {
    const mai = await signIn(app);
    const text = `<img src=x onerror=alert(1)> **đậm** và một câu đủ dài để được nhận.\nDòng hai.`;
    const { id } = await publish(await written(mai, { text, name: '<b>An</b>' }));
    const { items } = await shown({ page: { size: 50 } });
    expect(items.find((review: Seen) => review.id === id)).toMatchObject({ text, name: '<b>An</b>' });
  });
});

describe('a text that cannot be taken', () => {
  it.each([
    ['text', ' ', 'REQUIRED'],
    ['text', 'Trang rất hay.', 'TOO_SHORT'],
    ['text', 'x'.repeat(1501), 'TOO_LONG'],
    ['text', `${TEXT}\u202e`, 'HIDDEN_SIGNS'],
    ['text', `${TEXT} Xem https://evil.example`, 'WEB_ADDRESS'],
    ['text', `${TEXT} Gọi em 0912 345 678.`, 'CONTACT_DETAILS'],
    ['text', `${TEXT} Viết cho minh@mail.example.`, 'CONTACT_DETAILS'],
    ['name', 'A', 'TOO_SHORT'],
    ['name', 'x'.repeat(61), 'TOO_LONG'],
    ['name', '+84912345678', 'CONTACT_DETAILS'],
    ['studies', 'x'.repeat(121), 'TOO_LONG'],
  ])('is answered at its field: %s %j is %s', async (field, value, code) => {
    expect((await save(hoa, { [field]: value })).errors).toEqual([{ code, field }]);
  });

  it('names a sum of money without being taken for a phone number', async () => {
    const mai = await signIn(app);
    const text = `${TEXT} Học phí 500.000.000 đồng, sinh hoạt 0,3 tỷ, điểm 8,25.`;
    expect(await save(mai, { text })).toMatchObject({ review: { text }, errors: [] });
  });

  it.each([
    [{ publish: false, textVersion: REVIEW_CONSENT_TEXT_VERSION }, 'CONSENT_NEEDED', 'consent.publish'],
    [{ publish: true, textVersion: '2020-01-01' }, 'OUTDATED_TEXT', 'consent.textVersion'],
  ])('without consent, or with consent to another text, is not stored: %j', async (wrong, code, field) => {
    expect((await save(hoa, { consent: wrong })).errors).toEqual([{ code, field }]);
    expect(await mine(hoa)).toEqual([]);
  });

  it('is about an institution that the catalogue does not have, or has no longer', async () => {
    await app.mongo.connection
      .collection('institutions')
      .updateOne({ slug: 'closed' }, { $set: { isRetired: true, changedAt: new Date() } });
    await app.addItems({});
    const { data } = await runQuery(app, '{ institution(slug: "closed") { id } }');
    for (const institutionId of ['none', 'SERVICE', Object(data?.institution).id])
      expect((await save(hoa, { institutionId })).errors).toEqual([
        { code: 'NO_SUCH_INSTITUTION', field: 'institutionId' },
      ]);
  });

  it('is one of the staff', async () => {
    expect((await save(lan)).errors).toEqual([{ code: 'STUDENTS_ONLY', field: null }]);
  });

  it('is one of somebody under 16 whose guardian has not agreed', async () => {
    const child = await signIn(app, { dateOfBirth: '2012-05-05' });
    const answer = await runQueryAs(child, SAVE, { input: reviewInput() });
    expect(codesOf(answer)).toEqual(['FORBIDDEN']);
    expect(await mine(child)).toEqual([]);
  });

  it('is one too many of a day', async () => {
    const mai = await signIn(app);
    let { updatedAt } = await written(mai);
    for (let times = 1; times < REVIEWS_PER_DAY; times += 1)
      ({ updatedAt } = await written(mai, { seenUpdatedAt: updatedAt }));
    const answer = await runQueryAs(mai, SAVE, { input: reviewInput({ seenUpdatedAt: updatedAt }) });
    expect(codesOf(answer)).toEqual(['RATE_LIMITED']);
  });
});

describe('the staff', () => {
  it('decline with a reason and a note; the student is told by codes, and the log has the act', async () => {
    const mai = await signIn(app);
    const review = await written(mai, { institutionId: monashId });
    const note = 'Bạn bỏ tên thầy giúp nhé.';
    const { review: declined } = await decide('declineReview', review, { reason: 'PERSONAL_DATA', note });
    expect(declined).toMatchObject({ status: 'DECLINED', declineReason: 'PERSONAL_DATA', declineNote: note });
    expect((await mine(mai))[0]).toMatchObject({ declineReason: 'PERSONAL_DATA', declineNote: note });
    expect(await told(mai)).toEqual([
      {
        code: 'REVIEW_DECLINED',
        parameters: [
          { name: 'reviewId', value: review.id },
          { name: 'reason', value: 'PERSONAL_DATA' },
        ],
        item: { slug: 'monash' },
      },
    ]);
    const event = await app.mongo.connection.collection('auditEvents').findOne({ kind: 'REVIEW_DECLINED' });
    expect(event).toMatchObject({ actorId: lan.id, subjectId: mai.id, detail: `${review.id} PERSONAL_DATA` });
  });

  it('take back what was published, and publish what was declined', async () => {
    const mai = await signIn(app);
    const published = await publish(await written(mai));
    const { review: declined } = await decide('declineReview', published, { reason: 'UNPROVEN_CLAIM' });
    expect(await idsShown()).not.toContain(published.id);
    const again = await publish(declined);
    expect(again).toMatchObject({ status: 'PUBLISHED', declineReason: null });
    expect(await idsShown()).toContain(published.id);
    expect((await told(mai)).map(({ code }: { code: string }) => code)).toEqual([
      'REVIEW_PUBLISHED',
      'REVIEW_DECLINED',
      'REVIEW_PUBLISHED',
    ]);
    expect((await decide('publishReview', again)).errors).toEqual([{ code: 'SAME_STATUS', field: 'reviewId' }]);
  });

  it('of two who decide at the same moment, the second hears CONFLICT, and one notification is sent', async () => {
    const mai = await signIn(app);
    const review = await written(mai);
    const answers = await Promise.all([
      decide('publishReview', review, {}, lan),
      decide('declineReview', review, { reason: 'OFFENSIVE' }, binh),
    ]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([{ code: 'CONFLICT', field: 'seenUpdatedAt' }]);
    expect(await told(mai)).toHaveLength(1);
  });

  it('hear CONFLICT when the student has edited or withdrawn it meanwhile', async () => {
    const mai = await signIn(app);
    const review = await written(mai);
    const edited = await written(mai, { text: `${TEXT} Thêm.`, seenUpdatedAt: review.updatedAt });
    expect((await decide('publishReview', review)).errors).toEqual([{ code: 'CONFLICT', field: 'seenUpdatedAt' }]);
    await runQueryAs(mai, WITHDRAW, { input: { reviewId: edited.id } });
    expect((await decide('publishReview', edited)).errors).toEqual([{ code: 'CONFLICT', field: 'seenUpdatedAt' }]);
  });

  it('decide about no review of their own', async () => {
    const { accounts } = app.services.domains.account.provides;
    const mai = await signIn(app);
    const review = await written(mai);
    await accounts.setRole(mai.id, 'ADVISOR');
    const browser = openBrowser(app);
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { errors { code } } }';
    await browser.query(login, { input: { email: mai.email, password: mai.password, rememberMe: false } });
    expect((await decide('publishReview', review, {}, { ...mai, browser })).errors).toEqual([
      { code: 'OWN_REVIEW', field: 'reviewId' },
    ]);
  });

  it('are the only ones who see the queue and decide', async () => {
    const mai = await signIn(app);
    const review = await written(mai);
    const input = { reviewId: review.id, seenUpdatedAt: review.updatedAt };
    expect(codesOf(await runQueryAs(mai, QUEUE))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQueryAs(mai, staffMutation('publishReview'), { input }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQuery(app, MINE))).toEqual(['UNAUTHENTICATED']);
  });
});

it('the export holds a student’s reviews, and deletion of the account takes them from the site', async () => {
  const mai = await signIn(app);
  const { id } = await publish(await written(mai, { institutionId: bonnId }));
  const [exported] = await Promise.all(
    app.services.combined.privacy.filter(({ part }) => part === 'reviews').map(handler => handler.exportOf(mai.id)),
  );
  expect(exported).toMatchObject([{ text: TEXT, name: 'Minh, Huế', about: { institutionId: bonnId } }]);
  expect(JSON.stringify(exported)).not.toContain('outbox');
  const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { ok errors { code } } }';
  expect(payloadOf(await runQueryAs(mai, DELETE, { input: { password: mai.password } }))).toMatchObject({ ok: true });
  expect(await idsShown(bonnId)).not.toContain(id);
});
