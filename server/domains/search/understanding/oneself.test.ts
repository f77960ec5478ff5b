/** What somebody is who says next what they want to study is not looked for; alone it is what is meant. */
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const restOf = (text: string): string => understand(text, NO_NAMES).rest;

it.each([
  ['nhân viên ngân hàng muốn học MBA', 'ngân hàng'],
  ['em là nhân viên ngân hàng muốn học MBA', 'ngân hàng'],
  ['kế toán viên muốn học thạc sĩ tài chính', 'kế toán'],
  ['dân kế toán muốn học marketing', 'kế toán'],
  ['dan ke toan muon hoc marketing', 'ke toan'],
  ['em là kỹ sư, muốn chuyển sang học marketing ở úc', 'kỹ sư'],
  ['sinh viên kinh tế muốn học luật', 'kinh tế'],
  ['y tá muốn học thạc sĩ quản lý y tế', 'y tá'],
  ['i am a nurse, want to study public health', 'nurse'],
  ['i am an accountant want to move into data science', 'accountant'],
  ['teacher want to study counselling', 'teacher'],
])('%s does not look for %s', (text, past) => expect(restOf(text)).not.toContain(past));

it.each([
  ['kế toán muốn học ở úc', 'kế toán'],
  ['marketing muốn học thạc sĩ ở anh', 'marketing'],
  ['kế toán, muốn học ở úc', 'kế toán'],
  ['mình là giáo viên tiếng anh muốn học thạc sĩ', 'giáo viên tiếng anh'],
  ['em muốn học kế toán, muốn đi úc', 'kế toán'],
  ['nurse want masters in australia', 'nurse'],
  ['kế toán và marketing muốn học ở úc', 'kế toán'],
])('%s looks for %s', (text, wanted) => expect(restOf(text)).toContain(wanted));
