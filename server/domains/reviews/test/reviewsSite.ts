/** A site with three institutions and two advisors, and the reviews of its students. */
import { REVIEW_CONSENT_TEXT_VERSION } from '../../../../schema/rules/reviews.values.js';
import { buildInstitution } from '../../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { dataOf, runQuery } from '../../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';
import {
  ReviewDeclinedDocument,
  ReviewInstitutionDocument,
  ReviewNotificationsDocument,
  type ReviewOfAuthorFragment,
  ReviewPublishedDocument,
  ReviewSavedDocument,
  ReviewsOfAuthorDocument,
  ReviewsShownDocument,
} from './reviews.gql.js';

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
/** What somebody saw of a review; an act that was refused left none. */
type Seen = Pick<ReviewOfAuthorFragment, 'id' | 'updatedAt'> | null | undefined;
const inputOf = (review: Seen, rest: object = {}) => {
  if (!review) throw new Error('There is no review.');
  return { input: { reviewId: review.id, seenUpdatedAt: review.updatedAt, ...rest } };
};
type Outcome = { review: ReviewOfAuthorFragment | null; errors: object[] };
const storedBy = ({ review, errors }: Outcome): ReviewOfAuthorFragment => {
  expect(errors).toEqual([]);
  if (!review) throw new Error('There is no review.');
  return review;
};

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

  const idOf = async (slug: string): Promise<string> => {
    const { institution } = dataOf(await runQuery(app, ReviewInstitutionDocument, { slug }));
    if (!institution) throw new Error(`There is no ${slug}.`);
    return institution.id;
  };
  beforeAll(async () => {
    app = await createTestApp({
      clock: () => new Date((now += 1)),
      environment: { SESSION_IDLE_MINUTES: '43200', SESSION_ABSOLUTE_MINUTES: '43200' },
      catalogue: { institutions: ['monash', 'bonn', 'closed'].map(slug => buildInstitution({ slug })) },
    });
    lan = await signIn(app, { role: 'ADVISOR', fullName: 'Nguyễn Thị Lan' });
    binh = await signIn(app, { role: 'ADVISOR', fullName: 'Lê Văn Bình' });
    hoa = await signIn(app);
    [monashId, bonnId] = [await idOf('monash'), await idOf('bonn')];
  });
  afterAll(() => app.close());

  const save = async (person: Person, changes: object = {}) =>
    dataOf(await runQueryAs(person, ReviewSavedDocument, { input: reviewInput(changes) })).saveReview;
  const written = async (person: Person, changes: object = {}) => storedBy(await save(person, changes));
  const mine = async (person: Person) => dataOf(await runQueryAs(person, ReviewsOfAuthorDocument)).myReviews;
  const publishAs = async (staff: Person, review: Seen) =>
    dataOf(await runQueryAs(staff, ReviewPublishedDocument, inputOf(review))).publishReview;
  const publish = async (review: Seen) => storedBy(await publishAs(lan, review));
  const declineAs = async (staff: Person, review: Seen, reason: object) =>
    dataOf(await runQueryAs(staff, ReviewDeclinedDocument, inputOf(review, reason))).declineReview;
  const shown = async (variables: Record<string, unknown> = {}) =>
    dataOf(await runQuery(app, ReviewsShownDocument, variables)).reviews;
  const idsShown = async (institutionId?: string) =>
    (await shown(institutionId ? { institutionId } : { page: { size: 50 } })).items.map(({ id }) => id);
  const notificationsOf = async (person: Person) => {
    await app.services.idle();
    return dataOf(await runQueryAs(person, ReviewNotificationsDocument)).myNotifications.items;
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
    idOf,
    save,
    written,
    mine,
    publishAs,
    publish,
    declineAs,
    shown,
    idsShown,
    notificationsOf,
  };
}
