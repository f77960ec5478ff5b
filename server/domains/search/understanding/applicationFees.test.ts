/** No fee for the application, said in many ways. */
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const limitsOf = (text: string) =>
  understand(text, NO_NAMES).items.map(({ limit, text: words }) => [limit.kind, words]);

it.each([
  ['khỏi nộp phí xét hồ sơ, quản trị du lịch', 'khỏi nộp phí xét hồ sơ'],
  ['kế toán khỏi đóng phí apply', 'khỏi đóng phí apply'],
  ['ke toan khoi nop phi apply', 'khoi nop phi apply'],
  ['kế toán free app fee', 'free app fee'],
  ['không tốn phí hồ sơ kế toán', 'không tốn phí hồ sơ'],
  ['không phải đóng phí ghi danh kế toán', 'không phải đóng phí ghi danh'],
  ['kế toán không mất tiền nộp đơn', 'không mất tiền nộp đơn'],
  ['miễn phí apply kế toán', 'miễn phí apply'],
  ['miễn phí hồ sơ kế toán', 'miễn phí hồ sơ'],
  ['kế toán được miễn lệ phí xét tuyển', 'được miễn lệ phí xét tuyển'],
  ['waive application fee accounting', 'waive application fee'],
  ['accounting waives the application fee', 'waives the application fee'],
  ['accounting app fee waiver', 'app fee waiver'],
  ['accounting application fee waived', 'application fee waived'],
  ['accounting without paying an application fee', 'without paying an application fee'],
])('%s', (text, words) => expect(limitsOf(text)).toEqual([['APPLICATION_FEE', words]]));

it.each([
  'khỏi đóng học phí',
  'tuition fee waiver',
  'không tốn tiền học',
  'khỏi nộp hồ sơ',
  'app fee bao nhiêu',
  'application fee under 100 usd',
  'không nộp đơn',
])('%s is no such thing', text => expect(limitsOf(text).filter(([kind]) => kind === 'APPLICATION_FEE')).toEqual([]));
