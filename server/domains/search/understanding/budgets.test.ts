import { fee } from '../test/limitsSaid.js';
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const readingOf = (text: string) => {
  const { items, rest } = understand(text, NO_NAMES);
  return { limits: items.map(({ limit }) => limit), rest };
};

describe('what somebody can pay', () => {
  // An answer above the sum would break the wish.
  it.each([
    ['tầm 700 triệu/năm thôi', 700e6, 'VND'],
    ['nhà mình lo dc tầm 700 triệu/năm thôi', 700e6, 'VND'],
    ['khoảng 500 triệu thôi ạ', 500e6, 'VND'],
    ['khoang 500tr thoi', 500e6, 'VND'],
    ['học phí tầm 600 triệu một năm thôi', 600e6, 'VND'],
    ['tối đa khoảng 500 triệu', 500e6, 'VND'],
    ['chỉ khoảng 500 triệu', 500e6, 'VND'],
    ['khoảng 500 triệu là hết mức', 500e6, 'VND'],
    ['about 20k usd at most', 20e3, 'USD'],
    ['about $20k maximum', 20e3, 'USD'],
    ['around 25k euro max', 25e3, 'EUR'],
    ['only around 20k usd', 20e3, 'USD'],
    ['up to about 20k usd a year', 20e3, 'USD'],
  ])('%s: no more than that', (text, max, currency) =>
    expect(readingOf(text)).toEqual({ limits: [fee(null, max, currency)], rest: '' }),
  );

  it.each([
    ['nhà lo 500 triệu', fee(null, 500e6, 'VND')],
    ['bố mẹ lo nổi 600 triệu một năm', fee(null, 600e6, 'VND')],
    ['nhà mình lo được khoảng 800tr/năm', fee(null, 880e6, 'VND')],
    ['nha minh lo duoc khoang 800tr/nam', fee(null, 880e6, 'VND')],
    ['gia đình kham nổi tầm 500 triệu', fee(null, 550e6, 'VND')],
    ['ba mẹ lo đc học phí khoảng 500tr', fee(null, 550e6, 'VND')],
  ])('%s says that they can', (text, limit) => expect(readingOf(text)).toEqual({ limits: [limit], rest: '' }));

  it.each([
    ['tầm 700 triệu', fee(560e6, 840e6, 'VND')],
    ['about 20k usd', fee(16e3, 24e3, 'USD')],
    ['khoảng 500 triệu thì học gì', fee(400e6, 600e6, 'VND')],
    ['từ 20k đến 30k usd thôi', fee(20e3, 30e3, 'USD')],
    ['trên 500 triệu', fee(500e6, null, 'VND')],
  ])('%s is what it was', (text, limit) => expect(readingOf(text).limits).toEqual([limit]));
  it('beside no sum they are words like others', () => expect(readingOf('lo lắng').rest).toBe('lo lắng'));
});
