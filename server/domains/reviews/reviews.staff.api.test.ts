/** What the staff decide about reviews. */
import { openBrowser } from '../../testing/browser.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { runQueryAs, signIn } from '../../testing/signIn.js';
import { MINE, openReviewsSite, QUEUE, staffMutation, TEXT, WITHDRAW } from './test/reviewsSite.js';

const site = openReviewsSite();
const { written, mine, decide, publish, idsShown, notificationsOf } = site;

describe('the staff', () => {
  it('decline with a reason and a note; the student is told by codes, and the log has the act', async () => {
    const mai = await signIn(site.app);
    const review = await written(mai, { institutionId: site.monashId });
    const note = 'Bạn bỏ tên thầy giúp nhé.';
    const { review: declined } = await decide('declineReview', review, { reason: 'PERSONAL_DATA', note });
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
    const { review: declined } = await decide('declineReview', published, { reason: 'UNPROVEN_CLAIM' });
    expect(await idsShown()).not.toContain(published.id);
    const again = await publish(declined);
    expect(again).toMatchObject({ status: 'PUBLISHED', declineReason: null });
    expect(await idsShown()).toContain(published.id);
    expect((await notificationsOf(mai)).map(({ code }: { code: string }) => code)).toEqual([
      'REVIEW_PUBLISHED',
      'REVIEW_DECLINED',
      'REVIEW_PUBLISHED',
    ]);
    expect((await decide('publishReview', again)).errors).toEqual([{ code: 'SAME_STATUS', field: 'reviewId' }]);
  });

  it('of two who decide at the same moment, the second hears CONFLICT, and one notification is sent', async () => {
    const mai = await signIn(site.app);
    const review = await written(mai);
    const answers = await Promise.all([
      decide('publishReview', review, {}, site.lan),
      decide('declineReview', review, { reason: 'OFFENSIVE' }, site.binh),
    ]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([{ code: 'CONFLICT', field: 'seenUpdatedAt' }]);
    expect(await notificationsOf(mai)).toHaveLength(1);
  });

  it('hear CONFLICT when the student has edited or withdrawn it meanwhile', async () => {
    const mai = await signIn(site.app);
    const review = await written(mai);
    const edited = await written(mai, { text: `${TEXT} Thêm.`, seenUpdatedAt: review.updatedAt });
    expect((await decide('publishReview', review)).errors).toEqual([{ code: 'CONFLICT', field: 'seenUpdatedAt' }]);
    await runQueryAs(mai, WITHDRAW, { input: { reviewId: edited.id } });
    expect((await decide('publishReview', edited)).errors).toEqual([{ code: 'CONFLICT', field: 'seenUpdatedAt' }]);
  });

  it('decide about no review of their own', async () => {
    const { accounts } = site.app.services.domains.account.provides;
    const mai = await signIn(site.app);
    const review = await written(mai);
    await accounts.setRole(mai.id, 'ADVISOR');
    const browser = openBrowser(site.app);
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { errors { code } } }';
    await browser.query(login, { input: { email: mai.email, password: mai.password, rememberMe: false } });
    expect((await decide('publishReview', review, {}, { ...mai, browser })).errors).toEqual([
      { code: 'OWN_REVIEW', field: 'reviewId' },
    ]);
  });

  it('are the only ones who see the queue and decide', async () => {
    const mai = await signIn(site.app);
    const review = await written(mai);
    const input = { reviewId: review.id, seenUpdatedAt: review.updatedAt };
    expect(codesOf(await runQueryAs(mai, QUEUE))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQueryAs(mai, staffMutation('publishReview'), { input }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQuery(site.app, MINE))).toEqual(['UNAUTHENTICATED']);
  });
});
