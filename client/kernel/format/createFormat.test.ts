import { createIntl } from 'react-intl';
import { createFormat } from './createFormat';

const vi = createFormat(createIntl({ locale: 'vi', timeZone: 'Asia/Ho_Chi_Minh' }));
const en = createFormat(createIntl({ locale: 'en', timeZone: 'Asia/Ho_Chi_Minh' }));
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('format', () => {
  it('groups thousands by the habit of the language', () => {
    expect(vi.number(1234567.5)).toBe('1.234.567,5');
    expect(en.number(1234567.5)).toBe('1,234,567.5');
  });

  it('writes bands of an English test with their half, and larger scores as they are', () => {
    expect([6, 6.5, 9, 10, 90].map(vi.testScore)).toEqual(['6.0', '6.5', '9.0', '10', '90']);
    expect(en.testScore(6)).toBe('6.0');
  });

  it('names the currency by its code', () => {
    expect(plain(vi.money({ amount: 28500, currency: 'AUD' }))).toBe('28.500 AUD');
    expect(plain(en.money({ amount: 1529.5, currency: 'GBP' }))).toBe('GBP 1,529.50');
    expect(plain(en.money({ amount: 1529, currency: 'GBP' }))).toBe('GBP 1,529');
  });

  it.each([
    [800_000_000, '800 triệu đồng'],
    [812_500_000, '812,5 triệu đồng'],
    [1_250_000_000, '1,25 tỷ đồng'],
    [1_255_000_000, '1.255 triệu đồng'],
    [812_345_678, '812.345.678 đồng'],
    [50_000, '50.000 đồng'],
  ])('writes %d dong in Vietnamese as it is spoken, without losing a digit', (amount, words) => {
    expect(plain(vi.money({ amount, currency: 'VND' }))).toBe(words);
  });

  it('writes dong in English by the code, as other currencies', () => {
    expect(plain(en.money({ amount: 800_000_000, currency: 'VND' }))).toBe('VND 800,000,000');
  });

  it('names the currency of a range once, and writes each end in dong as it is spoken', () => {
    expect(plain(vi.moneyRange({ min: 10000, max: 20000, currency: 'AUD' }))).toBe('10.000 – 20.000 AUD');
    expect(plain(en.moneyRange({ min: 10000, max: 20000, currency: 'AUD' }))).toBe('AUD 10,000 – 20,000');
    expect(plain(vi.moneyRange({ min: 800_000_000, max: 1_250_000_000, currency: 'VND' }))).toBe(
      '800 triệu đồng – 1,25 tỷ đồng',
    );
  });

  it('writes a calendar day without shifting it', () => {
    expect(vi.day('2026-03-01')).toBe('01/03/2026');
    expect(en.day('2026-03-01')).toBe('Mar 1, 2026');
    expect([vi.dayOfYear('2026-03-01'), en.dayOfYear('2026-03-01')]).toEqual(['01/03', 'Mar 1']);
  });

  it('tells an instant in the time of Vietnam', () => {
    const midnightInLondon = '2027-01-14T23:59:59.999Z';
    expect([vi.dayInVietnam(midnightInLondon), vi.timeInVietnam(midnightInLondon)]).toEqual(['15/01/2027', '06:59']);
    expect([en.dayInVietnam(midnightInLondon), en.timeInVietnam(midnightInLondon)]).toEqual(['Jan 15, 2027', '06:59']);
  });

  it('writes months and intakes', () => {
    expect(vi.monthYear({ year: 2027, month: 9 })).toBe('tháng 9 năm 2027');
    expect(en.monthYear({ year: 2027, month: 9 })).toBe('Sep 2027');
    expect([vi, en].map(({ intakeMonth }) => intakeMonth({ year: 2027, month: 2 }))).toEqual([
      '02/2027',
      'February 2027',
    ]);
    expect(['2022', '2022-10', '2022-10-04'].map(vi.edition)).toEqual(['2022', '10/2022', '10/2022']);
    expect(['2022', '2022-10', '2022-10-04'].map(en.edition)).toEqual(['2022', 'October 2022', 'October 2022']);
    expect([vi.month(1), en.month(12)]).toEqual(['Tháng 1', 'December']);
  });

  it('writes whole and half years as years and the rest as months', () => {
    expect([12, 18, 8, 1].map(en.duration).map(plain)).toEqual(['1 year', '1.5 years', '8 months', '1 month']);
    expect([18, 1].map(vi.duration).map(plain)).toEqual(['1,5 năm', '1 tháng']);
  });

  it('writes a percentage', () => {
    expect([vi.percent(95), en.percent(12.5)]).toEqual(['95%', '12.5%']);
  });
});
