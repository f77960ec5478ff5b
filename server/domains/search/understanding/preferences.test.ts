/** What would be welcome, what is taken up again and what a scholarship is not is nothing to look for. */
import { NO_NAMES } from '../test/noNames.js';
import { parseQueryText } from '../text/queryText.js';
import { understand } from './understand.js';

const read = (text: string) => understand(text, NO_NAMES);
const termsOf = (text: string) => parseQueryText(read(text).rest).terms.length;

it.each([
  'kế toán thì càng tốt',
  'ke toan cang tot',
  'kế toán thì tốt quá',
  'nếu được thì kế toán',
  'accounting if possible',
  'preferably accounting',
  'muốn học lại kế toán',
  'going back to school for accounting',
  'bỏ đại học giữa chừng muốn học kế toán',
  'mất gốc tiếng anh, học kế toán',
  'lam ke toan',
  'accounting for intl students',
  "int'l students accounting",
  'no loans, accounting',
  'accounting not a student loan',
  'kế toán không phải vay',
  'ke toan khong phai hoan tra',
])('%s asks for its subject alone', text => expect(termsOf(text)).toBe(1));

it.each(['càng rẻ càng tốt', 'cang re cang tot', 'the cheaper the better', 'kế toán rẻ càng tốt'])(
  '%s is an order',
  text => expect(read(text).items.map(({ limit }) => limit)).toEqual([{ kind: 'SORT', sort: 'TUITION_ASC' }]),
);

it.each(['học làm đẹp', 'intl business'])('%s stays a subject', text => expect(termsOf(text)).toBe(1));
