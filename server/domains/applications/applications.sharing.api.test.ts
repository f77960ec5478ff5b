/** What it takes to pass an application on: as an adult, at 16 and 17, and under 16. */
import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values.js';
import { SHARING_TEXT_VERSION } from '../../../schema/rules/applications.values.js';
import { GiveGuardianConsentDocument, RequestGuardianConsentDocument } from '../../testing/account.gql.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import {
  SharingAnswerDocument,
  SharingPreviewDocument,
  SharingRequestOfGuardianDocument,
} from './applications.sharing.api.gql.js';
import { ApplicationsExportDocument, ApplicationsNextStatusesDocument } from './test/applications.gql.js';
import { AGREED, applicationOf } from './test/applicationsSite.js';
import { OutcomesAdvanceDocument, OutcomesOneDocument, OutcomesQueueDocument } from './test/outcomes.gql.js';
import { codes, ENDINGS, openOutcomesSite, VISA } from './test/outcomesSite.js';

const site = openOutcomesSite();
const { ids, create, advance, reached, end, readOne, newsOf } = site;

const auditOf = async (person: Person): Promise<string[]> => {
  await site.app.services.idle();
  const rows = await site.app.mongo.connection
    .collection('auditEvents')
    .find({
      subjectId: person.id,
      kind: { $in: ['APPLICATION_SHARING_AGREED', 'APPLICATION_SHARING_WITHDRAWN', 'APPLICATION_GUARDIAN_ANSWERED'] },
    })
    .sort({ at: 1 })
    .toArray();
  return rows.map(({ kind, detail }) => [kind, ...String(detail).split(' ').slice(1)].join(' '));
};
/** The guardian's address is known: the link of an earlier mail was opened. */
const guarded = async (dateOfBirth: string): Promise<Person> => {
  const person = await signIn(site.app, { dateOfBirth, fullName: 'Trần Văn Nam' });
  const guardianEmail = `binh-${person.id.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@example.org`;
  const asked = await runQueryAs(person, RequestGuardianConsentDocument, {
    input: { guardianName: 'Trần Thị Bình', guardianEmail },
  });
  expect(codes(asked.data?.requestGuardianConsent)).toEqual([]);
  await site.app.services.idle();
  const agreed = await runQuery(site.app, GiveGuardianConsentDocument, {
    input: {
      token: tokenIn(await lastMail('/guardian-consent?token=')),
      textVersion: CONSENT_TEXT_VERSION,
      language: 'VI',
    },
  });
  expect(agreed.data?.giveGuardianConsent.ok).toBe(true);
  return person;
};
const lastMail = async (having: string): Promise<string> => {
  await site.app.services.idle();
  return (await site.app.mails()).findLast(text => text.includes(having)) ?? '';
};
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const requestOf = async (token: string) =>
  (await runQuery(site.app, SharingRequestOfGuardianDocument, { token })).data?.sharingRequest;
const answer = async (input: object) =>
  (await runQuery(site.app, SharingAnswerDocument, { input })).data?.answerSharingRequest;

