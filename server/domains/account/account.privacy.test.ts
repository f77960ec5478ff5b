import { createCorrectionsService } from './account.corrections.js';
import { createWorld, DAO, type World } from './account.fixtures.js';
import { createPrivacyService, type PrivacyService } from './account.privacy.js';

const notes = new Map<string, string[]>();
const handler = {
  part: 'notes',
  exportOf: async (id: string) => notes.get(id) ?? [],
  countOf: async (id: string) => notes.get(id)?.length ?? 0,
  erase: async (id: string) => void notes.delete(id),
};

let world: World;
let privacy: PrivacyService;
let id: string;

beforeEach(async () => {
  notes.clear();
  world = createWorld({ handlers: [handler] });
  privacy = createPrivacyService({ users: world.users, corrections: world.corrections, ...world.ports });
  id = await world.enrol(DAO);
  notes.set(id, ['one', 'two']);
  await createCorrectionsService({ users: world.users, corrections: world.corrections, ...world.ports }).request(id, {
    field: 'PHONE',
    wantedValue: '0987654321',
  });
});

describe('the export', () => {
  it('holds every part of the product, and no secret', async () => {
    await world.users.set(id, {
      outbox: [],
      guardianConsent: {
        guardianName: 'Bình',
        guardianEmail: 'binh@example.org',
        askedAt: world.time.now,
        tokenHash: 'secret-of-the-link',
        expiresAt: world.time.now,
      },
    });
    const { json, fileName } = await privacy.exportOf(id);
    expect(fileName).toBe('study-abroad-data-2026-11-21.json');
    expect(JSON.parse(json)).toMatchObject({
      profile: {
        email: 'dao@example.org',
        phone: '+84912345678',
        guardianConsent: { guardianEmail: 'binh@example.org' },
      },
      consents: [],
      corrections: [{ field: 'PHONE', wantedValue: '+84987654321' }],
      notes: ['one', 'two'],
    });
    expect(json).not.toMatch(/hash of|secret-of-the-link|passwordHash|outbox/);
  });
});

describe('deletion', () => {
  it('tells beforehand what goes', async () => {
    expect(await privacy.previewOf(id)).toEqual([
      { part: 'profile', count: 1 },
      { part: 'consents', count: 0 },
      { part: 'corrections', count: 1 },
      { part: 'notes', count: 2 },
    ]);
  });

  it('wants the password, and says when it is wrong', async () => {
    expect(await privacy.remove(id, 'wrong')).toEqual([{ code: 'WRONG_PASSWORD', field: 'password' }]);
    expect([world.rows.size, notes.size, world.ended]).toEqual([1, 1, []]);
  });

  it('takes the password as it is typed on any keyboard', async () => {
    const seen = await world.accounts.credentialsOf(id);
    if (!seen) throw new Error('there is no account');
    await world.accounts.setPasswordHash(seen, `hash of ${'hoa-đào'.normalize('NFKC')}`);
    expect(await privacy.remove(id, 'hoa-đào'.normalize('NFD'))).toEqual([]);
  });

  it('does not let a password be guessed', async () => {
    for (let n = 0; n < 10; n += 1) await privacy.remove(id, `guess ${n}`);
    await expect(privacy.remove(id, 'hoa-dao')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(world.rows.size).toBe(1);
  });

  it('removes everything, ends the sessions and says goodbye', async () => {
    expect(await privacy.remove(id, 'hoa-dao')).toEqual([]);
    await world.settle();
    expect([world.rows.size, world.requests.size, notes.size, world.ended.includes(id)]).toEqual([0, 0, 0, true]);
    expect(world.mails).toEqual([
      expect.objectContaining({ to: 'dao@example.org', subject: 'Tài khoản của bạn đã được xóa' }),
    ]);
    expect(world.events.at(-1)).toEqual({ kind: 'ACCOUNT_DELETED' });
  });

  it('takes along what a request in flight wrote meanwhile', async () => {
    const late = {
      ...handler,
      part: 'late',
      erase: async (userId: string) =>
        void (await world.users.byId(userId).then(user => user && notes.set(userId, ['late']))),
    };
    notes.clear();
    world = createWorld({ handlers: [late, handler] });
    id = await world.enrol(DAO);
    await createPrivacyService({ users: world.users, corrections: world.corrections, ...world.ports }).remove(
      id,
      'hoa-dao',
    );
    expect(notes.size).toBe(0);
  });

  it('can be asked for again when it was stopped half way', async () => {
    const stopping = createPrivacyService({
      users: world.users,
      corrections: world.corrections,
      ...world.ports,
      otherPrivacyHandlers: [handler, { ...handler, erase: () => Promise.reject(new Error('away')) }],
    });
    await expect(stopping.remove(id, 'hoa-dao')).rejects.toThrow('away');
    expect(world.rows.size).toBe(1);
    expect(await privacy.remove(id, 'hoa-dao')).toEqual([]);
    expect(world.rows.size).toBe(0);
  });
});
