/** A site with three institutions and two advisors, and the reviews of its students. */
import { REVIEW_CONSENT_TEXT_VERSION } from '../../../../schema/rules/reviews.values.js';
import { buildInstitution } from '../../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { runQuery } from '../../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';

const REVIEW =
  'id text name studies language status declineReason declineNote submittedAt publishedAt updatedAt consent { textVersion language } institution { slug }';
export const SAVE = `mutation ($input: SaveReviewInput!) { saveReview(input: $input) { review { ${REVIEW} } errors { code field } } }`;
export const WITHDRAW =
  'mutation ($input: WithdrawReviewInput!) { withdrawReview(input: $input) { ok errors { code } } }';
export const MINE = `{ myReviews { ${REVIEW} } }`;
export const QUEUE = `query ($filter: ReviewFilter, $page: PageInput) { reviewQueue(filter: $filter, page: $page) { items { ${REVIEW} } pageInfo { total } } }`;
export const PUBLISHED =
  'query ($institutionId: ID, $page: PageInput) { reviews(institutionId: $institutionId, page: $page) { items { id text name studies publishedAt institution { slug } } pageInfo { number pageCount total } } }';
export const staffMutation = (name: 'publishReview' | 'declineReview') =>
  `mutation ($input: ${name === 'publishReview' ? 'PublishReviewInput' : 'DeclineReviewInput'}!) { ${name}(input: $input) { review { ${REVIEW} } errors { code field } } }`;
const NOTIFICATIONS =
  '{ myNotifications { items { code parameters { name value } item { ... on Institution { slug } } } } }';

type Answer = Awaited<ReturnType<typeof runQueryAs>>;
export const payloadOf = ({ data, errors }: Answer) => {
  expect(errors).toEqual([]);
  return Object(Object.values(data ?? {})[0]);
};
let keys = 0;
const nextKey = (): string => `key-of-test-${(keys += 1)}`;
export const TEXT = 'Em tìm ngành mất một buổi tối, con số nào cũng mở được nguồn để đọc lại.';
export const consent = { publish: true, textVersion: REVIEW_CONSENT_TEXT_VERSION };
export const reviewInput = (changes: object = {}) => ({
  text: TEXT,
  name: 'Minh, Huế',
  studies: 'lớp 12',
  language: 'VI',
  consent,
  idempotencyKey: nextKey(),
  ...changes,
});
export type Seen = { id: string; updatedAt: string };

/** The site of one test file; call it once, outside of the tests. */
export function openReviewsSite() {
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
    const { data } = await runQuery(
      app,
      '{ a: institution(slug: "monash") { id } b: institution(slug: "bonn") { id } }',
    );
    [monashId, bonnId] = [Object(data?.a).id, Object(data?.b).id];
  });
  afterAll(() => app.close());

  const save = async (person: Person, changes: object = {}) =>
    payloadOf(await runQueryAs(person, SAVE, { input: reviewInput(changes) }));
  const written = async (person: Person, changes: object = {}) => {
    const { review, errors } = await save(person, changes);
    expect(errors).toEqual([]);
    return review;
  };
  const mine = async (person: Person) => payloadOf(await runQueryAs(person, MINE));
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
  const notificationsOf = async (person: Person) => {
    await app.services.idle();
    return payloadOf(await runQueryAs(person, NOTIFICATIONS)).items;
  };
  return {
    get app() {
      return app;
    },
    get lan() {
      return lan;
    },
    get binh() {
      return binh;
    },
    get hoa() {
      return hoa;
    },
    get monashId() {
      return monashId;
    },
    get bonnId() {
      return bonnId;
    },
    save,
    written,
    mine,
    decide,
    publish,
    shown,
    idsShown,
    notificationsOf,
  };
}
