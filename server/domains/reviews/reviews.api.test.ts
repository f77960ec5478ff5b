/** What students write: reviews that wait, are shown, edited and withdrawn, and texts that cannot be taken. */
import { REVIEW_CONSENT_TEXT_VERSION, REVIEWS_PER_DAY } from '../../../schema/rules/reviews.values.js';
import { codesOf, dataOf } from '../../testing/runQuery.js';
import { DeleteAccountDocument } from '../../testing/account.gql.js';
import { runQueryAs, signIn } from '../../testing/signIn.js';
import { ReviewQueueDocument, ReviewSavedDocument, ReviewWithdrawnDocument } from './test/reviews.gql.js';
import { openReviewsSite, reviewInput, TEXT } from './test/reviewsSite.js';

const site = openReviewsSite();
const { save, written, mine, publishAs, publish, declineAs, shown, idsShown } = site;

/** Answers from the cache so far. */
const hitsOf = async ({ url }: { url: string }): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^cache_lookups_total\{cache="responses",result="hit"\} (\d+)/m.exec(text)?.[1] ?? 0);
};

describe('a review', () => {
  it('waits for the staff, and is shown to everybody once they have published it, newest first', async () => {
    const [mai, an] = [await signIn(site.app), await signIn(site.app)];
    const first = await written(mai, { institutionId: site.monashId });
    expect(first).toMatchObject({
      status: 'WAITING',
      institution: { slug: 'monash' },
      consent: { textVersion: REVIEW_CONSENT_TEXT_VERSION, language: 'VI' },
      publishedAt: null,
    });
    const second = await written(an, { institutionId: site.monashId, name: 'An' });
    expect(await idsShown(site.monashId)).toEqual([]);
    const { reviewQueue } = dataOf(await runQueryAs(site.lan, ReviewQueueDocument));
    const waiting = reviewQueue.items.map(({ id }) => id);
    expect(waiting.indexOf(first.id)).toBeLessThan(waiting.indexOf(second.id));

    await publish(first);
    await publish(second);
    const page = await shown({ institutionId: site.monashId, page: { size: 1, number: 2 } });
    expect(page).toMatchObject({
      items: [{ id: first.id, text: TEXT, name: 'Minh, Huế', studies: 'lớp 12', institution: { slug: 'monash' } }],
      pageInfo: { number: 2, pageCount: 2, total: 2 },
    });
    expect(await idsShown(site.monashId)).toEqual([second.id, first.id]);
    expect((await idsShown()).slice(0, 2)).toEqual([second.id, first.id]);
    expect(await idsShown(site.bonnId)).toEqual([]);
  });

  it('is stored once, however often it is sent, and there is one of a student about each subject', async () => {
    const mai = await signIn(site.app);
    const input = reviewInput();
    const answers = await Promise.all([1, 2, 3].map(() => runQueryAs(mai, ReviewSavedDocument, { input })));
    const ids = new Set(answers.map(answer => dataOf(answer).saveReview.review?.id));
    expect([...ids]).toEqual([expect.any(String)]);
    expect((await save(mai)).errors).toEqual([{ code: 'CONFLICT', field: null }]);
    await written(mai, { institutionId: site.bonnId });
    expect((await mine(mai)).map(({ institution }) => institution)).toEqual([{ slug: 'bonn' }, null]);
  });

  it('of two first texts that are sent at the same moment is written by one, and the other hears CONFLICT', async () => {
    const mai = await signIn(site.app);
    const answers = await Promise.all([save(mai), save(mai)]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([{ code: 'CONFLICT', field: null }]);
    expect(await mine(mai)).toHaveLength(1);
  });

  it('that is edited goes back to the queue and is not shown meanwhile; an edit of an older state is refused', async () => {
    const mai = await signIn(site.app);
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
    expect((await mine(mai))[0]?.text).toBe(`${TEXT} Thêm.`);
  });

  it('that is withdrawn vanishes at once, also from what was cached a moment ago, and can be written anew', async () => {
    const mai = await signIn(site.app);
    const { id } = await publish(await written(mai));
    expect(await idsShown()).toContain(id);
    for (let times = 0; times < 2; times += 1)
      expect((await runQueryAs(mai, ReviewWithdrawnDocument, { input: { reviewId: id } })).data).toEqual({
        withdrawReview: { ok: true, errors: [] },
      });
    expect(await idsShown()).not.toContain(id);
    expect(await site.app.mongo.connection.collection('reviews').countDocuments({ userId: mai.id })).toBe(0);
    expect((await written(mai)).id).not.toBe(id);
  });

  it('is shown, changed and gone in answers that came from the cache until then', async () => {
    const mai = await signIn(site.app);
    /** What everybody reads now; the answer after it comes from the cache. */
    const nowShown = async (): Promise<string[]> => {
      const ids = await idsShown();
      const before = await hitsOf(site.app);
      expect(await idsShown()).toEqual(ids);
      expect(await hitsOf(site.app)).toBeGreaterThan(before);
      return ids;
    };
    const review = await written(mai);
    expect(await nowShown()).not.toContain(review.id);
    const published = await publish(review);
    expect(await nowShown()).toContain(review.id);
    const { review: declined } = await declineAs(site.lan, published, { reason: 'UNPROVEN_CLAIM' });
    expect(await nowShown()).not.toContain(review.id);
    const again = await publish(declined);
    expect(await nowShown()).toContain(review.id);
    const edited = await written(mai, { text: `${TEXT} Thêm.`, seenUpdatedAt: again.updatedAt });
    expect(await nowShown()).not.toContain(review.id);
    await publish(edited);
    expect(await nowShown()).toContain(review.id);
    await runQueryAs(mai, ReviewWithdrawnDocument, { input: { reviewId: review.id } });
    expect(await nowShown()).not.toContain(review.id);
  });

  it('that is withdrawn right after it was published leaves the decision in the audit log', async () => {
    const mai = await signIn(site.app);
    const { id } = await written(mai);
    await site.app.services.idle();
    // Work starts at a random moment within a quarter of a second: here as late as it can.
    const late = jest.spyOn(Math, 'random').mockReturnValue(0.999);
    const review = (await mine(mai))[0];
    expect((await publishAs(site.lan, review)).errors).toEqual([]);
    await runQueryAs(mai, ReviewWithdrawnDocument, { input: { reviewId: id } });
    late.mockRestore();
    await site.app.services.idle();
    const events = site.app.mongo.connection.collection('auditEvents');
    expect(await events.countDocuments({ kind: 'REVIEW_PUBLISHED', subjectId: mai.id, detail: id })).toBe(1);
    expect(await mine(mai)).toEqual([]);
  });

  it('empties no cache while nobody but its author has read it, nor when there is none to withdraw', async () => {
    const version = site.app.services.domains.reviews.provides.version;
    const [mai, stranger] = [await signIn(site.app), await signIn(site.app)];
    const { id: shownId } = await publish(await written(mai, { institutionId: site.monashId }));
    const before = version();
    const first = await written(mai);
    const { id } = await written(mai, { text: `${TEXT} Thêm.`, seenUpdatedAt: first.updatedAt });
    for (const reviewId of [shownId, 'no-such-review'])
      await runQueryAs(stranger, ReviewWithdrawnDocument, { input: { reviewId } });
    await runQueryAs(mai, ReviewWithdrawnDocument, { input: { reviewId: id } });
    await runQueryAs(mai, ReviewWithdrawnDocument, { input: { reviewId: id } });
    expect(version()).toBe(before);
    await runQueryAs(mai, ReviewWithdrawnDocument, { input: { reviewId: shownId } });
    expect(version()).not.toBe(before);
  });

  it('of somebody else can be neither withdrawn nor edited', async () => {
    const [owner, stranger] = [await signIn(site.app), await signIn(site.app)];
    const { id, updatedAt } = await publish(await written(owner));
    await runQueryAs(stranger, ReviewWithdrawnDocument, { input: { reviewId: id } });
    expect((await save(stranger, { seenUpdatedAt: updatedAt })).errors).toEqual([{ code: 'CONFLICT', field: null }]);
    expect(await idsShown()).toContain(id);
    expect(await mine(stranger)).toEqual([]);
  });

  it('keeps what looks like markup as text', async () => {
    const mai = await signIn(site.app);
    const text = `<img src=x onerror=alert(1)> **đậm** và một câu đủ dài để được nhận.\nDòng hai.`;
    const { id } = await publish(await written(mai, { text, name: '<b>An</b>' }));
    const { items } = await shown({ page: { size: 50 } });
    expect(items.find(review => review.id === id)).toMatchObject({ text, name: '<b>An</b>' });
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
    expect((await save(site.hoa, { [field]: value })).errors).toEqual([{ code, field }]);
  });

  it('names a sum of money without being taken for a phone number', async () => {
    const mai = await signIn(site.app);
    const text = `${TEXT} Học phí 500.000.000 đồng, sinh hoạt 0,3 tỷ, điểm 8,25.`;
    expect(await save(mai, { text })).toMatchObject({ review: { text }, errors: [] });
  });

  it.each([
    [{ publish: false, textVersion: REVIEW_CONSENT_TEXT_VERSION }, 'CONSENT_NEEDED', 'consent.publish'],
    [{ publish: true, textVersion: '2020-01-01' }, 'OUTDATED_TEXT', 'consent.textVersion'],
  ])('without consent, or with consent to another text, is not stored: %j', async (wrong, code, field) => {
    expect((await save(site.hoa, { consent: wrong })).errors).toEqual([{ code, field }]);
    expect(await mine(site.hoa)).toEqual([]);
  });

  it('is about an institution that the catalogue does not have, or has no longer', async () => {
    await site.app.mongo.connection
      .collection('institutions')
      .updateOne({ slug: 'closed' }, { $set: { isRetired: true, changedAt: new Date() } });
    await site.app.addItems({});
    for (const institutionId of ['none', 'SERVICE', await site.idOf('closed')])
      expect((await save(site.hoa, { institutionId })).errors).toEqual([
        { code: 'NO_SUCH_INSTITUTION', field: 'institutionId' },
      ]);
  });

  it('is one of the staff', async () => {
    expect((await save(site.lan)).errors).toEqual([{ code: 'STUDENTS_ONLY', field: null }]);
  });

  it('is one of somebody under 16 whose guardian has not agreed', async () => {
    const child = await signIn(site.app, { dateOfBirth: '2012-05-05' });
    const answer = await runQueryAs(child, ReviewSavedDocument, { input: reviewInput() });
    expect(codesOf(answer)).toEqual(['FORBIDDEN']);
    expect(await mine(child)).toEqual([]);
  });

  it('is one too many of a day', async () => {
    const mai = await signIn(site.app);
    let { updatedAt } = await written(mai);
    for (let times = 1; times < REVIEWS_PER_DAY; times += 1)
      ({ updatedAt } = await written(mai, { seenUpdatedAt: updatedAt }));
    const answer = await runQueryAs(mai, ReviewSavedDocument, { input: reviewInput({ seenUpdatedAt: updatedAt }) });
    expect(codesOf(answer)).toEqual(['RATE_LIMITED']);
  });
});

it('the export holds a student’s reviews, and deletion of the account takes them from the site', async () => {
  const mai = await signIn(site.app);
  const { id } = await publish(await written(mai, { institutionId: site.bonnId }));
  const [exported] = await Promise.all(
    site.app.services.combined.privacy
      .filter(({ part }) => part === 'reviews')
      .map(handler => handler.exportOf(mai.id)),
  );
  expect(exported).toMatchObject([{ text: TEXT, name: 'Minh, Huế', about: { institutionId: site.bonnId } }]);
  expect(JSON.stringify(exported)).not.toContain('outbox');
  expect((await runQueryAs(mai, DeleteAccountDocument, { input: { password: mai.password } })).data).toMatchObject({
    deleteAccount: { ok: true },
  });
  expect(await idsShown(site.bonnId)).not.toContain(id);
});
