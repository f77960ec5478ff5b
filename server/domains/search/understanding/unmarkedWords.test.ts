import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const restOf = (text: string) => understand(text, NO_NAMES).rest.replaceAll('\u001f', ' ');

it.each([
  ['hoc duoc ke toan khong', 'hoc ke toan khong'],
  ['gpa 7 co hoc duoc dieu duong khong', 'co hoc dieu duong khong'],
  ['co vao duoc nganh luat khong', 'co vao nganh luat khong'],
  ['duoc hoc ke toan o my', 'ke toan'],
  ['hoc duoc nganh gi', 'hoc nganh gi'],
])('%s: one can', (text, rest) => expect(restOf(text).replace(/ o$/, '')).toBe(rest));

it.each([
  'hoc duoc',
  'nganh duoc',
  'hoc duoc si',
  'muon hoc duoc khong can ielts',
  'hoc duoc va ke toan',
  'hoc duoc hoac dieu duong',
  'học dược kế toán',
  'duoc hoc',
  'úc có nganh duoc khong',
  'co khoa duoc ko, ở úc',
])('%s: pharmacy', text => expect(restOf(text)).toMatch(/duoc|dược/));

it.each([
  ['khoa hoc ke toan', 'ke toan'],
  ['khoa hoc ve thiet ke do hoa', 'thiet ke do hoa'],
  ['khoa hoc marketing o anh', 'marketing'],
  ['khoa hoc nau an', 'nau an'],
])('%s: a course', (text, rest) => expect(restOf(text).replace(/ o$/, '')).toBe(rest));

it.each([
  'khoa hoc',
  'nganh khoa hoc',
  'khoa hoc du lieu',
  'khoa hoc moi truong',
  'khoa hoc va cong nghe',
  'khoa học kế toán',
])('%s: science', text => expect(restOf(text)).toMatch(/khoa h[oọ]c/));
