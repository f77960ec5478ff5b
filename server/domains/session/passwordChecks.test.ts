import { COMMON_PASSWORDS, isCommonPassword } from './passwordChecks.js';

describe('the list of passwords that are guessed first', () => {
  it('is long, without marks, and holds nothing that is too short anyway', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(3000);
    expect([...COMMON_PASSWORDS].filter(word => word.length < 6 || word !== word.toLowerCase())).toEqual([]);
  });
});

describe('a password that is guessed first', () => {
  it.each([
    'password',
    'Password1',
    'P4$$w0rd',
    'iloveyou',
    'qwerty',
    'QWERTY123',
    'admin@123',
    'matkhau',
    'Mật khẩu',
    'matkhau2024',
    '123matkhau',
    'anhyeuem',
    'Anh-Yêu-Em',
    'emyeuanh1',
    'vietnam',
    'hanoi123',
    'doraemon',
    'nguyenvana',
    '123456',
    '123456789',
    '1234567890',
    '987654321',
    '654321',
    'abcdef',
    'asdfgh',
    '1qaz2wsx',
    '147258',
    '111111',
    'aaaaaa',
    '121212',
    'abcabc',
    'ababab1',
    '!!!!!!',
    '01011990',
    '24121999',
    '19900101',
    '1990',
    '20012001',
    '010190',
  ])('is refused: %s', password => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'sông-dài-như-sóng',
    'hoa-nở-bên-sông',
    'Kx7#mq',
    'tulip-và-cối-xay',
    'ba con mèo đen',
    '83·94·27·bốn',
    'phở-bò-tái-nạm',
    'x'.repeat(3) + 'yz-42',
  ])('is not %s', password => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
