import { type CorrectionsService, createCorrectionsService } from './account.corrections.js';
import { CHILD, createWorld, DAO, type World } from './account.fixtures.js';

let world: World;
let service: CorrectionsService;
let dao: string;
const staff = 'staff';

beforeEach(async () => {
  world = createWorld();
  service = createCorrectionsService({ users: world.users, corrections: world.corrections, ...world.ports });
  dao = await world.enrol(DAO);
});

const ask = async (field: 'FULL_NAME' | 'EMAIL' | 'PHONE' | 'DATE_OF_BIRTH', wantedValue: string): Promise<string> => {
  const { request, errors } = await service.request(dao, {
    field,
    wantedValue,
    reason: 'gõ nhầm',
    password: 'hoa-dao',
  });
  if (!request) throw new Error(errors[0]?.code);
  return request._id;
};
const decide = async (requestId: string, isApproved: boolean, answer?: string) => {
  const result = await service.decide(staff, { requestId, isApproved, ...(answer ? { answer } : {}) });
  await world.settle();
  return result;
};

describe('asking for a correction', () => {
  it('stores the current value, the wanted one normalized, and the day on which it is due', async () => {
    await ask('PHONE', '0987 654 321');
    expect(await service.ofPerson(dao)).toEqual([
      expect.objectContaining({
        field: 'PHONE',
        currentValue: '+84912345678',
        wantedValue: '+84987654321',
        reason: 'gõ nhầm',
        status: 'OPEN',
        dueOn: '2026-12-01',
      }),
    ]);
    expect(world.events).toEqual([{ kind: 'CORRECTION_REQUESTED', actorId: dao, subjectId: dao, detail: 'PHONE' }]);
  });

  it.each([
    ['PHONE', '0912 345 678', 'SAME_VALUE'],
    ['PHONE', '+65 1234567', 'INVALID_PHONE'],
    ['EMAIL', 'x', 'INVALID_EMAIL'],
    ['FULL_NAME', ' ', 'REQUIRED'],
    ['DATE_OF_BIRTH', '2030-01-01', 'INVALID_DATE'],
  ] as const)('%s to %j is refused: %s', async (field, wantedValue, code) => {
    expect(await service.request(dao, { field, wantedValue, password: 'hoa-dao' })).toEqual({
      request: null,
      errors: [{ code, field: 'wantedValue' }],
    });
  });

  it('takes the place of an open one for the same field', async () => {
    await ask('PHONE', '0987654321');
    await ask('EMAIL', 'new@example.org');
    await ask('PHONE', '0987654322');
    expect((await service.ofPerson(dao)).map(({ field, status }) => `${field} ${status}`).toSorted()).toEqual([
      'EMAIL OPEN',
      'PHONE OPEN',
      'PHONE WITHDRAWN',
    ]);
  });

  it('is possible ten times a day', async () => {
    for (let n = 0; n < 10; n += 1) await ask('PHONE', `098765432${n}`);
    await expect(ask('PHONE', '0987654399')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is taken back by nobody else', async () => {
    const request = await ask('PHONE', '0987654321');
    const other = await world.enrol(CHILD);
    await expect(service.withdraw(other, request)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await service.withdraw(dao, request)).request?.status).toBe('WITHDRAWN');
    expect((await service.withdraw(dao, request)).errors).toEqual([{ code: 'CONFLICT', field: 'requestId' }]);
  });
});

describe('deciding on a correction', () => {
  it('applies what was approved, tells the person and writes it down', async () => {
    const { request } = await decide(await ask('DATE_OF_BIRTH', '2008-05-18'), true, 'Đã xem giấy khai sinh.');
    expect(request).toMatchObject({ status: 'APPROVED', decidedBy: staff, answer: 'Đã xem giấy khai sinh.' });
    expect(world.rows.get(dao)).toMatchObject({ dateOfBirth: '2008-05-18' });
    expect(world.mails).toEqual([
      expect.objectContaining({
        to: 'dao@example.org',
        subject: 'Đã sửa ngày sinh của bạn',
        text: expect.stringContaining('18/05/2008'),
      }),
    ]);
    expect(world.events.at(-1)).toEqual({
      kind: 'CORRECTION_DECIDED',
      actorId: staff,
      subjectId: dao,
      detail: 'DATE_OF_BIRTH APPROVED',
    });
    expect(world.ended).toEqual([]);
  });

  it('makes a new address unconfirmed, tells both addresses, sends a confirmation mail and ends the sessions', async () => {
    await world.accounts.markEmailVerified(dao, 'dao@example.org');
    await decide(await ask('EMAIL', ' New@Example.org'), true);
    expect(world.rows.get(dao)).toMatchObject({ email: 'new@example.org', isEmailVerified: false });
    // The former one also when it was asked for.
    expect(world.mails.map(({ to }) => to)).toEqual(['dao@example.org', 'dao@example.org', 'new@example.org']);
    expect(world.ended).toEqual([dao]);
    expect(await world.accounts.markEmailVerified(dao, 'dao@example.org')).toBe(false);
    expect(world.confirmations).toEqual([dao]);
  });

  it('leaves everything as it is when it is declined', async () => {
    const before = world.rows.get(dao);
    expect((await decide(await ask('FULL_NAME', 'Nguyễn Thị Mai'), false)).request?.status).toBe('DECLINED');
    expect(world.rows.get(dao)).toEqual(before);
    expect(world.mails.map(({ subject }) => subject)).toEqual(['Yêu cầu sửa họ và tên chưa được chấp nhận']);
  });

  it('does not give anybody the address of another, and leaves the request open', async () => {
    await world.enrol(CHILD);
    const request = await ask('EMAIL', CHILD.email);
    expect((await decide(request, true)).errors).toEqual([{ code: 'EMAIL_TAKEN', field: 'requestId' }]);
    expect([world.rows.get(dao)?.email, world.requests.get(request)?.status]).toEqual(['dao@example.org', 'OPEN']);
    expect(world.mails.map(({ subject }) => subject)).toEqual(['Có yêu cầu đổi email của tài khoản bạn']);
  });

  it('happens once, also when two approve or one declines at the same moment', async () => {
    for (const second of [true, false]) {
      const wanted = second ? '0987654321' : '0987654322';
      const request = await ask('PHONE', wanted);
      const former = world.rows.get(dao)?.phone;
      const answers = await Promise.all([decide(request, true), decide(request, second)]);
      expect(answers.flatMap(({ errors }) => errors)).toEqual([{ code: 'CONFLICT', field: 'requestId' }]);
      const isApproved = world.requests.get(request)?.status === 'APPROVED';
      expect(world.rows.get(dao)?.phone).toBe(isApproved ? `+84${wanted.slice(1)}` : former);
    }
  });

  it('may be done again when it was stopped after the profile was changed', async () => {
    const request = await ask('PHONE', '0987654321');
    await world.users.set(dao, { phone: '+84987654321' });
    expect((await decide(request, true)).request?.status).toBe('APPROVED');
  });

  it('is not for the person who asked, nor for requests that are not there', async () => {
    const request = await ask('PHONE', '0987654321');
    await expect(service.decide(dao, { requestId: request, isApproved: true })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(decide('none', true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('staff see the open requests with whose they are', async () => {
  await ask('PHONE', '0987654321');
  expect(await service.queue('OPEN', { number: 1, size: 20 })).toMatchObject({
    items: [{ userId: dao, fullName: 'Nguyễn Thị Đào', request: { field: 'PHONE' } }],
    total: 1,
  });
  expect(await service.queue('APPROVED', { number: 1, size: 20 })).toEqual({ items: [], total: 0 });
});
