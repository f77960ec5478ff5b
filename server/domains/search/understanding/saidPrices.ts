/** How people say what studies may cost: what they can pay, bounds of a sum, and that it should be little. */
import { each, waysOf } from '../text/each.js';
import type { Phrases } from './phraseList.js';

const FAMILY = waysOf(['nhà', 'gia đình'], ['', 'em', 'mình', 'tôi', 'con']);
const PARENTS = ['bố mẹ', 'ba mẹ', 'ba má', 'vợ chồng tôi', 'hai vợ chồng', 'hai vợ chồng tôi'];

/** Who pays, and that they can: `nhà mình lo dc`, `ba mẹ kham nổi`. */
const PAID_BY = [
  each(
    ['', ...FAMILY, ...PARENTS],
    ['', 'chỉ'],
    ['lo', 'lo được', 'lo đc', 'lo dc', 'lo nổi', 'kham nổi', 'kham được', 'kham dc', 'gánh nổi', 'gánh được'],
    ['', 'học phí'],
  ),
  each(
    ['', ...FAMILY, ...PARENTS],
    ['', 'chỉ'],
    [
      ...waysOf(
        ['chi', 'chi trả', 'thu xếp', 'xoay', 'gửi', 'đầu tư', 'đóng', 'trả', 'chuẩn bị'],
        ['được', 'đc', 'nổi'],
      ),
      'để dành được',
      'đầu tư cho em',
      'đầu tư cho con',
      'chuẩn bị sẵn',
      'dư sức lo',
    ],
  ),
].join(' | ');
/** `tài chính nhà em`, `kinh tế gia đình`, `ngân sách của ba mẹ`, which name no subject before a sum. */
const MEANS = [
  each(
    ['tài chính', 'kinh tế', 'điều kiện', 'khả năng', 'khả năng tài chính', 'ngân sách', 'kinh phí', 'budget'],
    ['', 'của'],
    // Without marks `gia đình tôi` would take the beginning of `tối đa`.
    [...FAMILY, ...PARENTS, 'em', 'mình'].filter(owner => !owner.endsWith('tôi')),
    ['', 'có', 'là'],
  ),
  each(['ngân sách', 'kinh phí', 'tài chính', 'budget', 'khả năng tài chính'], ['là', 'có']),
].join(' | ');
/** What somebody can pay: a price that is said, too. */
export const AFFORDED = [
  PAID_BY,
  MEANS,
  'ngân sách | ngân sách một năm | ngân sách mỗi năm | kinh phí | tài chính | có thể chi | chi trả được | đóng được | budget | my budget | budget is | my budget is | budget of | a budget of | with a budget of | with budget of | can pay | i can pay | we can pay | can afford | i can afford | we can afford | willing to pay',
].join(' | ');

/** `nhà chỉ có`, beside which a sum is the most. */
export const FAMILY_HAS = [
  each(['', 'mà'], FAMILY, ['', 'chỉ', 'đang', 'hiện'], ['có']),
  each(['', 'mà'], PARENTS, ['chỉ', 'đang', 'hiện'], ['có']),
].join(' | ');

/** Before a sum a price as `học phí` is. */
export const PRICE_WORDS = `tầm tiền | tầm giá | mức tiền | mức giá | mức phí | số tiền | khoảng tiền | ${each(['đóng', 'trả', 'mức', 'tiền'], ['học phí', 'học phí một năm', 'học phí mỗi năm'])}`;

/** Less than a figure, which `below` takes for at most it. */
export const UNDER =
  'dưới | nhỏ hơn | ít hơn | ngắn hơn | chưa tới | chưa đến | không tới | không đến | ko tới | under | below | less than | shorter than';
/** At most. */
export const AT_MOST =
  'cùng lắm | cùng lắm là | nhiều lắm | nhiều lắm là | cao lắm | cao lắm là | cao nhất | cao nhất là | nhiều nhất là | mắc nhất | đừng quá | đừng vượt quá | ko quá | k quá | không được quá | không vượt | trần | tối đa là | max là';
/** About, of sums and of lengths. */
export const ABOUT =
  'trên dưới | vào khoảng | rơi vào | rơi vào khoảng | rơi vào tầm | đâu đó | đâu đó khoảng | đâu khoảng | loanh quanh | quanh quẩn | dao động | dao động khoảng | cỡ khoảng | cỡ tầm | chừng khoảng | khoảng chừng | khoảng tầm | tầm cỡ | cỡ chừng | ước chừng | tầm chừng';
/** Before the lower one of two sums. */
export const FROM_SUM =
  'vào khoảng | rơi vào | rơi vào khoảng | rơi vào tầm | dao động | dao động từ | dao động trong khoảng | nằm trong khoảng | đâu đó từ | loanh quanh | khoảng từ | tầm từ | cỡ từ | chừng';

