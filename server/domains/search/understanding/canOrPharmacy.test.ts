import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const MEANT = /đươc|được|dươc|dược|duoc/u;
const meantBy = (text: string): string[] => understand(text, NO_NAMES).rest.match(new RegExp(MEANT, 'gu')) ?? [];

it.each([
  'em gpa 8.0 xin duoc hoc bong khong',
  'có xin duoc học bổng ngành marketing không',
  'con toi co duoc hoc bong khong',
  'lam the nao de duoc hoc bong',
  'nhan duoc hoc bong nganh luat',
  'lop 12 co duoc hoc marketing khong',
  'hoc xong lop 11 duoc hoc gi',
  'ielts 6.0 duoc hoc truong nao',
  'luc hoc kem co duoc hoc marketing khong',
  'tieng anh kem co hoc duoc marketing khong',
  'muon duoc hoc marketing',
  'thi vao duoc truong nao',
  'duoc tu van marketing',
  'đuoc hoc marketing',
  'có duọc học marketing không',
])('%s: one can, or gets', text => expect(meantBy(text).filter(word => word !== 'được')).toEqual([]));

it.each([
  ['hoc duoc ke toan khong', 'hoc được ke toan khong'],
  ['gpa 7 co hoc duoc dieu duong khong', 'co hoc được dieu duong khong'],
  ['co vao duoc nganh luat khong', 'co vao được nganh luat khong'],
  ['hoc duoc nganh gi', 'hoc được nganh gi'],
])('%s: the word that is meant is read from then on', (text, rest) =>
  expect(understand(text, NO_NAMES).rest).toBe(rest),
);

it.each([
  ['gpa 7 xin duoc hoc bong toan phan uc khong', ''],
  ['co duoc hoc dai hoc o uc khong', ''],
  ['hoc luc kha co duoc hoc thac si o anh khong', ''],
  ['duoc mien hoc phi o duc', ''],
  ['lop 10 co duoc di du hoc canada khong', ''],
])('%s: nothing is looked for beside what is understood', (text, rest) =>
  expect(understand(text, NO_NAMES).rest).toBe(rest),
);

it.each([
  'nganh duoc',
  'duoc hoc',
  'duoc hoc uc',
  'hoc duoc o uc',
  'muon hoc duoc o my ielts 6.5',
  'muốn học duoc ở úc',
  'thac si duoc hoc',
  'cu nhan duoc',
  'duoc si o uc',
  'y duoc o duc',
  'hoc bong nganh duoc',
  'nganh duoc co de xin viec khong',
  'hoc duoc may nam',
  'hoc duoc o uc co kho khong',
  'ielts 6.5 co hoc duoc o uc dc khong',
  'dieu duong hay duoc',
  'hoc phi nganh duoc',
  'hoc duoc',
  'hoc duoc si',
  'muon hoc duoc khong can ielts',
  'hoc duoc va ke toan',
  'hoc duoc hoac dieu duong',
  'học dược kế toán',
  'úc có nganh duoc khong',
  'co khoa duoc ko, ở úc',
])('%s: pharmacy', text => expect(meantBy(text).map(word => word.replace('duoc', 'dược'))).toEqual(['dược']));

it('one text may say both', () =>
  expect(meantBy('em muon hoc nganh duoc co xin duoc hoc bong khong')).toEqual(['dược', 'được']));
