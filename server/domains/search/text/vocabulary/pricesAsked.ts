/** How the price of a year is asked for, which each card tells: no limit, and no length of a course. Words of asking (neutral.ts). */
import { each } from '../each.js';

const HOW_MUCH: readonly string[] = [
  'bao nhiêu',
  'bao nhiu',
  'bao nhiêu tiền',
  'bao nhiu tiền',
  'nhiêu tiền',
  'nhiu tiền',
  'bn',
  'bn tiền',
  'bnh',
  'bnh tiền',
  'bnhiu',
  'bnhiu tiền',
  'bnhiêu',
  'bnhieu',
];
const EACH_YEAR: readonly string[] = [
  'một năm',
  '1 năm',
  'mỗi năm',
  'hàng năm',
  'hằng năm',
  'năm',
  'một kỳ',
  '1 kỳ',
  'mỗi kỳ',
  'một tháng',
  '1 tháng',
];
const PER_YEAR: readonly string[] = [
  'per year',
  'a year',
  'each year',
  'every year',
  'one year',
  'for one year',
  'for a year',
  'per annum',
  'yearly',
  'annually',
  'per semester',
  'a semester',
  'per term',
  'in total',
];
export const PRICES_ASKED: readonly string[] = [
  each(HOW_MUCH, ['', ...EACH_YEAR]),
  each(EACH_YEAR, HOW_MUCH),
  each(EACH_YEAR, ['hết', 'tốn', 'mất', 'khoảng', 'là', 'học phí'], HOW_MUCH),
  each(
    ['hết', 'tốn', 'mất', 'là', 'giá', 'phí', 'học phí', 'tiền học', 'hp', 'chi phí', 'học phí là', 'học phí khoảng'],
    HOW_MUCH,
    ['', ...EACH_YEAR],
  ),
  each(['giá', 'phí', 'học phí', 'chi phí', 'hp'], ['thế nào', 'như thế nào', 'ra sao', 'sao']),
  each(
    ['học phí', 'chi phí', 'tiền học'],
    EACH_YEAR.filter(one => one !== 'năm'),
  ),
  'phí ứng tuyển | phí hồ sơ | phí nộp hồ sơ | phí nộp đơn | phí đăng ký | phí apply | application fee | application fees | application cost',
  'phí | giá | giá cả | mức phí | mức học phí | học phí hàng năm | học phí từng năm | mỗi năm | hàng năm | hằng năm | nhiu | nhiêu | bao nhiu',
  each(
    ['how much', 'how much is the fee', 'how much is the tuition', 'how much do they cost', 'what is the cost'],
    ['', ...PER_YEAR],
  ),
  each(['cost', 'costs', 'fee', 'fees', 'tuition', 'tuition fee', 'tuition fees', 'price'], PER_YEAR),
  each(['yearly', 'annual'], ['cost', 'costs', 'fee', 'fees', 'tuition', 'tuition fee', 'tuition fees', 'price']),
  'per year | each year | every year | per annum | yearly | annually | a year | per semester | price | prices | what is the fee | what are the fees | what is the tuition',
];
