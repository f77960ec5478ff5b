import type { z } from 'zod';
import { changePasswordRule, emailRule, fullNameRule, loginRule, passwordRule, registerRule } from './session.rules.js';
import { includesRole } from './session.values.js';

const entered = {
  fullName: ' Nguyễn  Thị Đào ',
  email: ' Dao@Example.ORG',
  password: 'hoa-đào-2026',
  confirmPassword: 'hoa-đào-2026',
  phone: '0912 345 678',
  dateOfBirth: '2009-05-17',
};
const register = (changed: Record<string, unknown> = {}) =>
  registerRule('2026-11-21').safeParse({ ...entered, ...changed });
const issuesOf = ({ error }: z.ZodSafeParseResult<unknown>) =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

describe('a registration', () => {
  it('is stored tidily: name in one form, address in lower case, phone as E.164', () => {
    expect(register().data).toMatchObject({
      fullName: 'Nguyễn Thị Đào',
      email: 'dao@example.org',
      phone: '+84912345678',
      dateOfBirth: '2009-05-17',
    });
  });

  it.each([
    [{ fullName: ' ' }, 'fullName REQUIRED'],
    [{ fullName: 'Đ' }, 'fullName TOO_SHORT'],
    [{ email: '' }, 'email REQUIRED'],
    [{ email: 'dao@' }, 'email INVALID_EMAIL'],
    [{ password: '', confirmPassword: '' }, 'password REQUIRED'],
    [{ password: '12345', confirmPassword: '12345' }, 'password TOO_SHORT'],
    [{ confirmPassword: 'something else' }, 'confirmPassword MISMATCH'],
    [{ phone: '12' }, 'phone INVALID_PHONE'],
    [{ phone: '' }, 'phone REQUIRED'],
    [{ dateOfBirth: '' }, 'dateOfBirth REQUIRED'],
    [{ dateOfBirth: '2009-02-30' }, 'dateOfBirth INVALID_DATE'],
    [{ dateOfBirth: '2026-11-22' }, 'dateOfBirth INVALID_DATE'],
    [{ dateOfBirth: '1890-01-01' }, 'dateOfBirth INVALID_DATE'],
  ])('%j is told as %s', (changed, issue) => {
    expect(issuesOf(register(changed))).toContain(issue);
  });

  it('says that passwords differ also while other fields have mistakes', () => {
    expect(issuesOf(register({ email: 'x', confirmPassword: 'y' }))).toEqual(
      expect.arrayContaining(['email INVALID_EMAIL', 'confirmPassword MISMATCH']),
    );
  });
});

it('a name has at least two letters and a password at least six characters, each of them as many as that', () => {
  expect(['Đ', 'Vũ'].map(name => fullNameRule.safeParse(name).success)).toEqual([false, true]);
  expect(['năm-5', 'sáu-66'].map(password => passwordRule.safeParse(password).success)).toEqual([false, true]);
});

describe('a login', () => {
  const login = (changed: Record<string, unknown>) =>
    loginRule.safeParse({ email: 'dao@example.org', password: 'hoa-đào', ...changed });

  it('takes an address and a password, and remembers nobody unless asked to', () => {
    expect(login({}).data).toEqual({ email: 'dao@example.org', password: 'hoa-đào', rememberMe: false });
  });

  it.each([
    [{ email: '' }, 'email REQUIRED'],
    [{ email: 'dao@' }, 'email INVALID_EMAIL'],
    [{ password: '' }, 'password REQUIRED'],
    [{ password: '12345' }, 'password TOO_SHORT'],
  ])('with %j is told %s', (changed, issue) => {
    expect(issuesOf(login(changed))).toContain(issue);
  });
});

it('a password may be long, and reads alike however its marks were typed', () => {
  expect(passwordRule.parse('é'.normalize('NFD').repeat(100))).toBe('é'.normalize('NFC').repeat(100));
  expect(passwordRule.safeParse('a'.repeat(201)).success).toBe(false);
});

describe('a change of the password', () => {
  const change = (changed: Record<string, unknown>) =>
    changePasswordRule.safeParse({
      currentPassword: 'a',
      newPassword: 'sáu-66',
      confirmPassword: 'sáu-66',
      ...changed,
    });

  it('takes the present one, and a new one of six characters twice', () => {
    expect(change({}).success).toBe(true);
  });

  it.each([
    [{ currentPassword: '' }, 'currentPassword REQUIRED'],
    [{ newPassword: '' }, 'newPassword REQUIRED'],
    [{ newPassword: 'năm-5', confirmPassword: 'năm-5' }, 'newPassword TOO_SHORT'],
    [{ confirmPassword: '' }, 'confirmPassword REQUIRED'],
    [{ confirmPassword: 'other' }, 'confirmPassword MISMATCH'],
  ])('with %j is told %s', (changed, issue) => {
    expect(issuesOf(change(changed))).toContain(issue);
  });
});

it.each([{ $ne: null }, ['a'], 5, null])('%j is no name, address or login', value => {
  expect([
    fullNameRule.safeParse(value).success,
    emailRule.safeParse(value).success,
    loginRule.safeParse({ email: value, password: value }).success,
  ]).toEqual([false, false, false]);
});

it('administrators may do what advisors may, not the other way round', () => {
  expect([
    includesRole('ADMIN', 'ADVISOR'),
    includesRole('ADVISOR', 'ADMIN'),
    includesRole('STUDENT', 'STUDENT'),
  ]).toEqual([true, false, true]);
});