describe('the consent to pass an application on', () => {
  it('is asked for by the server: without it, unticked or of an older text nothing is made', async () => {
    const mai = await signIn(site.app);
    for (const [sharingConsent, code] of [
      [undefined, 'SHARING_CONSENT_NEEDED'],
      [null, 'SHARING_CONSENT_NEEDED'],
      [{ ...AGREED, isGiven: false }, 'SHARING_CONSENT_NEEDED'],
      [{ ...AGREED, textVersion: '2020-01-01' }, 'OUTDATED_TEXT'],
    ] as const)
      expect(await create(mai, 5, { sharingConsent })).toEqual({
        application: null,
        errors: [{ code, field: 'sharingConsent' }],
      });
    expect(await site.app.mongo.connection.collection('applications').countDocuments({ userId: mai.id })).toBe(0);
  });

  it('refused under a key may be given under it, also in the other language after an answer that was lost', async () => {
    const mai = await signIn(site.app);
    const idempotencyKey = 'consent-of-mai-1';
    expect(codes(await create(mai, 5, { idempotencyKey, sharingConsent: null }))).toEqual(['SHARING_CONSENT_NEEDED']);
    const { id } = applicationOf(await create(mai, 5, { idempotencyKey }));
    const again = await create(mai, 5, { idempotencyKey, sharingConsent: { ...AGREED, language: 'EN' } });
    expect(again).toMatchObject({ application: { id, sharing: { language: 'VI' } }, errors: [] });
  });

  it('is stored with its version, audited, exported, and apart from PARTNER_SHARING', async () => {
    const mai = await signIn(site.app);
    const application = await reached(mai, 6);
    expect(application.sharing).toEqual({
      recipientName: 'University 6',
      destination: 'AU',
      textVersion: SHARING_TEXT_VERSION,
      language: 'VI',
      withdrawnAt: null,
      canWithdraw: true,
      guardian: null,
    });
    expect(await auditOf(mai)).toEqual([`APPLICATION_SHARING_AGREED ${SHARING_TEXT_VERSION}`]);
    const { data } = await runQueryAs(mai, ApplicationsExportDocument);
    expect(JSON.parse(data?.myDataExport.json ?? '')).toMatchObject({
      applications: [
        { sharing: { recipientName: 'University 6', textVersion: SHARING_TEXT_VERSION, destination: 'AU' } },
      ],
    });
    expect(data?.myProfile.consents).toEqual([]);
  });

  it.each([
    ['SUBMITTED', [], 'WITHDRAWN'],
    ['ACCEPTED', ['PROCESSING', 'ACCEPTED'], 'OFFER_DECLINED'],
    ['VISA_REFUSED', [...VISA, 'VISA_REFUSED'], 'OFFER_DECLINED'],
    ['VISA_GRANTED', [...VISA, 'VISA_GRANTED'], 'VISA_GRANTED'],
    ['REJECTED', ['PROCESSING', 'REJECTED'], 'REJECTED'],
  ])(
    'taken back at %s stops every further step and opens a task of asking for deletion',
    async (_at, steps, status) => {
      const mai = await signIn(site.app);
      const application = await reached(mai, 7, ...steps);
      for (let n = 0; n < 2; n += 1)
        expect(await end(mai, 'withdrawSharingConsent', application)).toMatchObject({
          application: {
            status,
            deletionTask: { state: 'OPEN' },
            sharing: { withdrawnAt: expect.any(String), canWithdraw: false },
          },
          errors: [],
        });
      const { data } = await runQueryAs(site.lan, ApplicationsNextStatusesDocument, { id: application.id });
      expect(data?.application.nextStatuses).toEqual([]);
      expect((await auditOf(mai)).at(-1)).toBe(`APPLICATION_SHARING_WITHDRAWN ${status}`);
    },
  );

  it('is nothing that somebody else can take back', async () => {
    const [mai, stranger] = [await signIn(site.app), await signIn(site.app)];
    const application = await reached(mai, 8);
    for (const field of ['withdrawSharingConsent', 'declineOffer', 'remindGuardian'] as const)
      expect(codesOf(await runQueryAs(stranger, ENDINGS[field], { input: { applicationId: application.id } }))).toEqual(
        ['NOT_FOUND'],
      );
  });
});

describe('at 16 and 17', () => {
  it('an application needs a confirmed address of a guardian, and sends a copy there that says what goes to whom', async () => {
    const hoa = await signIn(site.app, { dateOfBirth: '2009-06-01' });
    expect(codes(await create(hoa, 12))).toEqual(['GUARDIAN_ADDRESS_NEEDED']);
    const nam = await guarded('2009-06-01');
    const { data } = await runQueryAs(nam, SharingPreviewDocument, { id: ids[12] });
    expect(data?.applicationPreview.sharing).toMatchObject({
      guardianPart: 'COPY',
      guardianName: 'Trần Thị Bình',
      guardianEmailHint: 'b***@example.org',
      recipient: { name: 'University 12' },
    });
    expect(await reached(nam, 12)).toMatchObject({
      status: 'SUBMITTED',
      sharing: { guardian: { part: 'COPY', emailHint: 'b***@example.org' } },
    });
    const mail = await lastMail('vừa nộp một hồ sơ du học');
    for (const part of ['University 12', 'Úc', 'điểm trung bình', 'để trường xét hồ sơ', 'Công ty Chân Trời'])
      expect(mail).toContain(part);
  });
});

