import { passwordStrength } from './passwordStrength';

const own = ['Nguyễn Thị Lan', 'be.map.2008@example.org', '0912 345 678'];

describe('passwordStrength', () => {
  it.each([
    ['', 'EMPTY'],
    ['trời', 'SHORT'],
    ['123456', 'COMMON'],
    ['987654', 'COMMON'],
    ['aaaaaa', 'COMMON'],
    ['abcabc', 'COMMON'],
    ['qwerty123', 'COMMON'],
    ['Mật khẩu', 'FAIR'],
    ['MatKhau@123', 'COMMON'],
    ['03022008', 'COMMON'],
    ['nguyenthilan', 'PERSONAL'],
    ['NGUYỄN-1', 'PERSONAL'],
    ['bemap2008', 'PERSONAL'],
    ['so 912345678', 'PERSONAL'],
    ['sóng xa', 'FAIR'],
    ['một chiều mưa ở Huế', 'GOOD'],
    ['lan man gió thổi', 'GOOD'],
    ['làng-42', 'FAIR'],
  ] as const)('takes %j for %s', (password, strength) => {
    expect(passwordStrength(password, own)).toBe(strength);
  });
});
