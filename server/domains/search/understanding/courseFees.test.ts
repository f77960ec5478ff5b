import { fee } from '../test/limitsSaid.js';
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const itemsOf = (text: string) => understand(text, NO_NAMES).items.map(({ limit, text: words }) => ({ limit, words }));
const feesOf = (text: string) => itemsOf(text).filter(({ limit }) => limit.kind === 'FEE');
const lengthsOf = (text: string) => itemsOf(text).filter(({ limit }) => limit.kind === 'DURATION');

describe('a price for the whole course', () => {
  it.each([
    ['1 tỷ 2 cho cả khoá truyền thông', fee(null, 1.2e9, 'VND'), '1 tỷ 2 cho cả khoá'],
    ['bo me co 1 ty 2 cho ca khoa 3 nam', fee(null, 1.2e9, 'VND'), 'co 1 ty 2 cho ca khoa'],
    ['900 triệu cho cả chương trình kế toán', fee(null, 900e6, 'VND'), '900 triệu cho cả chương trình'],
    ['ngân sách cả khóa 2 tỷ, khoa học máy tính', fee(null, 2e9, 'VND'), 'ngân sách cả khóa 2 tỷ'],
    ['ngan sach tron khoa khoang 2 ty', fee(null, 2.2e9, 'VND'), 'ngan sach tron khoa khoang 2 ty'],
    ['chi phí cả khoá dưới 1 tỷ', fee(null, 1e9, 'VND'), 'chi phí cả khoá dưới 1 tỷ'],
    ['tổng học phí 3 năm dưới 1 tỷ 2, kinh doanh', fee(null, 1.2e9, 'VND'), 'tổng học phí 3 năm dưới 1 tỷ 2'],
    ['kế toán tổng cộng 4 năm 2 tỷ', fee(null, 2e9, 'VND'), 'tổng cộng 4 năm 2 tỷ'],
    ['ke toan tong hoc phi duoi 1 ty', fee(null, 1e9, 'VND'), 'tong hoc phi duoi 1 ty'],
    ['kế toán 3 năm dưới 1 tỷ 2', fee(null, 1.2e9, 'VND'), '3 năm dưới 1 tỷ 2'],
    ['2 tỷ cho 4 năm kế toán', fee(null, 2e9, 'VND'), '2 tỷ cho 4 năm'],
    ['học phí cả khóa từ 500 triệu đến 1 tỷ', fee(500e6, 1e9, 'VND'), 'học phí cả khóa từ 500 triệu đến 1 tỷ'],
    ['tổng học phí trên 1 tỷ', fee(1e9, null, 'VND'), 'tổng học phí trên 1 tỷ'],
    ['60k usd for the whole degree accounting', fee(null, 60e3, 'USD'), '60k usd for the whole degree'],
    ['nursing total tuition under 60k', fee(null, 60e3, null), 'total tuition under 60k'],
    ['business under 60000 gbp in total', fee(null, 60e3, 'GBP'), 'under 60000 gbp in total'],
    ['business 60k gbp for three years', fee(null, 60e3, 'GBP'), '60k gbp for three years'],
  ])('%s', (text, limit, words) => expect(feesOf(text)).toEqual([{ limit: { ...limit, isOfCourse: true }, words }]));

  it.each([
    ['bố mẹ có 1 tỷ 2 cho cả khoá 3 năm', '3 năm'],
    ['tổng học phí 3 năm dưới 1 tỷ 2', '3 năm'],
    ['tong cong 4 nam 2 ty', '4 nam'],
    ['60k gbp for three years', 'three years'],
  ])('its years are a length, too: %s', (text, words) =>
    expect(lengthsOf(text)).toEqual([{ limit: expect.objectContaining({ kind: 'DURATION' }), words }]),
  );
});

describe('a price of a year', () => {
  it.each([
    'ngân sách 2 tỷ',
    'ngân sách 2 tỷ khóa 3 năm',
    '3 năm dưới 500 triệu một năm',
    'tổng học phí mỗi năm dưới 500 triệu',
    'tổng học phí dưới 500 triệu / năm',
    'học phí 1 năm dưới 500 triệu',
    'cử nhân 3 năm học phí dưới 500 triệu',
    'total tuition under 20k usd per year',
    'bachelor 3 years 20k gbp a year',
    'tuition under 30k usd full time',
    'diploma 2 nam duoi 400tr',
    'công nghệ thông tin 3 năm dưới 500 triệu',
    'business 2 years under 15k usd',
  ])('%s', text =>
    expect(feesOf(text)).toEqual([
      { limit: fee(null, expect.any(Number) as number, expect.anything() as string), words: expect.any(String) },
    ]),
  );
});
