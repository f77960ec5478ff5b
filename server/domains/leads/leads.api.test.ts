import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values.js';
import { buildInstitution } from '../../testing/buildItems.js';
import { type Browser, openBrowser } from '../../testing/browser.js';
import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { PASSWORD, type Person, runQueryAs, signIn } from '../../testing/signIn.js';

const CONTACT =
  'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { ok errors { code field } } }';
const STRENGTH =
  'mutation ($input: SubmitProfileStrengthInput!) { submitProfileStrength(input: $input) { band { band range averages minimumPercent maximumPercent acceptanceDays } errors { code field } } }';
const LEAD =
  'id kind status fullName email phone city school campaign fact message address studyYear gpaBand language consents { purpose textVersion } history { kind text } advisor { fullName } item { __typename } updatedAt';
const QUEUE = `query ($filter: LeadFilter, $page: PageInput) { leads(filter: $filter, page: $page) { items { ${LEAD} } pageInfo { total pageCount } } }`;
const staffMutation = (name: string): string =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { lead { ${LEAD} } errors { code field } } }`;
const NOTIFICATIONS = '{ myNotifications { items { code parameters { name value } } } }';

let app: TestApp;
let lan: Person;
let binh: Person;
let now = new Date('2026-11-22T02:00:00Z').getTime();

beforeAll(async () => {
  app = await createTestApp({
    clock: () => new Date((now += 1)),
    environment: { SESSION_IDLE_MINUTES: '43200', SESSION_ABSOLUTE_MINUTES: '43200' },
    catalogue: { institutions: [buildInstitution({ slug: 'monash' })] },
  });
  lan = await signIn(app, { role: 'ADVISOR', fullName: 'Nguyễn Thị Lan' });
  binh = await signIn(app, { role: 'ADVISOR', fullName: 'Lê Văn Bình' });
});
afterAll(() => app.close());

type Answer = Awaited<ReturnType<typeof runQueryAs>>;
const payloadOf = ({ data, errors }: Answer) => {
  expect(errors).toEqual([]);
  return Object(Object.values(data ?? {})[0]);
};
let keys = 0;
const nextKey = (): string => `key-of-test-${(keys += 1)}`;
const consent = { adviceContact: true, textVersion: CONSENT_TEXT_VERSION };
const message = (changes: object = {}) => ({
  name: 'Phạm Minh Anh',
  email: 'minhanh@school.example',
  phone: '0912 345 678',
  city: 'Đà Nẵng',
  school: 'THPT Phan Châu Trinh',
  campaign: 'STUDY_ADVICE',
  consent,
  language: 'VI',
  idempotencyKey: nextKey(),
  ...changes,
});
const strength = (changes: object = {}) => ({
  fullName: 'Phạm Minh Anh',
  email: 'minhanh@school.example',
  phone: '0912345678',
  address: '12 Lê Lợi, Đà Nẵng',
  studyYear: 'Lớp 11',
  gpaBand: 'G8',
  consent,
  language: 'VI',
  idempotencyKey: nextKey(),
  ...changes,
});
type Caller = { browser: Browser };
const visitor = (): Caller => ({ browser: openBrowser(app) });
const send = async (input: object, caller: Caller = visitor()) =>
  payloadOf(await runQueryAs(caller, CONTACT, { input }));
const submit = async (input: object, caller: Caller = visitor()) =>
  payloadOf(await runQueryAs(caller, STRENGTH, { input }));
const queue = async (filter: object = {}, staff = lan) => payloadOf(await runQueryAs(staff, QUEUE, { filter }));
const foundBy = async (text: string) => (await queue({ text })).items;
const act = async (name: string, lead: { id: string; updatedAt: string }, rest: object = {}, staff = lan) =>
  payloadOf(
    await runQueryAs(staff, staffMutation(name), {
      input: { leadId: lead.id, seenUpdatedAt: lead.updatedAt, ...rest },
    }),
  );
const codesTold = async (person: Person): Promise<string[]> => {
  await app.services.idle();
  const { items } = payloadOf(await runQueryAs(person, NOTIFICATIONS));
  return items.map(({ code }: { code: string }) => code);
};
/** What was sent to an address: whole mails as they lie in the outbox. */
const mailsTo = async (address: string): Promise<string[]> =>
  (await app.mails()).filter(mail => new RegExp(`^To: .*${address}`, 'im').test(mail));
/** A message of a sender whose first name is found by no other test. */
const leadOf = async (name: string, changes: object = {}, caller?: Caller) => {
  expect(await send(message({ name, ...changes }), caller)).toEqual({ ok: true, errors: [] });
  return (await foundBy(name))[0];
};

describe('a contact message', () => {
  it('reaches the queue with its consent, and its sender by mail, once however often it is sent', async () => {
    const input = message({
      name: 'Đặng Quỳnh Chi',
      message: 'Em muốn hỏi về học bổng.\nCảm ơn ạ.',
      email: 'Chi@Mail.example',
    });
    const caller = visitor();
    const answers = await Promise.all([send(input, caller), send(input, caller), send(input, caller)]);
    expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, errors: [] })));

    const items = await foundBy('quynh chi');
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      kind: 'CONTACT',
      status: 'OPEN',
      fullName: 'Đặng Quỳnh Chi',
      email: 'chi@mail.example',
      phone: '+84912345678',
      campaign: 'STUDY_ADVICE',
      message: 'Em muốn hỏi về học bổng.\nCảm ơn ạ.',
      consents: [{ purpose: 'ADVICE_CONTACT', textVersion: CONSENT_TEXT_VERSION }],
      history: [{ kind: 'RECEIVED', text: null }],
      advisor: null,
    });
    const stored = await app.mongo.connection.collection('leads').findOne({ email: 'chi@mail.example' });
    expect(stored?.consents).toEqual([
      { purpose: 'ADVICE_CONTACT', textVersion: CONSENT_TEXT_VERSION, language: 'VI', at: expect.any(Date) },
    ]);
    await app.services.idle();
    const mails = await mailsTo('chi@mail.example');
    expect(mails).toHaveLength(1);
    // Anybody may type any address: no word that was typed goes there, not even the name.
    for (const typed of ['học bổng.', 'Chi,', 'Quỳnh', 'Đà Nẵng', 'Phan Châu Trinh', '345 678'])
      expect(mails[0]).not.toContain(typed);
    expect(mails[0]).toContain('Chào bạn,');
  });

  it('comes back as a copy to the confirmed address of its sender’s account alone', async () => {
    const mai = await signIn(app, { email: 'mai-copy@people.example' });
    const users = app.mongo.connection.collection('users');
    const about = (word: string) => message({ email: 'mai-copy@people.example', message: `Em hỏi về ${word}.` });
    await users.updateOne({ email: 'mai-copy@people.example' }, { $set: { isEmailVerified: false } });
    await send(about('cam'), mai);
    await app.services.idle();
    await users.updateOne({ email: 'mai-copy@people.example' }, { $set: { isEmailVerified: true } });
    await send(about('quýt'), mai);
    await send({ ...about('bưởi'), email: 'somebody-else@people.example' }, mai);
    await app.services.idle();
    const own = (await mailsTo('mai-copy@people.example')).join('\n');
    expect([own.includes('quýt'), own.includes('cam.'), own.includes('bưởi')]).toEqual([true, false, false]);
    expect((await mailsTo('somebody-else@people.example')).join('')).not.toContain('bưởi');
  });

  it('carries the item that its sender was looking at', async () => {
    const data = payloadOf(await runQueryAs(visitor(), '{ institution(slug: "monash") { id } }'));
    const lead = await leadOf('Hồ Ngọc Hà', { item: { kind: 'INSTITUTION', id: data.id } });
    expect(lead.item).toEqual({ __typename: 'Institution' });
    expect((await send(message({ item: { kind: 'PROGRAM', id: 'none' } }))).errors).toEqual([
      { code: 'NO_SUCH_ITEM', field: 'item' },
    ]);
  });

  it('reports an error in a figure: typed, with the item and the name of the figure', async () => {
    const data = payloadOf(await runQueryAs(visitor(), '{ institution(slug: "monash") { id } }'));
    const item = { kind: 'INSTITUTION', id: data.id };
    const lead = await leadOf('Trịnh Hải Đăng', { campaign: 'CORRECTION', item, fact: '  Phí nộp \n hồ sơ ' });
    expect(lead).toMatchObject({ campaign: 'CORRECTION', fact: 'Phí nộp hồ sơ', item: { __typename: 'Institution' } });
    expect(await queue({ campaign: 'CORRECTION' })).toMatchObject({ items: [{ id: lead.id }] });
    // Of another matter the figure says nothing.
    expect(await leadOf('Trịnh Khôi Vĩ', { fact: 'Phí nộp hồ sơ' })).toMatchObject({ fact: null });
  });

  it.each([
    ['fact', 'x'.repeat(161), 'TOO_LONG'],
    ['fact', 'Học phí\u202e', 'HIDDEN_SIGNS'],
    ['fact', 'www.evil.example', 'WEB_ADDRESS'],
    ['name', '', 'REQUIRED'],
    ['name', 'Anh\u202e', 'HIDDEN_SIGNS'],
    ['email', 'minhanh', 'INVALID_EMAIL'],
    ['phone', '912345678', 'INVALID_PHONE'],
    ['city', ' ', 'REQUIRED'],
    ['school', 'x'.repeat(201), 'TOO_LONG'],
    ['campaign', null, 'REQUIRED'],
    ['message', 'Xem https://evil.example', 'WEB_ADDRESS'],
  ])('with %s %j is answered at the field: %s', async (field, value, code) => {
    expect(await send(message({ [field]: value }))).toEqual({ ok: false, errors: [{ code, field }] });
  });

  it.each([
    [{ ...consent, adviceContact: false, marketing: true }, 'CONSENT_NEEDED', 'consent.adviceContact'],
    [{ ...consent, textVersion: '2020-01-01' }, 'OUTDATED_TEXT', 'consent.textVersion'],
  ])('without the consent to be answered, or to another text, is not stored: %j', async (wrong, code, field) => {
    const { total } = (await queue()).pageInfo;
    expect((await send(message({ consent: wrong }))).errors).toEqual([{ code, field }]);
    expect((await queue()).pageInfo.total).toBe(total);
  });

  it('with the hidden field filled in is answered as if all were well, and not stored', async () => {
    expect(await send(message({ name: 'Rô Bốt', website: 'spam' }))).toEqual({ ok: true, errors: [] });
    await app.services.idle();
    expect(await foundBy('bot')).toEqual([]);
  });

  it('with the hidden field filled in takes the same steps in the database before its answer', async () => {
    const commandsOf = async (input: object): Promise<string[]> => {
      let answered: string[] = [];
      const commands = await commandsDuring(app, async () => {
        await send(input);
        answered = ['answered'];
      });
      expect(answered).toEqual(['answered']);
      return commands.filter(command => /^(insert|findAndModify|update)/.test(command));
    };
    const honest = await commandsOf(message({ name: 'Người Thật' }));
    expect(await commandsOf(message({ name: 'Rô Bốt', website: 'spam' }))).toEqual(honest);
    expect(honest).toContain('insert leads');
    await app.services.idle();
    const strengthOf = async (input: object) => (await submit(input)).band.band;
    expect(await strengthOf({ ...strength({ fullName: 'Máy Móc' }), website: 'spam' })).toBe('G8');
    await app.services.idle();
    expect([await foundBy('moc'), await foundBy('bot')]).toEqual([[], []]);
  });
});

it('a profile-strength form answers the estimate of its band, and reaches the queue', async () => {
  const { band, errors } = await submit(strength({ fullName: 'Vũ Gia Huy' }));
  expect(errors).toEqual([]);
  expect(band).toEqual({
    band: 'G8',
    range: '8.0-8.9',
    averages: '8.0-8.9',
    minimumPercent: 25,
    maximumPercent: 50,
    acceptanceDays: 15,
  });
  expect((await foundBy('gia huy'))[0]).toMatchObject({
    kind: 'PROFILE_STRENGTH',
    address: '12 Lê Lợi, Đà Nẵng',
    studyYear: 'Lớp 11',
    gpaBand: 'G8',
  });
  expect((await submit(strength({ gpaBand: null }))).errors).toEqual([{ code: 'REQUIRED', field: 'gpaBand' }]);
});

describe('the queue of leads', () => {
  it('shows the longest waiting first, and filters by status, kind, campaign, assignment and words', async () => {
    const first = await leadOf('Tạ Uyên Vy', { campaign: 'PARTNER_INSTITUTION' });
    const second = await leadOf('Tạ Uyên My', { campaign: 'PARTNER_INSTITUTION' });
    const partners = { campaign: 'PARTNER_INSTITUTION' };
    const idsOf = async (filter: object, staff = lan) =>
      (await queue(filter, staff)).items.map(({ id }: { id: string }) => id);
    expect(await idsOf(partners)).toEqual([first.id, second.id]);
    await act('assignLead', first, { advisorId: lan.id });
    expect(await idsOf({ ...partners, assignedTo: 'MINE' })).toEqual([first.id]);
    expect(await idsOf({ ...partners, assignedTo: 'UNASSIGNED' })).toEqual([second.id]);
    expect(await idsOf({ ...partners, assignedTo: 'OTHERS' }, binh)).toEqual([first.id]);
    expect(await idsOf({ ...partners, kind: 'PROFILE_STRENGTH' })).toEqual([]);
    expect(await idsOf({ ...partners, text: 'UYEN v' })).toEqual([first.id]);
    expect(await idsOf({ text: '!!' })).toEqual([]);
  });

  it('is closed to students and visitors', async () => {
    const mai = await signIn(app);
    expect((await runQueryAs(mai, QUEUE)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await runQueryAs(visitor(), QUEUE)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('a lead', () => {
  it('is answered by mail, tells a sender with an account, and is audited', async () => {
    const mai = await signIn(app, { email: 'mai-lead@people.example' });
    const lead = await leadOf('Lưu Bảo Trâm', { email: 'tram@mail.example', language: 'EN' }, mai);
    const { lead: answered, errors } = await act('answerLead', lead, {
      text: 'Hello Trâm,\nsee https://example.org/guide.',
    });
    expect(errors).toEqual([]);
    expect(answered).toMatchObject({ status: 'ANSWERED', advisor: { fullName: 'Nguyễn Thị Lan' } });
    expect(await codesTold(mai)).toEqual(['LEAD_ANSWERED']);
    const mails = await mailsTo('tram@mail.example');
    expect(mails.map(mail => mail.includes('see https://example.org/guide.')).toSorted()).toEqual([false, true]);
    const audit = await app.mongo.connection.collection('auditEvents').find({ detail: lead.id }).toArray();
    expect(audit.map(({ kind }) => kind)).toEqual(['LEAD_ANSWERED']);
  });

  it('of two advisors at once is changed by one, the other hears CONFLICT and no second mail is sent', async () => {
    const lead = await leadOf('Kiều Thanh Tú', { email: 'tu@mail.example' });
    const results = await Promise.all([
      act('answerLead', lead, { text: 'Một' }, lan),
      act('answerLead', lead, { text: 'Hai' }, binh),
    ]);
    const codes = results.map(({ errors }) => errors.map(({ code }: { code: string }) => code).join()).toSorted();
    expect(codes).toEqual(['', 'CONFLICT']);
    await app.services.idle();
    expect(await mailsTo('tu@mail.example')).toHaveLength(2);
  });

  it('is assigned with a word to the other advisor, and closed for good', async () => {
    const lead = await leadOf('Mạc Đình Phúc');
    const { lead: assigned } = await act('assignLead', lead, { advisorId: binh.id });
    expect(await codesTold(binh)).toContain('LEAD_ASSIGNED');
    expect((await act('assignLead', assigned, { advisorId: 'nobody' })).errors).toEqual([
      { code: 'NO_SUCH_ADVISOR', field: 'advisorId' },
    ]);
    const { lead: free } = await act('assignLead', assigned, { advisorId: null });
    expect(free.advisor).toBeNull();
    const { lead: closed } = await act('closeLead', free);
    expect(closed.status).toBe('CLOSED');
    expect((await act('answerLead', closed, { text: 'Muộn' })).errors).toEqual([
      { code: 'ALREADY_CLOSED', field: 'leadId' },
    ]);
  });
});

describe('a message that a visitor sends again from another network', () => {
  const from = { TRUST_PROXY: '1' };
  const sendFrom = async (site: TestApp, address: string, input: object) =>
    payloadOf(await openBrowser(site).query(CONTACT, { input }, { 'x-forwarded-for': address }));

  it('is stored once and acknowledged by one mail; under its key a stranger sends a message of their own', async () => {
    const site = await createTestApp({ environment: from });
    try {
      const input = message({ email: 'ngan@mail.example' });
      const taken = { ok: true, errors: [] };
      for (const address of ['203.0.113.81', '198.51.100.81'])
        expect(await sendFrom(site, address, input)).toEqual(taken);
      const stranger = { ...input, email: 'stranger@mail.example' };
      expect(await sendFrom(site, '203.0.113.82', stranger)).toEqual(taken);
      const stored = await site.mongo.connection.collection('leads').find().toArray();
      expect(stored.map(({ email }) => email).toSorted()).toEqual(['ngan@mail.example', 'stranger@mail.example']);
      const mails = await site.mails();
      expect(mails.filter(mail => /^To: .*ngan@mail\.example/im.test(mail))).toHaveLength(1);
    } finally {
      await site.close();
    }
  });
});

it('messages and forms of one address are limited together', async () => {
  const limited = await createTestApp({ environment: { LIMIT_LEADS_PER_HOUR: '2', TRUST_PROXY: '1' } });
  try {
    const browser = openBrowser(limited);
    const codes = [];
    for (let count = 0; count < 3; count += 1) {
      // All tests share a Redis: an address that no other sends from.
      const { errors } = await browser.query(CONTACT, { input: message() }, { 'x-forwarded-for': '203.0.113.77' });
      codes.push(errors[0]?.extensions?.code ?? 'STORED');
    }
    const both = await browser.query(STRENGTH, { input: strength() }, { 'x-forwarded-for': '203.0.113.77' });
    expect([...codes, both.errors[0]?.extensions?.code]).toEqual(['STORED', 'STORED', 'RATE_LIMITED', 'RATE_LIMITED']);
  } finally {
    await limited.close();
  }
});

describe('messages that somebody sent without logging in', () => {
  const EXPORT = '{ myDataExport { json } }';
  const PREVIEW = '{ myDeletionPreview { part count } }';
  const DELETE = 'mutation ($password: String!) { deleteAccount(input: { password: $password }) { ok } }';
  const exported = async (person: Person): Promise<{ message?: string }[]> =>
    JSON.parse(payloadOf(await runQueryAs(person, EXPORT)).json).leads;
  const countOf = async (person: Person): Promise<number> =>
    Object(payloadOf(await runQueryAs(person, PREVIEW)).find(({ part }: { part: string }) => part === 'leads')).count;
  const stored = (email: string) => app.mongo.connection.collection('leads').countDocuments({ email });

  it('belong to the account whose confirmed address they name: to its export, its count and its deletion', async () => {
    const [mai, binhMinh] = [await signIn(app), await signIn(app)];
    await send(message({ email: mai.email.toUpperCase(), message: 'Em gửi khi chưa đăng nhập.' }));
    await send(message({ email: mai.email, message: 'Em gửi khi đã đăng nhập.' }), mai);
    await send(message({ email: binhMinh.email }));
    expect((await exported(mai)).map(lead => lead.message).toSorted()).toEqual([
      'Em gửi khi chưa đăng nhập.',
      'Em gửi khi đã đăng nhập.',
    ]);
    expect(await countOf(mai)).toBe(2);
    expect(payloadOf(await runQueryAs(mai, DELETE, { password: PASSWORD }))).toEqual({ ok: true });
    expect([await stored(mai.email), await stored(binhMinh.email)]).toEqual([0, 1]);
  });

  it('are no part of an account whose address nobody confirmed, nor of one that another account sent', async () => {
    const [unconfirmed, lanAnh] = [await signIn(app, { isEmailVerified: false }), await signIn(app)];
    await send(message({ email: unconfirmed.email }));
    await send(message({ email: lanAnh.email }), unconfirmed);
    expect([await countOf(unconfirmed), await countOf(lanAnh)]).toEqual([1, 0]);
    await runQueryAs(lanAnh, DELETE, { password: PASSWORD });
    expect(await stored(lanAnh.email)).toBe(1);
    await runQueryAs(unconfirmed, DELETE, { password: PASSWORD });
    expect([await stored(lanAnh.email), await stored(unconfirmed.email)]).toEqual([0, 1]);
  });
});
