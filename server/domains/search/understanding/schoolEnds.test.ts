/** When school ends is no intake; what is said of an intake stays one. */
import { kindsSaid } from '../test/kindsSaid.js';

it.each([
  'hết lớp 12 tháng 5 năm 2027 học luật',
  'het lop 12 thang 6/2027 hoc luat',
  'con tôi tốt nghiệp THPT tháng 6/2027 muốn học kế toán',
  'con hoc xong lop 12 vao thang 6, hoc IT',
  'she finish grade 12 in june 2027, fashion design',
  'my daughter finishes grade 12 june 2027, computer science',
  'graduating high school in may 2027 nursing',
])('%s: the month is when school ends', text => expect(kindsSaid(text).kinds).toEqual(['AWARD']));

it.each([
  ['hết lớp 12 kỳ tháng 5', ['AWARD', 'INTAKE']],
  ['hết lớp 12 nhập học tháng 7', ['AWARD', 'INTAKE']],
  ['hết lớp 12 tháng 9 đi luôn', ['AWARD', 'INTAKE']],
  ['grade 12 july intake', ['AWARD', 'INTAKE']],
  ['cử nhân luật tháng 6', ['AWARD', 'INTAKE']],
])('%s: the month is an intake', (text, kinds) => expect(kindsSaid(text).kinds).toEqual(kinds));
