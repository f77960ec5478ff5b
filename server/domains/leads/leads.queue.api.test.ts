/** What advisors do with messages, and what of them belongs to an account. */
import { DeleteAccountDocument } from '../../testing/account.gql.js';
import { OwnDataExportDocument, OwnDeletionPreviewDocument } from '../../testing/personalData.gql.js';
import { dataOf } from '../../testing/runQuery.js';
import { PASSWORD, type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import { LeadQueueDocument } from './test/leads.gql.js';
import { message, openLeadsSite } from './test/leadsSite.js';

const site = openLeadsSite();
const { visitor, send, queue, assign, answer, close, notificationCodes, mailsTo, leadOf } = site;

describe('the queue of leads', () => {
  it('shows the longest waiting first, and filters by status, kind, campaign, assignment and words', async () => {
    const first = await leadOf('Tạ Uyên Vy', { campaign: 'PARTNER_INSTITUTION' });
    const second = await leadOf('Tạ Uyên My', { campaign: 'PARTNER_INSTITUTION' });
    const partners = { campaign: 'PARTNER_INSTITUTION' };
    const idsOf = async (filter: object, staff = site.lan) => (await queue(filter, staff)).items.map(({ id }) => id);
    expect(await idsOf(partners)).toEqual([first.id, second.id]);
    await assign(first, site.lan.id);
    expect(await idsOf({ ...partners, assignedTo: 'MINE' })).toEqual([first.id]);
    expect(await idsOf({ ...partners, assignedTo: 'UNASSIGNED' })).toEqual([second.id]);
    expect(await idsOf({ ...partners, assignedTo: 'OTHERS' }, site.binh)).toEqual([first.id]);
    expect(await idsOf({ ...partners, kind: 'PROFILE_STRENGTH' })).toEqual([]);
    expect(await idsOf({ ...partners, text: 'UYEN v' })).toEqual([first.id]);
    expect(await idsOf({ text: '!!' })).toEqual([]);
  });

  it('is closed to students and visitors', async () => {
    const mai = await signIn(site.app);
    expect((await runQueryAs(mai, LeadQueueDocument)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await runQueryAs(visitor(), LeadQueueDocument)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('a lead', () => {
  it('is answered by mail, tells a sender with an account, and is audited', async () => {
    const mai = await signIn(site.app, { email: 'mai-lead@people.example' });
    const lead = await leadOf('Lưu Bảo Trâm', { email: 'tram@mail.example', language: 'EN' }, mai);
    const { lead: answered, errors } = await answer(lead, 'Hello Trâm,\nsee https://example.org/guide.');
    expect(errors).toEqual([]);
    expect(answered).toMatchObject({ status: 'ANSWERED', advisor: { fullName: 'Nguyễn Thị Lan' } });
    expect(await notificationCodes(mai)).toEqual(['LEAD_ANSWERED']);
    const mails = await mailsTo('tram@mail.example');
    expect(mails.map(mail => mail.includes('see https://example.org/guide.')).toSorted()).toEqual([false, true]);
    const audit = await site.app.mongo.connection.collection('auditEvents').find({ detail: lead.id }).toArray();
    expect(audit.map(({ kind }) => kind)).toEqual(['LEAD_ANSWERED']);
  });

  it('of two advisors at once is changed by one, the other hears CONFLICT and no second mail is sent', async () => {
    const lead = await leadOf('Kiều Thanh Tú', { email: 'tu@mail.example' });
    const results = await Promise.all([answer(lead, 'Một', site.lan), answer(lead, 'Hai', site.binh)]);
    const codes = results.map(({ errors }) => errors.map(({ code }) => code).join()).toSorted();
    expect(codes).toEqual(['', 'CONFLICT']);
    await site.app.services.idle();
    expect(await mailsTo('tu@mail.example')).toHaveLength(2);
  });

  it('is assigned with a word to the other advisor, and closed for good', async () => {
    const lead = await leadOf('Mạc Đình Phúc');
    const { lead: assigned } = await assign(lead, site.binh.id);
    expect(await notificationCodes(site.binh)).toContain('LEAD_ASSIGNED');
    expect((await assign(assigned, 'nobody')).errors).toEqual([{ code: 'NO_SUCH_ADVISOR', field: 'advisorId' }]);
    const { lead: free } = await assign(assigned, null);
    expect(free?.advisor).toBeNull();
    const { lead: closed } = await close(free);
    expect(closed?.status).toBe('CLOSED');
    expect((await answer(closed, 'Muộn')).errors).toEqual([{ code: 'ALREADY_CLOSED', field: 'leadId' }]);
  });
});

describe('messages that somebody sent without logging in', () => {
  const exported = async (person: Person): Promise<{ message?: string }[]> =>
    JSON.parse(dataOf(await runQueryAs(person, OwnDataExportDocument)).myDataExport.json).leads;
  const countOf = async (person: Person) => {
    const { myDeletionPreview } = dataOf(await runQueryAs(person, OwnDeletionPreviewDocument));
    return myDeletionPreview.find(({ part }) => part === 'leads')?.count;
  };
  const stored = (email: string) => site.app.mongo.connection.collection('leads').countDocuments({ email });

  it('belong to the account whose confirmed address they name: to its export, its count and its deletion', async () => {
    const [mai, binhMinh] = [await signIn(site.app), await signIn(site.app)];
    await send(message({ email: mai.email.toUpperCase(), message: 'Em gửi khi chưa đăng nhập.' }));
    await send(message({ email: mai.email, message: 'Em gửi khi đã đăng nhập.' }), mai);
    await send(message({ email: binhMinh.email }));
    expect((await exported(mai)).map(lead => lead.message).toSorted()).toEqual([
      'Em gửi khi chưa đăng nhập.',
      'Em gửi khi đã đăng nhập.',
    ]);
    expect(await countOf(mai)).toBe(2);
    expect((await runQueryAs(mai, DeleteAccountDocument, { input: { password: PASSWORD } })).data).toEqual({
      deleteAccount: { ok: true, errors: [] },
    });
    expect([await stored(mai.email), await stored(binhMinh.email)]).toEqual([0, 1]);
  });

  it('are no part of an account whose address nobody confirmed, nor of one that another account sent', async () => {
    const [unconfirmed, lanAnh] = [await signIn(site.app, { isEmailVerified: false }), await signIn(site.app)];
    await send(message({ email: unconfirmed.email }));
    await send(message({ email: lanAnh.email }), unconfirmed);
    expect([await countOf(unconfirmed), await countOf(lanAnh)]).toEqual([1, 0]);
    await runQueryAs(lanAnh, DeleteAccountDocument, { input: { password: PASSWORD } });
    expect(await stored(lanAnh.email)).toBe(1);
    await runQueryAs(unconfirmed, DeleteAccountDocument, { input: { password: PASSWORD } });
    expect([await stored(lanAnh.email), await stored(unconfirmed.email)]).toEqual([0, 1]);
  });
});