describe('under 16', () => {
  it('an application is not sent, nor seen by staff, before the guardian has agreed to this very one', async () => {
    const nam = await guarded('2012-01-01');
    const made = await create(nam, 13);
    expect(made).toMatchObject({
      application: {
        status: 'AWAITING_GUARDIAN',
        progress: 0,
        canWithdraw: true,
        sharing: { guardian: { part: 'AGREEMENT', answeredAt: null } },
      },
      errors: [],
    });
    const application = applicationOf(made);
    expect(codesOf(await runQueryAs(site.lan, OutcomesOneDocument, { id: application.id }))).toEqual(['NOT_FOUND']);
    expect(JSON.stringify((await runQueryAs(site.lan, OutcomesQueueDocument, {})).data)).not.toContain(application.id);
    expect(
      codesOf(
        await runQueryAs(site.lan, OutcomesAdvanceDocument, {
          input: { applicationId: application.id, to: 'PROCESSING', seenUpdatedAt: application.updatedAt },
        }),
      ),
    ).toEqual(['NOT_FOUND']);

    const mail = await lastMail('/guardian-consent/application?token=');
    for (const part of ['University 13', 'điểm trung bình', 'Công ty Chân Trời']) expect(mail).toContain(part);
    const token = tokenIn(mail);
    expect(await requestOf(token)).toMatchObject({
      guardianName: 'Trần Thị Bình',
      studentName: 'Nam',
      recipientName: 'University 13',
      destination: 'AU',
      textVersion: SHARING_TEXT_VERSION,
    });
    const agreed = { token, isAgreed: true, textVersion: SHARING_TEXT_VERSION, language: 'VI' };
    expect(codes(await answer({ ...agreed, textVersion: '2020-01-01' }))).toEqual(['OUTDATED_TEXT']);
    const both = await Promise.all([answer(agreed), answer(agreed)]);
    expect(both.flatMap(codes)).toEqual(['INVALID_TOKEN']);
    expect(await readOne(nam, application)).toMatchObject({
      status: 'SUBMITTED',
      progress: 20,
      history: [
        { status: 'AWAITING_GUARDIAN', by: 'STUDENT' },
        { status: 'SUBMITTED', by: 'GUARDIAN' },
      ],
    });
    expect(await advance(site.lan, await readOne(site.lan, application), 'PROCESSING')).toMatchObject({
      application: { status: 'PROCESSING' },
    });
    expect(await auditOf(nam)).toEqual([
      `APPLICATION_SHARING_AGREED ${SHARING_TEXT_VERSION}`,
      `APPLICATION_GUARDIAN_ANSWERED AGREED ${SHARING_TEXT_VERSION}`,
    ]);
    expect((await newsOf(nam)).slice(0, 2)).toEqual([
      'APPLICATION_STATUS_CHANGED AWAITING_GUARDIAN',
      'APPLICATION_STATUS_CHANGED SUBMITTED',
    ]);
    const { data } = await runQueryAs(nam, ApplicationsExportDocument);
    expect(data?.myDataExport.json).not.toContain('tokenHash');
  });

  it('the consent to store marks alone opens nothing: without it the form is refused, with it the application still waits', async () => {
    const nam = await signIn(site.app, { dateOfBirth: '2012-01-01' });
    expect(codes(await create(nam, 14))).toEqual(['GUARDIAN_CONSENT_NEEDED']);
  });

  it('a refusal by the guardian ends it, unseen, and it can be made again', async () => {
    const nam = await guarded('2012-01-01');
    const application = await reached(nam, 15);
    const token = tokenIn(await lastMail('/guardian-consent/application?token='));
    const refusal = { token, isAgreed: false, textVersion: SHARING_TEXT_VERSION, language: 'EN' };
    expect(await answer(refusal)).toEqual({ ok: true, errors: [] });
    expect(await readOne(nam, application)).toMatchObject({
      status: 'GUARDIAN_DECLINED',
      progress: 0,
      deletionTask: null,
      sharing: { canWithdraw: false },
    });
    expect(codesOf(await runQueryAs(site.lan, OutcomesOneDocument, { id: application.id }))).toEqual(['NOT_FOUND']);
    expect(codes(await create(nam, 15))).toEqual([]);
  });

  it('the guardian is written to again with a new link; a withdrawal ends the link and opens no task', async () => {
    const nam = await guarded('2012-01-01');
    const application = await reached(nam, 16);
    const first = tokenIn(await lastMail('/guardian-consent/application?token='));
    expect(codes(await end(nam, 'remindGuardian', application))).toEqual([]);
    const second = tokenIn(await lastMail('/guardian-consent/application?token='));
    expect(second).not.toBe(first);
    expect(await requestOf(first)).toBeNull();
    expect(await requestOf(second)).toMatchObject({ recipientName: 'University 16' });
    expect(await end(nam, 'withdrawApplication', application)).toMatchObject({
      application: { status: 'WITHDRAWN', progress: 0, deletionTask: null },
    });
    expect(await requestOf(second)).toBeNull();
    expect(codes(await end(nam, 'remindGuardian', application))).toEqual(['STEP_NOT_ALLOWED']);
  });
});
