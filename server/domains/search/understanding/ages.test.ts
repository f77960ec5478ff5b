/** How old somebody is, and how long they have worked, asks for nothing. */
import { NO_NAMES } from '../test/noNames.js';
import { parseQueryText } from '../text/queryText.js';
import { understand } from './understand.js';

const read = (text: string) => understand(text, NO_NAMES);
const kindsOf = (text: string) => read(text).items.map(({ limit }) => limit.kind);
const termsOf = (text: string) => parseQueryText(read(text).rest).terms.length;

it.each([
  'giờ 28 tuổi muốn học kế toán',
  'gio 28 tuoi muon hoc lai nganh ke toan',
  'em 19t rồi muốn học kế toán',
  '32 tuổi rồi, học kế toán',
  "I'm 28, want to study accounting",
  'i am 35 years old, accounting',
  '40 year old student, accounting',
  'aged 30 accounting',
  'đi làm công nhân 5 năm rồi giờ muốn học kế toán',
  'di lam cong nhan 5 nam roi gio 28 tuoi muon hoc lai nganh ke toan',
  'làm công nhân 5 năm rồi muốn học kế toán',
  'đi bộ đội 2 năm về muốn học kế toán',
  'worked in a factory for 5 years, now accounting',
])('%s asks for its subject alone', text => {
  expect(kindsOf(text)).toEqual([]);
  expect(termsOf(text)).toBe(1);
});

it.each([
  ['work as a nurse for 3 years want master', 'nurse', ['AWARD']],
  ['tôi làm điều dưỡng 6 năm rồi muốn học thạc sĩ', 'điều dưỡng', ['AWARD']],
])('of %s the occupation is meant, and no length', (text, occupation, kinds) => {
  expect(kindsOf(text)).toEqual(kinds);
  expect(read(text).rest).toContain(occupation);
});

it.each([
  ['học làm bánh 1 năm', 'DURATION'],
  ['muốn học làm nail 1 năm', 'DURATION'],
  ['thạc sĩ 2 năm rồi đi làm', 'DURATION'],
  ['university over 100 years old', 'UNANSWERED'],
  ['trường trên 50 năm tuổi', 'UNANSWERED'],
  ['kế toán dưới 500 triệu', 'FEE'],
  ['i have 28k usd', 'FEE'],
])('%s says more than an age', (text, kind) => expect(kindsOf(text)).toContain(kind));
