import { describe, expect, it } from '@jest/globals';
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
const issuesOf = ({ error }: ReturnType<typeof register>) =>
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

it('a password may be long, and reads alike however its marks were typed', () => {
  expect(passwordRule.parse('é'.normalize('NFD').repeat(100))).toBe('é'.normalize('NFC').repeat(100));
  expect(passwordRule.safeParse('a'.repeat(201)).success).toBe(false);
});

it('a new password must be confirmed', () => {
  expect(
    changePasswordRule.safeParse({ currentPassword: 'a', newPassword: 'long enough', confirmPassword: 'other' }).error
      ?.issues[0],
  ).toMatchObject({ path: ['confirmPassword'], message: 'MISMATCH' });
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
