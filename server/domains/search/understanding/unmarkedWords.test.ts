import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const restOf = (text: string) => understand(text, NO_NAMES).rest.replaceAll('\u001f', ' ');

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