const SORTED = ['', 'xếp', 'xếp theo', 'sắp xếp', 'sắp xếp theo', 'sort', 'sort theo', 'lọc theo'];
const PRICE = ['học phí', 'giá', 'chi phí', 'tiền học'];
/** The order of prices that is asked for: `sắp xếp theo học phí tăng dần`. */
const RISING = each(SORTED, PRICE, ['tăng dần', 'từ thấp đến cao', 'từ thấp tới cao', 'từ rẻ đến đắt', 'thấp đến cao']);
export const FALLING = each(SORTED, PRICE, [
  'giảm dần',
  'từ cao xuống thấp',
  'từ cao đến thấp',
  'từ cao tới thấp',
  'từ đắt đến rẻ',
]);
/** That it should cost little, in the words of the day. */
export const CHEAP = [
  RISING,
  each(['học phí', 'giá', 'chi phí', 'giá cả', 'mức giá'], ['bình dân', 'dễ thở', 'dễ chịu', 'hạt dẻ']),
  'giá thấp | phí thấp | ngân sách thấp | kinh phí thấp | ít kinh phí | on a budget | money is tight',
  each(['học phí', 'giá', 'chi phí'], ['sinh viên', 'nhẹ', 'nhẹ nhàng', 'ok', 'ổn', 'vừa túi', 'vừa tầm', 'thấp thôi']),
  each(['đỡ', 'bớt', 'ít', 'không'], ['tốn tiền', 'tốn kém tiền', 'hao tiền']),
  each(['nhẹ', 'đỡ', 'bớt', 'ít'], ['gánh nặng', 'gánh nặng tài chính', 'gánh nặng học phí', 'áp lực tài chính']),
  each(
    ['', 'nhà', 'nhà em', 'nhà mình', 'gia đình', 'gia đình em', 'gia đình mình', 'con nhà'],
    ['không khá giả', 'không khá giả lắm', 'không dư dả', 'không giàu', 'không có nhiều tiền', 'không có điều kiện'],
  ),
  each(
    ['tài chính', 'kinh tế', 'điều kiện', 'kinh phí', 'ngân sách', 'tiền bạc'],
    ['', 'nhà em', 'gia đình', 'gia đình em', 'nhà'],
    ['hạn hẹp', 'eo hẹp', 'có hạn', 'hạn chế', 'không nhiều', 'yếu'],
  ),
  each(['nhà em', 'nhà mình', 'gia đình em', 'gia đình mình'], ['nghèo', 'không nhiều tiền', 'ít tiền']),
  // Without its mark `mà` beside a limit is a degree.
  each(
    ['mà', 'miễn', 'miễn sao', 'miễn là'],
    ['rẻ', 'ít tiền', 'không đắt', 'học phí rẻ', 'học phí thấp', 'học phí mềm', 'giá rẻ', 'tiết kiệm'],
  ),
  each(
    ['', 'học phí', 'chi phí', 'giá'],
    ['thật rẻ', 'cực rẻ', 'rất rẻ', 'khá rẻ', 'rẻ nhứt', 'rẻ rẻ thôi', 'càng rẻ càng tốt', 'mềm mềm', 'mềm nhất'],
  ),
  each(
    ['học phí', 'chi phí', 'giá', 'mức phí'],
    ['thật thấp', 'thấp thấp', 'rất thấp', 'cực thấp', 'thấp nhứt', 'càng thấp càng tốt', 'thấp một chút', 'thấp chút'],
  ),
  'ví mỏng | mềm thôi | càng mềm càng tốt | ít tốn tiền | rẻ chút | rẻ một chút | rẻ xíu | rẻ tí | rẻ bèo | siêu rẻ | rẻ hơn chút | tiết kiệm nhất | tiết kiệm chi phí nhất | tiết kiệm tiền | tiết kiệm được tiền | không tốn nhiều tiền | không quá cao',
].join(' | ');

/** For how long a sum is paid that is not a year's. */
export const TERM_MARKERS: Phrases<string> = [
  [
    'perTerm',
    'một kỳ | 1 kỳ | mỗi kỳ | / kỳ | / 1 kỳ | một học kỳ | 1 học kỳ | mỗi học kỳ | / học kỳ | một kì | 1 kì | mỗi kì | / kì | / sem | một sem | 1 sem | mỗi sem | một kỳ học',
  ],
  [
    'eachTerm',
    'một kỳ | 1 kỳ | mỗi kỳ | một học kỳ | 1 học kỳ | mỗi học kỳ | một kì | 1 kì | mỗi kì | một sem | 1 sem | mỗi sem | từng kỳ',
  ],
  ['perMonth', 'một tháng | 1 tháng | mỗi tháng | hàng tháng | hằng tháng | / tháng | / 1 tháng'],
  ['eachMonth', 'một tháng | 1 tháng | mỗi tháng | hàng tháng | hằng tháng'],
];
