import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const read = (text: string) => {
  const { items, rest } = understand(text, NO_NAMES);
  return [...items.map(item => item.text), rest];
};

it.each([
  ['cử nhân khoa học 3 năm', ['cử nhân khoa học', '3 năm', '']],
  ['cu nhan khoa hoc 3 nam', ['cu nhan khoa hoc', '3 nam', '']],
  ['thạc sĩ khoa học 2 năm', ['thạc sĩ khoa học', '2 năm', '']],
  ['thạc sĩ khoa học ở Anh', ['thạc sĩ khoa học', 'Anh', '']],
  ['master of science 2 năm', ['master of science', '2 năm', '']],
  ['diploma 1 năm', ['diploma', '1 năm', '']],
])('%s is a degree and what is said beside it', (text, parts) => expect(read(text)).toEqual(parts));

it.each([
  ['thạc sĩ khoa học dữ liệu', ['thạc sĩ', 'khoa học dữ liệu']],
  ['cu nhan khoa hoc may tinh', ['cu nhan', 'khoa hoc may tinh']],
  ['cử nhân khoa học môi trường 3 năm', ['cử nhân', '3 năm', 'khoa học môi trường']],
  ['khóa học 3 năm', ['khóa học 3 năm', '']],
])('%s has a subject of its own, or none', (text, parts) => expect(read(text)).toEqual(parts));
