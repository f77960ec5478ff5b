/** What comes after the offer: the visa, a place that is declined or kept, and the task of asking for deletion. */
import { DeleteAccountDocument } from '../../testing/account.gql.js';
import { codesOf } from '../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import { OutcomesAssignDocument, OutcomesCloseTaskDocument } from './applications.outcomes.api.gql.js';
import { applicationOf, type Seen } from './test/applicationsSite.js';
import { OutcomesQueueDocument } from './test/outcomes.gql.js';
import { codes, openOutcomesSite, VISA } from './test/outcomesSite.js';

const site = openOutcomesSite();
const { create, advance, reached, end, readOne, newsOf } = site;

describe('after the visa was applied for', () => {
  it('a granted visa ends the application at 100 percent, as a line of history and a notification', async () => {
    const mai = await signIn(site.app);
    const applied = await reached(mai, 0, ...VISA);
    expect(applied).toMatchObject({ progress: 90, canWithdraw: false, canDecline: true });
    const application = applicationOf(await advance(site.lan, applied, 'VISA_GRANTED'));
    expect(application).toMatchObject({ status: 'VISA_GRANTED', progress: 100, canDecline: false });
    expect((await newsOf(mai)).at(-1)).toBe('APPLICATION_STATUS_CHANGED VISA_GRANTED');
    expect(codes(await advance(site.lan, application, 'VISA_PREPARATION'))).toEqual(['STEP_NOT_ALLOWED']);
  });

  it('a refused visa goes back to the preparation with the same admission', async () => {
    const mai = await signIn(site.app);
    const refused = await reached(mai, 0, ...VISA, 'VISA_REFUSED');
    expect(refused).toMatchObject({ status: 'VISA_REFUSED', progress: 60 });
    expect(await advance(site.lan, refused, 'VISA_PREPARATION')).toMatchObject({
      application: { id: refused.id, status: 'VISA_PREPARATION', progress: 60 },
    });
    expect(codes(await create(mai, 0))).toEqual(['ALREADY_APPLIED']);
  });

  it('a refused visa does not come back beside a newer application to the same program', async () => {
    const mai = await signIn(site.app);
    const refused = await reached(mai, 0, ...VISA, 'VISA_REFUSED');
    expect(codes(await create(mai, 0))).toEqual([]);
    expect(codes(await advance(site.lan, refused, 'VISA_PREPARATION'))).toEqual(['ALREADY_APPLIED']);
    expect(await readOne(mai, refused)).toMatchObject({ status: 'VISA_REFUSED' });
  });

  it.each(['VISA_GRANTED', 'VISA_REFUSED', 'OFFER_DECLINED'])(
    'the second of two advisors who say %s gets CONFLICT, and nothing is lost',
    async to => {
      const [mai, hoa] = [await signIn(site.app), await signIn(site.app, { role: 'ADVISOR' })];
      const applied = await reached(mai, 1, ...VISA);
      const answers = await Promise.all([advance(site.lan, applied, to), advance(hoa, applied, to)]);
      expect(answers.flatMap(codes)).toEqual(['CONFLICT']);
      expect((await readOne(mai, applied)).history).toHaveLength(6);
      expect(await newsOf(mai)).toHaveLength(6);
    },
  );
});

describe('an offered place', () => {
  it('is declined by the student, once, and the advisor is told', async () => {
    const mai = await signIn(site.app);
    const submitted = await reached(mai, 2);
    const assigned = await runQueryAs(site.lan, OutcomesAssignDocument, {
      input: { applicationId: submitted.id, advisorId: site.lan.id, seenUpdatedAt: submitted.updatedAt },
    });
    expect(codes(await end(mai, 'declineOffer', submitted))).toEqual(['STEP_NOT_ALLOWED']);
    let application = applicationOf(assigned.data?.assignApplication);
    for (const to of ['PROCESSING', 'ACCEPTED', 'VISA_PREPARATION'])
      application = applicationOf(await advance(site.lan, application, to));
    for (let n = 0; n < 2; n += 1)
      expect(await end(mai, 'declineOffer', application)).toMatchObject({
        application: { status: 'OFFER_DECLINED', progress: 60, deletionTask: null, sharing: { withdrawnAt: null } },
        errors: [],
      });
    expect((await newsOf(site.lan)).filter(code => code === 'APPLICATION_DECLINED_BY_STUDENT')).toHaveLength(1);
    expect((await newsOf(mai)).filter(code => code.endsWith('OFFER_DECLINED'))).toHaveLength(1);
  });

  it('is kept for a later intake, which is named in the history, and goes on to the visa', async () => {
    const mai = await signIn(site.app);
    const accepted = await reached(mai, 3, 'PROCESSING', 'ACCEPTED');
    for (const intake of [null, { year: 2027, month: 9 }, { year: 2027, month: 2 }, { year: 2031, month: 2 }])
      expect(await advance(site.lan, accepted, 'DEFERRED', { intake })).toMatchObject({
        application: null,
        errors: [{ code: 'LATER_INTAKE_NEEDED', field: 'intake' }],
      });
    const application = applicationOf(
      await advance(site.lan, accepted, 'DEFERRED', { intake: { year: 2028, month: 2 } }),
    );
    expect(application).toMatchObject({ status: 'DEFERRED', intake: { year: 2028, month: 2 }, progress: 60 });
    expect(application.history.at(-1)).toEqual({
      status: 'DEFERRED',
      by: 'ADVISOR',
      intake: { year: 2028, month: 2 },
    });
    expect(codes(await create(mai, 3))).toEqual(['ALREADY_APPLIED']);
    expect(await advance(site.lan, application, 'VISA_PREPARATION')).toMatchObject({
      application: { status: 'VISA_PREPARATION', intake: { year: 2028, month: 2 } },
    });
  });

  it.each([
    ['VISA_GRANTED', [...VISA, 'VISA_GRANTED']],
    ['VISA_REFUSED', [...VISA, 'VISA_REFUSED']],
    ['OFFER_DECLINED', ['PROCESSING', 'ACCEPTED', 'OFFER_DECLINED']],
    ['REJECTED', ['PROCESSING', 'REJECTED']],
  ])('that ended with %s can be applied for again', async (_status, steps) => {
    const mai = await signIn(site.app);
    const ended = await reached(mai, 4, ...steps);
    const again = await create(mai, 4);
    const { id, status } = applicationOf(again);
    expect([codes(again), status, id === ended.id]).toEqual([[], 'SUBMITTED', false]);
  });
});

