/** What the staff decide about reviews. */
import { openBrowser } from '../../testing/browser.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { runQueryAs, signIn } from '../../testing/signIn.js';
import {
  ReviewPublishedDocument,
  ReviewQueueDocument,
  ReviewsOfAuthorDocument,
  ReviewWithdrawnDocument,
} from './test/reviews.gql.js';
import { openReviewsSite, TEXT } from './test/reviewsSite.js';

const site = openReviewsSite();
const { written, mine, publishAs, publish, declineAs, idsShown, notificationsOf } = site;

describe('the staff', () => {
  it('decline with a reason and a note; the student is told by codes, and the log has the act', async () => {
    const mai = await signIn(site.app);
    const review = await written(mai, { institutionId: site.monashId });
    const note = 'Bạn bỏ tên thầy giúp nhé.';
    const { review: declined } = await declineAs(site.lan, review, { reason: 'PERSONAL_DATA', note });
    expect(declined).toMatchObject({ status: 'DECLINED', declineReason: 'PERSONAL_DATA', declineNote: note });
    expect((await mine(mai))[0]).toMatchObject({ declineReason: 'PERSONAL_DATA', declineNote: note });
    expect(await notificationsOf(mai)).toEqual([
      {
        code: 'REVIEW_DECLINED',
        parameters: [
          { name: 'reviewId', value: review.id },
          { name: 'reason', value: 'PERSONAL_DATA' },
        ],
        item: { slug: 'monash' },
      },
    ]);
    const event = await site.app.mongo.connection.collection('auditEvents').findOne({ kind: 'REVIEW_DECLINED' });
    expect(event).toMatchObject({ actorId: site.lan.id, subjectId: mai.id, detail: `${review.id} PERSONAL_DATA` });
  });

  it('take back what was published, and publish what was declined', async () => {
    const mai = await signIn(site.app);
    const published = await publish(await written(mai));
    const { review: declined } = await declineAs(site.lan, published, { reason: 'UNPROVEN_CLAIM' });
    expect(await idsShown()).not.toContain(published.id);
    const again = await publish(declined);
    expect(again).toMatchObject({ status: 'PUBLISHED', declineReason: null });
    expect(await idsShown()).toContain(published.id);
    expect((await notificationsOf(mai)).map(({ code }) => code)).toEqual([
      'REVIEW_PUBLISHED',
      'REVIEW_DECLINED',
      'REVIEW_PUBLISHED',
    ]);
    expect((await publishAs(site.lan, again)).errors).toEqual([{ code: 'SAME_STATUS', field: 'reviewId' }]);
  });

  it('of two who decide at the same moment, the second hears CONFLICT, and one notification is sent', async () => {
    const mai = await signIn(site.app);
    const review = await written(mai);
    const answers = await Promise.all([
      publishAs(site.lan, review),
      declineAs(site.binh, review, { reason: 'OFFENSIVE' }),
    ]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([{ code: 'CONFLICT', field: 'seenUpdatedAt' }]);
    expect(await notificationsOf(mai)).toHaveLength(1);
  });

  it('hear CONFLICT when the student has edited or withdrawn it meanwhile', async () => {
    const mai = await signIn(site.app);
    const review = await written(mai);
    const edited = await written(mai, { text: `${TEXT} Thêm.`, seenUpdatedAt: review.updatedAt });
    expect((await publishAs(site.lan, review)).errors).toEqual([{ code: 'CONFLICT', field: 'seenUpdatedAt' }]);
    await runQueryAs(mai, ReviewWithdrawnDocument, { input: { reviewId: edited.id } });
    expect((await publishAs(site.lan, edited)).errors).toEqual([{ code: 'CONFLICT', field: 'seenUpdatedAt' }]);
  });

  it('decide about no review of their own', async () => {
    const { accounts } = site.app.services.domains.account.provides;
    const mai = await signIn(site.app);
    const review = await written(mai);
    await accounts.setRole(mai.id, 'ADVISOR');
    const browser = openBrowser(site.app);
    await browser.query(SignInDocument, { input: { email: mai.email, password: mai.password, rememberMe: false } });
    expect((await publishAs({ ...mai, browser }, review)).errors).toEqual([{ code: 'OWN_REVIEW', field: 'reviewId' }]);
  });

  it('are the only ones who see the queue and decide', async () => {
    const mai = await signIn(site.app);
    const review = await written(mai);
    const input = { reviewId: review.id, seenUpdatedAt: review.updatedAt };
    expect(codesOf(await runQueryAs(mai, ReviewQueueDocument))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQueryAs(mai, ReviewPublishedDocument, { input }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQuery(site.app, ReviewsOfAuthorDocument))).toEqual(['UNAUTHENTICATED']);
  });
});
