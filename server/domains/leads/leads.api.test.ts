/** The forms that visitors send: a message and the profile-strength form. */
import { dataOf } from '../../testing/runQuery.js';
import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values.js';
import { openBrowser } from '../../testing/browser.js';
import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { runQueryAs, signIn } from '../../testing/signIn.js';
import { LeadInstitutionDocument } from './leads.api.gql.js';
import { LeadMessageDocument, LeadStrengthDocument } from './test/leads.gql.js';
import { consent, message, openLeadsSite, strength } from './test/leadsSite.js';

const site = openLeadsSite();
const { visitor, send, submit, queue, foundBy, mailsTo, leadOf } = site;
const monash = async () => {
  const { institution } = dataOf(await runQueryAs(visitor(), LeadInstitutionDocument));
  return { kind: 'INSTITUTION', id: institution?.id };
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
    const stored = await site.app.mongo.connection.collection('leads').findOne({ email: 'chi@mail.example' });
    expect(stored?.consents).toEqual([
      { purpose: 'ADVICE_CONTACT', textVersion: CONSENT_TEXT_VERSION, language: 'VI', at: expect.any(Date) },
    ]);
    await site.app.services.idle();
    const mails = await mailsTo('chi@mail.example');
    expect(mails).toHaveLength(1);
    // Anybody may type any address: no word that was typed goes there, not even the name.
    for (const typed of ['học bổng.', 'Chi,', 'Quỳnh', 'Đà Nẵng', 'Phan Châu Trinh', '345 678'])
      expect(mails[0]).not.toContain(typed);
    expect(mails[0]).toContain('Chào bạn,');
  });

  it('comes back as a copy to the confirmed address of its sender’s account alone', async () => {
    const mai = await signIn(site.app, { email: 'mai-copy@people.example' });
    const users = site.app.mongo.connection.collection('users');
    const about = (word: string) => message({ email: 'mai-copy@people.example', message: `Em hỏi về ${word}.` });
    await users.updateOne({ email: 'mai-copy@people.example' }, { $set: { isEmailVerified: false } });
    await send(about('cam'), mai);
    await site.app.services.idle();
    await users.updateOne({ email: 'mai-copy@people.example' }, { $set: { isEmailVerified: true } });
    await send(about('quýt'), mai);
    await send({ ...about('bưởi'), email: 'somebody-else@people.example' }, mai);
    await site.app.services.idle();
    const own = (await mailsTo('mai-copy@people.example')).join('\n');
    expect([own.includes('quýt'), own.includes('cam.'), own.includes('bưởi')]).toEqual([true, false, false]);
    expect((await mailsTo('somebody-else@people.example')).join('')).not.toContain('bưởi');
  });

  it('carries the item that its sender was looking at', async () => {
    const lead = await leadOf('Hồ Ngọc Hà', { item: await monash() });
    expect(lead.item).toEqual({ __typename: 'Institution' });
    expect((await send(message({ item: { kind: 'PROGRAM', id: 'none' } }))).errors).toEqual([
      { code: 'NO_SUCH_ITEM', field: 'item' },
    ]);
  });

  it('reports an error in a figure: typed, with the item and the name of the figure', async () => {
    const lead = await leadOf('Trịnh Hải Đăng', {
      campaign: 'CORRECTION',
      item: await monash(),
      fact: '  Phí nộp \n hồ sơ ',
    });
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
    await site.app.services.idle();
    expect(await foundBy('bot')).toEqual([]);
  });

  it('with the hidden field filled in takes the same steps in the database before its answer', async () => {
    const commandsOf = async (input: object): Promise<string[]> => {
      let answered: string[] = [];
      const commands = await commandsDuring(site.app, async () => {
        await send(input);
        answered = ['answered'];
      });
      expect(answered).toEqual(['answered']);
      return commands.filter(command => /^(insert|findAndModify|update)/.test(command));
    };
    const honest = await commandsOf(message({ name: 'Người Thật' }));
    expect(await commandsOf(message({ name: 'Rô Bốt', website: 'spam' }))).toEqual(honest);
    expect(honest).toContain('insert leads');
    await site.app.services.idle();
    const strengthOf = async (input: object) => (await submit(input)).band?.band;
    expect(await strengthOf({ ...strength({ fullName: 'Máy Móc' }), website: 'spam' })).toBe('G8');
    await site.app.services.idle();
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

describe('a message that a visitor sends again from another network', () => {
  const from = { TRUST_PROXY: '1' };
  const sendFrom = async (proxied: TestApp, address: string, input: object) => {
    const headers = { 'x-forwarded-for': address };
    return dataOf(await openBrowser(proxied).query(LeadMessageDocument, { input }, headers)).sendContactMessage;
  };

  it('is stored once and acknowledged by one mail; under its key a stranger sends a message of their own', async () => {
    const proxied = await createTestApp({ environment: from });
    try {
      const input = message({ email: 'ngan@mail.example' });
      const taken = { ok: true, errors: [] };
      for (const address of ['203.0.113.81', '198.51.100.81'])
        expect(await sendFrom(proxied, address, input)).toEqual(taken);
      const stranger = { ...input, email: 'stranger@mail.example' };
      expect(await sendFrom(proxied, '203.0.113.82', stranger)).toEqual(taken);
      const stored = await proxied.mongo.connection.collection('leads').find().toArray();
      expect(stored.map(({ email }) => email).toSorted()).toEqual(['ngan@mail.example', 'stranger@mail.example']);
      const mails = await proxied.mails();
      expect(mails.filter(mail => /^To: .*ngan@mail\.example/im.test(mail))).toHaveLength(1);
    } finally {
      await proxied.close();
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
      const { errors } = await browser.query(
        LeadMessageDocument,
        { input: message() },
        { 'x-forwarded-for': '203.0.113.77' },
      );
      codes.push(errors[0]?.extensions?.code ?? 'STORED');
    }
    const both = await browser.query(
      LeadStrengthDocument,
      { input: strength() },
      { 'x-forwarded-for': '203.0.113.77' },
    );
    expect([...codes, both.errors[0]?.extensions?.code]).toEqual(['STORED', 'STORED', 'RATE_LIMITED', 'RATE_LIMITED']);
  } finally {
    await limited.close();
  }
});
