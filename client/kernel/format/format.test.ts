import { dayIn, formatDay, formatDuration, formatMoney, formatMonthYear, formatNumber, formatPercent } from './format';

describe('format', () => {
  it('groups thousands by the habit of the language', () => {
    expect(formatNumber('vi', 1234567.5)).toBe('1.234.567,5');
    expect(formatNumber('en', 1234567.5)).toBe('1,234,567.5');
    expect(formatNumber('en', 999)).toBe('999');
    expect(formatNumber('vi', -1000)).toBe('−1.000');
  });

  it('names the currency by its code, after the amount in Vietnamese and before it in English', () => {
    expect(formatMoney('vi', { amount: 28500, currency: 'AUD' })).toBe('28.500\u00a0AUD');
    expect(formatMoney('en', { amount: 28500, currency: 'AUD' })).toBe('AUD\u00a028,500');
  });

  it('writes a calendar day without shifting it', () => {
    expect(formatDay('vi', '2026-03-01')).toBe('01/03/2026');
    expect(formatDay('en', '2026-03-01')).toBe('1 Mar 2026');
  });

  it('tells the day of an instant in a time zone', () => {
    const instant = new Date('2026-11-21T18:30:00Z');
    expect(dayIn('Asia/Ho_Chi_Minh', instant)).toBe('2026-11-22');
    expect(dayIn('America/Toronto', instant)).toBe('2026-11-21');
  });

  it('writes an intake by month and year', () => {
    expect(formatMonthYear('vi', { year: 2027, month: 9 })).toBe('tháng\u00a09/2027');
    expect(formatMonthYear('en', { year: 2027, month: 9 })).toBe('Sep 2027');
  });

  it('writes whole and half years as years and the rest as months', () => {
    expect(formatDuration('en', 12)).toBe('1\u00a0year');
    expect(formatDuration('en', 18)).toBe('1.5\u00a0years');
    expect(formatDuration('vi', 18)).toBe('1,5\u00a0năm');
    expect(formatDuration('en', 8)).toBe('8\u00a0months');
    expect(formatDuration('vi', 1)).toBe('1\u00a0tháng');
  });

  it('writes a percentage', () => {
    expect(formatPercent('vi', 12.5)).toBe('12,5%');
    expect(formatPercent('en', 12.5)).toBe('12.5%');
  });
});
