import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values.js';
import { daysAfter } from '../../../schema/rules/days.rules.js';
import { CHILD, createWorld, DAO, type World } from './account.fixtures.js';
import { createGuardianService, type GuardianService } from './account.guardian.js';

const GUARDIAN = { guardianName: 'Trần Thị Bình', guardianEmail: 'binh@example.org' };
const AGREED = { textVersion: CONSENT_TEXT_VERSION, language: 'VI' } as const;

let world: World;
let guardian: GuardianService;
let child: string;

beforeEach(async () => {
  world = createWorld();
  guardian = createGuardianService({ users: world.users, ...world.ports });
  child = await world.enrol(CHILD);
});

const statusOf = async (id: string) => {
  const user = await world.users.byId(id);
  return user && guardian.consentOf(user).status;
};
const tokenOf = (mail = world.mails.at(-1)): string => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const ask = async () => {
  const answer = await guardian.request(child, GUARDIAN);
  await world.settle();
  return answer;
};

describe('the step of a guardian', () => {
  it('is for people under 16 until it is done, and past its time once they are 16', async () => {
    const grown = await world.enrol(DAO);
    expect([
      await statusOf(grown),
      await statusOf(child),
      (await world.accounts.summaryOf(child))?.needsGuardianConsent,
    ]).toEqual(['NOT_NEEDED', 'NEEDED', true]);
    world.time.now = new Date('2028-01-01T00:00:00Z');
    expect([await statusOf(child), (await world.accounts.summaryOf(child))?.needsGuardianConsent]).toEqual([
      'NOT_NEEDED',
      false,
    ]);
    expect((await guardian.request(grown, GUARDIAN)).errors).toEqual([{ code: 'NOT_NEEDED', field: null }]);
  });

  it('sends the guardian a link that holds no secret of the store', async () => {
    const { guardianConsent } = await ask();
    expect(guardianConsent).toMatchObject({
      status: 'ASKED',
      guardianName: 'Trần Thị Bình',
      guardianEmailHint: 'b***@example.org',
      givenAt: null,
    });
    expect(world.mails[0]).toMatchObject({
      to: 'binh@example.org',
      subject: 'Một học sinh cần sự đồng ý của anh/chị trên Chân Trời',
      text: expect.stringContaining('https://example.org/guardian-consent?token='),
    });
    expect(JSON.stringify(world.rows.get(child))).not.toContain(tokenOf());
  });

  it('sends words of nobody to an address that anybody may have typed: names stand behind the link alone', async () => {
    await ask();
    const { subject, text, html } = world.mails[0] ?? { subject: '', text: '', html: '' };
    for (const part of [subject, text, html]) {
      expect(part).toContain('học sinh');
      expect(part).not.toMatch(/Nam\b|Bình/);
    }
  });

  it('shows the holder of the link the given name of the student, nothing else', async () => {
    await ask();
    expect(await guardian.requestOf(tokenOf())).toEqual({
      purpose: 'MARKS',
      guardianName: 'Trần Thị Bình',
      studentName: 'Nam',
      askedAt: world.time.now,
    });
    expect([await guardian.requestOf('a'.repeat(43)), await guardian.requestOf('')]).toEqual([null, null]);
  });

  it('is done once with the text that was shown', async () => {
    await ask();
    const token = tokenOf();
    expect(await guardian.give({ token, textVersion: '2020-01-01', language: 'VI' })).toEqual([
      { code: 'OUTDATED_TEXT', field: 'textVersion' },
    ]);
    const answers = await Promise.all([guardian.give({ token, ...AGREED }), guardian.give({ token, ...AGREED })]);
    await world.settle();
    expect(answers.flat()).toEqual([{ code: 'INVALID_TOKEN', field: 'token' }]);
    expect([await statusOf(child), (await world.accounts.summaryOf(child))?.needsGuardianConsent]).toEqual([
      'GIVEN',
      false,
    ]);
    expect(world.rows.get(child)?.guardianConsent).toEqual({
      purpose: 'MARKS',
      ...GUARDIAN,
      askedAt: world.time.now,
      givenAt: world.time.now,
      ...AGREED,
    });
    expect(world.mails.map(({ to }) => to)).toEqual(['binh@example.org', 'nam@example.org']);
    expect(world.events.map(({ kind }) => kind)).toEqual(['GUARDIAN_CONSENT_REQUESTED', 'GUARDIAN_CONSENT_GIVEN']);
    expect((await ask()).errors).toEqual([{ code: 'NOT_NEEDED', field: null }]);
  });

  it('lasts thirty days, and a newer link ends the one before', async () => {
    await ask();
    const first = tokenOf();
    await ask();
    expect(await guardian.give({ token: first, ...AGREED })).toEqual([{ code: 'INVALID_TOKEN', field: 'token' }]);
    world.time.now = daysAfter(world.time.now, 30);
    expect([await guardian.requestOf(tokenOf()), await guardian.give({ token: tokenOf(), ...AGREED })]).toEqual([
      null,
      [{ code: 'INVALID_TOKEN', field: 'token' }],
    ]);
  });

  it('is asked for three times a day', async () => {
    for (let n = 0; n < 3; n += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED', extensions: { retryAfter: 60 } });
  });

  it('wants a guardian who is not the person', async () => {
    expect((await guardian.request(child, { guardianName: 'B', guardianEmail: 'NAM@example.org' })).errors).toEqual([
      { code: 'TOO_SHORT', field: 'guardianName' },
      { code: 'GUARDIAN_IS_SELF', field: 'guardianEmail' },
    ]);
  });

  it('mails the latest request alone when the mail of the one before it is still waiting', async () => {
    await guardian.request(child, GUARDIAN);
    world.time.now = new Date(world.time.now.getTime() + 1000);
    await guardian.request(child, { ...GUARDIAN, guardianEmail: 'other@example.org' });
    await world.settle();
    expect(world.mails.map(({ to }) => to)).toEqual(['other@example.org']);
    expect(await guardian.give({ token: tokenOf(), ...AGREED })).toEqual([]);
  });

  it('never takes back a consent that was given while the next request was under way', async () => {
    await ask();
    const { byId } = world.users;
    const late = createGuardianService({
      ...world.ports,
      users: {
        ...world.users,
        byId: async id => {
          const user = await byId(id);
          await guardian.give({ token: tokenOf(), ...AGREED });
          return user;
        },
      },
    });
    expect(await late.request(child, GUARDIAN)).toEqual({
      guardianConsent: null,
      guardianCopy: null,
      errors: [{ code: 'NOT_NEEDED', field: null }],
    });
    expect(await statusOf(child)).toBe('GIVEN');
  });

  it('mails nobody when the account is gone by then', async () => {
    await guardian.request(child, GUARDIAN);
    await world.users.remove(child);
    await world.settle();
    expect(world.mails).toEqual([]);
  });
});

describe('the address of a guardian at 16 and 17', () => {
  const copyOf = async (id: string) => {
    const user = await world.users.byId(id);
    return user && guardian.copyOf(user).status;
  };

  it('is confirmed by a link of its own, which says nothing of marks', async () => {
    const hoa = await world.enrol({ ...CHILD, email: 'hoa@example.org', dateOfBirth: '2009-06-01' });
    expect([await copyOf(hoa), await statusOf(hoa), await copyOf(child)]).toEqual([
      'NEEDED',
      'NOT_NEEDED',
      'NOT_NEEDED',
    ]);
    expect((await guardian.request(hoa, GUARDIAN)).guardianCopy).toMatchObject({
      status: 'ASKED',
      guardianEmailHint: 'b***@example.org',
    });
    await world.settle();
    expect(world.mails.at(-1)?.text).toContain('bản sao');
    expect(world.mails.at(-1)?.text).not.toContain('lưu điểm số');
    expect(await guardian.requestOf(tokenOf())).toMatchObject({ purpose: 'COPIES' });
    expect(await guardian.give({ token: tokenOf(), ...AGREED })).toEqual([]);
    expect([await copyOf(hoa), await statusOf(hoa)]).toEqual(['CONFIRMED', 'NOT_NEEDED']);
  });

  it('that was confirmed is no consent to store marks when the person turns out to be younger', async () => {
    const hoa = await world.enrol({ ...CHILD, email: 'hoa@example.org', dateOfBirth: '2009-06-01' });
    await guardian.request(hoa, GUARDIAN);
    await world.settle();
    await guardian.give({ token: tokenOf(), ...AGREED });
    const user = world.rows.get(hoa);
    if (user) world.rows.set(hoa, { ...user, dateOfBirth: '2012-06-01' });
    expect([await statusOf(hoa), (await world.accounts.summaryOf(hoa))?.needsGuardianConsent]).toEqual([
      'NEEDED',
      true,
    ]);
    expect((await guardian.request(hoa, GUARDIAN)).guardianConsent).toMatchObject({ status: 'ASKED' });
  });

  it('is needed no more at 18, and the one who agreed before the 16th birthday has confirmed it', async () => {
    await ask();
    await guardian.give({ token: tokenOf(), ...AGREED });
    world.time.now = new Date('2028-06-01T00:00:00Z');
    expect(await copyOf(child)).toBe('CONFIRMED');
    world.time.now = new Date('2030-06-01T00:00:00Z');
    expect(await copyOf(child)).toBe('NOT_NEEDED');
  });
});