describe('the task of asking an institution for deletion', () => {
  const close = async (person: Person, { id, updatedAt }: Seen, outcome: string) => {
    const input = { applicationId: id, outcome, seenUpdatedAt: updatedAt };
    return (await runQueryAs(person, OutcomesCloseTaskDocument, { input })).data?.closeDeletionTask;
  };
  const listed = async (filter: object = {}) =>
    (await runQueryAs(site.lan, OutcomesQueueDocument, { filter })).data?.applications.items;
  const open = () => listed({ deletionTask: 'OPEN' });

  it('is opened by a withdrawal, listed and closed by staff, once; the student hears that the school was asked', async () => {
    const [mai, hoa] = [await signIn(site.app), await signIn(site.app, { role: 'ADVISOR' })];
    const processing = await reached(mai, 9, 'PROCESSING');
    expect(codes(await close(site.lan, processing, 'ASKED'))).toEqual(['NO_OPEN_TASK']);
    const withdrawn = applicationOf(await end(mai, 'withdrawApplication', processing));
    expect(withdrawn).toMatchObject({
      status: 'WITHDRAWN',
      deletionTask: { state: 'OPEN' },
      sharing: { canWithdraw: false },
    });
    expect((await open())?.map(({ id }) => id)).toContain(processing.id);
    const answers = await Promise.all([close(site.lan, withdrawn, 'ASKED'), close(hoa, withdrawn, 'ASKED')]);
    expect(answers.flatMap(codes)).toEqual(['CONFLICT']);
    expect((await open())?.map(({ id }) => id)).not.toContain(processing.id);
    expect(await readOne(mai, processing)).toMatchObject({
      deletionTask: { state: 'ASKED', closedAt: expect.any(String) },
    });
    expect((await newsOf(mai)).filter(code => code === 'APPLICATION_DELETION_ASKED')).toHaveLength(1);
    expect(
      codesOf(
        await runQueryAs(mai, OutcomesCloseTaskDocument, {
          input: { applicationId: processing.id, outcome: 'ASKED', seenUpdatedAt: withdrawn.updatedAt },
        }),
      ),
    ).toEqual(['FORBIDDEN']);
  });

  it('stays when the account goes, without anything of the person; what was never passed on goes entirely', async () => {
    const mai = await signIn(site.app, { fullName: 'Phạm Thị Không Còn' });
    const sent = await reached(mai, 10, 'PROCESSING');
    const unsent = await reached(mai, 11);
    await runQueryAs(mai, DeleteAccountDocument, { input: { password: mai.password } });
    await site.app.services.idle();
    const left = await open();
    expect(left).toContainEqual(
      expect.objectContaining({ id: sent.id, student: null, deletionTask: { state: 'OPEN' } }),
    );
    expect(left?.map(({ id }) => id)).not.toContain(unsent.id);
    expect((await listed())?.map(({ id }) => id)).not.toContain(sent.id);
    for (const document of await site.app.mongo.connection.collection('applications').find().toArray())
      for (const trace of [mai.id, mai.email, 'khong con', 'Không Còn'])
        expect(JSON.stringify(document)).not.toContain(trace);
    const row = left?.find(({ id }) => id === sent.id);
    expect(row && codes(await close(site.lan, row, 'ASKED'))).toEqual([]);
  });
});
